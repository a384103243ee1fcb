import Geometry
import Typography

/// Sets the title of a button into the button's room: as it is, if it fits; else smaller; else, at the least size, in
/// as many lines as the height allows. What then does not fit is truncated.
struct ButtonTitle {
    let typesetter: Typesetter
    /// The least share of its size, 0…1, to which a title may shrink.
    let leastScale: Double
    /// The most lines, however much height there is; `nil` for as many as fit.
    let mostLines: Int?
    /// Whether the lines of a title at its full size keep the line height of a single line; else they have the font's
    /// own line height.
    var keepsLineHeight = false

    /// A tolerance in points, so that a title fits into the width that was computed for it.
    private static let tolerance = 1e-6
    /// How much narrower than its room a title that was shrunk may be, in points.
    private static let precision = 0.05

    /// Whether a title fits into a room as it is, in no more lines than allowed.
    static func fits(_ own: MeasuredText, in room: Size, mostLines: Int?) -> Bool {
        let isOne = own.lines.count <= 1
        return (isOne ? own.firstWidth : own.width) <= room.width + tolerance
            && (isOne ? own.style.lineHeight : own.height) <= room.height + tolerance
            && (isOne || own.lines.count <= mostLines ?? own.lines.count)
    }

    /// Returns `title` set into `room`.
    ///
    /// - Parameter own: The title at its own size, broken only at its own line breaks.
    /// - Complexity: One measurement for a title that does not fit even at the least size, up to nine for one that fits
    ///   at a size in between, because the width of a text is only nearly proportional to its font size.
    func set(_ title: String, _ own: MeasuredText, in room: Size) -> MeasuredText {
        if Self.fits(own, in: room, mostLines: mostLines) { return own }
        if leastScale < 1, let smaller = smaller(title, own, in: room) { return smaller }
        let least = style(own.style, scaledBy: leastScale)
        let lines = least.lineHeight > 0 ? Int(min(1e6, (room.height + Self.tolerance) / least.lineHeight)) : 1
        guard lines > 0 else {
            return MeasuredText(lines: [], isTruncated: !title.isEmpty, metrics: own.metrics, style: own.style)
        }
        return typesetter.set(title, least, width: room.width, maximumLines: min(lines, mostLines ?? lines))
    }

    /// Returns the title at the greatest size at which its lines fit; `nil` if that is less than the least size.
    private func smaller(_ title: String, _ own: MeasuredText, in room: Size) -> MeasuredText? {
        guard own.width > 0, own.height > 0, own.lines.count <= mostLines ?? own.lines.count else { return nil }
        let most = min(1, room.height / own.height)
        var scale = min(most, room.width / own.width)
        // Letter spacing depends on the font size, so a title that is slightly too wide by proportion may still fit.
        guard most >= leastScale, scale >= 0.9 * leastScale else { return nil }
        var best: MeasuredText?
        for _ in 0..<8 {
            scale = max(leastScale, min(most, scale))
            let set = typesetter.set(title, style(own.style, scaledBy: scale), width: ContentStack.wide)
            let excess = set.width - room.width
            if excess <= Self.tolerance {
                if set.style.size > best?.style.size ?? 0 { best = set }
                if excess >= -Self.precision || scale == most { break }
            } else if scale == leastScale {
                break
            }
            scale *= (room.width - Self.precision / 2) / set.width
        }
        return best
    }

    private func style(_ style: TextStyle, scaledBy scale: Double) -> TextStyle {
        if keepsLineHeight, scale == 1 { return style }
        var smaller = TextStyle(size: style.size * scale, weight: style.weight)
        smaller.spacing = style.spacing
        return smaller
    }
}

extension MeasuredText {
    /// Whether the title fits into one line of a width, in points, so that it need not be set again for that width.
    func fits(in width: Double) -> Bool { lines.count <= 1 && firstWidth <= width }

    /// The width of the first line; 0 if there are no lines.
    var firstWidth: Double { lines.isEmpty ? 0 : lines[0].width }
}
