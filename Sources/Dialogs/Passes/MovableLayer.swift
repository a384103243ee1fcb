import Geometry

/// What of a layer can move on the way from one rest to another, in the space of the answer.
struct MovableLayer {
    let id: String
    let parent: String?
    var frame: Rect
    let opacity: Double
    let scale: Double
    var rotationY: Double
    let cornerRadius: Double
    let tint: Layer.Tint

    init(_ layer: borrowing Layer) {
        id = layer.id
        parent = layer.parent
        frame = layer.frame
        opacity = layer.opacity
        scale = layer.scale
        rotationY = layer.rotationY
        cornerRadius = layer.cornerRadius
        tint = layer.tint ?? .automatic
    }
}

extension [MovableLayer] {
    /// What can move of each layer.
    static func each(of layers: [Layer]) -> [MovableLayer] { layers.indices.map { MovableLayer(layers[$0]) } }
}

/// Which layers of two rests are the same: those of one id.
struct LayerPairs {
    /// Whether each layer of one rest is in the other, at the same place of the list, as in most changes.
    let areAll: Bool
    /// For each layer of the first rest, where it is in the second.
    private let ends: [Int?]
    /// For each layer of the second rest, whether the first has it.
    private let areStarted: [Bool]

    init(_ from: [MovableLayer], _ to: [MovableLayer]) {
        areAll = from.count == to.count && from.indices.allSatisfy { from[$0].id == to[$0].id }
        guard !areAll else {
            ends = []
            areStarted = []
            return
        }
        var search = Search(to)
        var areStarted = Array(repeating: false, count: to.count)
        ends = from.indices.map { place in
            let end = search.place(of: from[place].id)
            if let end { areStarted[end] = true }
            return end
        }
        self.areStarted = areStarted
    }

    /// Where the layer at `place` of the first rest is in the second; nil where it is not.
    func end(of place: Int) -> Int? { areAll ? place : ends[place] }

    /// Whether the first rest has the layer at `place` of the second.
    func isStarted(_ place: Int) -> Bool { areAll || areStarted[place] }

    /// Finds layers by their ids, quickest in the order in which they stand. Of two of one id, the first counts.
    private struct Search {
        private let layers: [MovableLayer]
        private var next = 0
        /// Only for lists so long that looking through them costs more than this.
        private let places: [String: Int]?

        init(_ layers: [MovableLayer]) {
            self.layers = layers
            places =
                layers.count > 32
                ? Dictionary(layers.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first }) : nil
        }

        mutating func place(of id: String) -> Int? {
            if next < layers.count, layers[next].id == id {
                next += 1
                return next - 1
            }
            let found = places.map { $0[id] } ?? layers.indices.first { layers[$0].id == id }
            if let found { next = found + 1 }
            return found
        }
    }
}
