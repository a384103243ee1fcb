import Devices
import Geometry

/// Dialogs as Android itself drew them before Material 3: `Theme.Material.Dialog.Alert` of Android 5 to 8, and the same
/// with rounder corners on Android 9 to 11.
///
/// Source: https://github.com/aosp-mirror/platform_frameworks_base core/res/res.
package enum EarlierMaterial {
    /// The figures of Android's dialogs before Material 3: `Figures/android-earlier.json`.
    enum FigureName: Int, FigureKey {
        case sizeWidthPortraitLarge, sizeWidthLandscapeLarge, windowLargeLong, windowLargeShort
        case cornerRadius, windowInset, backdropOpacity, paddingSide, paddingTop, messageHeightMinimum, titleSize
        case titleIconSize, titleIconGap
        case messageSize, textPadding, actionsInsetSide, actionsInsetVertical, actionHeight, actionWidthMinimum
        case actionPadding, actionTitleSize, actionCornerRadius, textFieldTextInset, textFieldHeight, textFieldSize
        case sheetCornerRadius, sheetPaddingTop, presentDuration, dismissDuration, presentRise, dismissRise
        case stateDisabledOpacity, stateDisabledOpacityDark, holoTitleHeightMinimum, holoTitleSize, holoTitleDivider
        case holoPaddingSide, holoMessagePaddingVertical, holoMessageHeightMinimum, holoMessageSize, holoActionHeight
        case holoActionPadding, holoActionTitleSize, holoPresentScale, holoPresentDuration
    }

    static let table = FigureTable<FigureName, AndroidRelease>("android-earlier")
    /// The figures from Android 5 on.
    static let figures = table[.material1]

    /// The corner radius of dialogs; Holo's dialogs have that of the first Material.
    static func radius(in release: AndroidRelease) -> Double { table[.cornerRadius, max(release, .material1)] }

    // MARK: Shadows

    /// The surfaces whose rows have the three shadows (umbra, penumbra, ambient) of each elevation.
    private static let heights = [ShadowFigure.Surface.height6, .height8, .height16].map { surface in
        Palette.of(.material1).shadows.filter { $0.surface == surface }
    }
    private static let opacities = [
        MaterialLooks.figures.figure(.umbraOpacityEarlier), MaterialLooks.figures.figure(.penumbraOpacityEarlier),
        MaterialLooks.figures.figure(.ambientOpacityEarlier),
    ]

    /// Returns the shadows at an elevation: 16 dp for dialogs and sheets, 8 dp for popovers and menus, 6 dp for
    /// messages.
    static func shadows(at elevation: Elevation, of container: ColorRole, in setting: LookSetting) -> [Shadow] {
        let row = container == .inverseSurface ? 0 : elevation.level == 2 ? 1 : 2
        let color = setting.paint(.shadow).color
        return zip(heights[row], opacities).map { $0.cast(color, opacity: $1.value) }
    }
}
