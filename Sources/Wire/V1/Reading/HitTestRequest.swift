package import Devices
package import Dialogs
package import Geometry
package import JSONText

/// The body of `POST /v1/specs/hit-test`, read and checked: a request, and the touches.
package struct HitTestRequest: Sendable {
    package var spec: SpecRequest
    /// Where touches come down, in the space of the answer's frames, in points.
    package var points: [Point]
    /// The timeline in which they come down; nil for touches at rest.
    package var source: MotionSource?
    /// When they come down, in seconds from the start of the timeline; nil exactly where there is none.
    package var at: Double?

    /// The members of the body.
    package static let members: NameTable = SpecRequest.members + ["points", "phase", "timeline", "at"]

    /// Reads a body. Every fault goes to `context`; the result is nil where there is one.
    package static func read(
        _ node: JSONNode, catalog: Catalog, limits: RequestLimits, context: DecodingContext
    ) -> HitTestRequest? {
        let reader = SchemaReader(limits: limits, catalog: catalog)
        guard let root = ValueReader(node, context: context).object(members) else { return nil }
        let spec = reader.specRequest(root, context: context)
        let points = reader.points(root)
        // A moment needs a timeline and a timeline a moment; with neither, the dialog rests.
        let isMoving = ["phase", "timeline", "at"].contains { node.member($0) != nil }
        context.mark(isMoving ? "moving" : "resting")
        let source = isMoving ? reader.motionSource(root) : nil
        let at = isMoving ? root.number("at", .required, in: limits.durations, setting: Setting.duration) : nil
        guard context.faults.isEmpty, let spec, let points else { return nil }
        return HitTestRequest(spec: spec, points: points, source: source, at: at)
    }
}

extension SchemaReader {
    /// The member `points`: `[[x, y], …]`, at least one.
    fileprivate func points(_ root: ObjectReader) -> [Point]? {
        guard let value = root.value("points", .required),
            let elements = value.array(counts: 1...max(1, limits.points), setting: Setting.points)
        else { return nil }
        var points: [Point] = []
        points.reserveCapacity(elements.count)
        for element in elements {
            let pair = element.numbers(counts: 2...2, in: limits.coordinates, setting: Setting.coordinate)
            if let pair, pair.count == 2 { points.append(Point(x: pair[0], y: pair[1])) }
        }
        return points.count == elements.count ? points : nil
    }
}
