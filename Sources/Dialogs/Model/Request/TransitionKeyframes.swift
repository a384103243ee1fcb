package import Geometry
package import Timeline

/// The properties of a dialog that keyframes of a request may animate. The raw values are their names in requests.
package enum PoseProperty: String, Hashable, Sendable, CaseIterable {
    case translation, scale, opacity, rotationX, rotationY, rotationZ

    /// The value at rest; opacities are shares of the resting opacity.
    package var rest: PoseValue {
        switch self {
        case .translation, .rotationX, .rotationY, .rotationZ: .zero
        case .scale, .opacity: PoseValue(x: 1, y: 1)
        }
    }
}

/// The value of one property: along x and y, or the same number twice.
package typealias PoseValue = Point

/// One keyframe of a request's own motion.
package struct PoseKeyframe: Hashable, Sendable {
    /// The time as a fraction of the duration, 0…1.
    package var time: Double
    package var value: PoseValue
    /// The easing to the next keyframe; `nil` is the property's easing, else the transition's.
    package var easing: Easing?

    package init(time: Double, value: PoseValue, easing: Easing? = nil) {
        self.time = time
        self.value = value
        self.easing = easing
    }
}

/// A request's own motion: keyframes and easings by property.
package struct TransitionSteps: Hashable, Sendable {
    /// Keyframes by property, in order of time, at least one each.
    package var keyframes: [PoseProperty: [PoseKeyframe]] = [:]
    /// Easings that replace the transition's, by property.
    package var easings: [PoseProperty: Easing] = [:]

    package init() {}

    package var isEmpty: Bool { keyframes.isEmpty && easings.isEmpty }

    /// The reversed motion: the keyframes in reverse order, each segment with its own easing.
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
