package import Devices

extension StyleName {
    /// Whether a dialog of this style stands beside the view that `placement.anchor` names.
    package var standsBesideAnchor: Bool {
        switch self {
        case .popover, .actionSheet, .activityView: true
        case .fullScreen, .pageSheet, .formSheet, .currentContext, .alert, .sheet, .semiModal, .floating,
            .slidingMessage:
            false
        }
    }

    /// The numbers of every platform, each once.
    package var figures: [StyleFigure] {
        var figures: [StyleFigure] = []
        for platform in Platform.allCases {
            var held = rules(on: platform).figures
            if !held.contains(where: { $0.name == ReleaseFigures.share.name }) {
                held += ReleaseFigures.common(on: platform)
            }
            for figure in held where !figures.contains(figure) { figures.append(figure) }
        }
        // Whatever the style, what turns is seen from the same distance, and the system draws and plays the same.
        return figures + [SystemMotion.perspective] + DeviceFigures.figures + HapticFigures.figures
    }

    /// The rules of this style on a platform; each platform has a table of its own.
    package func rules(on platform: Platform) -> any PresentationStyle {
        switch platform {
        case .apple: appleRules
        case .material: materialRules
        case .web: webRules
        }
    }
}
