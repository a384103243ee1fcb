import Metrics
import MicroHTTP

/// Which requests are logged.
package enum AccessLogging: String, Sendable {
    case off
    /// Only requests answered with a status of 400 or more.
    case errors
    case all
}

/// The format of the lines of the log that are not requests.
package enum LogFormat: String, Sendable {
    case text, json
}

/// A request in the access log: the template of its path, and nothing of its content.
struct AccessRecord: Sendable {
    let answer: AnswerNotes
    /// `nil` for a request without an identifier; the log gives it one.
    let identifier: String?
    let trace: TraceID?
    let client: ClientAddress
    let token: String?
    let method: StaticString
    /// The route's path, which ends in a slash if an id follows; `nil` if the request led to no route.
    let path: StaticString?
    let waited: Int
    let cache: RequestNotes.CacheNote

    init(_ answer: AnswerNotes, to method: Method, at path: StaticString?, _ notes: RequestNotes, trace: TraceID?) {
        self.answer = answer
        self.trace = trace
        self.path = path
        self.method = method.knownName
        identifier = notes.identifier
        client = notes.client
        token = notes.token
        waited = notes.waited
        cache = notes.cache
    }

    /// The bytes of its line: an upper bound unless the path is extremely long.
    var size: Int { 400 + (identifier?.utf8.count ?? 0) * 2 + (token?.utf8.count ?? 0) * 2 }
}

/// Writes requests as lines, in order; used only by the log's own thread.
struct AccessWriter {
    private var generator = SystemRandomNumberGenerator()
    /// The state of the generator of identifiers, which may be predictable.
    private var seed: UInt64
    /// The second since 1970 for which `time` is the text.
    private var second = -1
    private var time: [UInt8] = []
    /// The last client, and its address as text, because many requests come from the same client.
    private var client = ClientAddress()
    private var clientText: [UInt8] = []
    /// The milliseconds to add to the monotonic clock for milliseconds since 1970.
    private var offset = 0
    private var isSynchronized = false

    init() { seed = generator.next() }

    /// Begins a batch of lines, for which the clocks are compared again.
    mutating func beginBatch() { isSynchronized = false }

    /// Appends the line of a request.
    mutating func write(_ record: AccessRecord, to bytes: inout [UInt8]) {
        if !isSynchronized {
            offset = WallClock.milliseconds - PhaseClock.now / 1_000_000
            isSynchronized = true
        }
        let moment = record.answer.moment / 1_000_000 + offset
        if moment / 1_000 != second {
            second = moment / 1_000
            time = WallClock.text(ofSecond: second)
        }
        if record.client != client || clientText.isEmpty {
            client = record.client
            clientText.removeAll(keepingCapacity: true)
            client.write(to: &clientText)
        }
        let name = record.identifier == nil ? (nextWord(), nextWord()) : (0, 0)
        bytes.append(addingCapacity: record.size) { line in
            line.write("{\"time\":\"")
            line.write(time.span)
            line.write(".")
            line.write(moment % 1_000, digits: 3)
            line.write("Z\",\"kind\":\"access\",\"requestId\":\"")
            if let identifier = record.identifier {
                line.write(escaped: identifier)
            } else {
                line.write(hexadecimal: name.0)
                line.write(hexadecimal: name.1)
            }
            if let trace = record.trace {
                line.write("\",\"traceId\":\"")
                line.write(hexadecimal: trace.high)
                line.write(hexadecimal: trace.low)
            }
            line.write("\",\"client\":\"")
            line.write(clientText.span)
            if let token = record.token {
                line.write("\",\"token\":\"")
                line.write(escaped: token)
            }
            line.write("\",\"method\":\"")
            line.write(record.method)
            line.write("\",\"endpoint\":\"")
            line.write(template: record.path)
            line.write("\",\"status\":")
            line.write(record.answer.status)
            line.write(",\"bytes\":")
            line.write(record.answer.bytes)
            line.write(",\"seconds\":")
            line.write(nanoseconds: record.answer.nanoseconds)
            line.write(",\"waited\":")
            line.write(nanoseconds: record.waited)
            switch record.cache {
            case .none: line.write(",\"cache\":\"none\"}\n")
            case .hit: line.write(",\"cache\":\"hit\"}\n")
            case .miss: line.write(",\"cache\":\"miss\"}\n")
            }
        }
    }

    /// SplitMix64: an identifier of two words repeats after 2^63 requests.
    private mutating func nextWord() -> UInt64 {
        seed &+= 0x9E37_79B9_7F4A_7C15
        var word = (seed ^ seed >> 30) &* 0xBF58_476D_1CE4_E5B9
        word = (word ^ word >> 27) &* 0x94D0_49BB_1331_11EB
        return word ^ word >> 31
    }
}

extension OutputSpan<UInt8> {
    fileprivate mutating func write(_ text: StaticString) {
        unsafe copy(UnsafeRawPointer(text.utf8Start), text.utf8CodeUnitCount)
    }

    fileprivate mutating func write(_ bytes: Span<UInt8>) {
        unsafe bytes.withUnsafeBytes { if let start = $0.baseAddress { unsafe copy(start, $0.count) } }
    }

    /// Copies as much as fits.
    private mutating func copy(_ start: UnsafeRawPointer, _ size: Int) {
        unsafe withUnsafeMutableBufferPointer { buffer, count in
            let size = Swift.min(size, buffer.count - count)
            guard size > 0, let end = buffer.baseAddress else { return }
            unsafe UnsafeMutableRawPointer(end + count).copyMemory(from: start, byteCount: size)
            count += size
        }
    }

    /// Writes a route's path, followed by `{id}` if it ends in a slash.
    fileprivate mutating func write(template path: StaticString?) {
        guard let path else { return write("other") }
        write(path)
        if path.isOpen { write("{id}") }
    }

    /// Writes text with the escapes of JSON; control characters are left out.
    fileprivate mutating func write(escaped text: String) {
        for byte in text.utf8 where byte >= 0x20 {
            if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { append(UInt8(ascii: "\\")) }
            append(byte)
        }
    }

    fileprivate mutating func write(hexadecimal word: UInt64) {
        for shift in stride(from: UInt64(32), through: 0, by: -32) {
            let half = UInt32(truncatingIfNeeded: word >> shift)
            // Each digit in a byte of its own, the first in the lowest byte.
            var digits = UInt64(half & 0xFFFF) << 32 | UInt64(half >> 16)
            digits = (digits & 0x0000_00FF_0000_00FF) << 16 | (digits & 0x0000_FF00_0000_FF00) >> 8
            digits = (digits & 0x000F_000F_000F_000F) << 8 | (digits & 0x00F0_00F0_00F0_00F0) >> 4
            let letters = (digits &+ 0x0606_0606_0606_0606) >> 4 & 0x0101_0101_0101_0101
            var text = (digits | 0x3030_3030_3030_3030) &+ letters &* 0x27
            text = text.littleEndian
            unsafe withUnsafeBytes(of: &text) { if let start = $0.baseAddress { unsafe copy(start, 8) } }
        }
    }

    fileprivate mutating func write(_ number: Int) {
        var digits = 1
        var bound = 10
        while number >= bound, digits < 18 {
            digits += 1
            bound *= 10
        }
        write(number, digits: digits)
    }

    /// Writes the last `digits` digits of a number that is not negative.
    fileprivate mutating func write(_ number: Int, digits: Int) {
        var divisor = 1
        for _ in 1..<digits { divisor *= 10 }
        while divisor > 0 {
            append(0x30 + UInt8(truncatingIfNeeded: number / divisor % 10))
            divisor /= 10
        }
    }

    /// Writes a time in seconds, to a microsecond.
    fileprivate mutating func write(nanoseconds: Int) {
        guard nanoseconds >= 500 else { return write("0") }
        let microseconds = (nanoseconds + 500) / 1_000
        write(microseconds / 1_000_000)
        write(".")
        write(microseconds % 1_000_000, digits: 6)
    }
}

extension StaticString {
    /// Whether a path of the table ends in an id.
    var isOpen: Bool { unsafe utf8CodeUnitCount > 1 && utf8Start[utf8CodeUnitCount - 1] == UInt8(ascii: "/") }
}
