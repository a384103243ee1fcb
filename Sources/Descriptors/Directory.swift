private import Glibc

/// Directories of the file system.
package enum Directory {
    /// The names of the entries of a directory without `.` and `..`, sorted by their bytes; `nil` if it cannot be
    /// opened, with the reason in `errno`.
    package static func names(in path: String) -> [String]? {
        guard let directory = unsafe opendir(path) else { return nil }
        defer { unsafe closedir(directory) }
        var names: [String] = []
        while let entry = unsafe readdir(directory) {
            let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { name in
                unsafe name.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: name.pointee)) {
                    unsafe String(cString: $0)
                }
            }
            if name != ".", name != ".." { names.append(name) }
        }
        return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }
}
