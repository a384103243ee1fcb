import Boxes
import Devices

/// The defaults of a style that belongs to no platform. They are the same everywhere, except for the shapes of fields
/// and buttons and the looks of later systems.
struct OwnDefaults: Sendable {
    private let onAndroid, onEarlierAndroid: Boxed<StyleDefaults>
    private let onTheWeb: Boxed<StyleDefaults>
    private let inToolkits: [Boxed<StyleDefaults>]
    /// The defaults by release of Apple's systems.
    private let releases: [Boxed<StyleDefaults>]

    /// - Parameters:
    ///     - onTheWeb: The content's metrics on the web; `nil` is those of all other platforms.
    ///     - make: Makes the defaults from the content's metrics, for a platform and a release of Apple's systems.
    init(
        _ content: Boxed<ContentMetrics>, onTheWeb: Boxed<ContentMetrics>? = nil,
        _ make: (Boxed<ContentMetrics>, Platform, AppleRelease) -> StyleDefaults
    ) {
        onAndroid = Boxed(make(Boxed(content.value.onAndroid(isEarlier: false)), .material, .glass))
        onEarlierAndroid = Boxed(make(Boxed(content.value.onAndroid(isEarlier: true)), .material, .glass))
        self.onTheWeb = Boxed(make(onTheWeb ?? content, .web, .glass))
        inToolkits = Toolkit.allCases.map { Boxed(make(ContentMetrics.page(of: $0), .toolkit($0), .glass)) }
        releases = AppleRelease.allCases.map { release in
            // In two releases, buttons on bars have outlines.
            var own = content.value.outliningBarButtons(in: release)
            own.roundControls(in: release)
            return Boxed(make(Boxed(own), .apple, release))
        }
    }

    subscript(stage: Stage) -> Boxed<StyleDefaults> {
        switch stage.platform {
        case .web: onTheWeb
        case .toolkit(let toolkit): inToolkits[toolkit.rawValue]
        case .material: stage.android.isEarlier ? onEarlierAndroid : onAndroid
        case .apple: releases[stage.release.rawValue]
        }
    }
}
