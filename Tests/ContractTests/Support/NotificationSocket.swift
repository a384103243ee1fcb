import Foundation

/// What systemd listens at for what its services tell it.
final class NotificationSocket {
    private let descriptor: Int32
    private let path: String?
    /// As `NOTIFY_SOCKET` has it.
    let name: String

    /// - Parameter isAbstract: Whether its name is in no file system.
    init(isAbstract: Bool) throws {
        let unique = UUID().uuidString
        path = isAbstract ? nil : FileManager.default.temporaryDirectory.appending(path: unique).path()
        name = path ?? "@scrim-\(unique)"
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        var bytes = Array(name.utf8)
        if isAbstract { bytes[0] = 0 }
        unsafe withUnsafeMutableBytes(of: &address.sun_path) { unsafe $0.copyBytes(from: bytes) }
        descriptor = socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue), 0)
        var limit = timeval(tv_sec: 20, tv_usec: 0)
        unsafe setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
        let size = socklen_t(MemoryLayout<sa_family_t>.size + bytes.count)
        let code = unsafe withUnsafePointer(to: &address) { pointer in
            unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { unsafe bind(descriptor, $0, size) }
        }
        guard code == 0 else { throw POSIXError(.EADDRNOTAVAIL) }
    }

    deinit {
        close(descriptor)
        if let path { unsafe unlink(path) }
    }

    /// The lines of the next message; fails where none comes in twenty seconds.
    func next() throws -> [String] {
        var bytes = [UInt8](repeating: 0, count: 4_096)
        let count = unsafe bytes.withUnsafeMutableBytes { unsafe recv(descriptor, $0.baseAddress, $0.count, 0) }
        guard count > 0 else { throw POSIXError(.ETIMEDOUT) }
        return String(decoding: bytes[..<count], as: UTF8.self).split(separator: "\n").map(String.init)
    }
}

/// A socket that listens on the loopback before the program starts, as systemd makes it.
struct ListeningSocket {
    let handle: FileHandle
    let port: UInt16

    init() throws {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let code = unsafe withUnsafeMutablePointer(to: &address) { pointer in
            unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
                guard unsafe bind(descriptor, pointer, size) == 0, listen(descriptor, 16) == 0 else { return Int32(-1) }
                return unsafe getsockname(descriptor, pointer, &size)
            }
        }
        guard code == 0 else { throw POSIXError(.EADDRNOTAVAIL) }
        port = UInt16(bigEndian: address.sin_port)
        handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    }
}
