import Boxes
import Devices
import Dialogs

/// Finds what would stand out where something does not: another colour, or less to see through.
struct LookAdvice {
    private let inspection: LookInspection
    /// The app's own colours in the appearance that is shown, neutral roles by what they stand for, too.
    let colors: [ColorRole: Color]

    /// As the request gives them.
    private let given: [ColorRole: Color]

    private var request: DialogRequest { inspection.request }
    private var appearance: Appearance { inspection.appearance }

    init(_ inspection: LookInspection) {
        self.inspection = inspection
        let isDark = inspection.appearance == .dark
        given = inspection.request.theme.map { isDark ? $0.dark : $0.light } ?? [:]
        colors = given.isEmpty ? [:] : Palette.expanded(given, on: inspection.platform)
    }

    /// The role by which the theme gives, or would give, the colour of one.
    func name(of role: ColorRole) -> ColorRole { Palette.given(role, in: given, on: inspection.platform) }

    /// A change with which a demand is met, as a sentence; where the request gave the colour.
    ///
    /// - Parameter source: Where it gave it.
    func fix(for demand: Demand, from source: ColorSource, _ seen: Ground.Sight) -> String {
        let texts = inspection.texts()
        let others = texts.filter { $0.ground.shows(source) }
        let path: String
        let start: Color
        switch source {
        case .theme(let role):
            path = "theme.\(appearance.rawValue).\(name(of: role).rawValue)"
            start = colors[role] ?? .black
        case .backdrop:
            path = "backdrop.color"
            start = request.backdrop.color ?? .black
        case .background:
            path = "content.background.color"
            start = request.content.background.color ?? seen.fill.shown
        }
        if let color = (others + [demand.ample]).color(near: start, from: source) {
            return "Set \(path) to \(color.hex)."
        }
        // Where no colour does for all, what is met as things are has to stay so: no fix undoes another.
        if let change = self.theme(for: demand, seen, keeping: texts) { return change + "." }
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
    func theme(for demand: Demand, _ seen: Ground.Sight, keeping texts: [Demand]) -> String? {
        guard let role = demand.ground.mark?.role else { return nil }
        let others = texts.filter { $0.ground.shows(.theme(role)) && $0.isMet }
        return (others + [demand.ample]).color(near: seen.mark.shown, from: .theme(role)).map {
            "Set theme.\(appearance.rawValue).\(name(of: role).rawValue) to \($0.hex)"
        }
    }
}
