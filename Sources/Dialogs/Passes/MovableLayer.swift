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
    static func each(of layers: [Layer]) -> [MovableLayer] { layers.map { MovableLayer($0) } }
}

/// Which layers of two rests are the same: those of one id.
struct LayerPairs {
    /// Whether each layer of one rest is in the other, at the same place of the list, as in most changes.
    let areAll: Bool
    private let to: [MovableLayer]
    private let places: [Int?]
    private let starts: Set<String>

    init(_ from: [MovableLayer], _ to: [MovableLayer]) {
        self.to = to
        areAll = from.count == to.count && zip(from, to).allSatisfy { $0.id == $1.id }
        guard !areAll else {
            places = []
            starts = []
            return
        }
        // Of two layers of one id, the first counts.
        let ends = Dictionary(to.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
        places = from.map { ends[$0.id] }
        starts = Set(from.map(\.id))
    }

    /// The layer of the second rest that is the one at `place` of the first; nil where there is none.
    func counterpart(at place: Int) -> MovableLayer? {
        areAll ? to[place] : places[place].map { to[$0] }
    }

    /// Whether the first rest has a layer of that id.
    func isInFrom(_ id: String) -> Bool { areAll || starts.contains(id) }
}
