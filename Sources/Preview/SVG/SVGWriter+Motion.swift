import Geometry

extension SVGWriter {
    /// How one operation changes during the motion.
    struct Movement {
        /// The change of all operations of the same layer.
        var change: ShapeChange
        var states: [DrawingOperation]
        /// The number of the class of its element; `nil` if the element itself does not change.
        var own: Int?
    }

    /// The number of the class for an operation that changes; `nil` if it does not.
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
            return transforms.count == states.count
                ? motion?.transform(transforms, from: group.transform, by: change) : nil
        // The group around it moves an image.
        case .image: return nil
        case .fill, .stroke, .shadow, .backdrop:
            let paths = states.compactMap(\.path)
            return paths.count == states.count ? motion?.path(paths, from: operation.path, by: change) : nil
        }
    }

    /// The number of the class for the clip of a group, which changes with the group; `nil` if it does not.
    mutating func clip(of rest: VectorPath?, through moving: Movement) -> Int? {
        let clips = moving.states.compactMap { if case .group(let group) = $0 { group.clip } else { nil } }
        return clips.count == moving.states.count ? motion?.path(clips, from: rest, by: moving.change) : nil
    }

    /// The number of the class for the outline to which a layer clips its children; `nil` if it does not change, or if
    /// the group is not such a clip.
    mutating func clip(of group: Group, by change: ShapeChange) -> Int? {
        guard group.subject == .none, group.clip != nil, group.transform == .identity, !change.outlines.isEmpty else {
            return nil
        }
        return motion?.path(change.outlines, from: group.clip, by: change)
    }

    /// The number of the class for the area around a shadow's hole; `nil` if it does not change.
    mutating func hole(_ rest: VectorPath, in around: Rect, _ moving: Movement?) -> Int? {
        guard let moving else { return nil }
        let holes = moving.states.compactMap(\.hole)
        guard holes.count == moving.states.count else { return nil }
        return motion?.path(
            holes.map { VectorPath(rectangle: around, without: $0.withoutArcs) },
            from: VectorPath(rectangle: around, without: rest.withoutArcs), by: moving.change)
    }

    /// The bounds of a path over all moments.
    func reach(of path: VectorPath, _ moving: Movement?, _ part: (DrawingOperation) -> VectorPath? = \.path) -> Rect {
        (moving?.states ?? []).compactMap(part).reduce(path.bounds) { $0.union($1.bounds) }
    }
}

extension DrawingOperation {
    /// The outline inside which a shadow is not drawn; `nil` for other operations.
    var hole: VectorPath? { if case .shadow(let shadow) = self { shadow.hole } else { nil } }
}
