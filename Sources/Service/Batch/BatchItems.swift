import Boxes
import Wire

/// The items of a batch that are still to be computed, in order.
struct BatchItems: Sendable {
    enum Item: Sendable {
        case line(BatchLine)
        /// The first line beyond the limit of results.
        case excess(BatchLine)
        /// The first line that was not taken, because the client sent too much before reading the answer.
        case tooFarAhead(BatchLine)
        /// A combination of a matrix, by its index.
        case combination(Int, of: Boxed<MatrixRequest>)
    }

    /// The waiting lines; those before `first` have already been taken.
    private var lines: [Item?] = []
    private var first = 0
    private let matrix: Boxed<MatrixRequest>?
    private var combinations: Range<Int>
    /// The bytes of the waiting lines.
    private(set) var bytes = 0

    /// Creates the items of a matrix, all of whose combinations exist from the start; `nil` if lines will arrive.
    init(matrix: MatrixRequest?) {
        self.matrix = matrix.map { Boxed($0) }
        combinations = 0..<(matrix?.count ?? 0)
    }

    var count: Int { lines.count - first + combinations.count }

    mutating func append(_ item: Item) {
        lines.append(item)
        bytes += item.bytes
    }

    mutating func popFirst() -> Item? {
        if let matrix, let index = combinations.popFirst() { return .combination(index, of: matrix) }
        guard first < lines.count, let item = lines[first] else { return nil }
        bytes -= item.bytes
        // Releases the bytes.
        lines[first] = nil
        first += 1
        if first == lines.count || first >= 1024 {
            lines.removeFirst(first)
            first = 0
        }
        return item
    }
}

extension BatchItems.Item {
    /// The bytes of memory of the line, its record included.
    var bytes: Int {
        switch self {
        case .line(let line), .excess(let line), .tooFarAhead(let line):
            if case .bytes(let bytes) = line.text { bytes.count + 64 } else { 64 }
        case .combination: 0
        }
    }
}
