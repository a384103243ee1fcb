/// The graphemes of a text in one style, for line breaking, in arrays that are reused for the next text.
///
/// A text has a single letter spacing, the mean of its trackings. So the whole text is as wide as with the trackings,
/// and each line is as wide as a renderer makes it that sets the line in the same font with this letter spacing.
struct Clusters {
    /// The number of graphemes; the arrays may be longer.
    private(set) var count = 0
    /// Whether any of them starts a new line.
    private(set) var hasNewlines = false
    /// The space after each grapheme that has a width, in points.
    private(set) var letterSpacing = 0.0
    /// The letter spacing for a renderer that uses the font's advances before Qt's rounding, in points; less than
    /// `letterSpacing` if advances are rounded down (``QtAdvance``).
    private(set) var drawnSpacing = 0.0
    /// `advances[i]` is the width of everything before grapheme `i`, without letter spacing, in points.
    private var advances: [Double] = [0]
    /// `spaced[i]` is the number of graphemes before `i` that take room; empty if all do, except newlines.
    private var spaced: [Int32] = []
    /// The kinds, combined with `breakable` if a line may begin there, `kerned` if the advance depends on the next
    /// grapheme, and `joining` if the glyph depends on both neighbours.
    private var marks: [UInt8] = []
    /// The offset of each grapheme, in UTF-8 bytes.
    private var offsets: [Int32] = []

    private static let breakable: UInt8 = 0x80
    private static let kerned: UInt8 = 0x40
    private static let joining: UInt8 = 0x20
    private static let kindBits: UInt8 = 0x1F

    init() {}

    /// - Parameter isCut: Whether advances are rounded down as Qt does; see ``QtAdvance``.
    init(_ clusters: [Cluster], isCut: Bool = false) {
        write(atMost: clusters.count) { writer in
            for cluster in clusters {
                if isCut { writer.append(cutting: cluster) } else { writer.append(cluster) }
            }
        }
    }

    /// Replaces the content by the graphemes that `body` appends; it may append at most `most`.
    @inline(__always)
    mutating func write<Result>(atMost most: Int, _ body: (inout Writer) -> Result) -> Result {
        makeRoom(for: most)
        let room = marks.count
        let (result, written) = unsafe advances.withUnsafeMutableBufferPointer { advances in
            unsafe marks.withUnsafeMutableBufferPointer { marks in
                unsafe offsets.withUnsafeMutableBufferPointer { offsets in
                    var writer = unsafe Writer(
                        advances: advances.baseAddress, marks: marks.baseAddress, offsets: offsets.baseAddress,
                        room: room)
                    let result = body(&writer)
                    return (result, writer.written)
                }
            }
        }
        count = written.count
        hasNewlines = written.newlines > 0
        let spacedCount = count - written.newlines - written.weightless
        letterSpacing = spacedCount > 0 ? written.tracking / Double(spacedCount) : 0
        drawnSpacing = letterSpacing
        if written.cut > 0 { drawnSpacing -= written.cut / Double(max(1, spacedCount)) }
        if written.weightless > 0 {
            countSpaced()
        } else if !spaced.isEmpty {
            spaced.removeAll(keepingCapacity: true)
        }
        return result
    }

    /// Counts the graphemes with letter spacing. Those without width get none: direction marks, joiners, zero width
    /// spaces.
    private mutating func countSpaced() {
        spaced.removeAll(keepingCapacity: true)
        spaced.reserveCapacity(count + 1)
        var sum: Int32 = 0
        spaced.append(0)
        for index in 0..<count {
            if advances[index + 1] > advances[index] { sum += 1 }
            spaced.append(sum)
        }
    }

    private mutating func makeRoom(for most: Int) {
        guard marks.count < most else { return }
        let room = max(64, most, 2 * marks.count)
        advances = [Double](repeating: 0, count: room + 1)
        marks = [UInt8](repeating: 0, count: room)
        offsets = [Int32](repeating: 0, count: room)
    }

    /// Appends graphemes to the arrays. Those for which there is no room are left out. A writer must not escape the
    /// closure that receives it.
    @safe struct Writer {
        private let advances: UnsafeMutablePointer<Double>?
        private let marks: UnsafeMutablePointer<UInt8>?
        private let offsets: UnsafeMutablePointer<Int32>?
        private let room: Int
        private var sum = 0.0
        fileprivate private(set) var written = Written()

        /// Sums over the graphemes that were appended.
        fileprivate struct Written {
            var count = 0
            var newlines = 0
            /// The number of graphemes without a width, apart from newlines.
            var weightless = 0
            /// The sum of all tracking corrections, in points.
            var tracking = 0.0
            /// The sum of what advances lost by rounding down, in points.
            var cut = 0.0
        }

        fileprivate init(
            advances: UnsafeMutablePointer<Double>?, marks: UnsafeMutablePointer<UInt8>?,
            offsets: UnsafeMutablePointer<Int32>?, room: Int
        ) {
            unsafe self.advances = unsafe advances
            unsafe self.marks = unsafe marks
            unsafe self.offsets = unsafe offsets
            self.room = room
        }

        @inline(__always) mutating func append(_ cluster: Cluster) {
            let count = written.count
            guard count < room, let advances = unsafe advances, let marks = unsafe marks, let offsets = unsafe offsets
            else { return }
            sum += cluster.advance
            written.tracking += cluster.tracking
            if cluster.advance == 0 {
                if cluster.kind == .newline { written.newlines += 1 } else { written.weightless += 1 }
            }
            unsafe advances[count + 1] = sum
            unsafe marks[count] =
                cluster.kind.rawValue | (cluster.mayBeginLine ? Clusters.breakable : 0)
                | (cluster.isKerned ? Clusters.kerned : 0) | (cluster.isJoining ? Clusters.joining : 0)
            unsafe offsets[count] = Int32(truncatingIfNeeded: cluster.offset)
            written.count = count + 1
        }

        /// Appends a grapheme with its advance rounded down as Qt does.
        @inline(__always) mutating func append(cutting cluster: Cluster) {
            var cluster = cluster
            let whole = cluster.advance
            cluster.advance = QtAdvance.cut(whole)
            written.cut += whole - cluster.advance
            append(cluster)
        }
    }

    /// The width of all graphemes before `index`, with letter spacing, in points; for `count`, the width of the whole
    /// text.
    @inline(__always) func sum(before index: Int) -> Double {
        advances[index] + letterSpacing * Double(spaced.isEmpty ? index : Int(spaced[index]))
    }

    /// The advance of a grapheme within this text, in points, without letter spacing.
    func advance(_ index: Int) -> Double { advances[index + 1] - advances[index] }

    /// What a grapheme does at the start or end of a line.
    @inline(__always) func kind(_ index: Int) -> Cluster.Kind {
        Cluster.Kind(rawValue: marks[index] & Clusters.kindBits) ?? .other
    }

    /// The sum of the advances of some graphemes within this text, in points, without letter spacing.
    func advances(of range: Range<Int>) -> Double { advances[range.upperBound] - advances[range.lowerBound] }

    /// Whether the graphemes before and after this boundary both belong to a joining script. If a line ends between
    /// them, both get other glyphs.
    func isInsideJoinedWord(_ index: Int) -> Bool {
        index > 0 && index < count && marks[index - 1] & marks[index] & Clusters.joining != 0
    }

    /// Whether the advance of a grapheme depends on the next one.
    func isKerned(_ index: Int) -> Bool { marks[index] & Clusters.kerned != 0 }

    /// Whether anything visible follows, starting with the grapheme at `start`: anything but newlines and spaces.
    func isVisible(from start: Int) -> Bool {
        (start..<max(start, count)).contains { kind($0) != .newline && kind($0) != .space }
    }

    /// Whether a line may begin with a grapheme, judged by its neighbours only, not by the width of the line.
    @inline(__always) func mayBeginLine(_ index: Int) -> Bool { marks[index] & Clusters.breakable != 0 }

    /// Forbids a line break before a grapheme.
    mutating func forbidBreak(before index: Int) { marks[index] &= ~Clusters.breakable }

    /// The offset of a grapheme, in UTF-8 bytes; `nil` for the text's end.
    func offset(_ index: Int) -> Int? { index < count ? Int(offsets[index]) : nil }
}
