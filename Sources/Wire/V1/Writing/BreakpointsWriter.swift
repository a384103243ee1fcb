package import JSONText

/// The result of one layout in a search for breakpoints.
package struct BreakpointSample: Sendable {
    package enum Outcome: Hashable, Sendable {
        case answered(Values)
        /// The code of the fault that makes the layout impossible.
        case refused(String)
    }

    /// The compared members of an answer.
    package struct Values: Hashable, Sendable {
        /// Each member as JSON, in their order.
        package let texts: [[UInt8]]
        /// The digest of the texts, by which they are compared: they may be megabytes, and each is compared many times.
        package let digest: UInt64

        package init(_ texts: [[UInt8]], digest: UInt64) { (self.texts, self.digest) = (texts, digest) }

        /// The bytes of all members.
        package var count: Int { texts.reduce(0) { $0 + $1.count } }

        package static func == (one: Values, other: Values) -> Bool { one.digest == other.digest }
        package func hash(into hasher: inout Hasher) { hasher.combine(digest) }
    }

    /// The number of steps from the start of the search.
    package var index: Int
    package var outcome: Outcome
    /// Whether nothing is truncated, scrolled or refused.
    package var isWhole: Bool

    package init(index: Int, outcome: Outcome, isWhole: Bool) {
        (self.index, self.outcome, self.isWhole) = (index, outcome, isWhole)
    }
}

/// Writes the body of `POST /v1/specs/breakpoints`.
package enum BreakpointsWriter {
    /// - Parameters:
    ///   - samples: The samples, in order of their indexes.
    ///   - grid: The number of samples that were laid out first, evenly spread.
    package static func write(
        _ samples: [BreakpointSample], of request: BreakpointsRequest, grid: Int, to json: inout JSONWriter
    ) {
        json.beginObject()
        json.member("vary", request.axis)
        json.beginObject("search")
        json.member("grid", grid)
        json.member("layouts", samples.count)
        json.member("step", request.step)
        json.member("exact", isExact(samples))
        json.endObject()
        json.beginArray("intervals")
        var start = 0
        for end in samples.indices where end + 1 == samples.count || samples[end + 1].outcome != samples[end].outcome {
            json.beginObject()
            json.member("from", request.value(at: samples[start].index))
            json.member("to", request.value(at: samples[end].index))
            write(samples[end].outcome, of: request, to: &json)
            json.endObject()
            start = end + 1
        }
        json.endArray()
        json.member("smallest", orNull: samples.first(where: \.isWhole).map { request.value(at: $0.index) })
        json.endObject()
    }

    /// Whether every breakpoint was narrowed down to a single step.
    private static func isExact(_ samples: [BreakpointSample]) -> Bool {
        zip(samples, samples.dropFirst()).allSatisfy { $0.outcome == $1.outcome || $1.index - $0.index == 1 }
    }

    private static func write(
        _ outcome: BreakpointSample.Outcome, of request: BreakpointsRequest, to json: inout JSONWriter
    ) {
        json.beginObject("same")
        if case .answered(let values) = outcome {
            for (member, text) in zip(request.members, values.texts) {
                json.key(text: member.name)
                json.again(text)
            }
        }
        json.endObject()
        if case .refused(let code) = outcome { json.member("refused", code) }
    }
}
