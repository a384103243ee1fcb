extension Motion {
    /// A named interval of a timeline that is made of several parts.
    public struct Label: Hashable, Sendable {
        /// What moves in that interval, such as `keyboard`; names may repeat.
        public let name: String
        /// When the interval begins, in seconds from the start of the timeline; zero or more.
        public let start: Double
        /// When it ends, in seconds from the start of the timeline; `start` or later.
        public let end: Double
        /// The named parts inside this part.
        public let labels: [Label]

        /// The interval from `start` to `end`, in seconds of the whole timeline.
        ///
        /// Any numbers are accepted: a start that is negative or not finite becomes zero, an end that is not finite or
        /// before the start becomes the start, and inner labels are limited to the interval.
        public init(name: String, start: Double, end: Double, labels: [Label] = []) {
            let start = start.isFinite ? max(0, start) : 0
            let end = end.isFinite ? max(start, end) : start
            self.name = name
            self.start = start
            self.end = end
            self.labels = labels.map { $0.cut(from: start, to: end) }
        }

        /// This label with its times, and those of its parts, limited to `start`…`end`.
        func cut(from start: Double, to end: Double) -> Label {
            Label(
                name: name, start: min(max(self.start, start), end), end: min(max(self.end, start), end),
                labels: labels)
        }
    }
}
