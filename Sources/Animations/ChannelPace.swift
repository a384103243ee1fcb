package import Timeline

/// When the keyframes of a channel are, and how each is left for the next.
package struct ChannelPace: Sendable, Hashable {
    /// In seconds from the start of the timeline, in order; at least one.
    package var times: [Double]
    /// As many as there are times; nil holds. The last says nothing.
    package var easings: [Easing?]

    package init(times: [Double], easings: [Easing?]) { (self.times, self.easings) = (times, easings) }

    package init(_ keyframes: Keyframes) {
        times = keyframes.map(\.time)
        easings = keyframes.map(\.easing)
        if let last = easings.indices.last { easings[last] = nil }
    }
}
