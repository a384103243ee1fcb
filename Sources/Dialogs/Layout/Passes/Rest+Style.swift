import Devices
import Geometry
import Typography

/// From the style asked for to the one shown.
extension RestPasses {
    /// The style asked for and the one shown here; each step between them is noted.
    mutating func adapt(
        notes: inout Notes
    ) throws(ResolveError) -> (requested: StyleName, resolved: StyleName) {
        // Full screen is the default up to iOS 12, the page sheet from iOS 13 (presentation-metrics adapt.default.style).
        // Platforms without eras of their own take the page sheet too, as whatever it is with them.
        let requested = request.style ?? (stage.era < .card ? .fullScreen : .pageSheet)
        notes.decide(
            .style, after: requested.rawValue,
            reason: request.style != nil
                ? .because(.request) : .value(stage.platform == .apple ? stage.era.rawValue : stage.platform.rawValue),
            field: ["dialog", "style"])
        var resolved = requested
        // Each style adapts at most once, so the walk ends; the bound says so to the reader.
        for _ in StyleName.allCases {
            let rules = resolved.rules(on: stage.platform)
            try rules.check(request, on: stage)
            guard let step = rules.adaptation(of: request, on: stage) else { break }
            notes.adapt(
                from: resolved.rawValue, to: step.to.rawValue, reason: step.reason, field: ["dialog", "style"])
            resolved = step.to
            if step.omitsCancel { omitCancel(notes: &notes) }
            if step.isFinal { break }
        }
        return (requested, resolved)
    }

    /// Leaves the buttons of role cancel out.
    private mutating func omitCancel(notes: inout Notes) {
        for (index, action) in request.content.actions.enumerated() where action.role == .cancel {
            notes.adapt(
                from: "action:" + action.id, to: "none", reason: .cancelOmitted,
                field: FieldPath(
                    components: [.member("dialog"), .member("content"), .member("actions"), .index(index)]))
        }
        request.content.actions.removeAll { $0.role == .cancel }
    }

    func check(_ requested: StyleName) throws(ResolveError) {
        guard requested != .fullScreen else { return }
        func refuse(_ direction: String) -> ResolveError {
            ResolveError(
                request.transitionField(direction) + ["style"],
                .transitionNeedsStyle(transition: .partialCurl, needed: .fullScreen, given: requested))
        }
        if request.present.style == .partialCurl { throw refuse("present") }
        if request.dismiss.style == .partialCurl { throw refuse("dismiss") }
    }

    /// What of the style's figures here rests on no source of its own.
    func assumptions(of style: StyleName) -> [Assumption] {
        let isSheet = style == .pageSheet || style == .formSheet || style == .sheet
        guard isSheet, stage.platform == .apple, stage.era >= .card, !PageSheet.isCard(on: stage) else { return [] }
        return [
            Assumption(
                figure: "sheetSize", value: style.rawValue,
                because: stage.device.textSize == .large
                    ? "the size of sheets at regular width since iOS 13 is left to the system and was not sourced"
                    : "the size of sheets at regular width since iOS 13 is left to the system and was not sourced, nor "
                        + "how the readable width that pages follow changes with the text size",
                field: ["dialog", "style"])
        ]
    }
}
