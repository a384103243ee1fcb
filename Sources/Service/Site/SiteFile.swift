import CEmbedded

/// A file of the site, as built into the program.
struct SiteFile: Sendable {
    /// The path from the site's root: `playground/main.js`, `problems/not-found.md`.
    let path: String
    /// The folder of the file, without a trailing slash; empty at the root.
    let folder: Substring
    /// The name in that folder.
    let name: Substring
    private let index: Int

    /// All files, in the order in which they were built in.
    static let all: [SiteFile] = unsafe (0..<scrim_site().count).map { index in
        unsafe SiteFile(String(cString: scrim_site().files[index].path), index: index)
    }

    private init(_ path: String, index: Int) {
        self.path = path
        self.index = index
        let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
        folder = slash.map { path[..<$0] } ?? ""
        name = slash.map { path[path.utf8.index(after: $0)...] } ?? path[...]
    }

    static func at(_ path: String) -> SiteFile? { all.first { $0.path == path } }

    func withBytes<Result>(_ read: (Span<UInt8>) -> Result) -> Result {
        let document = unsafe scrim_site().files[index].document
        return read(unsafe Span(_unsafeStart: document.bytes, count: document.length))
    }

    var text: String {
        withBytes { bytes in unsafe bytes.withUnsafeBufferPointer { unsafe String(decoding: $0, as: UTF8.self) } }
    }
}
