import Geometry

extension SVGWriter {
    /// How one operation changes on the way.
    struct Movement {
        /// Of all that is drawn beside it.
        var change: ShapeChange
        /// What it is at each moment.
        var states: [DrawingOperation]
        /// The number of the class of its element; nil where that stays.
        var own: Int?
    }

    /// The number of the class of an operation that changes; nil where it stays.
    mutating func move(
        _ operation: DrawingOperation, through states: [DrawingOperation], by change: ShapeChange
    ) -> Int? {
        switch operation {
        case .text(let run):
            let origins = states.compactMap { if case .text(let run) = $0 { run.origin } else { nil } }
            return origins.count == states.count ? motion?.text(origins, from: run.origin, by: change) : nil
        case .group(let group):
            guard group.subject == .none else { return nil }
            let transforms = states.compactMap { if case .group(let group) = $0 { group.transform } else { nil } }
            return transforms.count == states.count ? motion?.transform(transforms, by: change) : nil
        // Where it is drawn is the affair of the group around it.
        case .image: return nil
        case .fill, .stroke, .shadow, .backdrop:
            let paths = states.compactMap(\.path)
            return paths.count == states.count ? motion?.path(paths, by: change) : nil
        }
    }

    /// The number of the class of a group's clip that changes as the group is told to; nil where it stays.
    mutating func clip(through moving: Movement) -> Int? {
        let clips = moving.states.compactMap { if case .group(let group) = $0 { group.clip } else { nil } }
        return clips.count == moving.states.count ? motion?.path(clips, by: moving.change) : nil
    }

    /// The number of the class of the outline that a layer cuts off what it carries at; nil where it stays, or the
    /// group is no such one.
    mutating func clip(of group: Group, by change: ShapeChange) -> Int? {
        guard group.subject == .none, group.clip != nil, group.transform == .identity, !change.outlines.isEmpty else {
            return nil
        }
        return motion?.path(change.outlines, by: change)
    }

    /// The number of the class of what lies around a shadow's hole that changes; nil where it stays.
    mutating func hole(in around: Rect, _ moving: Movement?) -> Int? {
        guard let moving else { return nil }
        let holes = moving.states.compactMap(\.hole)
        guard holes.count == moving.states.count else { return nil }
        return motion?.path(holes.map { VectorPath(rectangle: around, without: $0.withoutArcs) }, by: moving.change)
    }

    /// What a path takes up, wherever it gets to.
    func reach(
        of path: VectorPath, _ moving: Movement?, _ part: (DrawingOperation) -> VectorPath? = \.path
    ) -> Rect {
        (moving?.states ?? []).compactMap(part).reduce(path.bounds) { $0.union($1.bounds) }
    }
}

extension DrawingOperation {
    /// Where a shadow is not drawn; nil for all else.
    var hole: VectorPath? { if case .shadow(let shadow) = self { shadow.hole } else { nil } }
}
