import Boxes
import Devices
import Geometry
import Typography

/// Distances and fonts of Material 3's components.
///
/// Sizes and line heights are those of the type roles that the components' tokens name: headline-small 24/32, title-large
/// 22/28, body-medium 14/20, label-large 14/20 medium. Source: `_md-sys-typescale.scss` and `_md-comp-*.scss` in
/// https://github.com/material-components/material-web/tree/70e259d464f627a21c7831cb4e871e0061bc0644/tokens/versions/v0_192
extension ContentMetrics {
    private static func role(_ name: String, _ value: Double) -> StyleFigure {
        StyleFigure(
            name, value, "dp", eras: MaterialMotion.eras, .documented,
            source: "https://github.com/material-components/material-web tokens/versions/v0_192/_md-sys-typescale.scss")
    }

    private static func assumed(_ name: String, _ value: Double, _ because: String) -> StyleFigure {
        StyleFigure(name, value, "dp", eras: MaterialMotion.eras, .assumed, source: "no source found; " + because)
    }

    static let headlineSize = role("text.headlineSmall.size", 24)
    static let headlineLine = role("text.headlineSmall.lineHeight", 32)
    static let titleRoleSize = role("text.titleLarge.size", 22)
    static let titleRoleLine = role("text.titleLarge.lineHeight", 28)
    static let bodySize = role("text.bodyMedium.size", 14)
    static let bodyLine = role("text.bodyMedium.lineHeight", 20)
    static let labelSize = role("text.labelLarge.size", 14)
    static let labelLine = StyleFigure(
        "text.labelLarge.lineHeight", 20, "dp", eras: MaterialMotion.eras, .documented,
        source: "https://github.com/material-components/material-components-android labelLarge, 14 sp on 20")
    static let rowTextSize = role("text.bodyLarge.size", 16)
    static let rowTextLine = role("text.bodyLarge.lineHeight", 24)
    static let barTitleInset = assumed(
        "header.title.inset", BasicDialog.figures[.padding], "as far from the side as what stands below it")
    static let barTitleGap = assumed(
        "header.title.gap", 8, "from a button's edge, so 16 from an icon, as far as from the sides of app bars")
    static let barIcon = StyleFigure(
        "header.icon.size", 24, "dp", eras: MaterialMotion.eras, .documented, source: "appearance symbol.android.dialog"
    )
    static let barButtonHeight = assumed(
        "header.button.height", 40, "the containers of Material's buttons; touches reach further")
    static let materialFieldHeight = assumed("textField.height", 56, "Material's filled text field")
    static let materialFieldSize = assumed("textField.size", 16, "Material's body-large")
    static let materialFieldRadius = StyleFigure(
        "textField.cornerRadius", 4, "dp", eras: MaterialMotion.eras, .documented,
        source: "appearance m3.textfield.fill: the upper corners")
    static let textButtonRadius = StyleFigure(
        "textButton.cornerRadius", 20, "dp", eras: MaterialMotion.eras, .documented,
        source: "https://github.com/material-components/material-web tokens/versions/v0_192/_md-comp-text-button.scss: "
            + "corner-full on a container 40 dp high")
    static let materialFieldInset = assumed("textField.text.inset", 16, "Material's filled text field")

    /// The numbers of content in Material's components.
    static let materialFigures =
        [
            headlineSize, headlineLine, titleRoleSize, titleRoleLine, bodySize, bodyLine, labelSize, labelLine,
            Typesetter.androidGrowth, materialFieldHeight, materialFieldSize, materialFieldInset,
            materialFieldRadius, textButtonRadius, barTitleInset, barTitleGap, barIcon, barButtonHeight,
        ] + MaterialLooks.allFigures

    // MARK: Components

    static func basicDialog(on stage: Stage) -> Boxed<ContentMetrics> {
        let release = AndroidRelease(stage.system)
        if release.isEarlier { return release.isHolo ? holoDialogs : earlierDialogs }
        return stage.isTelevision ? televisionDialogs : basicDialogs
    }
    static func fullScreenDialog(on stage: Stage) -> Boxed<ContentMetrics> {
        AndroidRelease(stage.system).isEarlier ? earlierFullScreens : fullScreenDialogs
    }
    static func richTooltip(on stage: Stage) -> Boxed<ContentMetrics> {
        AndroidRelease(stage.system).isEarlier ? earlierTooltips : richTooltips
    }
    static func snackbar(on stage: Stage) -> Boxed<ContentMetrics> {
        if AndroidRelease(stage.system).isEarlier { return Snackbar.isTablet(stage) ? earlierTabletBars : earlierBars }
        return Snackbar.isTablet(stage) ? tabletSnackbars : snackbars
    }

    /// Under the handle's band. The actions of a sheet that is nothing but a list of them are rows of a list.
    static func bottomSheet(_ style: StyleName, on stage: Stage) -> Boxed<ContentMetrics> {
        if AndroidRelease(stage.system).isEarlier { return style == .sheet ? earlierSheets : earlierLists }
        return style == .sheet ? bottomSheets : bottomLists
    }

    private static let basicDialogs = Boxed(newBasicDialog())
    private static let televisionDialogs = {
        var metrics = newBasicDialog()
        metrics.buttons.columnSpacing = BasicDialog.figures[.actionsGapTelevision]
        metrics.buttons.rowSpacing = BasicDialog.figures[.actionsGapTelevision]
        return Boxed(metrics)
    }()
    private static let fullScreenDialogs = Boxed(newFullScreenDialog())
    private static let richTooltips = Boxed(newRichTooltip())
    private static let snackbars = Boxed(newSnackbar(isTablet: false))
    private static let tabletSnackbars = Boxed(newSnackbar(isTablet: true))
    private static let bottomSheets = Boxed(newBottomSheet(isList: false))
    private static let bottomLists = Boxed(newBottomSheet(isList: true))

    private static let holoDialogs = Boxed(newBasicDialog().holoDialog)
    private static let earlierDialogs = Boxed(newBasicDialog().earlierDialog)
    private static let earlierFullScreens = Boxed(newFullScreenDialog().earlier)
    private static let earlierTooltips = Boxed(newRichTooltip().earlierTooltip)
    private static let earlierBars = Boxed(newSnackbar(isTablet: false).shouting)
    private static let earlierTabletBars = Boxed(newSnackbar(isTablet: true).shouting)
    private static let earlierSheets = Boxed(newBottomSheet(isList: false).earlier.withoutHandle)
    private static let earlierLists = Boxed(newBottomSheet(isList: true).withoutHandle)

    private static func newBasicDialog() -> ContentMetrics {
        var metrics = material()
        // Android lays views out in whole pixels.
        metrics.roundsTextBoxes = true
        metrics.insets = EdgeInsets(
            top: BasicDialog.figures[.padding], left: BasicDialog.figures[.padding], bottom: 0,
            right: BasicDialog.figures[.padding])
        metrics.gap = BasicDialog.figures[.gap]
        metrics.pinsTitle = true
        setHeader(of: &metrics, keyline: barTitleInset.value)
        return metrics
    }

    private static func newFullScreenDialog() -> ContentMetrics {
        var metrics = newBasicDialog()
        metrics.titleSize = titleRoleSize.value
        metrics.titleLineHeight = titleRoleLine.value
        metrics.pinsTitle = false
        metrics.barButtons.closeSize = barIcon.value
        return metrics
    }

    /// A header with its title at the start and actions in label-large, in dialogs and sheets alike; titles, of buttons
    /// too, begin and end `keyline` points from the sides.
    private static func setHeader(of metrics: inout ContentMetrics, keyline: Double) {
        metrics.barHeight = FullScreenDialog.header.value
        metrics.barTitleSize = titleRoleSize.value
        metrics.barTitleWeight = .regular
        metrics.barTitleAlignment = .natural
        metrics.barTitleInset = keyline
        metrics.barButtons.height = barButtonHeight.value
        metrics.barButtons.padding = BasicDialog.figures[.actionPadding]
        metrics.barButtons.margin = keyline - BasicDialog.figures[.actionPadding]
        metrics.barButtons.titleGap = barTitleGap.value
        metrics.barButtons.titleSize = labelSize.value
        metrics.barButtons.weight = .medium
        metrics.barButtons.titleLineHeight = labelLine.value
    }

    private static func newBottomSheet(isList: Bool) -> ContentMetrics {
        var metrics = newBasicDialog()
        metrics.insets.top = 0
        metrics.titleSize = titleRoleSize.value
        metrics.titleLineHeight = titleRoleLine.value
        metrics.pinsTitle = false
        guard isList else { return metrics }
        // One line for headline and rows.
        metrics.insets.left = BottomSheet.figures[.listTextInset]
        metrics.insets.right = BottomSheet.figures[.listTextInset]
        setHeader(of: &metrics, keyline: BottomSheet.figures[.listTextInset])
        metrics.buttons.arrangement = .stacked
        metrics.buttons.insets = EdgeInsets(
            top: BottomSheet.figures[.listPadding], bottom: BottomSheet.figures[.listPadding])
        metrics.buttons.rowSpacing = 0
        metrics.buttons.cornerRadius = 0
        metrics.buttons.titleAlignment = .natural
        metrics.buttons.titlePadding = BottomSheet.figures[.listTextInset]
        metrics.buttons.titleSize = rowTextSize.value
        metrics.buttons.titleLineHeight = rowTextLine.value
        metrics.buttons.weight = .regular
        metrics.buttons.cancelWeight = .regular
        metrics.rowHeight = BottomSheet.figures[.listRowHeight]
        return metrics
    }

    private static func newRichTooltip() -> ContentMetrics {
        var metrics = material()
        let (side, bottom) = (RichTooltip.sidePadding.value, RichTooltip.textBottom.value)
        metrics.insets = EdgeInsets(top: RichTooltip.plainPadding.value, left: side, bottom: bottom, right: side)
        metrics.lastBottom = bottom
        metrics.titleSize = labelSize.value
        metrics.titleLineHeight = labelLine.value
        metrics.titleWeight = .medium
        metrics.titleBaseline = RichTooltip.titleBaseline.value
        metrics.messageBaseline = RichTooltip.textBaseline.value
        metrics.gap = RichTooltip.textBottom.value
        metrics.buttons.arrangement = .leadingRow
        metrics.buttons.insets = EdgeInsets(left: side, bottom: RichTooltip.actionBottom.value, right: side)
        metrics.buttons.minimumWidth = RichTooltip.actionWidth.value
        return metrics
    }

    private static func newSnackbar(isTablet: Bool) -> ContentMetrics {
        var metrics = material()
        let (side, top) = (Snackbar.figures[.textInsetSide], Snackbar.figures[.textInsetVertical])
        metrics.insets = EdgeInsets(top: top, left: side, bottom: 0, right: side)
        metrics.lastBottom = top
        metrics.titleSize = 14
        metrics.titleLineHeight = 20
        metrics.titleWeight = .medium
        metrics.gap = Snackbar.figures[.imageGap]
        metrics.textGap = 0
        let edge = Snackbar.figures[.actionInset]
        metrics.buttons.insets = EdgeInsets(left: edge, right: edge)
        metrics.buttons.columnSpacing = 0
        metrics.buttons.minimumWidth = Snackbar.figures[.actionWidthMinimum]
        metrics.messageRow = MessageRow(
            mostLines: Int(Snackbar.figures[isTablet ? .textLinesMaximumTablet : .textLinesMaximum]),
            linesInset: Snackbar.figures[isTablet ? .textInsetVertical : .textInsetVerticalTwoLines], gap: edge,
            widestButtons: isTablet ? .infinity : Snackbar.figures[.actionInlineWidthMaximum])
        metrics.emptyHeight = Snackbar.figures[.sizeHeightOneLine]
        metrics.putsImageBeside = true
        return metrics
    }

    private static func material() -> ContentMetrics {
        var metrics = ContentMetrics()
        metrics.titleSize = headlineSize.value
        metrics.titleLineHeight = headlineLine.value
        metrics.titleWeight = .regular
        metrics.messageSize = bodySize.value
        metrics.messageLineHeight = bodyLine.value
        metrics.titleAlignment = .natural
        metrics.messageAlignment = .natural
        metrics.lastBottom = BasicDialog.figures[.padding]
        metrics.rowHeight = BasicDialog.figures[.actionHeight]
        // A text field of Material's: 56 high, its text 16 from the sides.
        metrics.fieldHeight = materialFieldHeight.value
        metrics.fieldSize = materialFieldSize.value
        metrics.fieldTextInset = materialFieldInset.value
        metrics.fieldCornerRadius = materialFieldRadius.value
        metrics.fieldIsRoundAtTopOnly = true
        metrics.buttons.arrangement = .trailingRow
        metrics.buttons.insets = EdgeInsets(
            top: BasicDialog.figures[.actionsTop], left: BasicDialog.figures[.padding],
            bottom: BasicDialog.figures[.actionsBottom], right: BasicDialog.figures[.padding])
        metrics.buttons.columnSpacing = BasicDialog.figures[.actionsGap]
        metrics.buttons.rowSpacing = BasicDialog.figures[.actionsGap]
        metrics.buttons.titlePadding = BasicDialog.figures[.actionPadding]
        metrics.buttons.minimumWidth = BasicDialog.figures[.actionWidthMinimum]
        metrics.buttons.cornerRadius = textButtonRadius.value
        metrics.buttons.titleSize = labelSize.value
        metrics.buttons.titleLineHeight = labelLine.value
        metrics.buttons.weight = .medium
        metrics.buttons.cancelWeight = .medium
        return metrics
    }
}
