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
        let rest = try rest(request, on: Stage(device), options: options)
        let rules = rest.defaults.value.release(on: rest.stage).overridden(by: release.rules)
        guard rules.spring.settlingDuration().map({ $0 <= MotionBuilder.longestDuration }) ?? false else {
            throw ResolveError(["rules", "spring"], .neverSettles(limit: MotionBuilder.longestDuration))
        }
        let edges =
            request.dismissal.isSwipeGiven ? swipes(request, rest.stage.direction) : rest.defaults.interaction.swipe
        let projection = Projection(of: rest.stage, into: options.coordinateSpace)
        let position = projection.inverse(release.position)
        let ahead = projection.inverse(
            release.position.offset(x: release.velocity.x, y: release.velocity.y))
        let drag = Drag(position: position, velocity: Point(x: ahead.x - position.x, y: ahead.y - position.y))
        let choice = ReleaseDecision(
            rules: rules, rest: rest.frame, container: rest.container, detents: rest.detents, edges: edges
        ).choose(position: drag.position, velocity: drag.velocity)

        let writer = ReleaseMotion(
            MotionBuilder(request: request, options: options, rest: rest), rules: rules, drag: drag,
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
        return Released(
            choice: choice, motion: motion, refused: refused, edges: edges,
            isSwipeGiven: request.dismissal.isSwipeGiven, rules: rules,
            freedom: freedom(of: rest, edges: edges, projection), adaptations: rest.diagnostics.adaptations)
    }

    /// From the resting centre to the outermost ones on each side, without end where the dialog may leave.
    private func freedom(of rest: DialogLayout, edges: [Edge], _ projection: Projection) -> Released.Freedom {
        let center = rest.frame.center
        let tops = rest.detents.map(\.frame.minY)
        let origin = rest.detents.first { $0.isSelected }?.frame.minY ?? 0
        var ends: [Edge: Double] = [:]
        for edge in Edge.allCases where !edges.contains(edge) {
            switch edge {
            case .left, .right: ends[edge] = center.x
            case .top: ends[edge] = center.y + (tops.min() ?? origin) - origin
            case .bottom: ends[edge] = center.y + (tops.max() ?? origin) - origin
            }
        }
        // In a turned space the ends of the interface are those of other edges.
        var free = Released.Freedom(dimension: projection.size(rest.container.size))
        for (edge, end) in ends {
            let out = edge.outward
            let limit = projection.point(edge.isVertical ? Point(x: center.x, y: end) : Point(x: end, y: center.y))
            let step = projection.point(
                edge.isVertical ? Point(x: center.x, y: end + out.y) : Point(x: end + out.x, y: center.y))
            if abs(step.y - limit.y) > 0.5 {
                if step.y > limit.y { free.bottom = limit.y } else { free.top = limit.y }
            } else {
                if step.x > limit.x { free.right = limit.x } else { free.left = limit.x }
            }
        }
        return free
    }
}
