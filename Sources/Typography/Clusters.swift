/// The graphemes of a text in one style on their way into lines, in lists that are kept for the next text.
///
/// A text has one letter spacing, the mean of its trackings: so it is as wide as its trackings make it, and each of its
/// lines is as wide as one makes it who sets the line in the same font with that letter spacing.
struct Clusters {
    /// How many graphemes there are; the lists may be longer.
    private(set) var count = 0
    /// Whether one of the clusters is a line break.
    private(set) var hasNewlines = false
    /// What is added behind each grapheme that takes room, in points.
    private(set) var letterSpacing = 0.0
    /// What a line has behind each of them where it is set in the font's whole advances, in points: less, where those
    /// are cut.
    private(set) var drawnSpacing = 0.0
    /// `advances[i]` is the width of everything before grapheme `i` without letter spacing, in points.
    private var advances: [Double] = [0]
    /// `spaced[i]` is how many of the graphemes before `i` take room; empty where all do, but newlines.
    private var spaced: [Int32] = []
    /// Kinds, with `breakable` where a line may begin and `kerned` where the advance depends on what stands behind.
    private var marks: [UInt8] = []
    /// Where each grapheme starts, in UTF-8 bytes.
    private var offsets: [Int32] = []

    private static let breakable: UInt8 = 0x80
    private static let kerned: UInt8 = 0x40

    init() {}

    /// - Parameter isCut: Whether advances are cut as Qt cuts them.
    init(_ clusters: [Cluster], isCut: Bool = false) {
        write(atMost: clusters.count) { writer in
            for cluster in clusters {
                if isCut { writer.append(cutting: cluster) } else { writer.append(cluster) }
            }
        }
    }

    /// Forgets what is here, and takes what `body` appends: at most `most` graphemes.
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

    /// Letter spacing goes past what takes no room of its own: marks of direction, joiners, zero width spaces.
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

    /// Appends graphemes; more than there is room for are left out. Not to be kept.
    @safe struct Writer {
        private let advances: UnsafeMutablePointer<Double>?
        private let marks: UnsafeMutablePointer<UInt8>?
        private let offsets: UnsafeMutablePointer<Int32>?
        private let room: Int
        private var sum = 0.0
        fileprivate private(set) var written = Written()

        /// What was appended.
        fileprivate struct Written {
            var count = 0
            var newlines = 0
            /// How many other graphemes have no advance.
            var weightless = 0
            /// Of all together, in points.
            var tracking = 0.0
            /// What was cut off from all advances together, in points.
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
                | (cluster.isKerned ? Clusters.kerned : 0)
            unsafe offsets[count] = Int32(truncatingIfNeeded: cluster.offset)
            written.count = count + 1
        }

        /// Appends a grapheme with its advance as Qt has it.
        @inline(__always) mutating func append(cutting cluster: Cluster) {
            var cluster = cluster
            let whole = cluster.advance
            cluster.advance = QtAdvance.cut(whole)
            written.cut += whole - cluster.advance
            append(cluster)
        }
    }

    /// The width of everything before a grapheme, in points; that of the whole text for `count`.
    @inline(__always) func sum(before index: Int) -> Double {
        advances[index] + letterSpacing * Double(spaced.isEmpty ? index : Int(spaced[index]))
    }

    /// The advance of a grapheme where it stands, in points, without letter spacing.
    func advance(_ index: Int) -> Double { advances[index + 1] - advances[index] }

    /// How a grapheme behaves at a line's ends.
    @inline(__always) func kind(_ index: Int) -> Cluster.Kind {
        Cluster.Kind(rawValue: marks[index] & ~(Clusters.breakable | Clusters.kerned)) ?? .other
    }

    /// Whether the advance of a grapheme depends on what stands behind it.
    func isKerned(_ index: Int) -> Bool { marks[index] & Clusters.kerned != 0 }

    /// Whether a line may begin with a grapheme, as far as its neighbours are concerned.
    @inline(__always) func mayBeginLine(_ index: Int) -> Bool { marks[index] & Clusters.breakable != 0 }

    /// From now on no line begins with a grapheme.
    mutating func forbidBreak(before index: Int) { marks[index] &= ~Clusters.breakable }

    /// Where a grapheme starts, in UTF-8 bytes; nil for the text's end.
    func offset(_ index: Int) -> Int? { index < count ? Int(offsets[index]) : nil }
}
