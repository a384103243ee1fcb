import Boxes
import Dialogs
import Exports
import Metrics
import MicroHTTP
import Preview
import Wire

/// `format=markup`: a page with the dialog as elements of HTML, whose style sheet follows the screen that shows it.
struct MarkupFormat: AnswerFormat {
    let name = "markup"
    let mediaType = PagePolicy.mediaType
    var fields: HeaderFields { Self.fields }
    private static let fields = PagePolicy.fields(PagePolicy.selfContained(scripts: []))
    let options: [PictureOptions.Name] = []

    /// What a screen may ask for: as a media query says it, and as a device has it.
    private struct Condition {
        var query: String
        var change: @Sendable (inout DeviceState) -> Void
    }

    func body(of request: DepictionRequest, in context: EndpointContext) throws(ProblemDetails) -> ResponseBody {
        let needs = DepictionNeeds(timelines: .named([Phase.present.name, Phase.dismiss.name]))
        let first = try context.depiction(of: request, needs)
        let state = first.stage.state
        var variants: [MarkupPage.Variant] = []
        if !state.reduceMotion {
            let less = try context.depiction(of: request.on { $0.reduceMotion = true }, needs)
            variants.append(.init(["prefers-reduced-motion: reduce"], less))
        }
        for conditions in Self.combinations(of: Self.looks(where: state)) {
            let changed = request.on { device in for condition in conditions { condition.change(&device) } }
            var depiction = try context.depiction(of: changed, needs)
            depiction.timelines = []
            variants.append(.init(conditions.map(\.query), depiction))
        }
        PhaseClock.end(.resolve)
        return try body(Array(MarkupPage(first, variants).text.utf8), in: context)
    }

    /// What changes looks, as far as the device does not ask for it already.
    private static func looks(where state: DeviceState) -> [Condition] {
        let isDark = state.appearance == .dark
        var conditions = [
            Condition(query: "prefers-color-scheme: \(isDark ? "light" : "dark")") {
                $0.appearance = isDark ? .light : .dark
            }
        ]
        if state.contrast == .normal {
            conditions.append(Condition(query: "prefers-contrast: more") { $0.contrast = .increased })
        }
        if !state.reduceTransparency {
            conditions.append(Condition(query: "prefers-reduced-transparency: reduce") { $0.reduceTransparency = true })
        }
        return conditions
    }

    /// All of them that may hold at once, those of fewer first.
    private static func combinations(of conditions: [Condition]) -> [[Condition]] {
        (1..<(1 << conditions.count))
            .map { bits in conditions.indices.filter { bits >> $0 & 1 == 1 }.map { conditions[$0] } }
            .sorted { $0.count < $1.count }
    }
}
