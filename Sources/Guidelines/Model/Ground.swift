import Dialogs

/// A layer's look over everything that is painted below it, from which contrasts are worked out.
struct Ground {
    /// What one layer adds: its possible fills, and its opacity, which also applies to the layers that it carries.
    struct Sheet {
        /// The possible fills: one, or one for each stop of a gradient, and a material's tint beside what stands in for
        /// it.
        var fills: [Paint]
        var opacity: Double
        /// Whether the request's own `content.background` fills it.
        var isRequested: Bool
    }

    /// The text, or the line around a control, that is looked at; `nil` to look at the fill alone.
    var mark: Paint?
    /// The sheets of the layer itself and of the layers that carry it, from the inside out.
    var sheets: [Sheet]
    /// Whether what is beside the layer counts as well.
    var seesBeside = false
    /// What darkens the presenter.
    var dimming: Paint?
    /// What the presenter is filled with, as far as that is known. What the app itself draws there is unknown.
    var presenter: Paint?

    /// What has to stand out.
    enum Aspect {
        /// A text, against what it stands on.
        case text
        /// A control, by its line or its fill, against what is beside it.
        case control
        /// A line, against what is beside it.
        case line
    }

    /// The colours that are seen at one place.
    struct Sight {
        /// The mark, on the layer's own fill.
        var mark: Pigment
        /// The layer's own fill.
        var fill: Pigment
        /// What is beside the layer.
        var beside: Pigment

        /// The contrast ratio of what is looked at.
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

    /// Returns the colours with the least contrast; `nil` if nothing below is known to be painted.
    func worst(_ aspect: Aspect) -> (sight: Sight, contrast: Double)? {
        var worst: (sight: Sight, contrast: Double)?
        func note(_ sight: Sight) {
            let value = sight.contrast(aspect)
            if worst.map({ value < $0.contrast }) ?? true { worst = (sight, value) }
        }
        eachStack { stack in
            // A stack that paints nothing gives no contrast; an opaque one hides what lies behind it.
            guard stack.fill.alpha > 0 else { return }
            guard min(stack.fill.alpha, stack.beside.alpha) < 0.999 else { return note(stack) }
            eachBehind { note(stack.over($0)) }
            if aspect == .text { note(stack.over(.grey(levelOfLeast(stack)))) }
        }
        return worst
    }

    /// Visits every combination of the sheets' fills, painted on top of each other.
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

    /// Visits what may lie behind: black, white, and the presenter's fill if it is known, each under the dimming.
    private func eachBehind(_ visit: (Pigment) -> Void) {
        visit(dimmed(.grey(0)))
        visit(dimmed(.grey(1)))
        if let presenter { visit(dimmed(Pigment(presenter).over(.grey(1)))) }
    }

    private func dimmed(_ behind: Pigment) -> Pigment { dimming.map { Pigment($0).over(behind) } ?? behind }

    /// Returns the level of the grey behind, already dimmed, on which text has the least contrast. Where the text is
    /// lighter than its fill over one of black and white and darker over the other, that grey lies between them.
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
