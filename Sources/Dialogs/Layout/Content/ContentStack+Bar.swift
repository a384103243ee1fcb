import Boxes
import Geometry

/// The buttons beside a content's own: those of its bar, and the one that closes the dialog.
extension ContentStack {
    /// A button whose title is set as on the bar.
    private static func barButton(
        _ action: Action, _ metrics: Boxed<ContentMetrics>, isGrown: Bool, _ typesetter: Typesetter
    ) -> Button {
        .showing(action, in: style(of: action, metrics, isGrown: isGrown, typesetter), typesetter)
    }

    static func closeButton(
        of request: DialogRequest, _ metrics: Boxed<ContentMetrics>, isGrown: Bool, on stage: Stage,
        _ typesetter: Typesetter
    ) -> PlacedCloseButton? {
        guard let close = request.value.content.closeButton else { return nil }
        var shown = barButton(close.action, metrics, isGrown: isGrown, typesetter)
        shown.isClose = true
        return PlacedCloseButton(button: shown, side: close.side, form: .of(metrics, on: stage))
    }

    static func bar(
        of request: DialogRequest, _ metrics: Boxed<ContentMetrics>, isGrown: Bool, _ typesetter: Typesetter,
        _ close: PlacedCloseButton?
    ) -> Bar? {
        guard let bar = request.value.content.navigationBar else { return nil }
        func button(_ action: Action) -> Button { barButton(action, metrics, isGrown: isGrown, typesetter) }
        var shown = Bar(title: bar.title, leading: bar.leading.map(button), trailing: bar.trailing.map(button))
        // The close button is the outermost button of the bar.
        if let close {
            switch close.side {
            case .leading: shown.leading.insert(close.button, at: 0)
            case .trailing: shown.trailing.insert(close.button, at: 0)
            }
        }
        return shown
    }
}
