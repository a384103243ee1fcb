import Boxes
import Devices
import Dialogs
import Geometry
import Testing
import Timeline
import Wire

/// Every style on every device of the catalogue, both ways up, at three text sizes, read in both directions.
@Suite struct `Every style on every device` {
    /// A cell laid out, with the judge of it.
    struct Laid {
        var cell: Cell
        var request: SpecRequest
        var dialog: ResolvedDialog
        var frame: Rect { dialog.layers.first { $0.id == "dialog" }?.frame ?? .zero }
        func layer(_ id: String) -> Layer? { dialog.layers.first { $0.id == id } }
    }

    func lay(_ cell: Cell, _ found: inout Violations) -> Laid? {
        do {
            let outcome = try Engine.resolve(cell.body)
            return Laid(cell: cell, request: outcome.request, dialog: outcome.dialog)
        } catch {
            found.add("A cell that is refused", "\(error) in \(cell.body)")
            return nil
        }
    }

    @Test(arguments: StyleName.allCases)
    func `keeps to its window, its parts and its timelines`(style: StyleName) {
        var found = Violations()
        for profile in Catalog.builtIn.profiles {
            for textSize in Cell.textSizes {
                var cell = Cell(style, profile)
                cell.textSize = textSize
                var laid: [LayoutDirection: [Laid]] = [:]
                for direction in LayoutDirection.allCases {
                    cell.direction = direction
                    for orientation in Cell.orientations {
                        cell.orientation = orientation
                        guard let one = lay(cell, &found) else { continue }
                        judge(one, &found)
                        laid[direction, default: []].append(one)
                    }
                    checkTurns(laid[direction] ?? [], &found)
                }
                for (left, right) in zip(laid[.leftToRight] ?? [], laid[.rightToLeft] ?? []) {
                    checkMirror(left, right, &found)
                }
            }
        }
        found.report()
    }

    func judge(_ laid: Laid, _ found: inout Violations) {
        var invariants = Invariants(laid.dialog, laid.cell.body)
        invariants.checkSanity()
        invariants.checkInsideWindow()
        invariants.checkPixels()
        invariants.checkContent()
        invariants.checkText()
        invariants.checkSafeArea()
        invariants.checkDimming()
        invariants.checkTouches()
        invariants.checkTimelines()
        invariants.checkModality()
        invariants.checkActionHeights()
        invariants.checkCutTexts(of: laid.request)
        invariants.checkTargets()
        invariants.checkAdaptations()
        invariants.checkOpacities()
        found.merge(invariants.found)
        checkParts(laid, &found)
        checkHeight(laid, &found)
    }

    /// A dialog as high as its content begins below the top inset; what does not fit scrolls.
    private func checkHeight(_ laid: Laid, _ found: inout Violations) {
        let style = laid.dialog.presentation.resolved
        // Before iOS 7 an action sheet lies on the edge of its part of the screen, its content alone below the inset.
        let isOnEdge = style == .actionSheet && laid.dialog.stage.appleRelease == .classic
        guard [.alert, .floating, .actionSheet].contains(style), !isOnEdge else { return }
        let safe = laid.dialog.stage.safeArea
        let pixel = 1 / laid.dialog.stage.scale + 1e-6
        let isAttached = laid.frame.maxY > laid.dialog.stage.window.height - pixel
        if laid.frame.minY < safe.minY - pixel || !isAttached && laid.frame.maxY > safe.maxY + pixel {
            found.add(
                "A dialog that leaves the safe height", "\(laid.frame.short), safe \(safe.short) in \(laid.cell.body)")
        }
    }

    /// On a divided screen a dialog that is not full screen lies in one part (Flutter's sub-screen rule).
    private func checkParts(_ laid: Laid, _ found: inout Violations) {
        guard laid.cell.device.isEmpty, !Self.isAcrossFolds(laid.dialog),
            let region = laid.cell.profile.hardware.regions[Aspect(of: laid.dialog.stage.bounds.size)]?.first,
            region.isActive
        else { return }
        checkPart(laid, region.frame, &found)
    }

    /// Full screen is the whole screen, and a current context as large as its presenter, the window here.
    static func isAcrossFolds(_ dialog: ResolvedDialog) -> Bool {
        // On a watch every dialog is the whole screen.
        [.fullScreen, .currentContext].contains(dialog.presentation.resolved)
            || dialog.stage.state.profile.idiom == .watch
    }

    func checkPart(_ laid: Laid, _ region: Rect, _ found: inout Violations) {
        let screen = laid.dialog.stage.bounds
        let half = 0.5 / laid.dialog.stage.scale + 1e-6
        let frame = laid.frame
        let isClear: Bool
        if region.minY <= screen.minY, region.maxY >= screen.maxY {
            isClear = frame.maxX <= region.minX + half || frame.minX >= region.maxX - half
        } else if region.minX <= screen.minX, region.maxX >= screen.maxX {
            isClear = frame.maxY <= region.minY + half || frame.minY >= region.maxY - half
        } else {
            return
        }
        if !isClear { found.add("A dialog across a fold", "\(frame.short) over \(region.short) in \(laid.cell.body)") }
    }

    /// A rotation ends where the dialog rests when the device is held that way.
    private func checkTurns(_ laid: [Laid], _ found: inout Violations) {
        for from in laid {
            for other in laid where other.cell.orientation != from.cell.orientation {
                var to = other
                if from.cell.isAnchored {
                    var cell = other.cell
                    cell.anchored = from.cell.orientation
                    guard let again = lay(cell, &found) else { continue }
                    to = again
                }
                guard let rotation = from.dialog.transitions.rotate.first(where: { $0.to == to.cell.orientation })
                else {
                    if from.cell.profile.idiom == .phone || from.cell.profile.idiom == .pad {
                        found.add("A device that does not turn", from.cell.body)
                    }
                    continue
                }
                checkEnd(of: rotation.motion, from, in: to.dialog.stage, &found)
                checkPassage(from, to, rotation.motion, "rotation", &found)
            }
        }
    }

    /// A rotation leaves the dialog inside the window as it then is.
    private func checkEnd(of motion: Motion, _ from: Laid, in stage: StageReport, _ found: inout Violations) {
        func end(_ property: Property) -> AnimatedValue? {
            motion.tracks.first { $0.layer == "dialog" && $0.property == property }?.keyframes.last?.value
        }
        var (center, size) = (from.frame.center, from.frame.size)
        if case .point(let point)? = end(.position) {
            center = point
        } else if let dialog = from.layer("dialog") {
            let way = Self.way(ofWhatCarries: dialog, among: from.dialog.layers, in: motion)
            center = center.offset(x: way.x, y: way.y)
        }
        if case .size(let last)? = end(.size) { size = last }
        let frame = Rect(center: center, size: size)
        let window = Rect(origin: .zero, size: stage.window.size)
        if !window.grown(by: 1 / stage.scale).contains(frame) {
            found.add(
                "A rotation that ends outside the window", "\(frame.short) in \(window.short) from \(from.cell.body)")
        }
    }

    /// A timeline from one rest to another starts at the first and ends at the second, for all that differs.
    func checkPassage(_ from: Laid, _ to: Laid, _ motion: Motion, _ name: String, _ found: inout Violations) {
        func near(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 1e-6 }
        for start in from.dialog.layers {
            guard let end = to.layer(start.id) else { continue }
            let position = motion.tracks.first { $0.layer == start.id && $0.property == .position }?.keyframes
            let size = motion.tracks.first { $0.layer == start.id && $0.property == .size }?.keyframes
            var isRight = true
            switch (position?.first?.value, position?.last?.value) {
            case (.point(let first)?, .point(let last)?):
                isRight =
                    near(first.x, start.frame.midX) && near(first.y, start.frame.midY)
                    && near(last.x, end.frame.midX) && near(last.y, end.frame.midY)
            default:
                // Without a track it keeps its distance from the nearest layer above it that has one.
                let way = Self.way(ofWhatCarries: start, among: from.dialog.layers, in: motion)
                isRight =
                    abs(end.frame.midX - start.frame.midX - way.x) < 1e-4
                    && abs(end.frame.midY - start.frame.midY - way.y) < 1e-4
            }
            switch (size?.first?.value, size?.last?.value) {
            case (.size(let first)?, .size(let last)?):
                isRight =
                    isRight && near(first.width, start.frame.width) && near(first.height, start.frame.height)
                    && near(last.width, end.frame.width) && near(last.height, end.frame.height)
            default:
                isRight =
                    isRight && near(start.frame.width, end.frame.width) && near(start.frame.height, end.frame.height)
            }
            if !isRight {
                found.add(
                    "A \(name) that leads elsewhere",
                    """
                    \(start.id) from \(start.frame.short) to \(end.frame.short): \(position?.first?.value as Any) \
                    \(position?.last?.value as Any) \(size?.first?.value as Any) \(size?.last?.value as Any) in \
                    \(from.cell.body)
                    """
                )
            }
        }
    }

    /// How far a layer is carried by its nearest ancestor with a track of its position; zero without one.
    static func way(ofWhatCarries layer: Layer, among layers: [Layer], in motion: Motion) -> Point {
        var parent = layer.parent
        while let id = parent {
            let keyframes = motion.tracks.first { $0.layer == id && $0.property == .position }?.keyframes
            if case .point(let first)? = keyframes?.first?.value, case .point(let last)? = keyframes?.last?.value {
                return Point(x: last.x - first.x, y: last.y - first.y)
            }
            parent = layers.first { $0.id == id }?.parent
        }
        return .zero
    }

    // MARK: Directions

    /// Read the other way, everything is the mirror image, on a device that is its own mirror image.
    private func checkMirror(_ left: Laid, _ right: Laid, _ found: inout Violations) {
        let stage = left.dialog.stage
        let window = Rect(origin: .zero, size: stage.window.size)
        let safe = stage.safeArea
        guard abs(safe.minX - (window.maxX - safe.maxX)) < 1e-9 else { return }
        if let crease = left.cell.profile.hardware.regions[Aspect(of: stage.bounds.size)]?.first?.frame,
            abs(crease.midX - window.midX) > 1e-9
        {
            return
        }
        // Toasts of GNOME and KDE stand on whole points, a half to the left in either direction.
        let platform = stage.state.platform
        let standsOnPoints = platform == .toolkit(.gnome) || platform == .toolkit(.kde)
        let pixel = (standsOnPoints ? 1 : 1 / stage.scale) + 1e-6
        func mirror(_ rect: Rect) -> Rect { rect.mirrored(about: window.midX) }
        if !right.frame.isClose(to: mirror(left.frame), within: pixel) {
            found.add(
                "A dialog that is not mirrored",
                "\(right.frame.short) for \(mirror(left.frame).short) in \(right.cell.body)")
            return
        }
        let ids = Set(left.dialog.layers.map(\.id))
        if ids != Set(right.dialog.layers.map(\.id)) {
            found.add("Other layers in the other direction", right.cell.body)
            return
        }
        // Two buttons side by side may keep their order (Human Interface Guidelines, Alerts): their places mirror.
        func isRow(_ layer: Layer) -> Bool { layer.role.rawValue == "action" }
        for layer in left.dialog.layers {
            let mirrored = mirror(layer.frame)
            let candidates =
                isRow(layer)
                ? right.dialog.layers.filter(isRow).map(\.frame) : [right.layer(layer.id)?.frame ?? .zero]
            if !candidates.contains(where: { $0.isClose(to: mirrored, within: 2 * pixel) }) {
                found.add(
                    "Content that is not mirrored",
                    "\(layer.id) \(candidates.map(\.short)) for \(mirrored.short) in \(right.cell.body)")
            }
        }
        checkMirroredLines(left, right, window, pixel, &found)
    }

    private func checkMirroredLines(
        _ left: Laid, _ right: Laid, _ window: Rect, _ pixel: Double, _ found: inout Violations
    ) {
        for layer in left.dialog.layers where layer.role.rawValue == "title" || layer.role.rawValue == "message" {
            guard let one = layer.text?.lines, let other = right.layer(layer.id)?.text?.lines else { continue }
            let isMirrored =
                one.count == other.count
                && zip(one, other).allSatisfy { one, other in
                    one.text == other.text && abs(one.baseline - other.baseline) <= 2 * pixel
                        && abs(other.x - (window.width - one.x - one.width)) <= 3 * pixel
                }
            if !isMirrored {
                found.add("Lines that are not mirrored", "\(layer.id) \(one) \(other) in \(right.cell.body)")
            }
        }
    }

    @Test func `leaves a floating view in the middle where that is safe, and below the status bar where it is high`()
        throws
    {
        // 1334 by 750 pixels at 2x, a status bar of 20 points: 667 - 20 leaves 647 points.
        for (textSize, isHigh) in [("large", false), ("accessibility5", true)] {
            var cell = Cell(.floating, try #require(Catalog.builtIn["iphone-8"]))
            cell.textSize = textSize
            let dialog = try Engine.resolve(cell.body).dialog
            let frame = try #require(dialog.layers.first { $0.id == "dialog" }).frame
            if isHigh {
                #expect(frame.minY == 20)
                #expect(frame.maxY == 667)
                #expect(dialog.adaptations.contains { $0.reason == .limitedToContainer })
            } else {
                #expect(abs(frame.midY - 333.5) <= 0.5)
            }
        }
    }
}
