import Boxes
import Devices
import Geometry
import Timeline

extension Resolver {
    /// Returns the states of a dialog's layers while a finger drags it to the positions of `drag`.
    ///
    /// - Throws: The errors that make the request impossible.
    package func drag(
        _ request: DialogRequest, on device: DeviceState, options: ResolveOptions = ResolveOptions(),
        _ drag: DragRequest
    ) throws(ResolveError) -> Dragged {
        let options = options.computing(.all)
        let rest = try soundRest(request, on: device, options)
        let rules = rest.rules(drag.rules, options)
        try check(rules)
        let edges = rest.swipes(request)
        let detents = try actualDetents(of: rest, request, on: device, options)
        let builder = MotionBuilder.of(request, at: rest, options)
        let touched = drawn(builder, TouchMap.parts)
        let projection = builder.projection
        let isOnHandle = rest.dragHandle(request).map { handle in
            projection.rect(rest.layers[handle].frame.grown(to: rest.stage.minimumTarget)).contains(drag.from)
        }
        guard isOnHandle ?? touched.isDragged(from: drag.from) else { throw ResolveError([.from], .besideDialog) }
        let decision = ReleaseDecision(
            rules: rules, rest: rest.frame, container: rest.container, detents: detents, edges: edges,
            against: rest.ownEdge)
        let range = DragRange(rest, at: detents, leavingBy: edges, rubberBand: rules.rubberBandDimensions)
        return Dragged(
            drag,
            drawn: DrawnLayers(
                builder, leavingBy: edges,
                pulls: (
                    closing: try pull(closing: true, among: detents, builder, on: device),
                    opening: try pull(closing: false, among: detents, builder, on: device)
                )),
            limits: range.limits(
                coefficient: rules.rubberBand,
                scrolling: rest.scroller.flatMap { scroller in
                    projection.rect(rest.layers[scroller].frame).contains(drag.from) && isOnHandle == nil
                        ? rest.scrolling(request) : nil
                }), decision: decision, touched: touched,
            others: try otherRests(reachedBy: drag, among: detents, builder, on: device))
    }

    /// The other detents at which a sheet is in some pose of a drag.
    private func otherRests(
        reachedBy drag: DragRequest, among detents: [RestingDetent], _ builder: MotionBuilder, on device: DeviceState
    ) throws(ResolveError) -> [Dragged.OtherRest] {
        let (own, projection) = (builder.rest, builder.projection)
        let scale = DetentScale(detents, against: own.ownEdge, from: own.frame)
        let start = projection.point(own.frame.center) - drag.from
        var others: [Dragged.OtherRest] = []
        for detent in detents where !detent.isSelected {
            let position = projection.point(own.frame.center + own.ownEdge.outward * scale.level(of: detent))
            guard drag.positions.contains(where: { (start + $0).isAbout(position) }) else { continue }
            var request = builder.request
            request.select(detent.detent)
            let rest = try rest(request, on: Stage(device), options: builder.options)
            let there = MotionBuilder.of(request, at: rest, builder.options)
            others.append(Dragged.OtherRest(position: position, drawn: drawn(there, TouchMap.parts)))
        }
        return others
    }
}

extension Resolver {
    /// Returns the states of a dialog's layers during the system's back gesture.
    ///
    /// - Throws: The error that makes the request impossible, or that the back gesture has no animation here.
    package func drag(
        _ request: DialogRequest, on device: DeviceState, options: ResolveOptions = ResolveOptions(), back: BackRequest
    ) throws(ResolveError) -> Dragged {
        let options = options.computing(.all)
        let rest = try soundRest(request, on: device, options)
        let builder = MotionBuilder.of(request, at: rest, options)
        guard let motion = builder.goingBack(from: back.edge) else { throw ResolveError([.back], .backNotShown) }
        return Dragged(
            back, in: motion, center: builder.projection.point(rest.frame.center),
            touched: drawn(builder, TouchMap.parts))
    }
}

extension Rect {
    /// The rectangle with the same centre, whose sides are at least `length` points long.
    fileprivate func grown(to length: Double) -> Rect {
        Rect(center: center, size: Size(width: max(width, length), height: max(height, length)))
    }
}

extension DrawnRest {
    /// Whether a finger that goes down at `point` touches the dialog. A dialog that a tap dismisses is dragged like any
    /// other; the transparent part of a surface as large as the screen moves nothing.
    fileprivate func isDragged(from point: Point) -> Bool {
        guard let region = TouchMap(regions: hitRegions).region(at: point) else { return false }
        return switch region.effect {
        case .content, .action, .dismiss: layers.idsOfDialog.contains(region.target)
        case .block, .passThrough: false
        }
    }
}
