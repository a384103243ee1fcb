/// Writes compact JSON into a buffer of its own, byte for byte the same for the same calls.
///
/// Commas and colons come by themselves; that each `begin` has its `end` and each value in an object its key is the
/// caller's part. Pass it `inout`. A buffer of its own costs no uniqueness check for each byte, unlike an array.
@safe package struct JSONWriter: ~Copyable {
    /// Owned; freed in `deinit`.
    private var start: UnsafeMutablePointer<UInt8>
    private var capacity: Int
    /// How many bytes are written.
    package private(set) var count = 0
    /// Whether a value was just finished, so that the next one follows a comma.
    private var followsValue = false

    /// A writer with room for `capacity` bytes before it must grow.
    package init(capacity: Int = 8192) {
        self.capacity = max(64, capacity)
        unsafe start = .allocate(capacity: self.capacity)
    }

    deinit {
        unsafe start.deallocate()
    }

    /// What was written.
    package var bytes: [UInt8] {
        unsafe Array(unsafeUninitializedCapacity: count) { buffer, initialized in
            guard let target = buffer.baseAddress else { return }
            unsafe target.initialize(from: start, count: count)
            initialized = count
        }
    }

    /// Runs `body` on what was written, uncopied.
    package func withBytes<Result, Failure: Error>(
        _ body: (Span<UInt8>) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try unsafe body(Span(_unsafeStart: UnsafePointer(start), count: count))
    }

    /// Forgets what was written and keeps the buffer.
    package mutating func removeAll() {
        count = 0
        followsValue = false
    }

    package mutating func beginObject() { open(UInt8(ascii: "{")) }

    package mutating func endObject() { close(UInt8(ascii: "}")) }

    package mutating func beginArray() { open(UInt8(ascii: "[")) }

    package mutating func endArray() { close(UInt8(ascii: "]")) }

    /// A member's name that needs no escape: printable ASCII without quotes and backslashes.
    @inline(__always) package mutating func key(_ name: StaticString) {
        let length = name.utf8CodeUnitCount
        reserve(length + 4)
        comma()
        push(UInt8(ascii: "\""))
        unsafe (start + count).update(from: name.utf8Start, count: length)
        count &+= length
        push(UInt8(ascii: "\""))
        push(UInt8(ascii: ":"))
        followsValue = false
    }

    /// A member's name that is only known at run time, escaped as a string is.
    ///
    /// It has a label of its own because a bare literal would choose `String` over `StaticString`, and pay for escapes.
    package mutating func key(text name: String) {
        string(name)
        reserve(1)
        push(UInt8(ascii: ":"))
        followsValue = false
    }

    /// A string: UTF-8, with quotes, backslashes and control characters escaped and all else as it is.
    package mutating func string(_ text: String) {
        string(utf8: text.utf8Span.span)
    }

    /// A string that needs no escape.
    package mutating func string(_ text: StaticString) {
        let length = text.utf8CodeUnitCount
        reserve(length + 3)
        comma()
        push(UInt8(ascii: "\""))
        unsafe (start + count).update(from: text.utf8Start, count: length)
        count &+= length
        push(UInt8(ascii: "\""))
        followsValue = true
    }

    /// A string given as UTF-8.
    package mutating func string(utf8: Span<UInt8>) {
        // Six bytes is the longest escape.
        reserve(utf8.count * 6 + 3)
        comma()
        push(UInt8(ascii: "\""))
        unsafe utf8.withUnsafeBufferPointer { buffer in
            guard let source = buffer.baseAddress else { return }
            var done = 0
            while done < buffer.count {
                let plain = unsafe Self.plainPrefix(source + done, buffer.count - done)
                unsafe (start + count).update(from: source + done, count: plain)
                count &+= plain
                done &+= plain
                guard done < buffer.count else { break }
                unsafe escape(source[done])
                done &+= 1
            }
        }
        push(UInt8(ascii: "\""))
        followsValue = true
    }

    /// How many of the first bytes stand in a string as they are; eight are looked at in one go.
    @inline(__always) private static func plainPrefix(_ bytes: UnsafePointer<UInt8>, _ length: Int) -> Int {
        var index = 0
        while index &+ 8 <= length {
            let word = unsafe UnsafeRawPointer(bytes + index).loadUnaligned(as: UInt64.self)
            let ones: UInt64 = 0x0101_0101_0101_0101
            let tops: UInt64 = 0x8080_8080_8080_8080
            // The top bit of a byte below 0x20 comes on when 0x20 is taken away, unless it was on before; a byte equal
            // to a letter is zero after the exclusive or, and borrows when one is taken away.
            let control = (word &- ones &* 0x20) & ~word
            let quote = word ^ (ones &* 0x22)
            let slash = word ^ (ones &* 0x5C)
            let found = (control | ((quote &- ones) & ~quote) | ((slash &- ones) & ~slash)) & tops
            if found != 0 { break }
            index &+= 8
        }
        while index < length {
            let byte = unsafe bytes[index]
            if byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { break }
            index &+= 1
        }
        return index
    }

    /// A number with at most four decimals; see `NumberText`.
    package mutating func number(_ value: Double) { number(value, decimals: 4) }

    /// A number with at most `decimals` decimals, 0…9; see `NumberText`.
    package mutating func number(_ value: Double, decimals: Int) {
        reserve(NumberText.longest + 1)
        comma()
        count &+= unsafe NumberText.write(value, decimals: decimals, at: start + count)
        followsValue = true
    }

    /// A whole number.
    package mutating func integer(_ value: Int) {
        reserve(24)
        comma()
        if value < 0 { push(UInt8(ascii: "-")) }
        count &+= unsafe NumberText.writeDigits(of: UInt64(value.magnitude), at: start + count)
        followsValue = true
    }

    package mutating func bool(_ value: Bool) { word(value ? "true" : "false") }

    package mutating func null() { word("null") }

    /// A value that is JSON already, taken as it is: a part kept ready.
    package mutating func raw(_ json: Span<UInt8>) {
        reserve(json.count + 1)
        comma()
        unsafe json.withUnsafeBufferPointer { buffer in
            guard let source = buffer.baseAddress else { return }
            unsafe (start + count).update(from: source, count: buffer.count)
        }
        count &+= json.count
        followsValue = true
    }

    /// The end of a line, for NDJSON; the next value begins a document of its own.
    package mutating func newline() {
        reserve(1)
        push(UInt8(ascii: "\n"))
        followsValue = false
    }

    private mutating func word(_ word: StaticString) {
        reserve(word.utf8CodeUnitCount + 1)
        comma()
        unsafe (start + count).update(from: word.utf8Start, count: word.utf8CodeUnitCount)
        count &+= word.utf8CodeUnitCount
        followsValue = true
    }

    @inline(__always) private mutating func open(_ byte: UInt8) {
        reserve(2)
        comma()
        push(byte)
        followsValue = false
    }

    @inline(__always) private mutating func close(_ byte: UInt8) {
        reserve(1)
        push(byte)
        followsValue = true
    }

    /// Room is reserved by the caller.
    @inline(__always) private mutating func comma() {
        if followsValue { push(UInt8(ascii: ",")) }
    }

    /// Room is reserved by the caller.
    @inline(__always) private mutating func push(_ byte: UInt8) {
        unsafe start[count] = byte
        count &+= 1
    }

    private mutating func escape(_ byte: UInt8) {
        push(UInt8(ascii: "\\"))
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"): push(byte)
        case 0x08: push(UInt8(ascii: "b"))
        case 0x09: push(UInt8(ascii: "t"))
        case 0x0A: push(UInt8(ascii: "n"))
        case 0x0C: push(UInt8(ascii: "f"))
        case 0x0D: push(UInt8(ascii: "r"))
        default:
            push(UInt8(ascii: "u"))
            push(UInt8(ascii: "0"))
            push(UInt8(ascii: "0"))
            push(UInt8(ascii: "0") &+ byte >> 4)
            push(byte & 15 < 10 ? UInt8(ascii: "0") &+ byte & 15 : UInt8(ascii: "a") &+ (byte & 15 &- 10))
        }
    }

    @inline(__always) private mutating func reserve(_ more: Int) {
        if capacity &- count < more { grow(by: more) }
    }

    @inline(never) private mutating func grow(by more: Int) {
        let larger = max(capacity * 2, count + more)
        let target = UnsafeMutablePointer<UInt8>.allocate(capacity: larger)
        unsafe target.update(from: start, count: count)
        unsafe start.deallocate()
        unsafe start = unsafe target
        capacity = larger
    }
}
