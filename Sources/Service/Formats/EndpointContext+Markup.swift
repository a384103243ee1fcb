import Boxes
import Dialogs
import Exports
import Geometry
import Metrics
import Preview
import Wire

/// A preference of the user that a screen may report: as a media query, and as a change of the device's state.
private struct ScreenCondition {
    var query: String
    var change: @Sendable (inout DeviceState) -> Void

    /// The conditions that change looks, except those that the device's state already meets.
    static func looks(where state: DeviceState) -> [ScreenCondition] {
        let isDark = state.appearance == .dark
        var conditions = [
            ScreenCondition(query: "prefers-color-scheme: \(isDark ? "light" : "dark")") {
                $0.appearance = isDark ? .light : .dark
            }
        ]
        if state.contrast == .normal {
            conditions.append(ScreenCondition(query: "prefers-contrast: more") { $0.contrast = .increased })
        }
        if !state.reduceTransparency {
            conditions.append(
                ScreenCondition(query: "prefers-reduced-transparency: reduce") { $0.reduceTransparency = true })
        }
        return conditions
    }

    /// All combinations of conditions that may hold at once, smaller ones first.
    static func combinations(of conditions: [ScreenCondition]) -> [[ScreenCondition]] {
        (1..<(1 << conditions.count))
            .map { bits in conditions.indices.filter { bits >> $0 & 1 == 1 }.map { conditions[$0] } }
            .sorted { $0.count < $1.count }
    }
}

// Makes a page that adapts to the preferences of its screen from a request.
extension EndpointContext {
    func markup(of request: DepictionRequest, _ needs: DepictionNeeds) throws(ProblemDetails) -> MarkupPage {
        var first = try depiction(of: request, needs)
        if case .schedule(let schedule) = request.subject { try addClosing(of: schedule, to: &first) }
        let state = first.stage.state
        var variants: [MarkupPage.Variant] = []
        if !state.reduceMotion {
            let less = try depiction(of: request.on { $0.reduceMotion = true }, needs)
            variants.append(.init(["prefers-reduced-motion: reduce"], less))
        }
        for conditions in ScreenCondition.combinations(of: ScreenCondition.looks(where: state)) {
            let changed = request.on { device in for condition in conditions { condition.change(&device) } }
            var depiction = try depiction(of: changed, needs)
            depiction.timelines = []
            variants.append(.init(conditions.map(\.query), depiction))
        }
        var other: Depiction?
        if let chrome = state.browserChrome, chrome.insets != .zero {
            // If the page is impossible with the bars in the other state for lack of room, it has no such variant.
            other = try? depiction(of: request.on { $0.browserChrome?.isCollapsed.toggle() }, needs)
        }
        PhaseClock.end(.resolve)
        return MarkupPage(first, variants, underOtherBars: other, tolerance: request.options.motionTolerance)
    }

    /// Adds what closes the uppermost dialog of a schedule, which is the last one that is shown.
    private func addClosing(
        of schedule: ScheduleRequest, to depiction: inout Depiction
    ) throws(ProblemDetails) {
        guard let last = schedule.namedDialogs.last?.show.dialog else { return }
        let dialog = try asProblem { () throws(ResolveError) in
            try resolver.resolve(last, on: schedule.device, options: schedule.options.computing(.hitRegions))
        }
        depiction.rest.hitRegions = dialog.hitRegions
        depiction.closeRequests = dialog.lifecycle.areCloseRequestsGiven ? dialog.lifecycle.closeRequests : nil
    }
}
