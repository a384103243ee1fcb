package import Geometry
package import Timeline

/// What of a dialog a caller's own keyframes move. The raw values are the words of the wire.
package enum PoseProperty: String, Hashable, Sendable, CaseIterable {
    case translation, scale, opacity, rotationX, rotationY, rotationZ

    /// What it is at rest; opacities are shares of the resting one.
    package var rest: PoseValue {
        switch self {
        case .translation, .rotationX, .rotationY, .rotationZ: .zero
        case .scale, .opacity: PoseValue(x: 1, y: 1)
        }
    }
}

/// The value of one property of a pose: along x and y, or the same number twice.
package typealias PoseValue = Point

/// One step of a caller's own motion.
package struct PoseKeyframe: Hashable, Sendable {
    /// A fraction of the duration, 0…1.
    package var time: Double
    package var value: PoseValue
    /// How it goes on to the next; nil is as the property's or the transition's own easing has it.
    package var easing: Easing?

    package init(time: Double, value: PoseValue, easing: Easing? = nil) {
        self.time = time
        self.value = value
        self.easing = easing
    }
}

/// A caller's own motion: steps by property, and curves by property.
package struct TransitionSteps: Hashable, Sendable {
    /// Each in order of time, one at least.
    package var keyframes: [PoseProperty: [PoseKeyframe]] = [:]
    /// In the place of the transition's own easing.
    package var easings: [PoseProperty: Easing] = [:]

    package init() {}

    package var isEmpty: Bool { keyframes.isEmpty && easings.isEmpty }

    /// The way back: the same steps from the last to the first, each way along its own curve.
    package var reversed: TransitionSteps {
        guard !keyframes.isEmpty else { return self }
        var steps = self
        steps.keyframes = keyframes.mapValues { list in
            list.indices.reversed().map { index in
                PoseKeyframe(
                    time: 1 - list[index].time, value: list[index].value,
                    easing: index > 0 ? list[index - 1].easing : nil)
            }
        }
        return steps
    }
}
