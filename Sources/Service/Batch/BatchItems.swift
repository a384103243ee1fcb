import Wire

/// What is still to be worked on in a batch, in order.
struct BatchItems: Sendable {
    enum Item: Sendable {
        case line(BatchLine)
        /// One line too many.
        case excess(BatchLine)
        /// Where no more were taken, as too much was sent before anything was read.
        case tooFarAhead(BatchLine)
        /// A combination of the matrix.
        case combination(Int)
    }

    /// Lines that wait; those before `first` are taken already.
    private var lines: [Item] = []
    private var first = 0
    private var combinations: Range<Int>
    /// Bytes of the lines that wait.
    private(set) var bytes = 0

    /// A matrix has all of its combinations from the start.
    init(matrix: MatrixRequest?) {
        combinations = 0..<(matrix?.count ?? 0)
    }

    var count: Int { lines.count - first + combinations.count }

    mutating func append(_ item: Item) {
        lines.append(item)
        bytes += item.bytes
    }

    mutating func popFirst() -> Item? {
        if let combination = combinations.popFirst() { return .combination(combination) }
        guard first < lines.count else { return nil }
        let item = lines[first]
        bytes -= item.bytes
        // Lets go of the bytes.
        lines[first] = .combination(0)
        first += 1
        if first == lines.count || first >= 1024 {
            lines.removeFirst(first)
            first = 0
        }
        return item
    }
}

extension BatchItems.Item {
    /// Bytes of the line, its record included.
    var bytes: Int {
        switch self {
        case .line(let line), .excess(let line), .tooFarAhead(let line):
            if case .bytes(let bytes) = line.text { bytes.count + 64 } else { 64 }
        case .combination: 0
        }
    }
}
