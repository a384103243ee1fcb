import Boxes
import Devices
import Dialogs
import Geometry
import Testing
import Timeline
import Wire

extension `Every style on every device` {
    // MARK: Keyboard

    @Test(arguments: StyleName.allCases)
    func `makes way for a docked keyboard`(style: StyleName) {
        var found = Violations()
        for profile in Catalog.builtIn.profiles {
            for textSize in ["large", "accessibility5"] {
                for direction in LayoutDirection.allCases {
                    for orientation in Cell.orientations {
                        var cell = Cell(style, profile)
                        cell.textSize = textSize
                        cell.direction = direction
                        cell.orientation = orientation
                        checkKeyboard(cell, &found)
                    }
                }
            }
        }
        found.report()
    }

    private func checkKeyboard(_ cell: Cell, _ found: inout Violations) {
        let screen = cell.profile.screen.bounds(in: cell.orientation)
        guard cell.profile.keyboardHeight(in: Aspect(of: screen.size), on: nil) != nil else { return }
        var raised = cell
        raised.hasKeyboard = true
        guard let down = lay(cell, &found), let up = lay(raised, &found) else { return }
        guard let keyboard = up.dialog.stage.keyboard else {
            found.add("A keyboard that is not there", raised.body)
            return
        }
        judge(up, &found)
        if let motion = up.dialog.transitions.keyboard {
            checkPassage(down, up, motion, "keyboard's timeline", &found)
        } else {
            found.add("A keyboard without a timeline", raised.body)
        }
        let invariants = Invariants(up.dialog, raised.body)
        let half = 0.5 / up.dialog.stage.scale + 1e-6
        let covers = up.frame.maxY - keyboard.minY
        let fills = Self.fills(up.dialog)
        let isCovered = invariants.says(.keyboardCovers)
        // A sheet on the bottom edge goes on behind the keyboard, its content above it (presentation-metrics
        // sheet.keyboard).
        let runsBehind = up.dialog.presentation.resolved == .sheet && up.frame.maxY == down.frame.maxY
        if covers > half, !fills, !isCovered, !runsBehind {
            found.add("A dialog under the keyboard", "\(up.frame.short) under \(keyboard.short) in \(raised.body)")
        }
        // Up to iOS 12 a form sheet keeps its size and is covered (ledger C6); what fills its window is covered by
        // nature.
        let isClassicForm =
            up.dialog.presentation.resolved == .formSheet && up.dialog.stage.appleRelease.map { $0 < .card } == true
        if isCovered, !fills, !isClassicForm, !runsBehind {
            found.add("A dialog that the keyboard may not cover", "\(up.frame.short) in \(raised.body)")
        }
        if !isClassicForm {
            for layer in invariants.content
            where ["title", "message", "action", "textField"].contains(layer.role.rawValue) && !layer.frame.isEmpty {
                if layer.frame.maxY > keyboard.minY + 2 * half, layer.frame.minY < keyboard.maxY {
                    found.add(
                        "Content under the keyboard",
                        "\(layer.id) \(layer.frame.short) under \(keyboard.short) in \(raised.body)")
                    break
                }
            }
        }
        checkLift(down, up, keyboard, fills: fills || runsBehind, raised.body, &found)
    }

    /// A dialog moves by what the keyboard covers of it and no more: its end meets the keyboard's, or its top the
    /// inset.
    private func checkLift(
        _ down: Laid, _ up: Laid, _ keyboard: Rect, fills: Bool, _ source: String, _ found: inout Violations
    ) {
        // An alert goes to the middle of what is left (presentation-metrics alert.keyboard); a popover is placed anew.
        let isPlacedAnew = [.alert, .popover].contains(up.dialog.presentation.resolved)
        guard !fills, !isPlacedAnew else { return }
        let pixel = 1 / up.dialog.stage.scale + 1e-6
        // A snackbar keeps its margin of 8 above the keyboard too.
        let isSnackbar =
            up.dialog.presentation.resolved == .slidingMessage
            && up.dialog.stage.state.runningSystem.platform == .material
        // So do groups of buttons from iOS 7 to 18, and below the top (presentation-metrics actionsheet.margin.8).
        let keepsMargin = Self.standsApart(up.dialog)
        let top = keyboard.minY - (isSnackbar || keepsMargin ? 8 : 0)
        guard down.frame.maxY > top else {
            if !up.frame.isClose(to: down.frame, within: 1e-6) {
                found.add(
                    "A dialog that moves for a keyboard clear of it",
                    "\(down.frame.short) to \(up.frame.short), keyboard \(keyboard.short) in \(source)")
            }
            return
        }
        let upper = max(up.dialog.stage.container.minY, up.dialog.stage.safeArea.minY)
        let highest = min(down.frame.minY, upper + (keepsMargin ? 8 : 0))
        let meetsKeyboard = abs(up.frame.maxY - top) <= pixel
        let meetsTop = abs(up.frame.minY - highest) <= pixel
        if up.frame.minY < highest - pixel || !(meetsKeyboard || meetsTop) {
            found.add(
                "A dialog that moves by another way than the overlap",
                "\(down.frame.short) to \(up.frame.short), keyboard \(keyboard.short), top \(top) in \(source)")
        }
        // The band of the home indicator lies under the keyboard and is not asked for twice.
        let band = max(0, down.frame.maxY - down.dialog.stage.safeArea.maxY)
        let lost = down.frame.height - up.frame.height
        if lost > band + pixel, !up.dialog.adaptations.contains(where: { $0.reason.rawValue.hasPrefix("keyboard") }) {
            found.add("A dialog that shrinks in silence", "\(down.frame.short) to \(up.frame.short) in \(source)")
        }
        if lost > band + pixel, !meetsTop {
            found.add(
                "A dialog that shrinks before it has moved all it may",
                "\(down.frame.short) to \(up.frame.short), top \(top) in \(source)")
        }
    }

    /// Action sheets of iOS 7 to 18, and activity views that look like these, to iOS 12.
    private static func standsApart(_ dialog: ResolvedDialog) -> Bool {
        guard let release = dialog.stage.appleRelease, release > .classic else { return false }
        return switch dialog.presentation.resolved {
        case .actionSheet: release < .glass
        case .activityView: release < .card
        default: false
        }
    }

    /// Styles that fill their window or reach its end by definition, and stay: their content makes way.
    private static func fills(_ dialog: ResolvedDialog) -> Bool {
        [.fullScreen, .currentContext, .pageSheet].contains(dialog.presentation.resolved)
    }

    // MARK: Folds

    @Test(arguments: StyleName.allCases)
    func `stays on one side of a fold`(style: StyleName) {
        var found = Violations()
        for (index, profile) in Catalog.builtIn.profiles.enumerated() where !index.isMultiple(of: 3) {
            for orientation in Cell.orientations {
                for isUpright in [true, false] {
                    for direction in LayoutDirection.allCases {
                        var cell = Cell(style, profile)
                        cell.orientation = orientation
                        cell.direction = direction
                        let screen = profile.screen.bounds(in: orientation)
                        let fold =
                            isUpright
                            ? Rect(x: (screen.width / 2).rounded() - 10, y: 0, width: 20, height: screen.height)
                            : Rect(x: 0, y: (screen.height / 2).rounded() - 10, width: screen.width, height: 20)
                        cell.device = [
                            #"""
                            "reservedRegions":[{"kind":"division","frame":{"x":\#(fold.minX),"y":\#(fold.minY),\#
                            "width":\#(fold.width),"height":\#(fold.height)},"active":true}]
                            """#
                        ]
                        guard let laid = lay(cell, &found) else { continue }
                        judge(laid, &found)
                        if !Self.isAcrossFolds(laid.dialog) { checkPart(laid, fold, &found) }
                    }
                }
            }
        }
        found.report()
    }

    // MARK: Spaces

    @Test(arguments: StyleName.allCases)
    func `every style on every device is the same in a space that does not turn`(style: StyleName) {
        var found = Violations()
        for (index, profile) in Catalog.builtIn.profiles.enumerated() where index.isMultiple(of: 4) {
            for orientation in Orientation.allCases {
                var cell = Cell(style, profile)
                cell.orientation = orientation
                var fixed = cell
                fixed.space = .fixed
                guard let one = lay(cell, &found), let other = lay(fixed, &found) else { continue }
                let natural = profile.screen.exactSize
                let origin = one.dialog.stage.window.origin
                for layer in one.dialog.layers {
                    let placed = Self.fixed(layer.frame.offset(x: origin.x, y: origin.y), orientation, natural)
                    let frame = other.layer(layer.id)?.frame ?? .zero
                    if !frame.isClose(to: placed, within: 1e-6) {
                        found.add(
                            "A frame elsewhere in the fixed space",
                            "\(layer.id) \(frame.short) for \(placed.short) in \(fixed.body)")
                    }
                }
                let tiles = one.dialog.dimmingRegions.flatMap(\.rects).map {
                    Self.fixed($0.offset(x: origin.x, y: origin.y), orientation, natural)
                }
                let others = other.dialog.dimmingRegions.flatMap(\.rects)
                if tiles.count != others.count || !zip(tiles, others).allSatisfy({ $0.isClose(to: $1, within: 1e-6) }) {
                    found.add("Dimming elsewhere in the fixed space", fixed.body)
                }
                let degrees: Double =
                    switch orientation {
                    case .portrait: 0
                    case .landscapeRight: 90
                    case .portraitUpsideDown: 180
                    case .landscapeLeft: 270
                    }
                if other.dialog.stage.rotation != degrees { found.add("Another turn of the fixed space", fixed.body) }
            }
        }
        found.report()
    }

    /// Where a rectangle of the interface lies on the screen in its natural portrait: turned clockwise by 90°, the
    /// interface's top-left corner is the screen's top-right one, and its x runs down the screen.
    private static func fixed(_ rect: Rect, _ orientation: Orientation, _ screen: Size) -> Rect {
        switch orientation {
        case .portrait: rect
        case .landscapeRight:
            Rect(x: screen.width - rect.maxY, y: rect.minX, width: rect.height, height: rect.width)
        case .portraitUpsideDown:
            Rect(x: screen.width - rect.maxX, y: screen.height - rect.maxY, width: rect.width, height: rect.height)
        case .landscapeLeft:
            Rect(x: rect.minY, y: screen.height - rect.maxX, width: rect.height, height: rect.width)
        }
    }
}
