import Descriptors
private import Glibc

/// A font file that stays open for the lifetime of this object. Its path leads through the descriptor. So the working
/// directory and changes of the file's name do not matter, and a font inside the binary has a path, too.
final class FontFile: Sendable {
    /// The name that is shown to people.
    let name: String
    /// SHA-256 in hexadecimal.
    let digest: String
    /// The path by which fontconfig opens it.
    var path: String { "/proc/self/fd/\(descriptor)" }
    /// Owned; closed in `deinit`.
    private let descriptor: Int32

    /// The largest font that an owner may add, in bytes.
    private static let largest = 128 * 1024 * 1024

    /// The extensions of font files.
    private static let suffixes = [".otf", ".ttc", ".ttf"]

    private init(_ descriptor: Int32, name: String, digest: String) {
        self.descriptor = descriptor
        self.name = name
        self.digest = digest
    }

    deinit { close(descriptor) }

    /// The pinned fonts that are searched first, opened once for all font sets.
    static let first = opened(PinnedFont.first)

    /// The pinned fonts of the other scripts, opened when a text first needs them.
    static let ofScripts = opened(PinnedFont.ofScripts)

    /// The fonts of a typeface, opened when a text first needs them.
    static func all(of typeface: Typeface) throws(FontError) -> [FontFile] {
        try opened(PinnedFont.ofTypefaces.filter { $0.family == typeface.family }).get()
    }

    private static func opened(_ fonts: [PinnedFont]) -> Result<[FontFile], FontError> {
        Result { () throws(FontError) in
            var files: [FontFile] = []
            for font in fonts { files.append(try open(font)) }
            return files
        }
    }

    /// Opens a pinned font, in memory that can no longer be written to.
    private static func open(_ font: PinnedFont) throws(FontError) -> FontFile {
        let descriptor = font.open()
        guard descriptor >= 0 else {
            let cause = Descriptor.Failure(code: errno).text
            throw FontError(file: font.file, reason: "The font in the program cannot be laid open: \(cause).")
        }
        return FontFile(descriptor, name: font.file, digest: font.digest)
    }

    /// Opens a font from an owner's file.
    private static func open(_ path: String, name: String) throws(FontError) -> FontFile {
        let descriptor = try OwnFiles.open(path, called: "font", or: FontError.self)
        let read = Result { () throws(FontError) in
            try OwnFiles.contents(of: descriptor, path, called: "font", limit: largest, or: FontError.self)
        }
        switch read {
        case .success(let bytes): return FontFile(descriptor, name: name, digest: SHA256.hex(of: bytes.span))
        case .failure(let error):
            close(descriptor)
            throw error
        }
    }

    /// The `*.otf`, `*.ttc` and `*.ttf` files of a directory, sorted by name. Subdirectories and files with other
    /// extensions are ignored.
    static func all(in directory: String) throws(FontError) -> [FontFile] {
        var files: [FontFile] = []
        for name in try OwnFiles.names(in: directory, or: FontError.self)
        where suffixes.contains(where: { name.hasSuffix($0) }) {
            let path = directory.hasSuffix("/") ? directory + name : directory + "/" + name
            files.append(try open(path, name: name))
        }
        guard !files.isEmpty else {
            throw FontError(
                file: directory,
                reason: "No font is in the directory; its files' names end with .otf, .ttc or .ttf, in small letters.")
        }
        return files
    }
}
