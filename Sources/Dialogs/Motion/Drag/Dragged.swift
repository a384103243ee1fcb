package import Geometry
package import Timeline

/// Takes a dialog at rest and a finger on it; gives how everything stands wherever that goes; promises that a release
/// there begins with just that.
package struct Dragged: Sendable {
    /// How everything stands at one place of the finger.
    package struct Pose: Sendable {
        /// The dialog's centre as one that is drawn as a whole, in the space of the answer: the position of a release.
        package let position: Point
        /// The value of each of ``Dragged/properties``, in their order.
        package let values: [AnimatedValue]
        /// What a release without speed would choose.
        package let target: ReleaseChoice.Target

        init(position: Point, values: [AnimatedValue], target: ReleaseChoice.Target) {
            self.position = position
            self.values = values
            self.target = target
        }
    }

    /// A layer, and which of its properties may move.
    package struct MovedLayer: Sendable {
        package let id: String
        package var properties: [Property]
    }

    /// What moves at any place, in painting order: every pose tells all of it.
    package let moved: [MovedLayer]
    /// How many poses there are.
    package let count: Int
    private let source: Source
    private let touched: DrawnRest

    /// What the poses follow.
    private enum Source {
        case finger(at: [Point], from: Point, DrawnLayers, DragLeash, ReleaseDecision)
        /// The back gesture: how far it has come, the way under it, and where the dialog's centre is without it.
        case back([Double], Motion, center: Point)
    }

    init(
        _ request: DragRequest, drawn: DrawnLayers, leash: DragLeash, decision: ReleaseDecision, touched: DrawnRest
    ) {
        count = request.positions.count
        source = .finger(
            at: request.positions, from: drawn.projection.inverse(request.from), drawn, leash, decision)
        moved = Self.moved(drawn.channels.map { ($0.target.layer, $0.property) })
        self.touched = touched
    }

    /// - Parameter motion: The way under the gesture, whose times are its progress.
    init(_ request: BackRequest, in motion: Motion, center: Point, touched: DrawnRest) {
        count = request.progress.count
        source = .back(request.progress, motion, center: center)
        moved = Self.moved(motion.tracks.map { ($0.layer, $0.property) })
        self.touched = touched
    }

    private static func moved(_ properties: [(layer: String, property: Property)]) -> [MovedLayer] {
        var moved: [MovedLayer] = []
        for (layer, property) in properties {
            if moved.last?.id != layer { moved.append(MovedLayer(id: layer, properties: [])) }
            moved[moved.count - 1].properties.append(property)
        }
        return moved
    }

    /// How everything stands, by the index of the pose.
    ///
    /// - Precondition: the index is one of `count`.
    /// - Complexity: O(what moves and the dialog's heights).
    package func pose(_ index: Int) -> Pose {
        switch source {
        case .finger(let places, let from, let drawn, let leash, let decision):
            return Self.pose(at: places[index], from: from, drawn, leash, decision)
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
        at finger: Point, from: Point, _ drawn: DrawnLayers, _ leash: DragLeash, _ decision: ReleaseDecision
    ) -> Pose {
        let (place, rest) = (drawn.projection.inverse(finger), drawn.rest.frame.center)
        let held = leash.held(rest.offset(x: place.x - from.x, y: place.y - from.y))
        // As it is told, so that a release there begins at the very values.
        let rounded = drawn.projection.point(held).onGrid
        let drag = Drag(position: drawn.projection.inverse(rounded), velocity: .zero)
        return Pose(
            position: rounded, values: drawn.states(at: drag).map(\.value),
            target: decision.choose(position: drag.position, velocity: .zero).target)
    }

    /// - Throws: Where so many touches in each pose would be held against more pieces of outlines than `limit`.
    package func check(touches: Int, limit: Int) throws(ResolveError) {
        let (product, isTooMany) = touches.multipliedReportingOverflow(by: count)
        try TouchMap(regions: touched.hitRegions).check(touches: isTooMany ? .max : product, limit: limit)
    }

    /// What touches reach in a pose.
    package func touchMap(in pose: Pose) -> TouchMap {
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
    /// The nearest place on the grid of what is written.
    fileprivate var onGrid: Point { Point(x: Grid.nearest(x), y: Grid.nearest(y)) }
}
