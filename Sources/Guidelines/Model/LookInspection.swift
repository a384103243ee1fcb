import Boxes
import Devices
import Dialogs
import Jobs
import Typography

/// The contrasts of a dialog's looks with what is below them, layer by layer.
///
/// Looks in the platform's own colours are judged once: the verdict is kept with each look.
struct LookInspection {
    let request: DialogRequest
    let appearance: Appearance
    let platform: Platform
    let layers: [Layer]
    /// Whether the request gives no colours.
    fileprivate let isPlain: Bool
    /// Whether the request gives a button colours of its own.
    fileprivate let hasButtonColors: Bool

    // The ground of the children of one layer, kept because siblings follow each other.
    /// The index of one of these children; `nil` at first.
    fileprivate var child: Int?
    fileprivate var ground = LookGround()
    /// Whether `ground` has all ancestors with a fill; it has room for three, and more are rare.
    fileprivate var isWhole = true
    /// The verdicts that cannot be kept with the looks, since they depend on the request's colours: buttons that look
    /// alike share one.
    fileprivate var own: [Own] = []

    /// A verdict, with what it depends on besides its ground.
    fileprivate struct Own {
        let look: Int
        let role: Layer.Role
        let opacity: Double
        let verdict: LookVerdict
    }

    /// Makes the inspection of a dialog. It uses the memberwise initialiser, which builds the value in place; an
    /// initialiser of its own would copy the layers.
    static func of(_ subject: Subject) -> LookInspection {
        var ground = LookGround()
        let layers = subject.resolved.layers
        if let dimming = behind(.dimming, in: layers) {
            ground.dimming = LookGround.Floor(dimming.look, opacity: dimming.opacity)
        }
        if let presenter = behind(.presenter, in: layers) {
            ground.presenter = LookGround.Floor(presenter.look, opacity: 1)
        }
        return LookInspection(
            request: subject.request,
            appearance: LookSetting.appearance(on: subject.device, in: subject.resolved.stage.appleRelease),
            platform: subject.device.platform, layers: layers, isPlain: subject.request.isPlain,
            hasButtonColors: subject.request.hasAction { $0.hasOwnColors }, ground: ground)
    }

    /// Returns the contrasts that the layer at `index` lacks; `nil` if the layer has no look.
    ///
    /// - Parameter all: The inspected layers, which the caller holds, so that they are not counted.
    mutating func verdict(of all: [Layer], at index: Int) -> LookVerdict? {
        let layers = all.span
        if case .none = layers[index].look { return nil }
        let isSibling = if let child { layers[child].parent == layers[index].parent } else { false }
        if !isSibling { inspectCarriers(of: index) }
        let isLarge = layers[index].text?.style.isLarge ?? false
        let isCached = isPlain && isWhole && layers[index].opacity == 1
        if isCached, let known = layers[index].look?.judged.known(as: LookVerdict.self),
            known.holds(on: ground, isLarge: isLarge)
        {
            return known
        }
        return judged(at: index, isLarge: isLarge, isCached: isCached)
    }

    /// Judges the layer at `index`, which has a look, unless its verdict is known from one that looks alike.
    ///
    /// - Parameter isKept: Whether the verdict is kept with the look.
    private mutating func judged(at index: Int, isLarge: Bool, isCached: Bool) -> LookVerdict? {
        let all = self.layers
        let layers = all.span
        guard let look = layers[index].look else { return nil }
        let (role, opacity) = (layers[index].role, layers[index].opacity)
        // The verdict on a button's own colour names that button.
        let isShared = isWhole && (!hasButtonColors || request.ownColors(of: layers[index]) == nil)
        if isShared, !isCached,
            let known = own.first(where: {
                $0.look == look.number && $0.role == role && $0.opacity == opacity
                    && $0.verdict.holds(on: ground, isLarge: isLarge)
            })
        {
            return known.verdict
        }
        let judge = LookJudge(self, at: index, isLarge: isLarge)
        let verdict = LookVerdict(
            ground: ground, isLarge: isLarge, text: judge.text(), outline: judge.outline(), focus: judge.focus())
        // What is found after the job was told to end is not what would have been found.
        guard !JobBudget.wasOver else { return verdict }
        if isCached {
            look.judged.keep(verdict)
        } else if isShared {
            own.append(Own(look: look.number, role: role, opacity: opacity, verdict: verdict))
        }
        return verdict
    }

    // MARK: The ground

    /// Computes the ground of the layer at `index`, which is that of its siblings, too.
    private mutating func inspectCarriers(of index: Int) {
        let all = self.layers
        let layers = all.span
        child = index
        isWhole = true
        (ground.nearest, ground.second, ground.third) = (.none, .none, .none)
        var holder = layers[index].parent
        while let name = holder, let index = layers.ground(of: name) {
            if let look = layers[index].look, look.fills || layers[index].opacity < 1 {
                let floor = LookGround.Floor(look, opacity: layers[index].opacity)
                if ground.nearest == .none {
                    ground.nearest = floor
                } else if ground.second == .none {
                    ground.second = floor
                } else {
                    isWhole = ground.third == .none
                    ground.third = floor
                }
            }
            holder = layers[index].parent
        }
    }

    /// A layer that can be behind the dialog.
    private enum Behind { case dimming, presenter }

    /// The look and the opacity of a layer behind the dialog; `nil` if there is none.
    private static func behind(_ part: Behind, in layers: [Layer]) -> (look: SharedLook, opacity: Double)? {
        let layers = layers.span
        for index in layers.indices {
            // Pattern matching: enumerations of another module are compared through a table (Swift 6.3).
            switch (layers[index].role, part) {
            case (.dimming, .dimming), (.presenter, .presenter):
                return layers[index].look.map { ($0, layers[index].opacity) }
            case (.dialog, _): return nil
            default: continue
            }
        }
        return nil
    }

    /// Returns the layer at `index` and everything below it, without a mark.
    func ground(at index: Int) -> Ground {
        let layers = self.layers.span
        var ground = Ground(sheets: [])
        ground.action = hasButtonColors ? request.ownColors(of: self.layers[index]) : nil
        var next: Int? = index
        while let at = next {
            let isRequested =
                !isPlain && (layers[at].role == .dialog || layers[at].role == .group) && layers[at].background != nil
                && !request.content.background.isEmpty
            ground.sheets.append(
                Ground.Sheet(layers[at].background, opacity: layers[at].opacity, isRequested: isRequested))
            next = layers[at].parent.flatMap { layers.ground(of: $0) }
        }
        if let (look, opacity) = Self.behind(.dimming, in: self.layers), let background = look.look.background {
            ground.dimming = Paint(background.color, opacity: background.opacity * opacity)
        }
        if let background = Self.behind(.presenter, in: self.layers)?.look.look.background {
            ground.presenter = Paint(background.color, opacity: background.opacity)
        }
        return ground
    }

    /// The fill of the line that is a child of the layer at `index`; `nil` if there is none.
    func line(above index: Int) -> Background? {
        let layers = self.layers.span
        guard index + 1 < layers.count, case .separator = layers[index + 1].role,
            layers[index + 1].parent == layers[index].id
        else { return nil }
        return layers[index + 1].background
    }

    /// How well everything in the dialog stands out that has to, as ``Shortfalls`` tells what does not.
    func contrasts() -> [LookPlace: LookContrast] {
        let layers = self.layers.span
        let advice = LookAdvice(self)
        var contrasts: [LookPlace: LookContrast] = [:]
        for index in layers.indices where layers[index].isEnabled && layers[index].look != nil {
            let isLarge = layers[index].text?.style.isLarge ?? false
            let judge = LookJudge(self, at: index, isLarge: isLarge, advice: advice)
            for thing in layers[index].thingsToStandOut {
                if let contrast = judge.contrast(of: thing) {
                    contrasts[LookPlace(layer: layers[index].id, thing: thing)] = contrast
                }
            }
        }
        return contrasts
    }

    /// All enabled texts of the dialog, with the contrast that each needs.
    func texts() -> [Demand] {
        let layers = self.layers.span
        var demands: [Demand] = []
        for index in layers.indices {
            guard layers[index].isEnabled, let text = layers[index].text, let paint = layers[index].look?.look.text
            else { continue }
            let ground = ground(at: index).marked(byText: paint)
            demands.append(
                Demand(
                    ground: ground, aspect: .text,
                    least: text.style.isLarge ? Color.leastContrast : Color.leastContrastOfText))
        }
        return demands
    }
}

extension Layer {
    /// What of the layer has to stand out.
    var thingsToStandOut: [LookThing] {
        let hasText = text != nil
        // A button with a title is recognised by it.
        let isBare = role == .textField || !hasText
        return (hasText ? [.text] : []) + (isControl ? (isBare ? [.outline, .focus] : [.focus]) : [])
    }
}

extension TextStyle {
    /// Whether the text counts as large: 18 points in print, or 14 in bold, which are 24 and 18.66 CSS pixels (WCAG
    /// 2.2).
    var isLarge: Bool { size >= 24 || weight == .bold && size >= 18.66 }
}

extension DialogRequest {
    /// Whether the request gives no colour at all.
    package var isPlain: Bool {
        self.theme == nil && self.backdrop.color == nil && self.content.background.isEmpty
            && !hasAction { $0.hasOwnColors }
    }
}

extension Span<Layer> {
    /// The index of the layer with this id; `nil` if there is none.
    func ground(of id: String) -> Int? {
        for index in indices where self[index].id == id { return index }
        return nil
    }
}
