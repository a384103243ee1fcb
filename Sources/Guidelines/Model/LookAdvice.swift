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

    /// How a demand is met by a change of the request's colour.
    ///
    /// - Parameter source: Where the request gave it.
    func fix(for demand: Demand, from source: ColorSource, _ seen: Ground.Sight) -> Fix {
        let texts = inspection.texts()
        let others = texts.filter { $0.ground.shows(source) }
        let (field, start) = given(by: source, seen)
        if let color = (others + [demand.ample]).color(near: start, from: source) {
            return "Set \(.set(field, to: .color(color)))."
        }
        // Where no colour does for all, what is met as things are has to stay so: no fix undoes another.
        if let change = self.theme(for: demand, seen, keeping: texts) { return "Set \(change)." }
        let kept = others.filter(\.isMet) + [demand.ample]
        if let color = kept.color(near: start, from: source) {
            return "Set \(.set(field, to: .color(color)))."
        }
        if source == .background, let opacity = kept.leastOpacity {
            let change = RequestChange.set([.dialog, .content, .background, .opacity], to: .number(opacity))
            // A colour that is seen through stays so, however opaque it is painted.
            guard start.alpha < 255, request.content.background.color != nil else { return "Set \(change) or more." }
            return "Set \(.set(field, to: .color(start.opaque))), and \(change) or more."
        }
        return "Choose colours that are further apart, and a background that less is seen through."
    }

    /// The member by which the request gives a colour, and the colour.
    private func given(by source: ColorSource, _ seen: Ground.Sight) -> (FieldPath, Color) {
        switch source {
        case .theme(let role): (field(of: role), colors[role] ?? .black)
        case .backdrop: ([.dialog, .backdrop, .color], request.backdrop.color ?? .black)
        case .background:
            ([.dialog, .content, .background, .color], request.content.background.color ?? seen.fill.shown)
        }
    }

    /// The member of the theme that gives the colour of a role, or would.
    func field(of role: ColorRole) -> FieldPath {
        [.dialog, .theme, appearance == .dark ? .dark : .light]
            + .key(Palette.given(role, in: given, on: inspection.platform).rawValue)
    }

    /// Another colour for what is looked at, which a theme may give; nil where the platform has no role for it or none
    /// would do.
    ///
    /// - Parameter texts: What has to stay as well seen as it is.
    func theme(for demand: Demand, _ seen: Ground.Sight, keeping texts: [Demand]) -> RequestChange? {
        guard let role = demand.ground.mark?.role else { return nil }
        let others = texts.filter { $0.ground.shows(.theme(role)) && $0.isMet }
        return (others + [demand.ample]).color(near: seen.mark.shown, from: .theme(role)).map {
            .set(field(of: role), to: .color($0))
        }
    }
}

extension Color {
    /// This colour without an alpha of its own.
    fileprivate var opaque: Color { Color(red: red, green: green, blue: blue) }
}
