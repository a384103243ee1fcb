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
        let rules = rest.defaults.value.release(on: rest.stage).overridden(by: release.rules)
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
        let writer = ReleaseMotion(
            MotionBuilder(request: request, options: options, rest: rest),
            spring: rules.spring(at: drag.velocity.x * out.x + drag.velocity.y * out.y), drag: drag,
            progress: choice.progress)
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
                request.placement.sheet.selected = detent
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
