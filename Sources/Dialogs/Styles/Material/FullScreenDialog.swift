import Boxes
import Devices

/// Material 3's full-screen dialog: it covers everything below the status bar, with a header of 56 dp.
package struct FullScreenDialog: PresentationStyle {
    package var component: String? { "fullScreenDialog" }

    package func defaults(for request: DialogRequest, on stage: Stage) -> StyleDefaults {
        var defaults = StyleDefaults.filling
        defaults.motion.curve = MaterialMotion.emphasizedDecelerate
        defaults.look.content = ContentMetrics.fullScreenDialog(on: stage)
        return defaults
    }

    package func look(in setting: LookSetting) -> DialogLook { MaterialLooks(in: setting).fullScreenDialog }

    package func frame(for measured: Measured) -> Placed { Placed(measured.container) }

    package func report(_ placed: Placed, of measured: Measured, into diagnostics: inout Diagnostics) {
        guard measured.request.present.style == nil, measured.request.present.duration == nil else { return }
        diagnostics.assume(
            Assumption(
                figure: "transition", value: "0.4 s in, 0.2 s out",
                because: "no source has a motion of full-screen dialogs: Material's tokens for what enters and leaves",
                field: [.dialog, .transition]))
    }

    package var list: StyleList { StyleList("page", in: "android-content") }
}
