private import Glibc

/// Reads and writes file descriptors completely.
package enum Descriptor {
    /// The failure of a system call.
    package struct Failure: Error {
        /// The system's error number, such as `EPIPE`.
        package let code: Int32

        package init(code: Int32) { self.code = code }

        /// The system's description of the error.
        package var text: String { unsafe strerror(code).map { unsafe String(cString: $0) } ?? "unknown cause" }
    }

    /// Returns all bytes up to the end, but at most `limit` + 1, so that the caller can notice that the input is too
    /// long.
    package static func read(_ descriptor: Int32, limit: Int) throws(Failure) -> [UInt8] {
        var bytes: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: 65_536)
        while bytes.count <= limit {
            let count = unsafe Glibc.read(descriptor, &piece, min(piece.count, limit + 1 - bytes.count))
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw Failure(code: errno) }
            if count == 0 { break }
            bytes += piece[..<count]
        }
        return bytes
    }

    /// Writes all of `bytes`. If there is no room, waits for it.
    package static func write(_ bytes: [UInt8], to descriptor: Int32) throws(Failure) {
        var start = 0
        while start < bytes.count {
            let count = unsafe bytes.withUnsafeBytes { buffer in
                unsafe Glibc.write(descriptor, buffer.baseAddress.map { unsafe $0 + start }, bytes.count - start)
            }
            if count > 0 {
                start += count
            } else if errno == EAGAIN {
                var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
                unsafe poll(&request, 1, -1)
            } else if errno != EINTR {
                throw Failure(code: errno)
            }
        }
    }
}
