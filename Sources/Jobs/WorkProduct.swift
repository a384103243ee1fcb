/// The units in which work is counted: products of amounts in a request, each with its own limit.
///
/// Work is counted before it is done, always in the same order, so that whether it exceeds a limit depends on the
/// request alone, and never on the clock or on other requests.
package enum WorkProduct: Int, CaseIterable, Sendable {
    /// The layers in all states of rest and all timelines that are laid out: detents × layers × rests.
    case layers
    /// The layers at all moments at which an animated picture or an export is sampled: stops × layers × heads.
    case stops
    /// The springs that are approximated by other curves. Equal springs count once.
    case springs
    /// The pixels that are painted for one picture: those of each fill, and those of each blur several times.
    case pixels
    /// The pixels that are painted for all pictures of a motion.
    case motionPixels
    /// The bytes of the answer, if they are gathered before they are sent.
    case bytes
}

/// The limit of each product for one answer.
package struct WorkLimits: Sendable {
    private(set) var counts: [Int]

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
