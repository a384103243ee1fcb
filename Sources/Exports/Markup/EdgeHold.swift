import Animations

/// How an element is held along one axis so that it rests on other screens as it does on this one: between the edges
/// that it touches, in the middle, or as far from the nearer edge. Edges of the safe area are those of the screen that
/// shows it.
struct EdgeHold {
    typealias Span = (start: Double, end: Double)

    /// Names of properties.
    var start: String
    var end: String
    var size: String
    var margin: String
    var frame: Span
    var window: Span
    var safe: Span

    var declarations: [(name: String, value: String)] {
        let length = CSSText.length(frame.end - frame.start)
        let first = place(start, frame.start - window.start, frame.start - safe.start)
        let last = place(end, window.end - frame.end, safe.end - frame.end)
        if first.isAtEdge, last.isAtEdge {
            return [(start, first.text), (end, last.text), (size, "auto"), (margin, "0")]
        }
        if !first.isAtEdge, !last.isAtEdge {
            if isCentred(in: window) { return [(start, "0px"), (end, "0px"), (size, length), (margin, "auto")] }
            if isCentred(in: safe) {
                return [(start, inset(start)), (end, inset(end)), (size, length), (margin, "auto")]
            }
        }
        let isByEnd = last.isAtEdge || (!first.isAtEdge && safe.end - frame.end < frame.start - safe.start)
        return isByEnd
            ? [(start, "auto"), (end, last.text), (size, length), (margin, "0")]
            : [(start, first.text), (end, "auto"), (size, length), (margin, "0")]
    }

    private func inset(_ edge: String) -> String { "env(safe-area-inset-" + edge + ", 0px)" }

    /// - Parameters:
    ///   - toWindow: Points from the window's edge.
    ///   - toSafe: Points from the safe area's edge, inwards.
    private func place(_ edge: String, _ toWindow: Double, _ toSafe: Double) -> (text: String, isAtEdge: Bool) {
        if abs(toWindow) < 0.01 { return ("0px", true) }
        if abs(toSafe) < 0.01 { return (inset(edge), true) }
        return toSafe > 0
            ? ("calc(" + inset(edge) + " + " + CSSText.length(toSafe) + ")", false) : (CSSText.length(toWindow), false)
    }

    private func isCentred(in span: Span) -> Bool { abs(frame.start + frame.end - span.start - span.end) < 1 }
}
