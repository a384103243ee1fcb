private import CScrim
private import Glibc
private import MicroHTTP
private import Service
private import Typography

// The functions of `scrim.h` about engines and cancellations; the header documents them.

/// The release, valid for as long as the library is loaded.
nonisolated(unsafe) private let version = unsafe strdup(Version.current)

/// The release.
@c @implementation
public func scrim_version() -> UnsafePointer<CChar>! { unsafe UnsafePointer(version) }

/// Makes an engine.
@c @implementation
public func scrim_make(
    _ settings: UnsafePointer<UnsafePointer<CChar>?>!, _ error: UnsafeMutablePointer<CChar>!, _ error_size: Int
) -> OpaquePointer! {
    PangoEngine.leaveProcessAlone()
    var list: [String] = []
    while let settings = unsafe settings, let setting = unsafe settings[list.count] {
        list.append(unsafe String(cString: setting))
    }
    do throws(SettingError) {
        return unsafe Handle.make(try Engine(settings: list))
    } catch let fault {
        unsafe write(
            "\(fault)", to: UnsafeMutableBufferPointer(start: error, count: error == nil ? 0 : max(0, error_size)))
        return nil
    }
}

/// Writes as much of a text as fits into the buffer, with the terminator of a C string.
private func write(_ text: String, to buffer: UnsafeMutableBufferPointer<CChar>) {
    guard unsafe buffer.baseAddress != nil, buffer.count > 0 else { return }
    var count = 0
    for character in text.unicodeScalars {
        let bytes = UTF8.encode(character) ?? UTF8.encodedReplacementCharacter
        guard count + bytes.count < buffer.count else { break }
        for byte in bytes {
            unsafe buffer[count] = CChar(bitPattern: byte)
            count += 1
        }
    }
    unsafe buffer[count] = 0
}

/// Ends an engine and its threads.
@c @implementation
public func scrim_free(_ engine: OpaquePointer!) {
    unsafe Handle<Engine>.use(engine) { $0.end() }
    unsafe Handle<Engine>.free(engine)
}

/// Requests one answer.
@c @implementation
public func scrim_ask(
    _ engine: OpaquePointer!, _ request: UnsafePointer<CChar>!, _ fields: UnsafePointer<CChar>!,
    _ body: UnsafeRawPointer!, _ body_size: Int, _ cancellation: OpaquePointer!
) -> OpaquePointer! {
    let cancellation = unsafe Handle<Cancellation>.object(cancellation)
    let bytes = unsafe UnsafeRawBufferPointer(start: body, count: body == nil ? 0 : max(0, body_size))
    let answer = unsafe Handle<Engine>.use(engine) { engine in
        unsafe engine.ask(
            text(request).span, fields: text(fields).span, body: bytes.assumingMemoryBound(to: UInt8.self).span,
            cancellation: cancellation)
    }
    guard let answer = answer ?? nil else { return nil }
    return unsafe Handle.make(Answer(answer))
}

/// The bytes of a C string without its terminator; empty for NULL.
private func text(_ start: UnsafePointer<CChar>?) -> UnsafeBufferPointer<UInt8> {
    let bytes = unsafe UnsafeRawPointer(start)?.assumingMemoryBound(to: UInt8.self)
    return unsafe UnsafeBufferPointer(start: bytes, count: start.map { unsafe strlen($0) } ?? 0)
}

// MARK: Cancellations

/// Makes a cancellation.
@c @implementation
public func scrim_cancellation_make() -> OpaquePointer! { unsafe Handle.make(Cancellation()) }

/// Cancels the requests that were made with a cancellation.
@c @implementation
public func scrim_cancel(_ cancellation: OpaquePointer!) {
    unsafe Handle<Cancellation>.use(cancellation) { $0.cancel() }
}

/// Frees a cancellation.
@c @implementation
public func scrim_cancellation_free(_ cancellation: OpaquePointer!) {
    unsafe Handle<Cancellation>.free(cancellation)
}
