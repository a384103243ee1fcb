import Animations
import Boxes
import Dialogs
import Geometry
import Jobs
import Preview
import Typography

/// The CSS rules that draw a depiction's dialog as elements, and those that animate it.
struct MarkupRules {
    struct Rule {
        var selector: String
        var declarations: [(name: String, value: String)]

        init(_ selector: String, _ declarations: [(name: String, value: String)]) {
            (self.selector, self.declarations) = (selector, declarations)
        }

        subscript(name: String) -> String? { declarations.last { $0.name == name }?.value }

        /// Adds the declarations of a later rule for the same elements, which replace earlier ones.
        mutating func add(_ rule: Rule) {
            declarations.removeAll { rule[$0.name] != nil }
            declarations += rule.declarations
        }

        var text: String { selector + " {\n" + declarations.map(Self.line).joined() + "}\n" }

        /// A length in the small or the dynamic viewport is preceded by a fallback for browsers that know neither.
        private static func line(_ declaration: (name: String, value: String)) -> String {
            let start = "  " + declaration.name + ": "
            let older = declaration.value.replacing("dvh", with: "vh").replacing("svh", with: "vh")
            return (older == declaration.value ? "" : start + older + ";\n") + start + declaration.value + ";\n"
        }
    }

    /// The dialog's layer and its descendants, each after its parent.
    let layers: [Layer]
    /// The rules for how the layers look.
    private(set) var looks: [Rule] = []
    /// The rules for which keyframes the layers play.
    private(set) var motion: [Rule] = []
    private(set) var keyframes = ""
    /// How a popover is attached to its anchor; `nil` for a dialog without one, or one that is constrained by edges.
    let anchor: AnchorHold?
    let names: ClassNames

    /// - Parameters:
    ///   - prefix: The prefix of the names of keyframes.
    ///   - anchor: How the dialog is attached to its anchor; `nil` if it is constrained by edges.
    ///   - shareOfBars: How much the dialog grows for each point that the window grows as a browser's bars withdraw;
    ///     `nil` if there are none.
    ///   - names: The names of the classes.
    ///   - resized: The ids of the layers whose size or corners change in any of the page's timelines.
    init(
        _ depiction: Depiction, prefix: String, tolerance: MotionTolerance, anchor: AnchorHold?, shareOfBars: Double?,
        names: ClassNames, resized: Set<String>
    ) {
        (self.anchor, self.names) = (anchor, names)
        let tree = ElementTree(depiction, tolerance: tolerance, resized: resized)
        let own = depiction.rest.layers
        let dialog = own.last { $0.role == .dialog }
        layers = depiction.dialogLayers.scrolledToStart
        guard let dialog else { return }
        let carried = Set(layers.map(\.id))
        let scrolled = ScrolledLayers(layers, from: depiction.dialogLayers)
        let dimming = own.last { $0.role == .dimming }
        let root = selector(dialog)
        let backdrop = (anchor == nil ? root : Self.popover) + "::backdrop"
        if let anchor { looks.append(Self.rule(of: anchor)) }
        let place =
            anchor == nil
            ? [("position", "fixed")] + Self.place(dialog.frame, on: depiction.stage, shareOfBars: shareOfBars)
            : Self.inPopover(dialog.frame.size)
        let scrolling = Set(layers.filter { $0.role == .scroll }.map(\.id))
        let isMirrored = depiction.stage.state.layoutDirection == .rightToLeft
        for element in tree.elements where element.phase == nil && carried.contains(element.layer.id) {
            let isDialog = element.layer.id == dialog.id
            var element = scrolled.place(element)
            // In another window it has another size.
            if isDialog, place.contains(where: Self.isSizeOfWindow) { element.isResized = true }
            let layer = element.layer
            var style = Self.style(of: element)
            // A scroll bar at the left would move everything that is positioned from the left, and cut off the
            // displaced parts.
            if isMirrored, layer.role == .scroll { style.append(("direction", "ltr")) }
            if isMirrored, layer.parent.map(scrolling.contains) == true { style.append(("direction", "rtl")) }
            looks.append(
                Rule(
                    selector(element.layer), isDialog ? Self.dialog(style, at: place) : style))
            if let end = end(of: layer) { looks.append(end) }
            guard let text = layer.text?.value, !text.drawnLines.isEmpty else { continue }
            let set = StyleSheet.declarations(of: text, in: layer, turned: depiction.stage.turn).map {
                (name: "\($0.name)", value: $0.value)
            }
            looks.append(Rule(selector(element.layer) + " > span", set))
            looks.append(Self.strut(of: text, below: selector(element.layer)))
        }
        looks.append(Rule(backdrop, Self.backdrop(dimming)))
        for phase in tree.phases {
            append(phase, prefix: prefix) { animation in
                if animation.layer == dialog.id { return (root, animation) }
                if let dimming, animation.layer == dimming.id {
                    return (backdrop, animation.withOpacity(asShareOf: dimming.opacity))
                }
                return carried.contains(animation.layer)
                    ? (names.selector(animation.layer), animation) : nil
            }
        }
    }

    func selector(_ layer: Layer) -> String { names.selector(layer.id) }

    // MARK: Looks

    private static func style(of element: ElementTree.Element) -> [(name: String, value: String)] {
        ElementStyle(element).declarations.map { declaration in
            let name = "\(declaration.name)"
            // Only vertically: a scroll bar that takes room makes rows too wide for the remaining width.
            let scrolls = element.layer.role == .scroll && name == "overflow"
            return (name: name, value: scrolls ? "hidden auto" : declaration.value)
        }
    }

    /// The rule for what stands on the first baseline of a text, so that it is where the answer has it in any font.
    private static func strut(of text: TextBlock, below selector: String) -> Rule {
        Rule(
            selector + " > span::before",
            [
                ("content", "\"\""), ("display", "inline-block"),
                ("height", CSSText.length(StyleSheet.strutHeight(of: text))),
            ])
    }

    /// The rule that makes scrolling content as high as in the answer, including the room below its last part.
    private func end(of layer: Layer) -> Rule? {
        guard layer.role == .scroll, let content = layer.contentSize else { return nil }
        return Rule(
            selector(layer) + "::after",
            [
                ("content", "\"\""), ("position", "absolute"), ("left", "0"), ("top", "0"), ("width", "1px"),
                ("height", CSSText.length(content.height)), ("pointer-events", "none"),
            ])
    }

    /// The declarations of the backdrop. The layer's opacity is part of the colour, so that animations of the opacity
    /// are relative to it in every appearance.
    private static func backdrop(_ dimming: Layer?) -> [(name: String, value: String)] {
        guard let dimming, let background = dimming.background else { return [("background", "none")] }
        return [("background", CSSText.color(background.color, opacity: background.opacity * dimming.opacity))]
    }

    /// Constrains the dialog by the edges against which it rests, rather than by a position on one screen.
    private static func place(
        _ frame: Rect, on stage: StageReport, shareOfBars: Double?
    ) -> [(name: String, value: String)] {
        let (window, safe) = (stage.windowOfFrames, stage.safeArea)
        let horizontal = EdgeHold(
            start: "left", end: "right", size: "width", margin: "margin-inline", frame: (frame.minX, frame.maxX),
            window: (window.minX, window.maxX), safe: (safe.minX, safe.maxX))
        let vertical = EdgeHold(
            start: "top", end: "bottom", size: "height", margin: "margin-block", frame: (frame.minY, frame.maxY),
            window: (window.minY, window.maxY), safe: (safe.minY, safe.maxY), shareOfBars: shareOfBars)
        return horizontal.declarations + vertical.declarations
    }

    /// Whether a declaration of the place is a size that follows the window's.
    private static func isSizeOfWindow(_ declaration: (name: String, value: String)) -> Bool {
        ["width", "height"].contains(declaration.name) && !declaration.value.hasSuffix("px")
    }

    /// The declarations of the dialog itself.
    private static func dialog(
        _ style: [(name: String, value: String)], at place: [(name: String, value: String)]
    ) -> [(name: String, value: String)] {
        let ofPlace: Set = ["position", "left", "top", "width", "height"]
        let rest = style.filter { !ofPlace.contains($0.name) }
        let ground = rest.contains { $0.name == "background" } ? [] : [(name: "background", value: "none")]
        let clip = rest.contains { $0.name == "overflow" } ? [] : [(name: "overflow", value: "visible")]
        return place + ground + clip + rest
    }

    // MARK: Motion

    /// - Parameter element: Returns the selector of an animation's element, and the animation as it applies there;
    ///   `nil` if the element is not in the page.
    private mutating func append(
        _ phase: ElementTree.Phase, prefix: String,
        _ element: (ElementAnimation) -> (selector: String, animation: ElementAnimation)?
    ) {
        var order: [String] = []
        var played: [String: [(name: String, isAdded: Bool)]] = [:]
        for (number, animation) in phase.animations.enumerated() where !JobBudget.isOver(after: 10) {
            guard let (selector, animation) = element(animation) else { continue }
            let name = prefix + "-" + CSSText.identifierPart(phase.name) + "-" + String(number)
            StyleSheet.append(animation, name, phase.duration, to: &keyframes)
            if played[selector] == nil { order.append(selector) }
            played[selector, default: []].append((name, animation.isAdded))
        }
        let timing = " " + CSSText.number(phase.duration * 1000) + "ms linear both"
        for selector in order {
            let own = played[selector] ?? []
            var declarations = [(name: "animation", value: own.map { $0.name + timing }.joined(separator: ", "))]
            if own.contains(where: \.isAdded) {
                declarations.append(
                    ("animation-composition", own.map { $0.isAdded ? "add" : "replace" }.joined(separator: ", ")))
            }
            motion.append(Rule("[data-phase=" + CSSText.string(phase.name) + "] " + selector, declarations))
        }
    }
}

extension ElementAnimation {
    /// Returns this animation for an element whose opacity is 1 where this one's is `rest`.
    fileprivate func withOpacity(asShareOf rest: Double) -> ElementAnimation {
        guard rest > 0, rest != 1 else { return self }
        var animation = self
        for index in declarations.indices where declarations[index].property == .opacity {
            animation.declarations[index].values = declarations[index].values.map { value in
                Double(value).map { CSSText.number($0 / rest, decimals: 6) } ?? value
            }
        }
        return animation
    }
}
