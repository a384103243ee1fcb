/// Operations on paths as texts, without access to the disk.
package enum RelativePath {
    /// Returns the path from a folder to a file, both absolute; `.` and `..` in them are resolved.
    package static func from(folder: String, to file: String) -> String {
        let (start, end) = (parts(of: folder), parts(of: file))
        var shared = 0
        while shared < min(start.count, end.count), start[shared] == end[shared] { shared += 1 }
        return (repeatElement("..", count: start.count - shared) + end[shared...]).joined(separator: "/")
    }

    private static func parts(of path: String) -> [String] {
        var parts: [String] = []
        for part in path.split(separator: "/") where part != "." {
            if part == ".." { _ = parts.popLast() } else { parts.append(String(part)) }
        }
        return parts
    }

    /// Resolves a path that may be relative to a folder. The folder `""` is the working folder.
    package static func joined(_ folder: String, _ path: String) -> String {
        if folder.isEmpty || path.hasPrefix("/") { return path }
        return folder.hasSuffix("/") ? folder + path : folder + "/" + path
    }

    /// The folder of a file; `""` if the path has none.
    package static func folder(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "" }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }
}
