import Boxes
import Devices
import Geometry
import Timeline

extension Resolver {
    /// Returns what the end of a drag chooses, and the timeline from there.
    ///
    /// - Throws: The first error that makes the request impossible.
    package func release(
        _ request: DialogRequest, on device: DeviceState, options: ResolveOptions = ResolveOptions(),
        _ release: ReleaseRequest
    ) throws(ResolveError) -> Released {
        let options = options.computing(.all)
        let rest = try rest(request, on: Stage(device), options: options)
        let rules = rest.rules(release.rules, options)
        try check(rules)
        let edges = rest.swipes(request)
        let projection = Projection(of: rest.stage, into: options.coordinateSpace)
        let position = projection.inverse(release.position)
        let ahead = projection.inverse(
            release.position.offset(x: release.velocity.x, y: release.velocity.y))
        let drag = Drag(position: position, velocity: Point(x: ahead.x - position.x, y: ahead.y - position.y))
        let choice = ReleaseDecision(
            rules: rules, rest: rest.frame, container: rest.container, detents: rest.detents, edges: edges,
            against: rest.ownEdge
        ).choose(position: drag.position, velocity: drag.velocity)

        let builder = MotionBuilder(request: request, options: options, rest: rest)
        let offset = DragOffset(drag, from: rest)
        let writer = ReleaseMotion(
            builder, spring: rules.spring(at: offset.speed), drag: drag,
            drawn: DrawnLayers(
                builder, leavingBy: edges,
                pulls: (
                    offset.along > 0 ? try pull(closing: true, builder, on: device) : nil,
                    offset.along < 0 ? try pull(closing: false, builder, on: device) : nil
                )))
        let motion: Motion
        var refused: Motion?
        switch choice.target {
        case .dismissed(let edge):
            motion = writer.leaving(through: edge)
            if request.dismissal.approval == .presenter { refused = writer.refused() }
        case .presented: motion = writer.returning()
        case .detent(let detent):
            if rest.detents.contains(where: { $0.isSelected && $0.detent == detent }) {
                motion = writer.returning()
            } else {
                var request = request
                request.select(detent)
                let other = try self.rest(request, on: Stage(device), options: options)
                motion = writer.changing(to: other)
            }
        }
        let bounds = DragRange(rest, leavingBy: edges, rubberBand: rules.rubberBandDimensions)
        var concrete = rules
        concrete.rubberBandDimensions = bounds.workedOut(rules.rubberBandDimensions)
        return Released(
            choice: choice, motion: motion, refused: refused, edges: edges,
            isSwipeGiven: request.dismissal.isSwipeGiven, rules: concrete, freedom: bounds.freedom(in: projection),
            adaptations: rest.diagnostics.adaptations)
    }

    /// The motion of a sheet that is drawn from its detent to the next one on one side; nil where there is none.
    func pull(
        closing isClosing: Bool, _ builder: MotionBuilder, on device: DeviceState
    ) throws(ResolveError) -> DetentPull? {
        guard let goal = DetentPull.goal(closing: isClosing, of: builder.rest) else { return nil }
        var request = builder.request
        request.select(goal.detent)
        let other = try rest(request, on: Stage(device), options: builder.options)
        let there = MotionBuilder(request: request, options: builder.options, rest: other)
        return DetentPull(
            from: builder.rest, builder.layers(flipping: false), to: goal, as: there.layers(flipping: false),
            in: builder.projection)
    }

    /// Throws for a spring that does not come to rest within the longest time that a motion may take.
    func check(_ rules: ReleaseRules) throws(ResolveError) {
        func settles(_ spring: Spring) -> Bool {
            spring.settlingDuration().map { $0 <= MotionBuilder.longestDuration } ?? false
        }
        guard settles(rules.spring) else {
            throw ResolveError([.rules, .spring], .neverSettles(limit: MotionBuilder.longestDuration))
        }
        guard settles(rules.spring(at: .greatestFiniteMagnitude)) else {
            throw ResolveError([.rules, .fastDampingRatio], .neverSettles(limit: MotionBuilder.longestDuration))
        }
    }
}

extension DialogLayout {
    /// The rules by which the end of a drag is judged: the style's, overridden by those of the behaviour that the
    /// dialog goes after, and these by the request's.
    func rules(_ asked: ReleaseRulesRequest, _ options: ResolveOptions) -> ReleaseRules {
        var own = defaults.value.release(on: stage)
        if let distance = defaults.value.interaction.dismissDistance {
            own.dismissShare = min(1, distance / max(1, frame.height))
            own.dismissSpeed = ReleaseRules.dismissSpeedRange.upperBound
            own.hideFriction = 0
        }
        return (options.behaviour.map { own.overridden(by: $0.rules) } ?? own).overridden(by: asked)
    }
}
