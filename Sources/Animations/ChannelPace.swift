package import Timeline

/// When the keyframes of a channel are, and the easings between them.
package struct ChannelPace: Sendable, Hashable {
    /// The times in seconds from the start of the timeline, in order; at least one.
    package var times: [Double]
    /// The easing after each time; `nil` means that the value is held. The last one is ignored.
    package var easings: [Easing?]

    package init(times: [Double], easings: [Easing?]) { (self.times, self.easings) = (times, easings) }

    package init(_ keyframes: Keyframes) {
        times = keyframes.map(\.time)
        easings = keyframes.map(\.easing)
        if let last = easings.indices.last { easings[last] = nil }
    }
}
