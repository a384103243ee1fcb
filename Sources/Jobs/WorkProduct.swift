/// What work is reckoned in: products of what a request asks for, each with a bound of its own.
///
/// Work is counted before it is done, in the same order each time, so that whether it goes beyond a bound depends on
/// the request alone, and never on the clock or on what others have asked.
package enum WorkProduct: Int, CaseIterable, Sendable {
    /// Layers of all the rests and timelines that are laid out: detents × layers × rests.
    case layers
    /// Layers at all the moments at which a picture that moves, or an export, is looked at: stops × layers × heads.
    case stops
    /// Springs that are told by other curves: one that comes again counts once.
    case springs
    /// Pixels that one picture paints: those of each fill, and of each blur several times over.
    case pixels
    /// Pixels that all the pictures of a motion paint.
    case motionPixels
    /// Bytes of the answer, where they are gathered before they are written.
    case bytes
}

/// How much of each product one answer may take.
package struct WorkLimits: Sendable {
    private(set) var counts: [Int]

    /// No bound at all.
    package static let none = WorkLimits(counts: WorkProduct.allCases.map { _ in .max })

    private init(counts: [Int]) { self.counts = counts }

    package init(layers: Int, stops: Int, springs: Int, pixels: Int, motionPixels: Int, bytes: Int) {
        counts = [layers, stops, springs, pixels, motionPixels, bytes]
    }

    package subscript(product: WorkProduct) -> Int {
        get { counts[product.rawValue] }
        set { counts[product.rawValue] = newValue }
    }
}
