internal import CMicroHTTP
private import Glibc

/// Sends as many of `bytes` as the socket accepts without waiting, on a connection that the library is about to close.
///
/// The library calls `completed` before it touches the socket (`MHD_connection_close_`), and afterwards only shuts it
/// down and closes it, so nothing can be written after these bytes.
func sendAndClose(_ bytes: [UInt8], to socket: Int32) {
    guard socket >= 0 else { return }
    _ = unsafe bytes.withUnsafeBytes { bytes in
        unsafe send(socket, bytes.baseAddress, bytes.count, Int32(MSG_DONTWAIT) | Int32(MSG_NOSIGNAL))
    }
    discardUnread(from: socket)
}

/// Shuts down the sending side, then drops what has arrived unread, at most 1 MiB.
///
/// Closing a socket with unread bytes resets the connection, and the reset can arrive before the answer has been read.
func discardUnread(from socket: Int32) {
    guard socket >= 0 else { return }
    shutdown(socket, Int32(SHUT_WR))
    _ = discardArrived(from: socket)
}

/// Drops what has arrived unread, at most 1 MiB.
///
/// - Returns: The number of bytes dropped; `nil` if the other side has ended.
func discardArrived(from socket: Int32) -> Int? {
    unsafe withUnsafeTemporaryAllocation(byteCount: 16_384, alignment: 8) { scratch in
        var bytes = 0
        for _ in 0..<64 {
            let count = unsafe recv(socket, scratch.baseAddress, scratch.count, Int32(MSG_DONTWAIT))
            if count == 0 { return nil }
            guard count > 0 else { break }
            bytes += count
        }
        return bytes
    }
}
