import Boxes
import Devices

/// The defaults of a style that no platform has: the same everywhere, but for the outlines of buttons.
struct OwnDefaults: Sendable {
    private let plain: Boxed<StyleDefaults>
    private let onTheWeb: Boxed<StyleDefaults>
    /// In the two eras in which buttons of Apple's bars have outlines.
    private let classic: Boxed<StyleDefaults>
    private let glass: Boxed<StyleDefaults>

    /// - Parameters:
    ///   - content: Nil on the web is that of everywhere.
    ///   - make: Makes the defaults with a content.
    init(
        _ content: Boxed<ContentMetrics>, onTheWeb: Boxed<ContentMetrics>? = nil,
        _ make: (Boxed<ContentMetrics>) -> StyleDefaults
    ) {
        plain = Boxed(make(content))
        self.onTheWeb = onTheWeb.map { Boxed(make($0)) } ?? plain
        classic = Boxed(make(Boxed(content.value.outliningBarButtons(in: .classic))))
        glass = Boxed(make(Boxed(content.value.outliningBarButtons(in: .glass))))
    }

    subscript(stage: Stage) -> Boxed<StyleDefaults> {
        switch stage.platform {
        case .web: onTheWeb
        case .material: plain
        case .apple:
            switch stage.era {
            case .classic: classic
            case .flat, .card, .detents: plain
            case .glass: glass
            }
        }
    }
}
