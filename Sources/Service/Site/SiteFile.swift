import Embedded

/// A file of the site, as built into the program.
struct SiteFile: Sendable {
    /// The path from the site's root: `playground/main.js`, `problems/not-found.md`.
    let path: String
    /// The folder of the file, without a trailing slash; empty at the root.
    let folder: Substring
    /// The name in that folder.
    let name: Substring

    /// All files, in the order in which they were built in.
    static let all: [SiteFile] = EmbeddedFolder.site.paths.map { SiteFile($0) }

    private init(_ path: String) {
        self.path = path
        let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
        folder = slash.map { path[..<$0] } ?? ""
        name = slash.map { path[path.utf8.index(after: $0)...] } ?? path[...]
    }

    static func at(_ path: String) -> SiteFile? { all.first { $0.path == path } }

    func withBytes<Result>(_ read: (Span<UInt8>) -> Result) -> Result {
        EmbeddedFolder.site.withBytes(of: path, read)
    }

    var text: String { EmbeddedFolder.site.text(of: path) }
}
