/// Metrics as text, in Prometheus' original format (0.0.4) or in that of OpenMetrics 1.0.
package struct Exposition: Sendable {
    package enum Format: Sendable {
        case prometheus, openMetrics

        package var mediaType: String {
            switch self {
            case .prometheus: "text/plain; version=0.0.4; charset=utf-8"
            case .openMetrics: "application/openmetrics-text; version=1.0.0; charset=utf-8"
            }
        }
    }

    package enum Kind: Sendable {
        case counter, gauge, histogram

        fileprivate var name: StaticString {
            switch self {
            case .counter: "counter"
            case .gauge: "gauge"
            case .histogram: "histogram"
            }
        }
    }

    package typealias Label = (name: StaticString, value: String)

    private let format: Format
    package private(set) var bytes: [UInt8] = []
    private var name: StaticString = ""
    private var kind = Kind.gauge

    package init(_ format: Format) {
        self.format = format
        bytes.reserveCapacity(16_384)
    }

    /// Begins a family of metrics, which is followed by its samples.
    ///
    /// - Parameter name: The name; for a counter, without `_total`.
    package mutating func family(_ name: StaticString, _ kind: Kind, _ help: StaticString) {
        self.name = name
        self.kind = kind
        // In the older format, the family of a counter has the same name as its samples.
        let suffix: StaticString = kind.isCounter && format == .prometheus ? "_total" : ""
        for (word, text) in [("# HELP " as StaticString, help), ("# TYPE ", kind.name)] {
            write(word)
            write(name)
            write(suffix)
            write(" ")
            write(text)
            write("\n")
        }
    }

    /// Writes a sample of the current family.
    package mutating func sample(_ labels: [Label] = [], _ value: Int) {
        begin(kind.isCounter ? "_total" : "", labels)
        write("\(value)")
        write("\n")
    }

    /// Writes a sample of the current family, in seconds.
    package mutating func sample(_ labels: [Label] = [], nanoseconds: Int) {
        begin(kind.isCounter ? "_total" : "", labels)
        write(nanoseconds: nanoseconds)
        write("\n")
    }

    /// Writes a histogram of the current family.
    ///
    /// - Parameter exemplars: The exemplars by bucket; written only in OpenMetrics.
    package mutating func sample(_ labels: [Label], _ reading: Histogram.Reading, _ exemplars: [Exemplar?] = []) {
        var count = 0
        for (index, bucket) in reading.buckets.enumerated() {
            count += bucket
            begin("_bucket", labels, upTo: index < Histogram.bounds.count ? Histogram.bounds[index] : nil)
            write("\(count)")
            if format == .openMetrics, exemplars.indices.contains(index), let exemplar = exemplars[index] {
                write(exemplar)
            }
            write("\n")
        }
        begin("_sum", labels)
        write(nanoseconds: reading.sum)
        write("\n")
        begin("_count", labels)
        write("\(count)\n")
    }

    /// Ends the text.
    package mutating func finish() { if format == .openMetrics { write("# EOF\n") } }

    private mutating func write(_ exemplar: Exemplar) {
        write(" # {trace_id=\"")
        exemplar.trace.write(to: &bytes)
        write("\"} ")
        write(nanoseconds: exemplar.nanoseconds)
        write(" ")
        write(nanoseconds: exemplar.milliseconds * 1_000_000)
    }

    private mutating func begin(_ suffix: StaticString, _ labels: [Label], upTo bound: Int?? = .none) {
        write(name)
        write(suffix)
        var mark: StaticString = "{"
        for label in labels {
            write(mark)
            write(label.name)
            write("=\"")
            write(escaped: label.value)
            write("\"")
            mark = ","
        }
        if let bound {
            write(mark)
            write("le=\"")
            if let bound { write(nanoseconds: bound) } else { write("+Inf") }
            write("\"")
            mark = ","
        }
        write(labels.isEmpty && bound == nil ? " " : "} ")
    }

    /// Writes a time in seconds, without trailing zeros but with at least one decimal, as OpenMetrics requires for
    /// bounds.
    private mutating func write(nanoseconds: Int) {
        let (seconds, rest) = nanoseconds.quotientAndRemainder(dividingBy: 1_000_000_000)
        var digits = "\(1_000_000_000 + rest)".dropFirst()
        while digits.count > 1, digits.last == "0" { digits.removeLast() }
        write("\(seconds).\(digits)")
    }

    private mutating func write(escaped text: String) {
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\\"): write("\\\\")
            case UInt8(ascii: "\""): write("\\\"")
            case UInt8(ascii: "\n"): write("\\n")
            default: bytes.append(byte)
            }
        }
    }

    private mutating func write(_ text: StaticString) {
        unsafe bytes.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    private mutating func write(_ text: String) { bytes.append(contentsOf: text.utf8) }
}

extension Exposition.Kind {
    fileprivate var isCounter: Bool { if case .counter = self { true } else { false } }
}
