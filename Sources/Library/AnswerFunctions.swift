private import Boxes
private import CScrim
private import Glibc
internal import MicroHTTP

// The functions of `scrim.h` about answers; the header documents them.

/// The status.
@c @implementation
public func scrim_answer_status(_ answer: OpaquePointer!) -> CInt {
    CInt(truncatingIfNeeded: unsafe Handle<Answer>.use(answer) { $0.answer.status } ?? 0)
}

/// The bytes of the body, not copied.
@c @implementation
public func scrim_answer_body(_ answer: OpaquePointer!, _ size: UnsafeMutablePointer<Int>!) -> UnsafePointer<UInt8>! {
    unsafe size?.pointee = 0
    return unsafe Handle<Answer>.use(answer) { answer in
        let body = answer.answer.body
        unsafe size?.pointee = body.count
        return unsafe UnsafePointer(body.address.assumingMemoryBound(to: UInt8.self))
    }
}

/// The header fields, as lines.
@c @implementation
public func scrim_answer_fields(_ answer: OpaquePointer!) -> UnsafePointer<CChar>! {
    unsafe Handle<Answer>.use(answer) { unsafe $0.fields.start } ?? nil
}

/// The first value of a header field.
@c @implementation
public func scrim_answer_field(
    _ answer: OpaquePointer!, _ name: UnsafePointer<CChar>!, _ size: UnsafeMutablePointer<Int>!
) -> UnsafePointer<CChar>! {
    unsafe size?.pointee = 0
    guard let name = unsafe name else { return nil }
    let found = unsafe Handle<Answer>.use(answer) { unsafe $0.fields.value(of: name) } ?? nil
    guard let found = unsafe found else { return nil }
    unsafe size?.pointee = found.count
    return unsafe UnsafeRawPointer(found.baseAddress)?.assumingMemoryBound(to: CChar.self)
}

/// Frees an answer.
@c @implementation
public func scrim_answer_free(_ answer: OpaquePointer!) { unsafe Handle<Answer>.free(answer) }

/// An answer, with the text of its fields when it has been requested.
final class Answer: Sendable {
    fileprivate let answer: DirectAnswer
    private let text = Once<FieldText>()

    init(_ answer: DirectAnswer) { self.answer = answer }

    fileprivate var fields: FieldText { text.value { FieldText(answer.fieldLines) } }
}

/// Lines at a fixed address, with the terminator of a C string.
@safe private final class FieldText: Sendable {
    // It is written by `init` and never afterwards, so any thread may read it.
    nonisolated(unsafe) private let bytes: UnsafeMutableBufferPointer<UInt8>

    init(_ lines: [UInt8]) {
        unsafe bytes = .allocate(capacity: lines.count + 1)
        _ = unsafe bytes.initialize(from: lines + [0])
    }

    deinit { unsafe bytes.deallocate() }

    var start: UnsafePointer<CChar>? {
        unsafe UnsafeRawPointer(bytes.baseAddress)?.assumingMemoryBound(to: CChar.self)
    }

    func value(of name: UnsafePointer<CChar>) -> UnsafeBufferPointer<UInt8>? {
        let lines = unsafe UnsafeBufferPointer(rebasing: bytes.dropLast())
        return unsafe name.withMemoryRebound(to: UInt8.self, capacity: strlen(name)) { start in
            unsafe DirectAnswer.value(UnsafeBufferPointer(start: start, count: strlen(name)), in: lines)
        }
    }
}
