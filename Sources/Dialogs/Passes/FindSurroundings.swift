import Devices
import Geometry

/// Finds what a dialog's resting frame overlaps, and what it rests on; pure geometry.
struct FindSurroundings {
    let stage: Stage
    let container: Rect
    let frame: Rect
    /// The height that the dialog's content keeps free at its bottom, in points.
    let bottomInset: Double
    /// The height of the dialog that a docked keyboard would cover if the dialog had not moved, in points.
    let keyboardOverlap: Double

    /// The greatest distance, in points, at which two edges still count as touching: edges are rounded to pixels.
    private var slack: Double { 1 / stage.grid.scale }

    func surroundings() -> Surroundings { Surroundings(standing: standing, overlaps: overlaps) }

    /// What the dialog overlaps: bars and the keyboard from the top of the window down, then regions and elements.
    private var overlaps: [Overlap] {
        var overlaps: [Overlap] = []
        func add(_ what: Overlap.What, _ frame: Rect, _ side: Overlap.Side) {
            if let shared = shared(frame) { overlaps.append(Overlap(what: what, frame: shared, side: side)) }
        }
        func add(_ what: Overlap.What, _ bar: Stage.Bar, _ side: Overlap.Side) {
            if let frame = stage.frame(of: bar) { add(what, frame, side) }
        }
        add(.statusBar, .status, .under)
        if stage.hasAppBars {
            add(.navigationBar, .navigation, .over)
            add(.toolbar, .toolbar, .over)
            add(.tabBar, .tab, .over)
        }
        if let band = homeIndicator { add(.homeIndicator, band, .under) }
        if let keyboard = stage.keyboard { add(.keyboard, keyboard, .under) }
        for region in stage.activeRegions {
            add(region.kind == .division ? .division : .occlusion, region.frame, .under)
        }
        for element in stage.elements {
            guard let shared = shared(element.frame) else { continue }
            let area = element.frame.width * element.frame.height
            let share = area > 0 ? min(1, shared.width * shared.height / area) : 1
            overlaps.append(
                Overlap(what: .element, frame: shared, side: .over, element: (id: element.id, share: share)))
        }
        return overlaps
    }

    /// The area that the dialog shares with `other`. A rectangle without width or height counts if it crosses the
    /// dialog.
    private func shared(_ other: Rect) -> Rect? {
        let (minX, maxX) = (max(frame.minX, other.minX), min(frame.maxX, other.maxX))
        let (minY, maxY) = (max(frame.minY, other.minY), min(frame.maxY, other.maxY))
        func meets(_ length: Double, _ own: Double) -> Bool { own > 0 ? length > slack / 2 : length >= 0 }
        guard meets(maxX - minX, other.width), meets(maxY - minY, other.height), !frame.isEmpty else { return nil }
        // A line along an edge of the dialog is beside it, and does not cross it.
        if other.width == 0, minX <= frame.minX || minX >= frame.maxX { return nil }
        if other.height == 0, minY <= frame.minY || minY >= frame.maxY { return nil }
        return Rect(minX: minX, minY: minY, maxX: maxX, maxY: maxY)
    }

    /// The band at the bottom of the window that the system keeps free on phones and pads.
    private var homeIndicator: Rect? {
        guard stage.safeAreaInsets.bottom > 0, stage.hasHomeIndicator else { return nil }
        let window = stage.window
        return Rect(
            minX: window.minX, minY: max(window.minY, window.maxY - stage.safeAreaInsets.bottom), maxX: window.maxX,
            maxY: window.maxY)
    }

    /// What the dialog's bottom edge rests on: of keyboard, bars, insets, folds and edges, the first whose top edge it
    /// touches.
    private var standing: Standing {
        Standing(
            ground: ground, height: max(0, stage.window.maxY - frame.maxY), inset: bottomInset,
            keyboardOverlap: keyboardOverlap)
    }

    private var ground: Standing.Ground {
        func meets(_ y: Double) -> Bool { abs(y - frame.maxY) <= slack }
        if let keyboard = stage.dockedKeyboard, meets(keyboard.minY) { return .keyboard }
        if stage.hasAppBars {
            if let toolbar = stage.frame(of: .toolbar), meets(toolbar.minY) { return .toolbar }
            if let tabBar = stage.frame(of: .tab), meets(tabBar.minY) { return .tabBar }
        }
        if let band = homeIndicator, meets(band.minY) { return .homeIndicator }
        if meets(stage.window.maxY) { return .window }
        for region in stage.activeRegions where region.kind == .division && meets(region.frame.minY) {
            return .division
        }
        return meets(container.maxY) ? .container : .nothing
    }
}
