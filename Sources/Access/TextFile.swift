import Descriptors
private import Glibc

/// Reads a whole file of text: only regular files of a reasonable size.
package enum TextFile {
    package struct ReadError: Error {
        package let reason: String
    }

    private static let mostBytes = 8 << 20

    package static func read(_ path: String) throws(ReadError) -> String {
        // Without O_NONBLOCK, opening a FIFO would block until somebody writes to it.
        let descriptor = unsafe open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { throw ReadError(reason: "(\(Descriptor.Failure(code: errno).text))") }
        defer { close(descriptor) }
        var status = stat()
        guard unsafe fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            throw ReadError(reason: "is no regular file")
        }
        let bytes: [UInt8]
        do throws(Descriptor.Failure) { bytes = try Descriptor.read(descriptor, limit: mostBytes) } catch {
            throw ReadError(reason: "(\(error.text))")
        }
        guard bytes.count <= mostBytes else { throw ReadError(reason: "has more than \(mostBytes) bytes") }
        guard let text = String(validating: bytes, as: UTF8.self) else { throw ReadError(reason: "is no UTF-8") }
        return text
    }
}
