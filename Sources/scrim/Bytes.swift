#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Files and streams as bytes.
enum Bytes {
    /// All of a file, or of standard input where there is no path or the path is `-`; never more than `limit` + 1, so
    /// that the caller sees what is too long.
    static func read(_ path: String?, limit: Int) throws -> [UInt8] {
        guard let path, path != "-" else { return try read(descriptor: STDIN_FILENO, name: "standard input", limit) }
        let descriptor = unsafe open(path, O_RDONLY)
        guard descriptor >= 0 else { throw Failure("\(path) cannot be read: \(lastError())") }
        defer { close(descriptor) }
        return try read(descriptor: descriptor, name: path, limit)
    }

    private static func read(descriptor: Int32, name: String, _ limit: Int) throws -> [UInt8] {
        var bytes: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: 65_536)
        while bytes.count <= limit {
            let count = unsafe piece.withUnsafeMutableBytes { buffer in
                unsafe Glibc.read(descriptor, buffer.baseAddress, buffer.count)
            }
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw Failure("\(name) cannot be read: \(lastError())") }
            if count == 0 { break }
            bytes += piece[..<count]
        }
        return bytes
    }

    /// Writes all of `bytes` to standard output, or to another descriptor.
    static func write(_ bytes: [UInt8], to descriptor: Int32 = STDOUT_FILENO) {
        var start = 0
        while start < bytes.count {
            let count = unsafe bytes.withUnsafeBytes { buffer in
                unsafe Glibc.write(descriptor, buffer.baseAddress.map { unsafe $0 + start }, bytes.count - start)
            }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return }
            start += count
        }
    }

    static func write(_ text: String) { write(Array(text.utf8)) }

    /// Writes to standard error.
    static func write(error text: String) { write(Array(text.utf8), to: STDERR_FILENO) }

    private static func lastError() -> String { unsafe String(cString: strerror(errno)) }
}

enum Environment {
    /// Removes a variable; only while there is one thread.
    static func remove(_ name: String) { unsafe unsetenv(name) }

    /// The value of a variable; one that is empty counts as not set.
    static func value(_ name: String) -> String? {
        guard let value = unsafe getenv(name) else { return nil }
        let text = unsafe String(cString: value)
        return text.isEmpty ? nil : text
    }
}
