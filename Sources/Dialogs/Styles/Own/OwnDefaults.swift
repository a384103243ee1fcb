import Boxes
import Devices

/// The defaults of a style that no platform has: the same everywhere, but for the outlines of buttons, and for what
/// later systems make of a look.
struct OwnDefaults: Sendable {
    private let onAndroid: Boxed<StyleDefaults>
    private let onTheWeb: Boxed<StyleDefaults>
    /// By toolkit.
    private let inToolkits: [Boxed<StyleDefaults>]
    /// By release of Apple's systems.
    private let releases: [Boxed<StyleDefaults>]

    /// - Parameters:
    ///   - content: Nil on the web is that of everywhere.
    ///   - make: Makes the defaults with a content, on a platform in a release of Apple's.
    init(
        _ content: Boxed<ContentMetrics>, onTheWeb: Boxed<ContentMetrics>? = nil,
        _ make: (Boxed<ContentMetrics>, Platform, AppleRelease) -> StyleDefaults
    ) {
        onAndroid = Boxed(make(content, .material, .glass))
        self.onTheWeb = Boxed(make(onTheWeb ?? content, .web, .glass))
        inToolkits = Toolkit.allCases.map { Boxed(make(ContentMetrics.page(of: $0), .toolkit($0), .glass)) }
        releases = AppleRelease.allCases.map { release in
            // In two eras buttons of bars have outlines.
            let outlined = content.value.outliningBarButtons(in: release)
            return Boxed(make(outlined == content.value ? content : Boxed(outlined), .apple, release))
        }
    }

    subscript(stage: Stage) -> Boxed<StyleDefaults> {
        switch stage.platform {
        case .web: onTheWeb
        case .toolkit(let toolkit): inToolkits[toolkit.rawValue]
        case .material: onAndroid
        case .apple: releases[stage.release.rawValue]
        }
    }
}
