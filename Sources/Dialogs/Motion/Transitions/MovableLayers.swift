import Geometry

/// The layers of one resting layout in the space of the answer, for motion. They are read in place and projected one by
/// one.
struct MovableLayers {
    let layers: [Layer]
    /// The window that contains the layers, in the space of the answer.
    let window: Rect
    /// The projection to the space of the answer; `nil` if the layers are already in it.
    private let projection: Projection?
    /// The index of the presenter, if presenting turned it over.
    private let flipped: Int?

    /// - Parameter window: The window, in the space of the layers.
    init(_ layers: [Layer], in window: Rect) {
        self.layers = layers
        self.window = window
        projection = nil
        flipped = nil
    }

    /// - Parameters:
    ///   - window: The window, in the space of the layers.
    ///   - projection: The projection to the space of the answer; `nil` if the layers are already in it.
    ///   - flipsPresenter: Whether presenting turned the presenter over.
    init(_ layers: [Layer], in window: Rect, by projection: Projection?, flipsPresenter: Bool) {
        self.layers = layers
        self.window = projection.map { $0.rect(window) } ?? window
        self.projection = projection
        flipped = flipsPresenter ? layers.firstIndex { $0.role == .presenter } : nil
    }

    func frame(_ index: Int) -> Rect {
        projected(layers[index].frame)
    }

    /// A box in the space of these layers, in the space of the answer.
    func projected(_ box: Rect) -> Rect { projection.map { $0.rect(box) } ?? box }

    /// The four radii of the layer at `index`; `nil` if they are equal.
    func cornerRadii(_ index: Int) -> CornerRadii? {
        guard let radii = layers[index].cornerRadii else { return nil }
        return projection.map { $0.radii(radii) } ?? radii
    }

    /// The rotation of the layer at `index` about its horizontal and its vertical axis, in degrees.
    func rotation(_ index: Int) -> (x: Double, y: Double) {
        let own = (x: layers[index].rotationX, y: layers[index].rotationY)
        guard index == flipped || projection != nil && (own.x != 0 || own.y != 0) else { return own }
        let rotations = index == flipped ? MotionBuilder.presenterFlip : Pose(rotationX: own.x, rotationY: own.y)
        return projection.map { $0.rotation(of: rotations) } ?? (rotations.rotationX, rotations.rotationY)
    }

    /// The centre of the layer at `index` while it is off the screen; `nil` for layers that fade in place.
    ///
    /// - Parameter other: The window while the layer is off the screen: a keyboard that appears during a rotation
    ///   starts below the window's edge before the rotation.
    func away(_ index: Int, seenIn other: Rect) -> Point? {
        guard let away = layers[index].away else { return nil }
        let (center, direction) = (frame(index).center, projection.map { $0.direction(away) } ?? away)
        return (center + direction).beyondEdge(towards: direction, of: window, seenIn: other)
    }
}

/// The layers that two resting layouts have in common: those with the same id.
struct LayerPairs {
    /// Whether both layouts have the same layers at the same indices, as in most changes.
    let areAll: Bool
    /// For each layer of the first layout, its index in the second; `nil` if the second lacks it.
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

    /// The index in the second layout of the layer at `index` of the first; `nil` if it has none.
    func end(of index: Int) -> Int? { areAll ? index : ends[index] }

    /// Whether the first layout has the layer at `index` of the second.
    func isStarted(_ index: Int) -> Bool { areAll || ends.contains(index) }

    /// Finds layers by their ids, fastest in the order of the list. Of two layers with the same id, it finds the first.
    private struct Search {
        private let layers: [Layer]
        private var next = 0
        /// Made when a list is so long that a linear search costs more.
        private var indices: [String: Int]?

        init(_ layers: [Layer]) { self.layers = layers }

        mutating func index(of id: String) -> Int? {
            let layers = self.layers
            if next < layers.count, layers[next].id == id {
                next += 1
                return next - 1
            }
            let found = layers.count > 32 ? index(of: id, in: layers) : layers.index(of: id)
            if let found { next = found + 1 }
            return found
        }

        private mutating func index(of id: String, in layers: [Layer]) -> Int? {
            if let indices { return indices[id] }
            let span = layers.span
            var made = [String: Int](minimumCapacity: span.count)
            for index in span.indices where made[span[index].id] == nil { made[span[index].id] = index }
            indices = made
            return made[id]
        }
    }
}
