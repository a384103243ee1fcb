import Boxes
import Devices
import Dialogs

/// Says in words what of one layer does not stand out as it has to, and what would.
struct LookJudge {
    private let inspection: LookInspection
    private let layer: Layer
    private let ground: Ground
    private let isLarge: Bool

    private var subject: Subject { inspection.subject }
    /// The app's colours in the appearance that is shown, and the name of that.
    private let theme: [ColorRole: Color]
    private let appearance: Appearance

    init(_ inspection: LookInspection, at index: Int, isLarge: Bool) {
        self.inspection = inspection
        self.isLarge = isLarge
        layer = inspection.subject.resolved.layers[index]
        ground = inspection.ground(at: index)
        let subject = inspection.subject
        appearance = LookSetting.appearance(on: subject.device, in: subject.resolved.stage.era)
        theme = subject.request.theme.map { [appearance] in appearance == .dark ? $0.dark : $0.light } ?? [:]
    }

    // MARK: Text

    /// What its text lacks; nil where it has none, or nothing is known to lie below it.
    func text() -> LookVerdict.Shortfall? {
        guard layer.text != nil, let paint = layer.look?.look.text else { return nil }
        var ground = ground
        ground.mark = paint
        let demand = Demand(ground: ground, aspect: .text, least: isLarge ? 3 : 4.5)
        guard let worst = ground.worst(demand.aspect), worst.contrast < demand.least else { return nil }
        let finding =
            "\(worst.sight.mark.shown.hex) on \(worst.sight.fill.shown.hex) has a contrast of "
            + "\(ratio(worst.contrast, below: demand.least)) and needs \(ratio(demand.least))."
        return shortfall(
            of: demand, seen: worst.sight, finding, what: "text")
    }

    // MARK: Controls

    /// What the line or the fill lacks that shows a control, where nothing else does: a button is known by its title.
    func outline() -> LookVerdict.Shortfall? {
        guard layer.isControl, layer.role == .textField || layer.text == nil, let look = layer.look?.look,
            look.border != nil || look.background != nil
        else { return nil }
        var ground = ground
        ground.mark = look.border?.paint
        return shortfall(of: Demand(ground: ground, aspect: .control, least: 3), what: "the outline of a control")
    }

    /// What the line lacks that shows that a control has the focus.
    func focus() -> LookVerdict.Shortfall? {
        guard layer.isControl, let focused = layer.look?.look.states?.focused, let line = focused.border?.paint
        else { return nil }
        var ground = ground
        ground.mark = line
        ground.sheets[0] = Ground.Sheet(
            focused.background, opacity: layer.opacity * (focused.opacity ?? 1),
            isRequested: ground.sheets[0].isRequested)
        return shortfall(of: Demand(ground: ground, aspect: .line, least: 3), what: "the focus of a control")
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
        return shortfall(
            of: demand, seen: sight, finding, what: what)
    }

    // MARK: Whose it is

    private func shortfall(
        of demand: Demand, seen: Ground.Sight, _ finding: String, what: String
    ) -> LookVerdict.Shortfall {
        let source = demand.ground.source(of: subject.request, theme: theme)
        guard let source else {
            let advice = themeAdvice(demand, seen, []).map { "\($0), or leave it" } ?? "Leave it"
            return LookVerdict.Shortfall(
                message: "The platform itself falls short: \(what) in \(finding)",
                fix: "\(advice) as the platform has it.")
        }
        return LookVerdict.Shortfall(message: finding, fix: fix(demand, from: source, seen), cause: field(of: source))
    }

    /// Where the request gives the colour.
    private func field(of source: ColorSource) -> FieldPath {
        switch source {
        case .theme(let role): ["dialog", "theme", appearance.rawValue, role.rawValue]
        case .backdrop: ["dialog", "backdrop", "color"]
        case .background:
            ["dialog", "content", "background", backgroundMember]
        }
    }

    /// The member of `content.background` that is to blame.
    private var backgroundMember: String {
        let background = subject.request.content.background
        return background.color != nil ? "color" : background.material != nil ? "material" : "opacity"
    }

    // MARK: What would do

    private func fix(_ demand: Demand, from source: ColorSource, _ seen: Ground.Sight) -> String {
        let texts = inspection.texts()
        let others = texts.filter { $0.ground.shows(source) }
        let path: String
        let start: Color
        switch source {
        case .theme(let role):
            path = "theme.\(appearance.rawValue).\(role.rawValue)"
            start = theme[role] ?? .black
        case .backdrop:
            path = "backdrop.color"
            start = subject.request.backdrop.color ?? .black
        case .background:
            path = "content.background.color"
            start = subject.request.content.background.color ?? seen.fill.shown
        }
        if let color = (others + [demand.ample]).color(near: start, from: source) {
            return "Set \(path) to \(color.hex)."
        }
        // Where no colour does for all, what is met as things are has to stay so: no fix undoes another.
        if let advice = themeAdvice(demand, seen, texts) { return advice + "." }
        if let color = (others.filter(\.isMet) + [demand.ample]).color(near: start, from: source) {
            return "Set \(path) to \(color.hex)."
        }
        if source == .background, let opacity = [demand.ample].leastOpacity {
            return "Set content.background.opacity to \(TraceText.points(opacity)) or more."
        }
        return "Choose colours that are further apart, and a background that less is seen through."
    }

    /// Another colour for what is looked at, which a theme may give; nil where the platform has no role for it or none would
    /// do.
    ///
    /// - Parameter texts: What has to stay as well seen as it is.
    private func themeAdvice(_ demand: Demand, _ seen: Ground.Sight, _ texts: [Demand]) -> String? {
        guard let role = demand.ground.mark?.role else { return nil }
        let others = texts.filter { $0.ground.shows(.theme(role)) && $0.isMet }
        return (others + [demand.ample]).color(near: seen.mark.shown, from: .theme(role)).map {
            "Set theme.\(appearance.rawValue).\(role.rawValue) to \($0.hex)"
        }
    }

    /// A contrast ratio as WCAG writes it, to a hundredth; what falls short of a limit is not rounded up to it.
    private func ratio(_ value: Double, below limit: Double = .infinity) -> String {
        let hundredths = min((value * 100).rounded(), (limit * 100).rounded() - 1)
        return "\(TraceText.points(hundredths / 100)) : 1"
    }
}

extension Border {
    /// Its colour; nil where it is too thin to be seen.
    fileprivate var paint: Paint? { width > 0 ? Paint(color, opacity: opacity, role: role) : nil }
}
