import Devices
import Geometry
import Timeline

/// Dialogs as Android drew them before Material: `Theme.Holo.Dialog.Alert` and `Theme.Holo.Light.Dialog.Alert`.
///
/// Source: https://github.com/aosp-mirror/platform_frameworks_base core/res/res.
package enum Holo {
    static let figures = EarlierMaterial.table[.holo]

    /// A dialog grows a little while it fades in, and shrinks while it fades out, along Android's decelerating curve of
    /// that time (assumed).
    static let motion = {
        let scale = figures[.holoPresentScale]
        return StyleMotion(
            duration: figures[.holoPresentDuration], curve: MaterialMotion.legacyDecelerate,
            pose: Pose(scale: Size(width: scale, height: scale), opacity: 0))
    }()
}
