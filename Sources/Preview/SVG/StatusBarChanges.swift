import Dialogs
import Timeline

/// What the status bar shows in a timeline, and from when on.
struct StatusBarChanges {
    /// In the order of time, the first at 0 and each other than the one before; none where there is no bar.
    private(set) var shown: [(time: Double, style: StatusBar.Style)] = []
    /// What it shows at rest; nil where there is no bar.
    private let rest: StatusBar.Style?

    /// How exactly it is told when the bar changes between two events, in seconds.
    private static let halfFrame = 1.0 / 120

    /// Of how many events it is told at most.
    private static let mostEvents = 64

    /// Between two events it changes once at most, when what lies below it does.
    init(of depiction: Depiction, in named: Depiction.NamedTimeline) {
        rest = Moment(of: depiction).statusBar
        guard let rest else { return }
        func style(at time: Double) -> StatusBar.Style { Moment(of: depiction, in: named, at: time).statusBar ?? rest }
        let motion = named.timeline.motion
        shown = [(0, style(at: 0))]
        // What lies below changes between two events of any kind.
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

    /// What it shows at other moments than at rest.
    var others: [StatusBar.Style] {
        StatusBar.Style.allCases.filter { style in style != rest && shown.contains { $0.style == style } }
    }

    private mutating func change(to style: StatusBar.Style, at time: Double) {
        if let last = shown.last, last.style != style { shown.append((time, style)) }
    }

    /// A moment less than half a frame after it no longer shows what it did, found by halves.
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
