private import Synchronization

/// The identifier of a trace in W3C Trace Context: 128 bits, not all of them 0.
package struct TraceID: Hashable, Sendable {
    package let high: UInt64
    package let low: UInt64

    /// Reads the trace of a `traceparent` field; `nil` if that breaks the grammar (W3C Trace Context, 3.2): a version
    /// other than ff, 32 digits and 16 digits that are not all 0, two digits of flags, in lower-case hexadecimal digits
    /// with hyphens between. In version 00 nothing follows; in later versions, more may follow after a hyphen.
    package init?(traceparent text: some Collection<UInt8>) {
        let bytes = Array(text.prefix(56))
        guard bytes.count >= 55, bytes[2] == 0x2D, bytes[35] == 0x2D, bytes[52] == 0x2D,
            let version = Self.number(bytes[0..<2]), version != 0xFF, Self.number(bytes[53..<55]) != nil,
            let high = Self.number(bytes[3..<19]), let low = Self.number(bytes[19..<35]), high | low != 0,
            let parent = Self.number(bytes[36..<52]), parent != 0
        else { return nil }
        if bytes.count > 55, version == 0 || bytes[55] != 0x2D { return nil }
        self.high = high
        self.low = low
    }

    private static func number(_ digits: ArraySlice<UInt8>) -> UInt64? {
        var number: UInt64 = 0
        for digit in digits {
            switch digit {
            case 0x30...0x39: number = number << 4 | UInt64(digit - 0x30)
            case 0x61...0x66: number = number << 4 | UInt64(digit - 0x61 + 10)
            default: return nil
            }
        }
        return number
    }

    /// Appends the 32 hexadecimal digits.
    package func write(to bytes: inout [UInt8]) {
        for word in [high, low] {
            for shift in stride(from: UInt64(60), through: 0, by: -4) {
                let digit = UInt8(truncatingIfNeeded: word >> shift & 0xF)
                bytes.append(digit < 10 ? 0x30 + digit : 0x61 + digit - 10)
            }
        }
    }
}

/// One observation in a histogram's bucket, with the trace to which it belongs.
package struct Exemplar: Sendable {
    package var trace: TraceID
    package var nanoseconds: Int
    /// The time of the observation, in milliseconds since 1970.
    package var milliseconds: Int

    package init(trace: TraceID, nanoseconds: Int, milliseconds: Int) {
        self.trace = trace
        self.nanoseconds = nanoseconds
        self.milliseconds = milliseconds
    }
}

/// The last exemplar of each bucket, for several histograms. It is used only for requests with a trace, and no thread
/// waits: if another thread holds the lock, an exemplar is dropped.
package final class Exemplars: Sendable {
    private let latest = Mutex<[Int: Exemplar]>([:])

    package init() {}

    /// - Parameter base: The index of the histogram's first counter.
    package func keep(_ exemplar: Exemplar, at base: Int) {
        _ = latest.withLockIfAvailable { $0[base + Histogram.bucket(of: exemplar.nanoseconds)] = exemplar }
    }

    /// The exemplars of one histogram, by its buckets.
    package func reading(at base: Int) -> [Exemplar?] {
        latest.withLock { kept in (0...Histogram.bounds.count).map { kept[base + $0] } }
    }
}
