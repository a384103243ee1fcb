import Metrics
import MicroHTTP

extension HeaderFields {
    /// Adds `Server-Timing`: each phase that there was, in milliseconds to a microsecond.
    mutating func addTiming(_ times: PhaseTimes) {
        var text: [UInt8] = []
        text.append(addingCapacity: 7 * 32) { line in
            for phase in WorkPhase.allCases where times[phase] > 0 {
                if !line.isEmpty { line.write(", ") }
                line.write(phase.name)
                line.write(";dur=")
                line.write(thousandths: UInt64(times[phase] + 500) / 1_000)
            }
        }
        add("Server-Timing", bytes: text.span)
    }
}

extension OutputSpan<UInt8> {
    fileprivate mutating func write(_ text: StaticString) {
        for index in 0..<text.utf8CodeUnitCount { append(unsafe text.utf8Start[index]) }
    }

    /// With three decimals.
    fileprivate mutating func write(thousandths number: UInt64) {
        var divisor: UInt64 = 1_000
        while number / divisor >= 10 { divisor *= 10 }
        while divisor > 0 {
            append(0x30 + UInt8(truncatingIfNeeded: number / divisor % 10))
            if divisor == 1_000 { append(UInt8(ascii: ".")) }
            divisor /= 10
        }
    }
}
