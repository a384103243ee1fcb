import Dialogs

/// A layer's look over everything that is painted below it, from which contrasts are worked out.
struct Ground {
    /// What one layer adds: its possible fills, and its opacity, which also applies to its descendants.
    struct Sheet {
        /// The possible fills: one, or one for each stop of a gradient, or a material's tint and the colour that
        /// replaces the material.
        var fills: [Paint]
        var opacity: Double
        /// Whether the fill is the request's own `content.background`.
        var isRequested: Bool
    }

    /// A button's own colours in the request.
    struct OwnColors {
        var location: ActionLocation
        var hasColor: Bool
        var hasBackground: Bool
    }

    /// The text, or the line around a control, whose contrast is measured; `nil` to measure the fill.
    var mark: Paint?
    /// Whether `mark` is the layer's text.
    var isText = false
    /// The colours that the request gives the button whose layer it is; `nil` for other layers.
    var action: OwnColors?
    /// The sheets of the layer and its ancestors, from the inside out.
    var sheets: [Sheet]
    /// Whether the contrast with what is beside the layer counts as well.
    var seesBeside = false
    /// The dimming over the presenter.
    var dimming: Paint?
    /// The presenter's fill, if it is known. What the app draws in it is unknown.
    var presenter: Paint?

    /// What requires a contrast.
    enum Aspect {
        /// A text, against its background.
        case text
        /// A control, by its line or its fill, against what is beside it.
        case control
        /// A line, against what is beside it.
        case line
    }

    /// The visible colours at one place.
    struct Sight {
        /// The mark (a text or a line), on the layer's own fill.
        var mark: Pigment
        /// The layer's own fill.
        var fill: Pigment
        /// What is beside the layer.
        var beside: Pigment

        /// The contrast ratio of an aspect, 1…21.
        func contrast(_ aspect: Aspect) -> Double {
            switch aspect {
            case .text: mark.contrast(with: fill)
            case .control: max(mark.contrast(with: beside), fill.contrast(with: beside))
            case .line: mark.contrast(with: beside)
            }
        }

        fileprivate func over(_ paint: Pigment) -> Sight {
            Sight(mark: mark.over(paint), fill: fill.over(paint), beside: beside.over(paint))
        }

        fileprivate func faded(to share: Double) -> Sight {
            guard share < 1 else { return self }
            return Sight(mark: mark.faded(to: share), fill: fill.faded(to: share), beside: beside.faded(to: share))
        }
    }

    /// Returns the colours with the least contrast; `nil` if nothing known is painted below.
    func worst(_ aspect: Aspect) -> (sight: Sight, contrast: Double)? {
        var worst: (sight: Sight, contrast: Double)?
        func note(_ sight: Sight) {
            let value = sight.contrast(aspect)
            if worst.map({ value < $0.contrast }) ?? true { worst = (sight, value) }
        }
        eachStack { stack in
            // A stack that paints nothing has no contrast; an opaque one hides what is behind it.
            guard stack.fill.alpha > 0 else { return }
            guard min(stack.fill.alpha, stack.beside.alpha) < 0.999 else { return note(stack) }
            eachBehind { note(stack.over($0)) }
            if aspect == .text { note(stack.over(.grey(levelOfLeast(stack)))) }
        }
        return worst
    }

    /// Calls `visit` for every combination of the sheets' fills, painted on top of each other.
    private func eachStack(_ visit: (Sight) -> Void) {
        func descend(_ sheet: Int, _ sight: Sight) {
            guard sheet < sheets.count else { return visit(sight) }
            for fill in sheets[sheet].fills {
                let paint = Pigment(fill)
                var next = sheet == 0 ? Sight(mark: paint, fill: paint, beside: .clear) : sight.over(paint)
                if sheet == 0, let mark { next.mark = Pigment(mark).over(paint) }
                descend(sheet + 1, next.faded(to: sheets[sheet].opacity))
            }
        }
        descend(0, Sight(mark: .clear, fill: .clear, beside: .clear))
    }

    /// Calls `visit` for what may be behind: black, white, and the presenter's fill if it is known, each under the
    /// dimming.
    private func eachBehind(_ visit: (Pigment) -> Void) {
        visit(dimmed(.grey(0)))
        visit(dimmed(.grey(1)))
        if let presenter { visit(dimmed(Pigment(presenter).over(.grey(1)))) }
    }

    private func dimmed(_ behind: Pigment) -> Pigment { dimming.map { Pigment($0).over(behind) } ?? behind }

    /// Returns the level, 0…1, of the grey behind (after dimming) on which text has the least contrast. If the text is
    /// lighter than its fill over black and darker over white, or the reverse, that grey is in between.
    private func levelOfLeast(_ stack: Sight) -> Double {
        func isLighter(_ level: Double) -> Bool {
            let sight = stack.over(.grey(level))
            return sight.mark.shown.luminance > sight.fill.shown.luminance
        }
        var (low, high) = (dimmed(.grey(0)).red, dimmed(.grey(1)).red)
        let first = isLighter(low)
        guard first != isLighter(high) else { return low }
        for _ in 0..<10 {
            let middle = (low + high) / 2
            if isLighter(middle) == first { low = middle } else { high = middle }
        }
        return low
    }
}

extension Ground {
    /// Returns this ground below a text.
    func marked(byText paint: Paint) -> Ground {
        var ground = self
        (ground.mark, ground.isText) = (paint, true)
        return ground
    }
}

extension Ground.Sheet {
    /// Makes the sheet of a layer with a background.
    init(_ background: Background?, opacity: Double, isRequested: Bool = false) {
        self.opacity = opacity
        self.isRequested = isRequested
        guard let background else {
            fills = [Paint(.black, opacity: 0)]
            return
        }
        fills =
            background.gradient.isEmpty
            ? [Paint(background.color, opacity: background.opacity, role: background.role)]
            : background.gradient.map(\.paint)
        if let material = background.material { fills.append(material.tint) }
    }
}
