package import Dialogs
package import Geometry
package import JSONText

/// The body of `POST /v1/specs/drag`, read and checked: a dialog, the finger or the system's back gesture that drags
/// it, and touches during the drag.
package struct DragBody: BodyRequest {
    /// What drags the dialog.
    package enum Source: Sendable {
        case finger(DragRequest)
        case back(BackRequest)

        /// The number of poses.
        package var count: Int {
            switch self {
            case .finger(let drag): drag.positions.count
            case .back(let back): back.progress.count
            }
        }
    }

    package var spec: SpecRequest
    package var source: Source
    /// The positions of touches in each pose, in the space of the answer's frames, in points; `nil` for none.
    package var points: [Point]?

    package static let members: NameTable = [
        "device", "dialog", "from", "positions", "back", "points", "rules", "options",
    ]
    fileprivate static let backMembers: NameTable = ["progress", "edge"]

    package static func read(_ root: ObjectReader, by reader: SchemaReader) -> DragBody? {
        let spec = reader.specRequest(root)
        root.mark(root.has("back") ? "back" : "finger")
        let source = root.has("back") ? reader.back(root) : reader.finger(root)
        let points = reader.points(root, "points")
        guard root.isSound, let spec, let source else { return nil }
        return DragBody(spec: spec, source: source, points: points)
    }
}

extension SchemaReader {
    fileprivate func finger(_ root: ObjectReader) -> DragBody.Source? {
        let from = root.point("from", .required, in: limits.coordinates, setting: Setting.coordinate)
        let positions = points(root, "positions", .required)
        let rules = releaseRules(root)
        guard let from, let positions else { return nil }
        var drag = DragRequest(from: from, positions: positions)
        drag.rules = rules ?? ReleaseRulesRequest()
        return .finger(drag)
    }

    /// The back gesture, which excludes a finger.
    fileprivate func back(_ root: ObjectReader) -> DragBody.Source? {
        for name: StaticString in ["from", "positions", "rules"] where root.has(name) {
            root.report(
                name, code: "conflictingMember",
                message: "The back gesture is the system's own, and goes by its progress. Leave this out, or back.")
        }
        guard let object = root.object("back", members: DragBody.backMembers) else { return nil }
        let edge = object.oneOf("edge", BackEdge.self, .required)
        var progress: [Double]?
        if let value = object.value("progress", .required), let kind = value.choose([.number, .array]) {
            progress = kind == .number ? value.number(in: 0...1).map { [$0] } : shares(value)
        }
        guard let edge, let progress else { return nil }
        return .back(BackRequest(progress: progress, from: edge == .left ? .left : .right))
    }
}

extension SchemaReader {
    /// Reads a list of fractions, whose length is limited like that of points; `nil` if any has a fault.
    fileprivate func shares(_ value: ValueReader) -> [Double]? {
        guard let elements = value.array(counts: 1...max(1, limits.points), setting: Setting.points) else { return nil }
        var shares: [Double] = []
        for element in elements {
            if let share = element.number(in: 0...1) { shares.append(share) }
        }
        return shares.count == elements.count ? shares : nil
    }
}

/// The edges from which a back gesture can start.
private enum BackEdge: String, NamedChoice {
    case left, right

    static let names = ChoiceNames<BackEdge>()
}
