import Metrics
import MicroHTTP

extension HeaderFields {
    /// Adds `Server-Timing`: each phase that took time, in milliseconds with three decimals.
    mutating func addTiming(_ times: PhaseTimes) {
        add("Server-Timing", capacity: WorkPhase.allCases.count * 40) { line in
            var isFirst = true
            for phase in WorkPhase.allCases where times[phase] > 0 {
                if !isFirst { line.write(", ") }
                isFirst = false
                line.write(phase.name)
                line.write(";dur=")
                line.write(thousandths: UInt64(times[phase] + 500) / 1_000)
            }
        }
    }
}

extension OutputSpan<UInt8> {
    /// Writes thousandths as a number with three decimals.
    fileprivate mutating func write(thousandths number: UInt64) {
        write(number / 1_000)
        append(UInt8(ascii: "."))
        let rest = number % 1_000
        append(digit: rest / 100)
        append(digit: rest / 10 % 10)
        append(digit: rest % 10)
    }

    private mutating func write(_ whole: UInt64) {
        if whole >= 10 { write(whole / 10) }
        append(digit: whole % 10)
    }

    private mutating func append(digit: UInt64) { append(0x30 + UInt8(truncatingIfNeeded: digit)) }
}
