import Dialogs
import Timeline

/// The styles of the status bar in a timeline, each with the time of its change.
struct StatusBarChanges {
    /// The styles in order of time, the first at 0, each different from the previous one; empty if there is no status
    /// bar.
    private(set) var shown: [(time: Double, style: StatusBar.Style)] = []
    /// The style at rest; `nil` if there is no status bar.
    private let rest: StatusBar.Style?

    /// The precision of the time of a change between two events, in seconds.
    private static let halfFrame = 1.0 / 120

    private static let mostEvents = 64

    /// Makes the list of styles. Between two events the style changes at most once, because what is below the bar
    /// changes.
    init(of depiction: Depiction, in named: Depiction.NamedTimeline) {
        rest = Moment(of: depiction).statusBar
        guard let rest else { return }
        func style(at time: Double) -> StatusBar.Style { Moment(of: depiction, in: named, at: time).statusBar ?? rest }
        let motion = named.timeline.motion
        shown = [(0, style(at: 0))]
        // What is below the bar can change between two events of any kind.
        let events = motion.events.lazy.map(\.time).filter { $0 > 0 && $0 < motion.duration }
        let bounds = [0] + Set(events.prefix(Self.mostEvents)).sorted() + [motion.duration]
        for (start, end) in zip(bounds, bounds.dropFirst()) where start < end {
            let atStart = style(at: start)
            change(to: atStart, at: start)
            let justBefore = end - Self.halfFrame
            guard start < justBefore, style(at: justBefore) != atStart else { continue }
            let time = Self.change(from: atStart, between: start, justBefore, style)
            change(to: style(at: time), at: time)
        }
        change(to: style(at: motion.duration), at: motion.duration)
    }

    /// The styles that differ from the one at rest.
    var others: [StatusBar.Style] {
        StatusBar.Style.allCases.filter { style in style != rest && shown.contains { $0.style == style } }
    }

    private mutating func change(to style: StatusBar.Style, at time: Double) {
        if let last = shown.last, last.style != style { shown.append((time, style)) }
    }

    /// Returns the time of a change between two times, by bisection, within half a frame.
    private static func change(
        from first: StatusBar.Style, between start: Double, _ end: Double, _ style: (Double) -> StatusBar.Style
    ) -> Double {
        var (before, after) = (start, end)
        while after - before > halfFrame {
            let middle = (before + after) / 2
            if style(middle) == first { before = middle } else { after = middle }
        }
        return after
    }
}
