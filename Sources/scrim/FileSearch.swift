import ArgumentParser
import Checking
import Descriptors
import Glibc

/// Finds files by patterns, as shells do: `*`, `?` and `[…]` in a name, `**` for a folder and all folders below it, and
/// `!` before a pattern that excludes files. `**` skips folders whose names begin with a dot, and `node_modules`.
struct FileSearch {
    /// The files that no pattern and no folder includes.
    private let leftOut: [String]

    /// The most folders that a path may have.
    static let mostFolders = 256

    init(leavingOut files: [String] = []) { leftOut = files.map(Self.plain) }

    /// Whether a folder is the root of the file system.
    static func isRoot(_ folder: String) -> Bool {
        !exists(folder) || isSame(folder, "/")
    }

    /// Returns the files that arguments mean: single files, all JSON files in a folder, or the files that match a
    /// pattern which the shell did not expand.
    func files(ofArguments arguments: [String]) throws -> [String] {
        Self.once(
            try arguments.flatMap { argument in
                let isPattern = !Self.exists(argument) && argument.contains(where: Self.isWild)
                guard argument != "-" else { return [argument] }
                guard isPattern || Self.isFolder(argument) else { return [Self.plain(argument)] }
                return try files(matching: [argument], from: "the command line")
            })
    }

    private static func isWild(_ character: Character) -> Bool { "*?[\\".contains(character) }

    /// Returns the files that match any of several patterns. A pattern without a match is an error.
    ///
    /// - Parameter origin: Where the patterns come from, for the error message.
    func files(matching patterns: [String], from origin: String) throws -> [String] {
        var found: [String] = []
        var excluded: Set<String> = []
        for pattern in patterns {
            let isExclusion = pattern.hasPrefix("!")
            var wanted = isExclusion ? String(pattern.dropFirst()) : pattern
            if Self.isFolder(wanted) { wanted = Self.pattern(ofFolder: wanted) }
            let files = try Self.expand(wanted).filter { !leftOut.contains($0) }
            if isExclusion {
                excluded.formUnion(files)
            } else if files.isEmpty {
                Bytes.write(error: "Error: \(origin): no file matches \"\(pattern)\"\n")
                throw ExitCode.unreadable
            } else {
                found += files
            }
        }
        return Self.once(found).filter { !excluded.contains($0) }
    }

    private static func pattern(ofFolder folder: String) -> String {
        (folder.hasSuffix("/") ? folder : folder + "/") + "**/*.json"
    }

    private static func once(_ files: [String]) -> [String] {
        var seen: Set<String> = []
        return files.filter { seen.insert($0).inserted }
    }

    /// Returns the regular files that match a pattern, sorted by the bytes of their names.
    private static func expand(_ pattern: String) throws -> [String] {
        var paths = [pattern.hasPrefix("/") ? "/" : ""]
        for part in pattern.split(separator: "/") {
            paths = try paths.flatMap { path in
                part == "**" ? try foldersBelow(path) : try matches(String(part), in: path)
            }
        }
        return paths.filter(isRegularFile).map(plain).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    /// The path by which reports name a file, however it was given: for one below the working folder, the path from
    /// there without `.` and `..`; others stay as they are.
    private static func plain(_ path: String) -> String {
        let name = RelativePath.from(folder: WorkingFolder.absolute(""), to: WorkingFolder.absolute(path))
        // Behind a link, `..` is another folder than in the text of the path.
        return name.hasPrefix("../") || !isSame(name, path) ? path : name
    }

    private static func isSame(_ path: String, _ other: String) -> Bool {
        var (one, two) = (stat(), stat())
        guard unsafe stat(path, &one) == 0, unsafe stat(other, &two) == 0 else { return false }
        return one.st_ino == two.st_ino && one.st_dev == two.st_dev
    }

    /// Returns the entries of a folder that match one part of a pattern.
    private static func matches(_ part: String, in folder: String) throws -> [String] {
        guard part.contains(where: isWild) else { return exists(folder + part) ? [marked(folder + part)] : [] }
        let names = names(in: folder).filter { unsafe fnmatch(part, $0, FNM_PERIOD) == 0 }
        // The bytes of such a name are replaced, and nothing is called what it is then.
        if let name = names.first(where: { $0.contains("\u{FFFD}") && !isLink(folder + $0) && !exists(folder + $0) }) {
            throw notUTF8(folder + name, "the file cannot be read by it")
        }
        return names.map { marked(folder + $0) }
    }

    /// Tells of a name that is not UTF-8.
    private static func notUTF8(_ path: String, _ consequence: String) -> ExitCode {
        Bytes.write(error: "Error: \(path): the name is not UTF-8; \(consequence).\n")
        return .unreadable
    }

    /// Returns a folder and all folders below it, each with a slash at its end.
    private static func foldersBelow(_ folder: String) throws -> [String] {
        var folders = [folder]
        var next = 0
        while next < folders.count {
            let folder = folders[next]
            next += 1
            if let name = Directory.unreadableFolders(in: folder.isEmpty ? "." : folder).first(where: isSearched) {
                throw notUTF8(folder + name, "files in the folder cannot be read by it")
            }
            for name in names(in: folder) where isSearched(name) {
                // Links are not followed, because they may lead to a folder above.
                let path = folder + name
                if isFolder(path), !isLink(path) { folders.append(path + "/") }
            }
        }
        return folders
    }

    /// Whether `**` includes a folder of this name.
    private static func isSearched(_ name: String) -> Bool { !name.hasPrefix(".") && name != "node_modules" }

    /// The path, with a slash at its end if it is a folder's.
    private static func marked(_ path: String) -> String { isFolder(path) ? path + "/" : path }

    private static func names(in folder: String) -> [String] {
        Directory.names(in: folder.isEmpty ? "." : folder) ?? []
    }

    private static func mode(of path: String) -> mode_t? {
        var status = stat()
        return unsafe stat(path, &status) == 0 ? status.st_mode & S_IFMT : nil
    }

    private static func exists(_ path: String) -> Bool { mode(of: path) != nil }
    private static func isFolder(_ path: String) -> Bool { mode(of: path) == S_IFDIR }
    private static func isRegularFile(_ path: String) -> Bool { mode(of: path) == S_IFREG }

    private static func isLink(_ path: String) -> Bool {
        var status = stat()
        return unsafe lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
    }
}
