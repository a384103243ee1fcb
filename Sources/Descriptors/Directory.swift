private import Glibc

/// Directories of the file system.
package enum Directory {
    /// The names of the entries of a directory without `.` and `..`, sorted by their bytes; `nil` if it cannot be
    /// opened, with the reason in `errno`. Bytes that are not UTF-8 are replaced by U+FFFD.
    package static func names(in path: String) -> [String]? {
        var names: [String] = []
        let isOpen = unsafe forEachName(in: path) { name, _ in unsafe names.append(String(cString: name)) }
        return isOpen ? names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) } : nil
    }

    /// The names of the directories in a directory, links left out, that are not UTF-8 and cannot be opened by what
    /// ``names(in:)`` makes of them.
    package static func unreadableFolders(in path: String) -> [String] {
        var names: [String] = []
        _ = unsafe forEachName(in: path) { name, directory in
            guard unsafe String(validatingCString: name) == nil else { return }
            var status = stat()
            if unsafe fstatat(directory, name, &status, AT_SYMLINK_NOFOLLOW) == 0, status.st_mode & S_IFMT == S_IFDIR {
                unsafe names.append(String(cString: name))
            }
        }
        return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    /// Calls `body` with the bytes of each name but `.` and `..`, and with the directory's descriptor. Returns whether
    /// the directory could be opened.
    private static func forEachName(in path: String, _ body: (UnsafePointer<CChar>, Int32) -> Void) -> Bool {
        guard let directory = unsafe opendir(path) else { return false }
        defer { unsafe closedir(directory) }
        let descriptor = unsafe dirfd(directory)
        while let entry = unsafe readdir(directory) {
            unsafe withUnsafePointer(to: &entry.pointee.d_name) { name in
                unsafe name.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: name.pointee)) {
                    if unsafe strcmp($0, ".") != 0, unsafe strcmp($0, "..") != 0 { unsafe body($0, descriptor) }
                }
            }
        }
        return true
    }
}
