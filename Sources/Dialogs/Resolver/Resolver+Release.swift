import Boxes
import Devices
import Geometry
import Timeline

extension Resolver {
    /// Returns the choice at the end of a drag, and the timeline from there.
    ///
    /// - Throws: The errors that make the request impossible.
    package func release(
        _ request: DialogRequest, on device: DeviceState, options: ResolveOptions = ResolveOptions(),
        _ release: ReleaseRequest
    ) throws(ResolveError) -> Released {
        let options = options.computing(.all)
        let rest = try soundRest(request, on: device, options)
        let rules = rest.rules(release.rules, options)
        try check(rules)
        let edges = rest.swipes(request)
        let detents = try actualDetents(of: rest, request, on: device, options)
        let projection = Projection(of: rest.stage, into: options.coordinateSpace)
        let position = projection.inverse(release.position)
        let velocity = projection.inverse(release.position + release.velocity) - position
        let drag = Drag(position: rest.settled(position), velocity: velocity)
        let choice = ReleaseDecision(
            rules: rules, rest: rest.frame, container: rest.container, detents: detents, edges: edges,
            against: rest.ownEdge
        ).choose(position: drag.position, velocity: drag.velocity)

        let builder = MotionBuilder.of(request, at: rest, options)
        let offset = DragOffset(drag, from: rest)
        let writer = ReleaseMotion(
            builder, spring: rules.spring(at: offset.speed),
            isSpringGiven: options.behaviour != nil || rules.spring.isOther(than: rest.spring), drag: drag,
            drawn: DrawnLayers(
                builder, leavingBy: edges,
                pulls: (
                    offset.along > 0 ? try pull(closing: true, among: detents, builder, on: device) : nil,
                    offset.along < 0 ? try pull(closing: false, among: detents, builder, on: device) : nil
                )))
        let motion: Motion
        var refused: Motion?
        switch choice.target {
        case .dismissed(let edge):
            motion = writer.leaving(through: edge)
            if request.dismissal.approval == .presenter { refused = writer.refused() }
        case .presented: motion = writer.returning()
        case .detent(let detent):
            if detents.contains(where: { $0.isSelected && $0.detent == detent }) {
                motion = writer.returning()
            } else {
                var request = request
                request.select(detent)
                let other = try self.rest(request, on: Stage(device), options: options)
                motion = writer.changing(to: other)
            }
        }
        let bounds = DragRange(rest, at: detents, leavingBy: edges, rubberBand: rules.rubberBandDimensions)
        var concrete = rules
        concrete.rubberBandDimensions = bounds.workedOut(rules.rubberBandDimensions)
        return Released(
            choice: choice, motion: motion, refused: refused, edges: edges,
            isSwipeGiven: request.dismissal.isSwipeGiven, rules: concrete, freedom: bounds.freedom(in: projection),
            adaptations: rest.diagnostics.adaptations)
    }

    /// The motion of a sheet that is dragged from its detent to the farthest one on one side; `nil` if there is none.
    func pull(
        closing isClosing: Bool, among detents: [RestingDetent], _ builder: MotionBuilder, on device: DeviceState
    ) throws(ResolveError) -> DetentPull? {
        let own = builder.rest
        guard let goal = DetentPull.goal(closing: isClosing, among: detents, of: own) else { return nil }
        var request = builder.request
        request.select(goal.detent)
        let other = try rest(request, on: Stage(device), options: builder.options)
        let there = MotionBuilder.of(request, at: other, builder.options)
        return DetentPull(
            from: builder.layers(flipping: false),
            to: DetentScale(detents, against: own.ownEdge, from: own.frame).level(of: goal),
            as: there.layers(flipping: false), in: builder.projection)
    }

    /// The detents of a dialog, each with the dialog's actual frame there.
    ///
    /// A detent's own frame is the one without a keyboard. A keyboard raises a sheet by a different distance at each
    /// detent, so each detent is laid out if the dialog is not at its detent's own frame, or might not be at others. Of
    /// detents with the same actual frame, only the one at which the dialog rests is kept, or the lowest.
    func actualDetents(
        of rest: DialogLayout, _ request: DialogRequest, on device: DeviceState, _ options: ResolveOptions
    ) throws(ResolveError) -> [RestingDetent] {
        guard let own = rest.detents.first(where: \.isSelected),
            rest.stage.dockedKeyboard != nil || !own.frame.isAbout(rest.frame)
        else { return rest.detents }
        // Only frames are compared, and all of them: a keyboard may give several detents the same frame.
        let plans = ContentPlans(for: request)
        var actual: [RestingDetent] = []
        for var detent in rest.detents {
            if detent.isSelected {
                detent.frame = rest.frame
                actual.removeAll { $0.frame.isAbout(rest.frame) }
            } else {
                var request = request
                request.select(detent.detent)
                detent.frame = try motionEnd(request, on: rest.stage, options: options, plans: plans).frame
                if actual.contains(where: { $0.frame.isAbout(detent.frame) }) { continue }
            }
            actual.append(detent)
        }
        return actual
    }

    /// Throws for a spring that does not settle within the longest duration of a motion.
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
    /// The rules that decide the end of a drag: the style's, overridden by those of the library that the dialog
    /// follows, and these by the request's.
    func rules(_ requested: ReleaseRulesRequest, _ options: ResolveOptions) -> ReleaseRules {
        var own = defaults.value.release(on: stage)
        if let distance = defaults.value.interaction.dismissDistance {
            own.dismissShare = min(1, distance / max(1, frame.height))
            own.dismissTravel = distance
            own.dismissSpeed = ReleaseRules.dismissSpeedRange.upperBound
            own.hideFriction = 0
        }
        return (options.behaviour.map { own.overridden(by: $0.rules) } ?? own).overridden(by: requested)
    }
}

extension DialogLayout {
    /// The resting centre for a position that is only off it by rounding; else the position itself.
    ///
    /// A caller computes the centre from a frame of an answer, whose numbers are on the grid, and may round it again:
    /// together that is at most five quarters of a step of the grid.
    fileprivate func settled(_ position: Point) -> Point {
        let rest = frame.center
        let isAtRest = [position.x - rest.x, position.y - rest.y].allSatisfy { $0.magnitude < 1.5 * Grid.step }
        return isAtRest ? rest : position
    }

    /// The spring of the style's own rules.
    fileprivate var spring: Spring { defaults.value.release(on: stage).spring }
}

extension Spring {
    /// Whether it is another spring than that of a style, rather than the same one given back in a request.
    fileprivate func isOther(than own: Spring) -> Bool {
        let differences = [mass - own.mass, stiffness - own.stiffness, damping - own.damping]
        return differences.contains { $0.magnitude > Grid.step }
    }
}

extension Rect {
    /// Whether both rectangles are equal to four decimals.
    fileprivate func isAbout(_ other: Rect) -> Bool {
        let distances = [minX - other.minX, minY - other.minY, maxX - other.maxX, maxY - other.maxY]
        return distances.allSatisfy { $0.magnitude < Grid.step }
    }
}
