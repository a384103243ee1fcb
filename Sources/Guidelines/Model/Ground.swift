import Dialogs

/// A layer's look over everything that is painted below it, for an eye that wants to tell one from the other.
struct Ground {
    /// What one layer adds: all that its outline may be filled with, and the opacity of the layer and what it carries.
    struct Sheet {
        /// One, or one for each stop of a gradient, or what a material makes beside what stands in for it.
        var fills: [Paint]
        var opacity: Double
        /// Whether the request's own `content.background` fills it.
        var isRequested: Bool
    }

    /// What is looked at: text, or the line around a control; nil to look at the fill alone.
    var mark: Paint?
    /// The layer's own sheet first, then those that carry it.
    var sheets: [Sheet]
    /// Whether what is beside the layer counts, too.
    var seesBeside = false
    /// What darkens the presenter.
    var dimming: Paint?
    /// What the presenter is filled with as far as one knows; what an app shows there nobody does.
    var presenter: Paint?

    /// What has to stand out.
    enum Aspect {
        /// Text from what it stands on.
        case text
        /// A control from what is beside it, by its line or its fill.
        case control
        /// A line from what is beside it.
        case line
    }

    /// What an eye sees at one place.
    struct Sight {
        /// The mark, on the layer's own fill.
        var mark: Pigment
        /// The layer's own fill.
        var fill: Pigment
        /// What is beside the layer.
        var beside: Pigment

        /// How much stands out what is looked at.
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

    /// Where the contrast is least; nil where nothing below is known to be painted.
    func worst(_ aspect: Aspect) -> (sight: Sight, contrast: Double)? {
        var worst: (sight: Sight, contrast: Double)?
        func note(_ sight: Sight) {
            let value = sight.contrast(aspect)
            if worst.map({ value < $0.contrast }) ?? true { worst = (sight, value) }
        }
        eachStack { stack in
            // What is next to the layer counts, and that is the layer itself where nothing is beside it.
            guard stack.fill.alpha > 0 else { return }
            guard min(stack.fill.alpha, stack.beside.alpha) < 0.999 else { return note(stack) }
            eachBehind { note(stack.over($0)) }
            if aspect == .text { note(stack.over(.grey(levelOfLeast(stack)))) }
        }
        return worst
    }

    /// Goes through every way in which the sheets may be filled, put on top of each other.
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

    /// What may lie behind: black, white, and the presenter's fill where that is known; all of it under the dimming.
    private func eachBehind(_ visit: (Pigment) -> Void) {
        visit(dimmed(.grey(0)))
        visit(dimmed(.grey(1)))
        if let presenter { visit(dimmed(Pigment(presenter).over(.grey(1)))) }
    }

    private func dimmed(_ behind: Pigment) -> Pigment { dimming.map { Pigment($0).over(behind) } ?? behind }

    /// The grey behind, dimmed already, on which text is least seen: one between black and white where it is lighter
    /// than what it stands on over the one and darker over the other.
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
    /// What a layer with a look adds.
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
