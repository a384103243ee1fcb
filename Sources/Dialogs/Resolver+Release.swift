import Boxes
import Devices
import Geometry
import Timeline

extension Resolver {
    /// What the end of a drag chooses, and the timeline from there.
    ///
    /// - Throws: What makes the request impossible; the first such thing found.
    package func release(
        _ request: DialogRequest, on device: DeviceState, options: ResolveOptions = ResolveOptions(),
        _ release: ReleaseRequest
    ) throws(ResolveError) -> Released {
        let options = options.telling(.all)
        let rest = try rest(request, on: Stage(device), options: options)
        let rules = rest.defaults.value.release(on: rest.stage)
            .overridden(by: options.behaviour?.rules ?? ReleaseRulesRequest()).overridden(by: release.rules)
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

        let out = rest.ownEdge.outward
        let builder = MotionBuilder(request: request, options: options, rest: rest)
        let writer = ReleaseMotion(
            builder, spring: rules.spring(at: drag.velocity.x * out.x + drag.velocity.y * out.y), drag: drag,
            progress: choice.progress, pull: try pull(drag, choice.target, builder, on: device))
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
        let way = DragWay(rest, leavingBy: edges, rubberBand: rules.rubberBandDimensions)
        var told = rules
        told.rubberBandDimensions = way.workedOut(rules.rubberBandDimensions)
        return Released(
            choice: choice, motion: motion, refused: refused, edges: edges,
            isSwipeGiven: request.dismissal.isSwipeGiven, rules: told, freedom: way.freedom(in: projection),
            adaptations: rest.diagnostics.adaptations)
    }

    /// How a sheet is drawn between its heights; nil for a dialog that is drawn as a whole, as one is that leaves.
    private func pull(
        _ drag: Drag, _ target: ReleaseChoice.Target, _ builder: MotionBuilder, on device: DeviceState
    ) throws(ResolveError) -> DetentPull? {
        if case .dismissed = target { return nil }
        guard let goal = DetentPull.goal(of: drag, on: builder.rest) else { return nil }
        var request = builder.request
        request.select(goal.detent)
        let other = try rest(request, on: Stage(device), options: builder.options)
        let there = MotionBuilder(request: request, options: builder.options, rest: other)
        return DetentPull(
            drag, from: builder.rest, to: goal, as: there.layers(flipping: false), in: builder.projection)
    }

    /// Refuses springs that do not come to rest in the time that a motion may take.
    private func check(_ rules: ReleaseRules) throws(ResolveError) {
        func settles(_ spring: Spring) -> Bool {
            spring.settlingDuration().map { $0 <= MotionBuilder.longestDuration } ?? false
        }
        guard settles(rules.spring) else {
            throw ResolveError(["rules", "spring"], .neverSettles(limit: MotionBuilder.longestDuration))
        }
        guard settles(rules.spring(at: .greatestFiniteMagnitude)) else {
            throw ResolveError(["rules", "fastDampingRatio"], .neverSettles(limit: MotionBuilder.longestDuration))
        }
    }
}
