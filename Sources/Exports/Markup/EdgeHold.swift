import Animations

/// How an element is constrained along one axis, so that it rests on other screens as on this one: between the edges
/// that it touches, centred, or at its distance from the nearer edge. Edges of the safe area are those of the screen
/// that shows the element.
///
/// With a browser's bars, a size that depends on them is given in the dynamic viewport, and a centre in the small one,
/// so that it does not move while the bars appear or withdraw.
struct EdgeHold {
    typealias Span = (start: Double, end: Double)

    /// The names of the CSS properties.
    var start: String
    var end: String
    var size: String
    var margin: String
    var frame: Span
    var window: Span
    var safe: Span
    /// How much the element grows for each point that the window grows as a browser's bars withdraw; `nil` if the
    /// request has no such bars.
    var shareOfBars: Double?

    var declarations: [(name: String, value: String)] {
        let first = place(start, frame.start - window.start, frame.start - safe.start)
        let last = place(end, window.end - frame.end, safe.end - frame.end)
        if first.isAtEdge, last.isAtEdge {
            guard shareOfBars != nil else {
                return [(start, first.text), (end, last.text), (size, "auto"), (margin, "0")]
            }
            let insets = [first.text, last.text].filter { $0 != "0px" }
            let whole = insets.isEmpty ? "100dvh" : "calc(100dvh - " + insets.joined(separator: " - ") + ")"
            return [(start, first.text), (end, "auto"), (size, whole), (margin, "0")]
        }
        if !first.isAtEdge, !last.isAtEdge {
            if isCentred(in: window) { return centred("0px", "0px") }
            if isCentred(in: safe) { return centred(inset(start), inset(end)) }
        }
        let isByEnd = last.isAtEdge || (!first.isAtEdge && safe.end - frame.end < frame.start - safe.start)
        return isByEnd
            ? [(start, "auto"), (end, last.text), (size, length), (margin, "0")]
            : [(start, first.text), (end, "auto"), (size, length), (margin, "0")]
    }

    private var length: String {
        let points = frame.end - frame.start
        guard let shareOfBars, shareOfBars > 0.01 else { return CSSText.length(points) }
        let rest = points - shareOfBars * (window.end - window.start)
        let share = CSSText.number(shareOfBars * 100) + "dvh"
        // A smaller difference is due to rounding to pixels.
        guard abs(rest) >= 0.5 else { return share }
        return "calc(" + share + (rest < 0 ? " - " : " + ") + CSSText.length(abs(rest)) + ")"
    }

    /// - Parameters:
    ///   - first: The distance from the window's start to the area in which the element is centred.
    ///   - last: The distance from the end of that area to the window's end.
    private func centred(_ first: String, _ last: String) -> [(name: String, value: String)] {
        guard shareOfBars != nil else { return [(start, first), (end, last), (size, length), (margin, "auto")] }
        let middle = first == "0px" ? "50svh" : "(100svh + " + first + " - " + last + ") / 2"
        return [(start, "calc(" + middle + " - " + length + " / 2)"), (end, "auto"), (size, length), (margin, "0")]
    }

    private func inset(_ edge: String) -> String { "env(safe-area-inset-" + edge + ", 0px)" }

    /// - Parameters:
    ///   - toWindow: The distance from the window's edge, in points.
    ///   - toSafe: The distance from the safe area's edge, in points, inwards.
    private func place(_ edge: String, _ toWindow: Double, _ toSafe: Double) -> (text: String, isAtEdge: Bool) {
        if abs(toWindow) < 0.01 { return ("0px", true) }
        if abs(toSafe) < 0.01 { return (inset(edge), true) }
        return toSafe > 0
            ? ("calc(" + inset(edge) + " + " + CSSText.length(toSafe) + ")", false) : (CSSText.length(toWindow), false)
    }

    private func isCentred(in span: Span) -> Bool { abs(frame.start + frame.end - span.start - span.end) < 1 }
}
