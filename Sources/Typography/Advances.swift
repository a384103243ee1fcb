private import Embedded

/// The advance widths of Inter 3.019 in four weights for Latin, Greek, Cyrillic, general punctuation and currency
/// signs.
///
/// They are read once from the data that `scripts/extract-advances` wrote, whose head describes the layout. Kerning is
/// left out: against Apple's labels the median error is nearly the same without it (0.57 % and 0.54 %).
struct Advances: Sendable {
    private struct Range: Sendable {
        let first: UInt32
        let last: UInt32
        /// The index of the first scalar in a weight's list.
        let start: Int
    }

    /// The number of units in an em.
    let unitsPerEm: Double
    private let ranges: [Range]
    private let perWeight: Int
    /// The lists of all weights, the lightest first.
    private let units: [UInt16]

    /// The built-in table.
    static let inter = EmbeddedFolder.documents.withBytes(of: "inter.bin") { bytes in
        unsafe bytes.withUnsafeBytes { unsafe Advances($0) }
    }

    private init(_ bytes: UnsafeRawBufferPointer) {
        func word(_ index: Int) -> UInt16 {
            unsafe UInt16(littleEndian: bytes.loadUnaligned(fromByteOffset: index * 2, as: UInt16.self))
        }
        precondition(
            word(0) == 0x4153 && word(1) == 0x5644 && word(3) == 4,
            "the embedded advances begin with SADV and hold four weights")
        var ranges: [Range] = []
        var perWeight = 0
        let rangeCount = Int(word(4))
        for index in 0..<rangeCount {
            let (first, last) = (UInt32(word(5 + index * 2)), UInt32(word(6 + index * 2)))
            ranges.append(Range(first: first, last: last, start: perWeight))
            perWeight += Int(last - first) + 1
        }
        let head = 5 + rangeCount * 2
        precondition(bytes.count == (head + perWeight * 4) * 2, "the embedded advances are as long as their head says")
        unitsPerEm = Double(word(2))
        self.ranges = ranges
        self.perWeight = perWeight
        units = (0..<perWeight * 4).map { word(head + $0) }
    }

    /// Returns where a weight's list starts in `units`.
    func offset(of weight: TextStyle.Weight) -> Int {
        switch weight {
        case .regular: 0
        case .medium: perWeight
        case .semibold: perWeight * 2
        case .bold: perWeight * 3
        }
    }

    /// Returns the advance in units; `nil` if the font has no glyph for the scalar.
    @inline(__always) func units(of scalar: UInt32, weightOffset: Int) -> UInt16? {
        for range in ranges where scalar >= range.first && scalar <= range.last {
            let advance = units[weightOffset + range.start + Int(scalar - range.first)]
            return advance == UInt16.max ? nil : advance
        }
        return nil
    }
}
