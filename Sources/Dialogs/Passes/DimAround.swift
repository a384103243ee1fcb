import Boxes
import Devices
import Geometry

/// Computes what is dimmed around a dialog at rest, and what each touch reaches.
///
/// The dimmed rectangles tile the backdrop without the dialog's box, and the hit regions together cover the window.
struct DimAround {
    let request: DialogRequest
    let rest: DialogLayout
    let interaction: Interaction

    /// The visible dimming: the backdrop without the dialog.
    func dimmingRegions() -> [DimmingRegion] {
        let layers = rest.layers
        guard let index = rest.index(of: LayerID.dimming), layers[index].opacity > 0,
            let color = layers[index].background?.color, color.alpha > 0
        else { return [] }
        let backdrop = layers[index].frame
        // Edges that coincide except for rounding, in points, leave no gap, also without snapping.
        let tolerance = 1e-6
        var rects = backdrop.subtracting(rest.frame)
        for cutout in request.cutouts(on: rest.stage) {
            rects = rects.flatMap { $0.subtracting(cutout.frame) }
        }
        rects.removeAll { $0.roundsToEmpty }
        // A dialog whose outline does not fill its box shows the backdrop in the rest of the box, even if the box
        // covers all of it.
        guard !rects.isEmpty || dialogLeavesCornersOpen else { return [] }
        return [
            DimmingRegion(
                layer: LayerID.dimming, color: color, opacity: layers[index].opacity, rects: rects,
                path: VectorPath(rectangle: backdrop, without: holes(in: backdrop, tolerance)), interaction: interaction
            )
        ]
    }

    /// The parts of the dialog and of the cut-outs inside `frame`, as one path under the even-odd rule.
    private func holes(in frame: Rect, _ tolerance: Double) -> VectorPath {
        let dialog = hole(in: frame, tolerance)
        let cutouts = cutouts
        guard !cutouts.isEmpty else { return dialog }
        let around = frame.inset(by: EdgeInsets(all: -tolerance))
        let light = cutouts.map { around.contains($0.bounds) ? $0 : $0.clipped(to: frame) }
        // If the outlines are too long to be united, only the dialog's is used.
        return VectorPath.union(of: [dialog] + light) ?? dialog
    }

    /// The outlines of the areas that are not dimmed.
    var cutouts: [VectorPath] { request.cutouts(on: rest.stage).map(\.outline) }

    /// The part of the dialog's outline inside `frame`.
    private func hole(in frame: Rect, _ tolerance: Double) -> VectorPath {
        let around = frame.inset(by: EdgeInsets(all: -tolerance))
        // A rectangle that contains all points of the outline also contains the outline, and is cheaper to test.
        let isInside = rest.outline.isHeld(by: around) || around.contains(rest.outline.bounds)
        return isInside ? rest.outline : rest.outline.clipped(to: frame)
    }

    private var dialogLeavesCornersOpen: Bool {
        guard let dialog = rest.index(of: LayerID.dialog) else { return false }
        return rest.layers[dialog].cornerRadius > 0 || rest.layers[dialog].outline != nil
    }

    /// The hit regions; a touch belongs to the first one that contains it.
    func hitRegions() -> [HitRegion] {
        let window = rest.stage.window
        let layers = rest.layers
        var regions: [HitRegion] = []
        let openRects = request.openRects(on: rest.stage)
        regions.reserveCapacity(4 + max(0, layers.count - 3) + openRects.count)
        func add(
            _ target: String, _ rectangle: Rect, _ effect: HitRegion.Effect, _ dismisses: Action.Dismisses? = nil
        ) {
            regions.append(HitRegion(target: target, rectangle: rectangle, effect: effect, dismisses: dismisses))
        }
        for part in rest.stage.keyboardParts { add(LayerID.keyboard, part, .passThrough) }
        let targets = TouchTargets(rest)
        // Parts of scrolling content that are completely hidden cannot be touched.
        for index in layers.indices.reversed() {
            let role = layers[index].role
            guard role == .action || role == .textField || role == .block, !layers[index].frame.isEmpty else {
                continue
            }
            // A disabled control blocks touches.
            if role == .block {
                add(layers[index].id, layers[index].frame, .content)
            } else if role == .action, layers[index].action?.isEnabled != false {
                add(layers[index].id, targets.area(at: index), .action, layers[index].action?.dismisses)
            } else {
                add(layers[index].id, targets.area(at: index), .content)
            }
        }
        regions.append(
            HitRegion(
                target: LayerID.dialog, path: rest.outline, effect: request.dismissal.tapDialog ? .dismiss : .content))
        for rect in openRects where request.placement.surface == .content {
            add(LayerID.presenter, rect, .passThrough)
        }
        // A backdrop smaller than the window by less than a pixel was rounded, and counts as the whole window.
        let pixel = EdgeInsets(all: 1 / rest.stage.grid.scale)
        let isWhole = rest.backdrop.contains(window.inset(by: pixel))
        let covered = isWhole ? window : rest.backdrop
        if request.placement.surface == .screen {
            // The transparent part of a surface as large as the screen receives touches before the backdrop does.
            add(LayerID.dialog, covered, .block)
        } else if interaction != .passThrough {
            add(LayerID.dimming, covered, interaction == .block ? .block : .dismiss)
        }
        // The area beside the backdrop, or below one that lets touches through, receives touches.
        let isCovered = isWhole && (request.placement.surface == .screen || interaction != .passThrough)
        if !isCovered { add(LayerID.presenter, window, .passThrough) }
        return regions
    }
}

extension Rect {
    /// Whether the rectangle has no area when its lengths are written with four decimals.
    var roundsToEmpty: Bool { width < 0.00005 || height < 0.00005 }
}
