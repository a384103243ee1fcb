package import Animations
import Dialogs

extension Depiction {
    /// Returns the animations that show and hide the layers that exist for only part of the time.
    package func lifetimeAnimations(over duration: Double) -> [ElementAnimation] {
        guard !lifetimes.isEmpty else { return [] }
        return rest.layers.indices.compactMap { index in
            let layer = rest.layers[index].id
            guard let lifetime = lifetimes[layer] else { return nil }
            let (from, to) = (min(lifetime.lowerBound, duration), min(lifetime.upperBound, duration))
            guard from > 0 || to < duration else { return nil }
            let hold = "steps(1, end)"
            var (times, values) = ([0.0], [from > 0 ? "hidden" : "visible"])
            if from > 0 {
                times.append(from)
                values.append("visible")
            }
            if to < duration {
                times.append(to)
                values.append("hidden")
            }
            times.append(duration)
            values.append(to < duration ? "hidden" : "visible")
            return ElementAnimation(
                layer: layer, index: index, times: times, easings: times.map { _ in hold },
                declarations: [ElementAnimation.Declaration(property: .visibility, values: values)], isAdded: false)
        }
    }
}
