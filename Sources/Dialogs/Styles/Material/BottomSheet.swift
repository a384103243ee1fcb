import Boxes
import Devices
import Geometry

/// Material 3's bottom sheet; action sheets and activity views are bottom sheets as high as their content.
package struct BottomSheet: DetentSheet {
    /// The numbers of Material 3's bottom sheets: `Figures/android-bottom-sheet.json`.
    enum FigureName: Int, FigureKey {
        case sizeWidthMaximum, cornerRadius, grabberWidth, grabberHeight, grabberTop, grabberBottom
        case peekMinimum, listRowHeight
        case listPadding, listTextInset, peekRatio, detentMedium, detentLargeTop, presentSlideDuration
        case dismissSlideDuration, dismissFadeDuration, awayOffset
    }

    static let figures = FigureTable<FigureName, AndroidRelease>("android-bottom-sheet")

    let style: StyleName

    package var component: String? { "bottomSheet" }

    /// The drag handle in its band of 48 dp.
    private static let handle: Grabber = {
        var handle = Grabber(
            size: Size(width: figures[.grabberWidth], height: figures[.grabberHeight]), top: figures[.grabberTop])
        handle.bottom = figures[.grabberBottom]
        handle.keepsBand = true
        return handle
    }()

    package func defaults(for request: DialogRequest, on stage: Stage) -> StyleDefaults {
        // A modal bottom sheet can be dragged down and dismissed (m3.sheet.thresholds).
        var defaults = sheetDefaults(for: request, on: stage)
        defaults.sizing.widths = 0...Self.figures[.sizeWidthMaximum]
        defaults.motion.curve = MaterialMotion.emphasized
        defaults.look.content = ContentMetrics.bottomSheet(style, on: stage)
        return defaults
    }

    func radius(on stage: Stage) -> Double {
        stage.android.isEarlier
            ? EarlierMaterial.figures[.sheetCornerRadius] : Self.figures[.cornerRadius]
    }

    func scrim(on stage: Stage) -> Double {
        stage.android.isEarlier
            ? EarlierMaterial.figures[.backdropOpacity] : BasicDialog.figures[.backdropOpacity]
    }

    /// Before Material 3 a sheet has a handle only if the request sets one.
    func grabber(of request: DialogRequest, on stage: Stage) -> Grabber? {
        request.placement.sheet.showsGrabber ?? !stage.android.isEarlier ? Self.handle : nil
    }

    /// Source: appearance m3.sheet.container.
    package func look(in setting: LookSetting) -> DialogLook {
        MaterialLooks(in: setting).sheet(at: .level1, withRows: style != .sheet)
    }

    /// It fades in while it rises by a fifth of its parent's height. It leaves the same way, and is invisible a little
    /// before the movement ends.
    package func motion(of move: StyleMove) -> StyleMotion? {
        guard move.transition == .slide, move.edge == .bottom else {
            return MaterialMotion.motion(move.direction, by: move.transition)
        }
        let isComing = move.direction == .present
        let fade =
            isComing
            ? nil
            : StyleMotion.Part(
                to: Self.figures[.dismissFadeDuration] / Self.figures[.dismissSlideDuration], MaterialMotion.emphasized)
        return StyleMotion(
            duration: Self.figures[isComing ? .presentSlideDuration : .dismissSlideDuration],
            curve: MaterialMotion.emphasized,
            pose: Pose(opacity: 0, translation: Point(x: 0, y: Self.figures[.awayOffset] * move.container.height)),
            fade: fade, dimming: fade)
    }

    package var list: StyleList { StyleList(style == .sheet ? "sheet" : "menu", in: "android-bottom-sheet") }
}
