import Geometry
import Typography

/// Distances and fonts of Material 3's components.
///
/// Type sizes are those of the roles that the components' tokens name: headline-small 24, title-large 22, body-medium
/// and label-large 14. Source: `_md-sys-typescale.scss` and `_md-comp-*.scss` in
/// https://github.com/material-components/material-web/tree/70e259d464f627a21c7831cb4e871e0061bc0644/tokens/versions/v0_192
extension ContentMetrics {
    static func basicDialog(on stage: Stage) -> ContentMetrics {
        var metrics = material(on: stage)
        let padding = BasicDialog.padding.value
        metrics.insets = EdgeInsets(all: padding)
        metrics.gap = BasicDialog.gap.value
        return metrics
    }

    static func fullScreenDialog(on stage: Stage) -> ContentMetrics {
        var metrics = material(on: stage)
        metrics.insets = EdgeInsets(all: BasicDialog.padding.value)
        metrics.titleSize = 22
        metrics.barHeight = FullScreenDialog.header.value
        return metrics
    }

    static func bottomSheet(on stage: Stage) -> ContentMetrics {
        var metrics = material(on: stage)
        metrics.insets = EdgeInsets(top: 0, left: 24, bottom: 24, right: 24)
        metrics.titleSize = 22
        return metrics
    }

    static func snackbar(on stage: Stage) -> ContentMetrics {
        var metrics = material(on: stage)
        let (side, top) = (Snackbar.sidePadding.value, Snackbar.verticalPadding.value)
        metrics.insets = EdgeInsets(top: top, left: side, bottom: top, right: side)
        metrics.titleSize = 14
        metrics.titleWeight = .medium
        metrics.textColor = MaterialColor.snackbarText(on: stage)
        metrics.gap = 0
        metrics.emptyHeight = Snackbar.oneLine.value
        metrics.putsImageBeside = true
        return metrics
    }

    private static func material(on stage: Stage) -> ContentMetrics {
        var metrics = ContentMetrics()
        metrics.titleSize = 24
        metrics.titleWeight = .regular
        metrics.messageSize = 14
        metrics.textColor = MaterialColor.text(on: stage)
        return metrics
    }
}
