import Boxes
import Devices
import Dialogs

/// Finds a change that increases an insufficient contrast: another colour, or a more opaque background.
struct LookAdvice {
    private let inspection: LookInspection
    /// The app's own colours in the appearance that is shown, with neutral roles also under the platform roles that
    /// they imply.
    let colors: [ColorRole: Color]

    /// The theme's colours as the request gives them.
    private let given: [ColorRole: Color]

    private var request: DialogRequest { inspection.request }
    private var appearance: Appearance { inspection.appearance }

    init(_ inspection: LookInspection) {
        self.inspection = inspection
        let isDark = inspection.appearance == .dark
        given = inspection.request.theme.map { isDark ? $0.dark : $0.light } ?? [:]
        colors = given.isEmpty ? [:] : Palette.expanded(given, on: inspection.platform)
    }

    /// Returns a change of the request's colour that meets a demand.
    ///
    /// - Parameter source: The member by which the request gives the colour.
    func fix(for demand: Demand, from source: ColorSource, _ seen: Ground.Sight) -> Fix {
        let texts = inspection.texts()
        let others = texts.filter { $0.ground.shows(source) }
        let (field, start) = given(by: source, seen)
        if let color = (others + [demand.ample]).color(near: start, from: source) {
            return "Set \(.set(field, to: .color(color)))."
        }
        // If no colour meets all demands, those that are met now have to stay met, so that no fix undoes another.
        if let change = self.theme(for: demand, seen, keeping: texts) { return "Set \(change)." }
        let demands = others.filter(\.isMet) + [demand.ample]
        if let color = demands.color(near: start, from: source) {
            return "Set \(.set(field, to: .color(color)))."
        }
        if source == .background, let opacity = demands.leastOpacity {
            let change = RequestChange.set([.dialog, .content, .background, .opacity], to: .number(opacity))
            // A colour with an alpha of its own stays translucent, whatever the opacity of the background.
            guard start.alpha < 255, request.content.background.color != nil else { return "Set \(change) or more." }
            return "Set \(.set(field, to: .color(start.opaque))), and \(change) or more."
        }
        return Self.none
    }

    /// What to do where no single change helps.
    static let none: Fix = "Choose colours that are further apart, and a background that less is seen through."

    /// The members of the request whose colours may be changed for a demand, the one that gives the colour first.
    func dials(of demand: Demand, from source: ColorSource?, _ seen: Ground.Sight) -> [ColorDial] {
        var dials: [ColorDial] = []
        if let source {
            let (field, start) = given(by: source, seen)
            dials.append(ColorDial(field: field, start: start))
        }
        if let role = demand.ground.mark?.role {
            let dial = ColorDial(field: field(of: role), start: seen.mark.shown)
            if !dials.contains(where: { $0.field == dial.field }) { dials.append(dial) }
        }
        return dials
    }

    /// The member by which the request gives a colour, and that colour.
    private func given(by source: ColorSource, _ seen: Ground.Sight) -> (FieldPath, Color) {
        switch source {
        case .theme(let role): (field(of: role), colors[role] ?? seen.mark.shown)
        case .backdrop: ([.dialog, .backdrop, .color], request.backdrop.color ?? seen.fill.shown)
        case .background:
            ([.dialog, .content, .background, .color], request.content.background.color ?? seen.fill.shown)
        case .actionColor(let location):
            (location.field(.color), request.ownColors(at: location)?.color ?? seen.mark.shown)
        case .actionBackground(let location):
            (location.field(.background), request.ownColors(at: location)?.background ?? seen.fill.shown)
        }
    }

    /// The member of the theme that gives the colour of a role, or would give it.
    func field(of role: ColorRole) -> FieldPath {
        [.dialog, .theme, appearance == .dark ? .dark : .light]
            + .key(Palette.given(role, in: given, on: inspection.platform).rawValue)
    }

    /// Returns a theme's colour for the text or line that is measured; `nil` if the platform has no role for it or no
    /// colour meets the demand.
    ///
    /// - Parameter texts: The texts whose contrast has to stay sufficient.
    func theme(for demand: Demand, _ seen: Ground.Sight, keeping texts: [Demand]) -> RequestChange? {
        guard let role = demand.ground.mark?.role else { return nil }
        let others = texts.filter { $0.ground.shows(.theme(role)) && $0.isMet }
        return (others + [demand.ample]).color(near: seen.mark.shown, from: .theme(role)).map {
            .set(field(of: role), to: .color($0))
        }
    }
}

extension Color {
    /// This colour without transparency.
    fileprivate var opaque: Color { Color(red: red, green: green, blue: blue) }
}
