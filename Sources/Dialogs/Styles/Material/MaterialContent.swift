import Boxes
import Devices
import Geometry
import Typography

/// Distances and fonts of Material 3's components.
///
/// Sizes and line heights are those of the type roles that the components' tokens name: headline-small 24/32,
/// title-large 22/28, body-medium 14/20, label-large 14/20 medium. Source: `_md-sys-typescale.scss` and
/// `_md-comp-*.scss` in
/// https://github.com/material-components/material-web/tree/70e259d464f627a21c7831cb4e871e0061bc0644/tokens/versions/v0_192
extension ContentMetrics {
    // MARK: Components

    static func basicDialog(on stage: Stage) -> Boxed<ContentMetrics> {
        let release = stage.android
        if release.isEarlier { return release.isHolo ? holoDialogs : earlierDialogs }
        return stage.isTelevision ? televisionDialogs : basicDialogs
    }
    static func fullScreenDialog(on stage: Stage) -> Boxed<ContentMetrics> {
        stage.android.isEarlier ? earlierFullScreens : fullScreenDialogs
    }
    static func richTooltip(on stage: Stage) -> Boxed<ContentMetrics> {
        stage.android.isEarlier ? earlierTooltips : richTooltips
    }
    /// The metrics of a snackbar; its row has room for a close button.
    static func snackbar(_ content: Content, on stage: Stage) -> Boxed<ContentMetrics> {
        let bars = stage.android.isEarlier ? earlierBars : snackbars
        return bars.metrics(isTablet: Snackbar.isTablet(stage), content)
    }

    /// The metrics of a sheet below its handle's band. A sheet with only actions has rows of a list.
    static func bottomSheet(_ style: StyleName, on stage: Stage) -> Boxed<ContentMetrics> {
        if stage.android.isEarlier { return style == .sheet ? earlierSheets : earlierLists }
        return style == .sheet ? bottomSheets : bottomLists
    }

    private static let basicDialogs = Boxed(newAlertDialog())
    private static let televisionDialogs = {
        var metrics = newAlertDialog()
        metrics.buttons.setSpacing(BasicDialog.figures[.actionsGapTelevision])
        return Boxed(metrics)
    }()
    private static let fullScreenDialogs = Boxed(newFullScreenDialog())
    private static let richTooltips = Boxed(newRichTooltip())
    private static let snackbars = Snackbars { $0 }
    private static let bottomSheets = Boxed(newBottomSheet(isList: false))
    private static let bottomLists = Boxed(newBottomSheet(isList: true))

    private static let holoDialogs = Boxed(newBasicDialog().holoDialog)
    private static let earlierDialogs = Boxed(newBasicDialog().earlierDialog)
    private static let earlierFullScreens = Boxed(newFullScreenDialog().earlier)
    private static let earlierTooltips = Boxed(newRichTooltip().earlierTooltip)
    private static let earlierBars = Snackbars(\.shouting)
    private static let earlierSheets = Boxed(newBottomSheet(isList: false).earlier.withoutHandle)
    private static let earlierLists = Boxed(newBottomSheet(isList: true).withoutHandle)

    static func newBasicDialog() -> ContentMetrics {
        var metrics = material()
        // Android lays views out in whole pixels.
        metrics.roundsTextBoxes = true
        metrics.insets = EdgeInsets(top: BasicDialog.figures[.padding], sides: BasicDialog.figures[.padding])
        metrics.gap = BasicDialog.figures[.gap]
        metrics.pinsTitle = true
        setHeader(of: &metrics, keyline: materialTable[.barTitleInset])
        return metrics
    }

    /// The metrics of the library's alert dialogs. A column of buttons has the order of a row reversed, so that the
    /// confirming button is at the top.
    private static func newAlertDialog() -> ContentMetrics {
        var metrics = newBasicDialog()
        metrics.messagePanel = BasicDialog.figures[.messageHeightMinimum]
        metrics.wrappedTitle = longTitle
        metrics.titleIcon = TitleIcon(most: BasicDialog.figures[.iconSize], gap: BasicDialog.figures[.iconGap])
        metrics.buttons.stacksFromEnd = true
        metrics.buttons.rowSpacing = 0
        return metrics
    }

    /// The font of a title that is too wide for one line: Roboto's own line height, and the font's padding around all
    /// lines.
    static let longTitle = WrappedTitle(
        size: BasicDialog.figures[.longTitleSize], lineHeight: BasicDialog.figures[.longTitleLine],
        boxExtra: BasicDialog.figures[.longTitlePadding], mostLines: Int(BasicDialog.figures[.longTitleLines]))

    private static func newFullScreenDialog() -> ContentMetrics {
        var metrics = newBasicDialog()
        metrics.title.set(materialTable[.titleRoleSize], line: materialTable[.titleRoleLine])
        metrics.pinsTitle = false
        metrics.barButtons.closeSize = materialTable[.barIcon]
        return metrics
    }

    /// Sets a header with its title at the start, and actions in label-large, for dialogs and sheets. Titles of header
    /// and buttons are `keyline` points from the sides.
    private static func setHeader(of metrics: inout ContentMetrics, keyline: Double) {
        metrics.barHeight = materialTable[.header]
        metrics.barTitleSize = materialTable[.titleRoleSize]
        metrics.barTitleWeight = .regular
        metrics.barTitleAlignment = .natural
        metrics.barTitleInset = keyline
        metrics.barButtons.height = materialTable[.barButtonHeight]
        metrics.barButtons.padding = BasicDialog.figures[.actionPadding]
        metrics.barButtons.margin = keyline - BasicDialog.figures[.actionPadding]
        metrics.barButtons.titleGap = materialTable[.barTitleGap]
        metrics.barButtons.title.set(materialTable[.labelSize], line: materialTable[.labelLine], .medium)
    }

    static func newBottomSheet(isList: Bool) -> ContentMetrics {
        var metrics = newBasicDialog()
        metrics.insets.top = 0
        metrics.title.set(materialTable[.titleRoleSize], line: materialTable[.titleRoleLine])
        metrics.pinsTitle = false
        guard isList else { return metrics }
        // Headline and rows have the same left inset.
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
        metrics.buttons.title.set(materialTable[.rowTextSize], line: materialTable[.rowTextLine], .regular)
        metrics.rowHeight = BottomSheet.figures[.listRowHeight]
        return metrics
    }

    static func newRichTooltip() -> ContentMetrics {
        var metrics = material()
        let (side, bottom) = (RichTooltip.figures[.sidePadding], RichTooltip.figures[.textBottom])
        metrics.insets = EdgeInsets(top: RichTooltip.figures[.plainPadding], sides: side, bottom: bottom)
        metrics.lastBottom = bottom
        metrics.title.set(materialTable[.labelSize], line: materialTable[.labelLine], .medium)
        metrics.titleBaseline = RichTooltip.figures[.titleBaseline]
        metrics.messageBaseline = RichTooltip.figures[.textBaseline]
        metrics.gap = RichTooltip.figures[.textBottom]
        metrics.buttons.arrangement = .leadingRow
        metrics.buttons.insets = EdgeInsets(sides: side, bottom: RichTooltip.figures[.actionBottom])
        metrics.buttons.minimumWidth = RichTooltip.figures[.actionWidth]
        return metrics
    }

    /// The metrics of snackbars by device and content.
    private struct Snackbars: Sendable {
        private let phone, phoneDismissible, tablet, tabletDismissible: Boxed<ContentMetrics>

        init(_ change: (ContentMetrics) -> ContentMetrics) {
            phone = Boxed(change(newSnackbar(isTablet: false)))
            phoneDismissible = Boxed(change(newSnackbar(isTablet: false, isDismissible: true)))
            tablet = Boxed(change(newSnackbar(isTablet: true)))
            tabletDismissible = Boxed(change(newSnackbar(isTablet: true, isDismissible: true)))
        }

        func metrics(isTablet: Bool, _ content: Content) -> Boxed<ContentMetrics> {
            guard content.closeButton?.side == .trailing else { return isTablet ? tablet : phone }
            return isTablet ? tabletDismissible : phoneDismissible
        }
    }

    /// - Parameter isDismissible: Whether a close button is at the end of the row, which then has no padding there.
    static func newSnackbar(isTablet: Bool, isDismissible: Bool = false) -> ContentMetrics {
        var metrics = material()
        let (side, top) = (Snackbar.figures[.textInsetSide], Snackbar.figures[.textInsetVertical])
        let cross = Snackbar.figures[.closeSize]
        metrics.lastBottom = top
        metrics.title.set(materialTable[.bodySize], line: materialTable[.bodyLine], .medium)
        metrics.gap = Snackbar.figures[.imageGap]
        metrics.textGap = 0
        let edge = Snackbar.figures[.actionInset]
        metrics.insets = EdgeInsets(top: top, left: side, bottom: 0, right: isDismissible ? edge + cross : side)
        metrics.buttons.insets = EdgeInsets(left: edge, right: isDismissible ? cross : edge)
        metrics.buttons.columnSpacing = 0
        metrics.buttons.minimumWidth = Snackbar.figures[.actionWidthMinimum]
        metrics.messageRow = MessageRow(
            mostLines: Int(Snackbar.figures[isTablet ? .textLinesMaximumTablet : .textLinesMaximum]),
            linesInset: Snackbar.figures[isTablet ? .textInsetVertical : .textInsetVerticalTwoLines], gap: edge,
            widestButtons: isTablet ? .infinity : Snackbar.figures[.actionInlineWidthMaximum],
            least: isDismissible ? cross : 0,
            cross: isDismissible
                ? MessageRow.Cross(size: cross, margin: 0, isRound: true, place: .middleOfButtons) : nil)
        metrics.emptyHeight = Snackbar.figures[.sizeHeightOneLine]
        metrics.putsImageBeside = true
        return metrics
    }

    private static func material() -> ContentMetrics {
        var metrics = ContentMetrics()
        metrics.title.set(materialTable[.headlineSize], line: materialTable[.headlineLine], .regular)
        metrics.message.set(materialTable[.bodySize], line: materialTable[.bodyLine])
        metrics.textAlignment = .natural
        metrics.lastBottom = BasicDialog.figures[.padding]
        metrics.rowHeight = BasicDialog.figures[.actionHeight]
        metrics.useMaterialFields()
        metrics.buttons.arrangement = .trailingRow
        metrics.buttons.insets = EdgeInsets(
            top: BasicDialog.figures[.actionsTop], sides: BasicDialog.figures[.padding],
            bottom: BasicDialog.figures[.actionsBottom])
        metrics.buttons.setSpacing(BasicDialog.figures[.actionsGap])
        metrics.buttons.titlePadding = BasicDialog.figures[.actionPadding]
        metrics.buttons.minimumWidth = BasicDialog.figures[.actionWidthMinimum]
        metrics.buttons.cornerRadius = materialTable[.textButtonRadius]
        metrics.buttons.title.set(materialTable[.labelSize], line: materialTable[.labelLine], .medium)
        return metrics
    }
}
