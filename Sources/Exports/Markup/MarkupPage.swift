package import Animations
import Boxes
import Dialogs
import Geometry
package import Preview
import Typography

/// Writes a page with a dialog as HTML elements, its texts as text, and a style sheet. The dialog is given as requested
/// and under other conditions of its screen, to which the style sheet adapts by media queries.
///
/// A dialog that blocks the page behind it is a `dialog`, which dims by its `::backdrop`. A dialog with an arrow is a
/// `popover` that a touch elsewhere and close requests close, if the answer lets both; any other one is a `popover`
/// that stays.
package struct MarkupPage {
    /// The dialog under certain conditions, all of which must hold.
    package struct Variant {
        /// Media features with their values, as in a query: `prefers-contrast: more`. Empty for the request itself.
        package var conditions: [String]
        package var depiction: Depiction

        package init(_ conditions: [String], _ depiction: Depiction) {
            (self.conditions, self.depiction) = (conditions, depiction)
        }
    }

    private let variants: [(conditions: [String], rules: MarkupRules)]
    private let depiction: Depiction
    private let names: ClassNames

    /// - Parameters:
    ///   - first: The dialog as requested.
    ///   - variants: The variants, those with fewer conditions before those with more. A variant without timelines does
    ///     not change the motion.
    ///   - other: The requested dialog with a browser's bars withdrawn if they are shown, and shown if they are
    ///     withdrawn; `nil` if the request has no such bars.
    package init(
        _ first: Depiction, _ variants: [Variant], underOtherBars other: Depiction?,
        tolerance: MotionTolerance = .standard
    ) {
        depiction = first
        let names = ClassNames(([first] + variants.map(\.depiction)).flatMap { $0.rest.layers.map(\.id) })
        self.names = names
        let anchor = first.dialogLayers.first.flatMap { dialog in
            AnchorHold(first.popover?.value, frame: dialog.frame, in: first.stage.windowOfFrames)
        }
        let share = other.flatMap { Self.shareOfBars(first, $0) }
        // A variant without timelines plays those of others.
        let resized = variants.reduce(into: first.resizedLayers) { $0.formUnion($1.depiction.resizedLayers) }
        func rules(_ depiction: Depiction, _ prefix: String) -> MarkupRules {
            MarkupRules(
                depiction, prefix: prefix, tolerance: tolerance, anchor: anchor, shareOfBars: share, names: names,
                resized: resized)
        }
        self.variants =
            [(conditions: [], rules: rules(first, "scrim"))]
            + variants.map { (conditions: $0.conditions, rules: rules($0.depiction, "scrim-less")) }
    }

    /// How many points the dialog's height grows per point of the window's; `nil` if both windows have the same height.
    private static func shareOfBars(_ first: Depiction, _ other: Depiction) -> Double? {
        func heights(_ depiction: Depiction) -> (dialog: Double, window: Double)? {
            depiction.dialogLayers.first.map { ($0.frame.height, depiction.stage.windowOfFrames.height) }
        }
        guard let first = heights(first), let other = heights(other), first.window != other.window else { return nil }
        let share = (first.dialog - other.dialog) / (first.window - other.window)
        // Both heights are rounded to pixels: if a whole percentage explains them, it is assumed.
        let whole = (share * 100).rounded() / 100
        return abs(whole - share) * abs(first.window - other.window) < 0.75 ? whole : share
    }

    /// The style sheet alone, with its elements in a comment.
    package var styleSheet: String {
        // A comment ends at `*/`.
        "@charset \"UTF-8\";\n/* The elements, inside of one whose data-phase is a timeline's name.\n\n"
            + elements.replacing("*/", with: "*&#47;") + "*/\n" + sheet
    }

    package var text: String {
        let title = HTMLText.escapedLines(depiction.title)
        let direction = depiction.stage.state.layoutDirection == .rightToLeft ? "rtl" : "ltr"
        // A tag has letters, digits and hyphens alone.
        let language = depiction.stage.state.language.map { " lang=\"\($0.tag)\"" } ?? ""
        return """
            <!doctype html>
            <html\(language) dir="\(direction)">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
            <title>\(title.isEmpty ? "Dialog" : title)</title>
            <style>
            \(sheet)</style>
            </head>
            <body data-phase="\(HTMLText.escaped(depiction.timelines.first?.name ?? "present"))">
            \(elements)</body>
            </html>

            """
    }

    // MARK: Style sheet

    private static let reset = """
        :where(dialog, [popover], h2, p, button) {
          margin: 0;
          padding: 0;
          border: 0;
          max-width: none;
          max-height: none;
          background: none;
          color: inherit;
          font: inherit;
        }

        """

    private var sheet: String {
        let base = variants[0].rules
        var sheet = Self.reset + (base.looks + base.motion).map(\.text).joined() + base.keyframes
        sheet += base.anchorText
        var blocks: [(conditions: [String], changes: [MarkupRules.Rule])] = []
        for variant in variants.dropFirst() {
            // The blocks that also apply under these conditions; later ones take precedence.
            let before = blocks.filter { $0.conditions.allSatisfy(variant.conditions.contains) }.map(\.changes)
            var changes = Self.changes(variant.rules.looks, [base.looks] + before)
            blocks.append((variant.conditions, changes))
            let moves = !variant.rules.motion.isEmpty && variant.rules.motionText != base.motionText
            if moves { changes += Self.changes(variant.rules.motion, [base.motion]) }
            guard !changes.isEmpty else { continue }
            let query = variant.conditions.map { "(" + $0 + ")" }.joined(separator: " and ")
            sheet += "@media " + query + " {\n" + changes.map(\.text).joined()
            sheet += (moves ? variant.rules.keyframes : "") + "}\n"
        }
        return sheet
    }

    /// Returns the declarations that differ from those of earlier blocks, of which the last takes precedence. A
    /// declaration that no longer applies is reset.
    private static func changes(_ rules: [MarkupRules.Rule], _ before: [[MarkupRules.Rule]]) -> [MarkupRules.Rule] {
        var known: [MarkupRules.Rule] = []
        var indexes: [String: Int] = [:]
        for rule in before.joined() {
            if let index = indexes[rule.selector] {
                known[index].add(rule)
            } else {
                indexes[rule.selector] = known.count
                known.append(rule)
            }
        }
        let selectors = Set(rules.map(\.selector))
        let gone = known.filter { !selectors.contains($0.selector) }.map { MarkupRules.Rule($0.selector, []) }
        return (rules + gone).compactMap { rule in
            let old = indexes[rule.selector].map { known[$0] }
            let changed = rule.declarations.filter { old?[$0.name] != $0.value }
            let dropped = (old?.declarations ?? []).filter { rule[$0.name] == nil && $0.value != "initial" }
            let all = changed + dropped.map { (name: $0.name, value: "initial") }
            return all.isEmpty ? nil : MarkupRules.Rule(rule.selector, all)
        }
    }

    // MARK: Elements

    private var elements: String {
        let layers = variants[0].rules.layers
        guard let dialog = layers.first else { return "" }
        let rest = depiction.rest.layers
        let isAnchored = rest.contains { $0.role == .arrow }
        let isPopover = isAnchored || !rest.contains { $0.role == .dimming }
        let name = isPopover ? "popovertarget=\"dialog\"" : "commandfor=\"dialog\""
        let closing = name + (isPopover ? " popovertargetaction=\"hide\"" : " command=\"close\"")
        let title = layers.first { $0.role == .title }?.text?.content ?? ""
        let label = title.isEmpty ? "" : " aria-label=\"" + HTMLText.escapedLines(title) + "\""
        let isHeld = variants[0].rules.anchor != nil
        let own = (isHeld ? " class=\"scrim-popover\"" : classes(dialog)) + " id=\"dialog\"" + label
        let opener = isHeld ? " class=\"anchor\"" : ""
        let opening = name + (isPopover ? "" : " command=\"show-modal\"")
        var html = "<button type=\"button\"\(opener) \(opening)>Open</button>\n"
        // What closes an `auto` popover is both, a touch elsewhere and a close request.
        let isAuto = isAnchored && isClosedFromOutside != false && !refusesCloseRequests
        let kind = isAuto ? "auto" : "manual"
        html += isPopover ? "<div\(own) popover=\"\(kind)\" role=\"dialog\">" : "<dialog\(own)\(closedBy)>"
        html += isHeld ? "\n<div" + classes(dialog) + ">\n" : "\n"
        let children = Dictionary(grouping: layers.dropFirst()) { $0.parent ?? "" }
        func write(_ layer: Layer, _ indent: String) {
            let tag = Self.tag(layer)
            var more = ""
            if layer.role == .action {
                more = Self.name(layer) + " type=\"button\""
                if layer.action?.dismisses != .never { more += " " + closing }
                if layer.action?.isEnabled == false { more += " disabled" }
            }
            html += indent + "<" + tag + classes(layer) + more + ">"
            if let text = layer.text?.value, !text.drawnLines.isEmpty { html += Self.span(text) }
            let carried = children[layer.id] ?? []
            if !carried.isEmpty { html += "\n" }
            for child in carried { write(child, indent + "  ") }
            html += (carried.isEmpty ? "" : indent) + "</" + tag + ">\n"
        }
        for child in children[dialog.id] ?? [] { write(child, "  ") }
        return html + (isHeld ? "</div>\n" : "") + (isPopover ? "</div>\n" : "</dialog>\n")
    }

    /// Whether a touch beside the dialog closes it; `nil` if the depiction does not say.
    private var isClosedFromOutside: Bool? {
        let rest = depiction.rest
        guard !rest.hitRegions.isEmpty else { return nil }
        let dialogs = Set(rest.layers.lazy.filter { $0.role == .dialog }.map(\.id))
        return rest.hitRegions.contains { $0.effect == .dismiss && !dialogs.contains($0.target) }
    }

    /// The attribute of a `dialog` that anything else than close requests closes, or nothing at all.
    private var closedBy: String {
        // `any` is close requests, too.
        if refusesCloseRequests { return " closedby=\"none\"" }
        return isClosedFromOutside == true ? " closedby=\"any\"" : ""
    }

    /// Whether the request lets no close request close the dialog. HTML has only one: Escape, or back on Android.
    private var refusesCloseRequests: Bool { depiction.closeRequests?.isEmpty == true }

    /// The lines of a text; one whose direction is not the first one's has its own.
    private static func span(_ text: TextBlock) -> String {
        let lines = text.drawnLines.map { line in
            let words = HTMLText.escapedLines(line.text)
            guard line.direction != text.drawnLines.head.direction else { return words }
            return "<bdi dir=\"\(line.direction == .rightToLeft ? "rtl" : "ltr")\">" + words + "</bdi>"
        }
        return "<span>" + lines.joined(separator: "\n") + "</span>"
    }

    private static func tag(_ layer: Layer) -> String {
        switch layer.role {
        case .title: "h2"
        case .message: "p"
        case .action: "button"
        default: "div"
        }
    }

    /// The name of a button whose title is not shown.
    private static func name(_ layer: Layer) -> String {
        guard layer.text?.value.drawnLines.isEmpty ?? true, let title = layer.action?.title, !title.isEmpty else {
            return ""
        }
        return " aria-label=\"" + HTMLText.escapedLines(title) + "\""
    }

    private func classes(_ layer: Layer) -> String { " class=\"" + names.attribute(layer.id) + "\"" }
}

extension MarkupRules {
    /// All rules and keyframes of the motion, independent of the keyframes' names.
    fileprivate var motionText: String {
        (motion.map(\.text).joined() + keyframes).replacing("scrim-less-", with: "scrim-")
    }
}
