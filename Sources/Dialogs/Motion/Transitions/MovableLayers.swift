import Geometry

/// The layers of one rest as they move, in the space of the answer; read where they lie.
struct MovableLayers {
    let layers: [Layer]
    /// The window in which they are, where the answer has it.
    let window: Rect
    /// Where the answer has them; nil is where they are.
    private let projection: Projection?
    /// The layer that presenting turned over, where it turned one.
    private let flipped: Int?

    /// - Parameter window: In the space of the layers.
    init(_ layers: [Layer], in window: Rect) {
        self.layers = layers
        self.window = window
        projection = nil
        flipped = nil
    }

    /// - Parameters:
    ///   - window: In the space of the layers.
    ///   - projection: Where the answer has them; nil is where they are.
    ///   - flipsPresenter: Whether presenting turned the presenter over.
    init(_ layers: [Layer], in window: Rect, by projection: Projection?, flipsPresenter: Bool) {
        self.layers = layers
        self.window = projection.map { $0.rect(window) } ?? window
        self.projection = projection
        flipped = flipsPresenter ? layers.firstIndex { $0.role == .presenter } : nil
    }

    /// The frame of the layer at `index`.
    func frame(_ index: Int) -> Rect {
        let frame = layers[index].frame
        return projection.map { $0.rect(frame) } ?? frame
    }

    /// The corners of the layer at `index` one by one; nil where they do not differ.
    func cornerRadii(_ index: Int) -> CornerRadii? {
        guard let radii = layers[index].cornerRadii else { return nil }
        return projection.map { $0.radii(radii) } ?? radii
    }

    /// The turns of the layer at `index` about its horizontal and its vertical axis, in degrees.
    func rotation(_ index: Int) -> (x: Double, y: Double) {
        guard index == flipped else { return (layers[index].rotationX, layers[index].rotationY) }
        let rotations = MotionBuilder.presenterFlip
        return projection.map { $0.rotation(of: rotations) } ?? (rotations.rotationX, rotations.rotationY)
    }

    /// Where the centre of the layer at `index` is while it is away; nil for layers that come and go where they stand.
    ///
    /// - Parameter other: The window that is there while it is away: a keyboard that comes while the device turns
    ///   starts below the edge that the window has before the turn.
    func away(_ index: Int, seenIn other: Rect) -> Point? {
        guard let away = layers[index].away else { return nil }
        let (center, direction) = (frame(index).center, projection.map { $0.direction(away) } ?? away)
        return center.offset(x: direction.x, y: direction.y).beyondEdge(towards: direction, of: window, seenIn: other)
    }
}

/// Which layers of two rests are the same: those of one id.
struct LayerPairs {
    /// Whether each layer of one rest is in the other, at the same index, as in most changes.
    let areAll: Bool
    /// For each layer of the first rest, where it is in the second.
    private let ends: [Int?]

    init(_ from: [Layer], _ to: [Layer]) {
        areAll = Self.areAlike(from, to)
        guard !areAll else {
            ends = []
            return
        }
        var search = Search(to)
        ends = from.indices.map { search.index(of: from[$0].id) }
    }

    private static func areAlike(_ from: [Layer], _ to: [Layer]) -> Bool {
        guard from.count == to.count else { return false }
        for index in from.indices where from[index].id != to[index].id { return false }
        return true
    }

    /// Where the layer at `index` of the first rest is in the second; nil where it is not.
    func end(of index: Int) -> Int? { areAll ? index : ends[index] }

    /// Whether the first rest has the layer at `index` of the second.
    func isStarted(_ index: Int) -> Bool { areAll || ends.contains(index) }

    /// Finds layers by their ids, quickest in the order in which they stand. Of two of one id, the first counts.
    private struct Search {
        private let layers: [Layer]
        private var next = 0
        /// Only for lists so long that looking through them costs more than this.
        private let indices: [String: Int]?

        init(_ layers: [Layer]) {
            self.layers = layers
            indices =
                layers.count > 32
                ? Dictionary(layers.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first }) : nil
        }

        mutating func index(of id: String) -> Int? {
            if next < layers.count, layers[next].id == id {
                next += 1
                return next - 1
            }
            let found = indices.map { $0[id] } ?? layers.index(of: id)
            if let found { next = found + 1 }
            return found
        }
    }
}
