import Descriptors
private import Glibc

/// A font file that stays open for the lifetime of this object. Its path goes through the descriptor: so neither the
/// working directory nor changes of the file's name matter, and a font in the binary has a path, too.
final class FontFile: Sendable {
    /// The name that is shown to people.
    let name: String
    /// SHA-256 in hexadecimal.
    let digest: String
    /// The path by which fontconfig opens it.
    var path: String { "/proc/self/fd/\(descriptor)" }
    /// Owned; closed in `deinit`.
    private let descriptor: Int32

    /// The greatest size of an owner's font, in bytes.
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

    /// The pinned fonts of a typeface, opened when a text first needs them.
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
        guard descriptor >= 0 else { throw failure(font.file, "The font in the program cannot be laid open") }
        return FontFile(descriptor, name: font.file, digest: font.digest)
    }

    /// Opens a font in an owner's file.
    private static func open(_ path: String, name: String) throws(FontError) -> FontFile {
        // Non-blocking, as opening a FIFO that nobody writes to would block forever.
        let descriptor = unsafe Glibc.open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        // Opening a socket fails with `ENXIO`.
        guard descriptor >= 0 || errno == ENXIO else { throw failure(path, "The font cannot be opened") }
        var status = stat()
        guard descriptor >= 0, unsafe fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            if descriptor >= 0 { close(descriptor) }
            throw FontError(
                file: path,
                reason:
                    """
                    This is no regular file, but a directory, a FIFO, a socket or a device. Rename it, or take it \
                    away.
                    """
            )
        }
        let read = Result { () throws(FontError) in try contents(of: descriptor, path) }
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
        for name in try names(in: directory) where suffixes.contains(where: { name.hasSuffix($0) }) {
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

    private static func names(in directory: String) throws(FontError) -> [String] {
        guard let stream = unsafe opendir(directory) else {
            throw failure(directory, "The directory cannot be opened")
        }
        defer { unsafe closedir(stream) }
        var names: [String] = []
        while let entry = unsafe readdir(stream) {
            let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { name in
                unsafe name.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: name.pointee)) {
                    unsafe String(cString: $0)
                }
            }
            names.append(name)
        }
        return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    private static func contents(of descriptor: Int32, _ path: String) throws(FontError) -> [UInt8] {
        let bytes: [UInt8]
        do throws(Descriptor.Failure) { bytes = try Descriptor.read(descriptor, limit: largest) } catch {
            throw failure(path, "The font cannot be read", error)
        }
        guard bytes.count <= largest else {
            throw FontError(file: path, reason: "The font is larger than \(largest) bytes.")
        }
        return bytes
    }

    private static func failure(
        _ file: String, _ what: String, _ cause: Descriptor.Failure = Descriptor.Failure(code: errno)
    ) -> FontError {
        FontError(file: file, reason: "\(what): \(cause.text).")
    }
}
