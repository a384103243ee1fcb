package import Dialogs
package import Geometry
package import JSONText
package import Timeline

/// The body of `POST /v1/specs/hit-test`, read and checked: the subject, and the touches on it.
package struct HitTestRequest: BodyRequest {
    /// The subject of the touches.
    package enum Target: Sendable {
        /// A stack at rest, or at a moment of a timeline, in seconds from its start.
        ///
        /// `end` is the rest in which a timeline of the request's own ends, if it has that.
        case stack(DialogStack, MotionSource?, end: DrawnRest?, at: Double)
        /// A schedule at a moment, in seconds from its start.
        case schedule(ScheduleRequest, at: Double)
        /// Layers and regions from an earlier answer, at a moment of a timeline, and the rest in which that ends.
        case drawn(DrawnRest, Motion, end: DrawnRest?, at: Double)
    }

    package var target: Target
    /// The positions of touches, in the space of the answer's frames, in points.
    package var points: [Point]

    package static let members: NameTable =
        MotionSubject.members + ["points", "phase", "timeline", "at", "layers", "hitRegions"]

    package static func read(_ root: ObjectReader, by reader: SchemaReader) -> HitTestRequest? {
        let subject = reader.motionSubject(root)
        let points = reader.points(root, "points", .required)
        // A moment needs a timeline, and a timeline needs a moment; with neither, the dialog is at rest.
        let isMoving = ["phase", "timeline", "at"].contains { root.has($0) } || (subject?.isAlwaysMoving ?? false)
        root.mark(isMoving ? "moving" : "resting")
        let source = isMoving ? reader.motionSource(root, of: subject) : nil
        let at = isMoving ? root.number("at", .required, in: reader.moments) : 0
        let end = source == nil ? nil : reader.end(of: root)
        let drawn = reader.drawn(root, for: subject, endingIn: end)
        guard root.isSound, let subject, let points, let at else { return nil }
        switch subject {
        case .stack(let stack): return HitTestRequest(target: .stack(stack, source, end: end, at: at), points: points)
        case .schedule(let schedule): return HitTestRequest(target: .schedule(schedule, at: at), points: points)
        case .timeline:
            guard case .timeline(let timeline) = source, let drawn else { return nil }
            return HitTestRequest(target: .drawn(drawn, timeline.motion, end: end, at: at), points: points)
        }
    }
}

extension MotionSubject {
    /// Whether the subject has no resting layout.
    fileprivate var isAlwaysMoving: Bool {
        switch self {
        case .stack: false
        case .schedule, .timeline: true
        }
    }
}

extension SchemaReader {
    /// Reads a list of points: `[[x, y], …]`, at least one.
    func points(_ root: ObjectReader, _ name: StaticString, _ presence: Presence = .optional) -> [Point]? {
        guard let value = root.value(name, presence),
            let elements = value.array(counts: 1...max(1, limits.points), setting: Setting.points)
        else { return nil }
        var points: [Point] = []
        points.reserveCapacity(elements.count)
        for element in elements {
            if let point = element.point(in: limits.coordinates, setting: Setting.coordinate) { points.append(point) }
        }
        return points.count == elements.count ? points : nil
    }

    /// Reads the rest in which the request's own timeline ends, if it has that. If the timeline has a fault, that has
    /// already been reported.
    fileprivate func end(of root: ObjectReader) -> DrawnRest? {
        guard root.has("timeline") else { return nil }
        return root.object("timeline", members: TimelineMembers.all).flatMap { rest(of: $0) }
    }

    /// Reads the members `layers` and `hitRegions`, which replace a device and a dialog; otherwise they are those of
    /// the rest in which the timeline ends.
    fileprivate func drawn(
        _ root: ObjectReader, for subject: MotionSubject?, endingIn end: DrawnRest?
    ) -> DrawnRest? {
        let isAlone = if case .timeline = subject { true } else { false }
        guard isAlone else {
            for name: StaticString in ["layers", "hitRegions"] where root.value(name) != nil {
                root.report(
                    name, code: "conflictingMember",
                    message: "The device and the dialog say what is there. Leave this out, or them.")
            }
            return nil
        }
        if let end, !root.has("layers"), !root.has("hitRegions") { return end }
        let layers = root.value("layers", .required).flatMap { self.layers($0) }
        let regions = root.value("hitRegions", .required).flatMap { hitRegions($0) }
        guard let layers, let regions else { return nil }
        return DrawnRest(layers: layers, dimmingRegions: [], hitRegions: regions)
    }
}
