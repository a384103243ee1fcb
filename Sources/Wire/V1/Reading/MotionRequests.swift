import Devices
package import Dialogs
package import Geometry
package import JSONText

/// The body of `POST /v1/specs/samples`, read and checked.
package struct SamplesRequest: BodyRequest {
    package var timeline: RequestedTimeline
    package var times: SampleTimes

    package static let members: NameTable = MotionSubject.members + ["phase", "timeline", "times", "framesPerSecond"]

    package static func read(_ root: ObjectReader, by reader: SchemaReader) -> SamplesRequest? {
        let subject = reader.motionSubject(root)
        let source = reader.motionSource(root, of: subject)
        let times = reader.sampleTimes(root)
        if times == nil, !root.has("framesPerSecond") { root.reportMissing("times") }
        guard root.isSound, let subject, let timeline = RequestedTimeline(of: subject, source), let times
        else { return nil }
        return SamplesRequest(timeline: timeline, times: times)
    }
}

/// The body of `POST /v1/specs/retarget`, read and checked.
package struct RetargetRequest: BodyRequest {
    package var timeline: RequestedTimeline
    /// The moment of the interruption, in seconds from the start of the timeline.
    package var at: Double
    package var goal: RetargetGoal
    /// The new velocity, in points per second; `nil` keeps the dialog's own.
    package var velocity: Point?
    /// The moments of the new timeline to sample; `nil` for no samples.
    package var times: SampleTimes?

    package static let members: NameTable =
        MotionSubject.members + ["phase", "timeline", "at", "to", "velocity", "times", "framesPerSecond"]

    package static func read(_ root: ObjectReader, by reader: SchemaReader) -> RetargetRequest? {
        let subject = reader.motionSubject(root)
        let source = reader.motionSource(root, of: subject)
        let at = root.number("at", .required, in: reader.moments)
        let goal = root.value("to", .required).flatMap { reader.goal($0) }
        let velocity = reader.velocity(root, "velocity")
        let times = reader.sampleTimes(root)
        if let subject, let goal { reader.check(goal, of: subject, root) }
        guard root.isSound, let subject, let timeline = RequestedTimeline(of: subject, source), let at,
            let goal
        else { return nil }
        return RetargetRequest(timeline: timeline, at: at, goal: goal, velocity: velocity, times: times)
    }
}

extension SchemaReader {
    /// The range of velocities, in points per second along one axis.
    static let speeds = -1_000_000.0...1_000_000.0

    /// Reads a velocity, `[vx, vy]`, in points per second, y down.
    func velocity(_ object: ObjectReader, _ name: StaticString, _ presence: Presence = .optional) -> Point? {
        object.point(name, presence, in: Self.speeds)
    }

    /// Reports a goal for which the subject has no resting layout.
    fileprivate func check(_ goal: RetargetGoal, of subject: MotionSubject, _ root: ObjectReader) {
        switch (subject, goal) {
        case (.stack, _), (_, .presented), (_, .dismissed): break
        case (.timeline, _):
            root.reportMissing("device")
            root.reportMissing("dialog")
        case (.schedule, _):
            root.report(
                "to", code: "unknownValue", message: "A schedule goes to presented or dismissed.",
                allowed: [RetargetGoal.presented.name, RetargetGoal.dismissed.name])
        }
    }

    /// Reads a goal: `presented`, `dismissed`, an orientation, or a detent as `placement.detents` writes it.
    fileprivate func goal(_ value: ValueReader) -> RetargetGoal? {
        guard let kind = value.choose([.number, .string]) else { return nil }
        if kind == .number {
            return value.number(in: limits.sizes, setting: Setting.size).map { .detent(.points($0)) }
        }
        guard let name = value.string(maxLength: limits.nameLength, setting: Setting.nameLength) else { return nil }
        let plain: [RetargetGoal] =
            [.presented, .dismissed, .detent(.medium), .detent(.large), .detent(.fit)]
            + Orientation.allCases.map { .orientation($0) }
        if let goal = plain.first(where: { $0.name == name }) { return goal }
        if let share = value.withUTF8({ Percentage.share(of: $0) }) { return .detent(.fraction(share)) }
        value.report(unknownValue: plain.map(\.name))
        return nil
    }
}
