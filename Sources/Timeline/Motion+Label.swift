extension Motion {
    /// A named stretch of a timeline: one part of a whole that is made of several.
    public struct Label: Hashable, Sendable {
        /// What moves in that stretch, such as `keyboard`; names may repeat.
        public let name: String
        /// When the stretch begins, in seconds from the start of the timeline; zero or more.
        public let start: Double
        /// When it ends, in seconds from the start of the timeline; `start` or later.
        public let end: Double
        /// The parts of this part, each inside it.
        public let labels: [Label]

        /// The stretch from `start` to `end`, in seconds of the whole timeline.
        ///
        /// Any numbers do: a start before zero counts as zero, an end before the start as the start, and inner labels
        /// are cut to the stretch. A number that is not finite counts as zero.
        public init(name: String, start: Double, end: Double, labels: [Label] = []) {
            let start = start.isFinite ? max(0, start) : 0
            let end = end.isFinite ? max(start, end) : start
            self.name = name
            self.start = start
            self.end = end
            self.labels = labels.map { $0.cut(from: start, to: end) }
        }

        /// This label with its times, and those of its parts, brought inside `start`…`end`.
        func cut(from start: Double, to end: Double) -> Label {
            Label(
                name: name, start: min(max(self.start, start), end), end: min(max(self.end, start), end),
                labels: labels)
        }
    }
}
