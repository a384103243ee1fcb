package import Geometry
package import Timeline

/// The states of all layers while a finger or the back gesture drags a dialog. A release at a pose starts with exactly
/// that pose's values.
package struct Dragged: Sendable {
    /// The states of all layers at one position of the finger.
    package struct Pose: Sendable {
        /// The dialog's centre as if it were dragged as a whole, in the space of the answer: the position that a
        /// request for the release gives.
        package let position: Point
        /// The values of the properties in ``Dragged/moved``, in their order.
        package let values: [AnimatedValue]
        /// The target that a release at zero speed would choose.
        package let target: ReleaseChoice.Target
    }

    /// A layer, and the properties of it that may move.
    package struct MovedLayer: Sendable {
        package let id: String
        package var properties: [Property]
    }

    /// The layers and properties that may move, in painting order. Every pose has a value for each.
    package let moved: [MovedLayer]
    /// The number of poses.
    package let count: Int
    private let source: Source
    private let touched: DrawnRest
    private let others: [OtherRest]

    /// Another detent to which the finger drags a sheet.
    struct OtherRest {
        /// The pose's position there.
        let position: Point
        let drawn: DrawnRest
    }

    /// The input from which the poses are computed.
    private enum Source {
        case finger(at: [Point], from: Point, DrawnLayers, DragLimits, ReleaseDecision)
        /// The back gesture: its progress at each pose, the timeline that it drives, and the dialog's centre before it.
        case back([Double], Motion, center: Point)
    }

    init(
        _ request: DragRequest, drawn: DrawnLayers, limits: DragLimits, decision: ReleaseDecision, touched: DrawnRest,
        others: [OtherRest]
    ) {
        count = request.positions.count
        source = .finger(at: request.positions, from: drawn.projection.inverse(request.from), drawn, limits, decision)
        moved = Self.moved(drawn.channels.map { ($0.target.layer, $0.property) })
        self.touched = touched
        self.others = others
    }

    /// - Parameter motion: The timeline that the gesture drives; its times are the gesture's progress, 0…1.
    init(_ request: BackRequest, in motion: Motion, center: Point, touched: DrawnRest) {
        count = request.progress.count
        source = .back(request.progress, motion, center: center)
        moved = Self.moved(motion.tracks.map { ($0.layer, $0.property) })
        self.touched = touched
        others = []
    }

    private static func moved(_ properties: [(layer: String, property: Property)]) -> [MovedLayer] {
        var moved: [MovedLayer] = []
        for (layer, property) in properties {
            if moved.last?.id != layer { moved.append(MovedLayer(id: layer, properties: [])) }
            moved[moved.count - 1].properties.append(property)
        }
        return moved
    }

    /// The states of all layers at the pose with this index.
    ///
    /// - Precondition: the index is less than `count`.
    /// - Complexity: O(channels + detents).
    package func pose(_ index: Int) -> Pose {
        switch source {
        case .finger(let places, let from, let drawn, let limits, let decision):
            return Self.pose(at: places[index], from: from, drawn, limits, decision)
        case .back(let progress, let motion, let center):
            let values = motion.tracks.map { $0.value(at: progress[index]) }
            var position = center
            for (track, value) in zip(motion.tracks, values) where track.property == .position {
                if case .point(let place) = value { position = place }
            }
            return Pose(
                position: position, values: values,
                target: progress[index] >= MotionBuilder.backCommits ? .dismissed(.bottom) : .presented)
        }
    }

    private static func pose(
        at finger: Point, from: Point, _ drawn: DrawnLayers, _ limits: DragLimits, _ decision: ReleaseDecision
    ) -> Pose {
        let (place, rest) = (drawn.projection.inverse(finger), drawn.rest.frame.center)
        let held = limits.held(rest.offset(x: place.x - from.x, y: place.y - from.y))
        // The position as it is written, so that a release there starts with the very same values.
        let rounded = drawn.projection.point(held).onGrid
        let drag = Drag(position: drawn.projection.inverse(rounded), velocity: .zero)
        return Pose(
            position: rounded, values: drawn.states(at: drag).map(\.value),
            target: decision.choose(position: drag.position, velocity: .zero).target)
    }

    /// - Throws: An error if testing that many touches in each pose would take more outline segments than `limit`.
    package func check(touches: Int, limit: Int) throws(ResolveError) {
        let (product, isTooMany) = touches.multipliedReportingOverflow(by: count)
        try TouchMap(regions: touched.hitRegions).check(touches: isTooMany ? .max : product, limit: limit)
    }

    /// The map of what touches reach in a pose: where a sheet is at another detent, what they reach at rest there.
    package func touchMap(in pose: Pose) -> TouchMap {
        if let other = others.first(where: { $0.position.isAbout(pose.position) }) {
            return TouchMap(regions: other.drawn.hitRegions)
        }
        var tracks: [Track] = []
        for layer in moved {
            for property in layer.properties {
                tracks.append(
                    Track(
                        layer: layer.id, property: property,
                        keyframes: [Keyframe(time: 0, value: pose.values[tracks.count])]))
            }
        }
        return TouchMap(touched, in: Motion(duration: 0, tracks: tracks), at: 0)
    }
}

extension Point {
    /// Whether two positions are equal if both have been rounded to four decimals.
    func isAbout(_ other: Point) -> Bool {
        abs(x - other.x) < 1.5 * Grid.step && abs(y - other.y) < 1.5 * Grid.step
    }

    /// The nearest point on the grid of written values.
    fileprivate var onGrid: Point { Point(x: Grid.nearest(x), y: Grid.nearest(y)) }
}
