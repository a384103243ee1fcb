import Boxes
import Devices
import Dialogs

/// Describes in words the contrasts that one layer lacks.
struct LookJudge {
    private let inspection: LookInspection
    private let layer: Layer
    private let ground: Ground
    private let isLarge: Bool
    /// The line along the lower edge of a control, a child of its layer; `nil` if there is none.
    private let line: Background?

    private var request: DialogRequest { inspection.request }
    private let advice: LookAdvice

    /// - Parameter advice: That of the inspection, where it is there already.
    init(_ inspection: LookInspection, at index: Int, isLarge: Bool, advice: LookAdvice? = nil) {
        self.inspection = inspection
        self.isLarge = isLarge
        layer = inspection.layers[index]
        line = layer.role == .textField ? inspection.line(above: index) : nil
        ground = inspection.ground(at: index)
        self.advice = advice ?? LookAdvice(inspection)
    }

    // MARK: Text

    /// Returns the contrast that the layer's text lacks, even if the layer has no text, since other layers with the
    /// same look share the verdict. `nil` if the contrast is enough, or if nothing known is painted below.
    func text() -> LookVerdict.Shortfall? {
        guard let demand = textDemand, let worst = demand.ground.worst(demand.aspect), worst.contrast < demand.least
        else { return nil }
        let finding =
            "\(worst.sight.mark.shown.hex) on \(worst.sight.fill.shown.hex) has a contrast of "
            + "\(ratio(worst.contrast, below: demand.least)) and needs \(ratio(demand.least))."
        return shortfall(of: demand, seen: worst.sight, finding, what: "text")
    }

    private var textDemand: Demand? {
        guard let paint = layer.look?.look.text else { return nil }
        return Demand(
            ground: ground.marked(byText: paint), aspect: .text,
            least: isLarge ? Color.leastContrast : Color.leastContrastOfText)
    }

    // MARK: Controls

    /// Returns the contrast that the line or the fill lacks, if only these show that a control is there.
    func outline() -> LookVerdict.Shortfall? {
        outlineDemand.flatMap { shortfall(of: $0, what: "the outline of a control") }
    }

    private var outlineDemand: Demand? {
        guard layer.isControl, let look = layer.look?.look,
            look.border != nil || look.background != nil
        else { return nil }
        var ground = ground
        ground.mark = line.map { Paint($0.color, opacity: $0.opacity, role: $0.role) } ?? look.border?.paint
        ground.seesBeside = true
        return Demand(ground: ground, aspect: .control, least: Color.leastContrast)
    }

    /// Returns the contrast that the line lacks which shows the focus.
    func focus() -> LookVerdict.Shortfall? {
        focusDemand.flatMap { shortfall(of: $0, what: "the focus of a control") }
    }

    private var focusDemand: Demand? {
        guard layer.isControl, let focused = layer.look?.look.states?.focused, let line = focused.border?.paint
        else { return nil }
        var ground = ground
        ground.mark = line
        ground.action = nil
        ground.seesBeside = true
        ground.sheets[0] = Ground.Sheet(
            focused.background, opacity: layer.opacity * (focused.opacity ?? 1),
            isRequested: ground.sheets[0].isRequested)
        return Demand(ground: ground, aspect: .line, least: Color.leastContrast)
    }

    /// How well a thing of the layer stands out; nil where the layer has no such thing, or nothing is known to be
    /// painted below.
    func contrast(of thing: LookThing) -> LookContrast? {
        let demand =
            switch thing {
            case .text: textDemand
            case .outline: outlineDemand
            case .focus: focusDemand
            }
        guard let demand, let worst = demand.ground.worst(demand.aspect) else { return nil }
        return LookContrast(
            contrast: worst.contrast, least: demand.least,
            isGiven: demand.ground.source(of: request, theme: advice.colors, for: demand.aspect) != nil)
    }

    private func shortfall(of demand: Demand, what: String) -> LookVerdict.Shortfall? {
        guard let worst = demand.ground.worst(demand.aspect), worst.contrast < demand.least else { return nil }
        let sight = worst.sight
        let isLine =
            sight.mark.contrast(with: sight.beside) >= sight.fill.contrast(with: sight.beside)
            || demand.aspect == .line
        let finding =
            "\((isLine ? sight.mark : sight.fill).shown.hex) beside \(sight.beside.shown.hex) has a contrast of "
            + "\(ratio(worst.contrast, below: demand.least)) and needs \(ratio(demand.least))."
        return shortfall(of: demand, seen: sight, finding, what: what)
    }

    // MARK: The source of the colour

    private func shortfall(
        of demand: Demand, seen: Ground.Sight, _ finding: String, what: String
    ) -> LookVerdict.Shortfall {
        let source = demand.ground.source(of: request, theme: advice.colors, for: demand.aspect)
        guard let source else {
            var fix: Fix = "Leave it as the platform has it."
            if let change = advice.theme(for: demand, seen, keeping: []) {
                fix = "Set \(change), or leave it as the platform has it."
            }
            return LookVerdict.Shortfall(
                message: "The platform itself falls short: \(what) in \(finding)", fix: fix,
                dials: advice.dials(of: demand, from: nil, seen))
        }
        let fix = advice.fix(for: demand, from: source, seen)
        return LookVerdict.Shortfall(
            message: finding, fix: fix, cause: field(of: source), dials: advice.dials(of: demand, from: source, seen))
    }

    /// The field of the request that gives the colour.
    private func field(of source: ColorSource) -> FieldPath {
        switch source {
        case .theme(let role): advice.field(of: role)
        case .backdrop: [.dialog, .backdrop, .color]
        case .background:
            [.dialog, .content, .background, backgroundMember]
        case .actionColor(let location): location.field(.color)
        case .actionBackground(let location): location.field(.background)
        }
    }

    /// The member of `content.background` that causes the insufficient contrast.
    private var backgroundMember: FieldPath.Member {
        let background = request.content.background
        return background.color != nil ? .color : background.material != nil ? .material : .opacity
    }

    /// A contrast ratio as WCAG writes it, to a hundredth; a ratio below `limit` is never rounded up to it.
    private func ratio(_ value: Double, below limit: Double = .infinity) -> String {
        let hundredths = min((value * 100).rounded(), (limit * 100).rounded() - 1)
        return "\(TraceText.points(hundredths / 100)) : 1"
    }
}

extension Border {
    /// The colour of the border; `nil` if the border has no width.
    fileprivate var paint: Paint? { width > 0 ? Paint(color, opacity: opacity, role: role) : nil }
}
