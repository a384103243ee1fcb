/// The graphemes of a text in one style on their way into lines, in lists that are kept for the next text.
struct Clusters {
    /// How many graphemes there are; the lists may be longer.
    private(set) var count = 0
    /// `sums[i]` is the width of everything before grapheme `i`, in points.
    private var sums: [Double] = [0]
    /// Kinds, with `breakable` where a line may begin.
    private var marks: [UInt8] = []
    /// Where each grapheme starts, in UTF-8 bytes.
    private var offsets: [Int32] = []

    private static let breakable: UInt8 = 0x80

    init() {}

    init(_ clusters: [Cluster]) {
        begin(atMost: clusters.count)
        for cluster in clusters {
            append(
                width: cluster.width, offset: cluster.offset, kind: cluster.kind, mayBeginLine: cluster.mayBeginLine)
        }
    }

    /// Forgets what is here, and makes room for `most` graphemes.
    mutating func begin(atMost most: Int) {
        count = 0
        guard marks.count < most else { return }
        let room = max(64, most, 2 * marks.count)
        sums = [Double](repeating: 0, count: room + 1)
        marks = [UInt8](repeating: 0, count: room)
        offsets = [Int32](repeating: 0, count: room)
    }

    /// Adds a grapheme, for which `begin` made room.
    @inline(__always) mutating func append(width: Double, offset: Int, kind: Cluster.Kind, mayBeginLine: Bool) {
        sums[count + 1] = sums[count] + width
        marks[count] = kind.rawValue | (mayBeginLine ? Clusters.breakable : 0)
        offsets[count] = Int32(truncatingIfNeeded: offset)
        count += 1
    }

    /// The width of everything before a grapheme, in points; that of the whole text for `count`.
    @inline(__always) func sum(before index: Int) -> Double { sums[index] }

    /// How a grapheme behaves at a line's ends.
    @inline(__always) func kind(_ index: Int) -> Cluster.Kind {
        Cluster.Kind(rawValue: marks[index] & ~Clusters.breakable) ?? .other
    }

    /// Whether a line may begin with a grapheme, as far as its neighbours are concerned.
    @inline(__always) func mayBeginLine(_ index: Int) -> Bool { marks[index] & Clusters.breakable != 0 }

    /// Where a grapheme starts, in UTF-8 bytes; nil for the text's end.
    func offset(_ index: Int) -> Int? { index < count ? Int(offsets[index]) : nil }
}
