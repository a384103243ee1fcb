/// The graphemes of a text in one style on their way into lines, in lists that are kept for the next text.
struct Clusters {
    /// How many graphemes there are; the lists may be longer.
    private(set) var count = 0
    /// Whether one of them starts a new line.
    private(set) var hasNewlines = false
    /// `sums[i]` is the width of everything before grapheme `i`, in points.
    private var sums: [Double] = [0]
    /// Kinds, with `breakable` where a line may begin.
    private var marks: [UInt8] = []
    /// Where each grapheme starts, in UTF-8 bytes.
    private var offsets: [Int32] = []

    private static let breakable: UInt8 = 0x80

    init() {}

    init(_ clusters: [Cluster]) {
        write(atMost: clusters.count) { writer in
            for cluster in clusters {
                writer.append(
                    width: cluster.width, offset: cluster.offset, kind: cluster.kind,
                    mayBeginLine: cluster.mayBeginLine)
            }
        }
    }

    /// Forgets what is here, and takes what `body` appends: at most `most` graphemes.
    @inline(__always)
    mutating func write<Result>(atMost most: Int, _ body: (inout Writer) -> Result) -> Result {
        makeRoom(for: most)
        let room = marks.count
        let (result, written, hasNewlines) = unsafe sums.withUnsafeMutableBufferPointer { sums in
            unsafe marks.withUnsafeMutableBufferPointer { marks in
                unsafe offsets.withUnsafeMutableBufferPointer { offsets in
                    var writer = unsafe Writer(
                        sums: sums.baseAddress, marks: marks.baseAddress, offsets: offsets.baseAddress, room: room)
                    return (body(&writer), writer.count, writer.hasNewlines)
                }
            }
        }
        count = written
        self.hasNewlines = hasNewlines
        return result
    }

    private mutating func makeRoom(for most: Int) {
        guard marks.count < most else { return }
        let room = max(64, most, 2 * marks.count)
        sums = [Double](repeating: 0, count: room + 1)
        marks = [UInt8](repeating: 0, count: room)
        offsets = [Int32](repeating: 0, count: room)
    }

    /// Appends graphemes; more than there is room for are left out. Not to be kept.
    @safe struct Writer {
        private let sums: UnsafeMutablePointer<Double>?
        private let marks: UnsafeMutablePointer<UInt8>?
        private let offsets: UnsafeMutablePointer<Int32>?
        private let room: Int
        private var sum = 0.0
        fileprivate private(set) var count = 0
        fileprivate private(set) var hasNewlines = false

        fileprivate init(
            sums: UnsafeMutablePointer<Double>?, marks: UnsafeMutablePointer<UInt8>?,
            offsets: UnsafeMutablePointer<Int32>?, room: Int
        ) {
            unsafe self.sums = unsafe sums
            unsafe self.marks = unsafe marks
            unsafe self.offsets = unsafe offsets
            self.room = room
        }

        @inline(__always) mutating func append(width: Double, offset: Int, kind: Cluster.Kind, mayBeginLine: Bool) {
            guard count < room, let sums = unsafe sums, let marks = unsafe marks, let offsets = unsafe offsets else {
                return
            }
            sum += width
            if kind == .newline { hasNewlines = true }
            unsafe sums[count + 1] = sum
            unsafe marks[count] = kind.rawValue | (mayBeginLine ? Clusters.breakable : 0)
            unsafe offsets[count] = Int32(truncatingIfNeeded: offset)
            count += 1
        }
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
