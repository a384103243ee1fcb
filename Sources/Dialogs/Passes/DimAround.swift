import Boxes
import Devices
import Geometry

/// Takes a dialog at rest; gives what is seen dimmed and what each touch reaches; promises that the dimmed rectangles
/// tile the backdrop without the dialog's box, and that the hit regions cover the window.
struct DimAround {
    let request: DialogRequest
    let rest: DialogLayout
    let interaction: Interaction

    /// The dimming as it is seen: the backdrop without the dialog.
    func dimmingRegions() -> [DimmingRegion] {
        let layers = rest.layers
        guard let index = rest.index(of: LayerID.dimming), layers[index].opacity > 0,
            let color = layers[index].background?.color, color.alpha > 0
        else { return [] }
        let backdrop = layers[index].frame
        // Edges that meet but for rounding, as without snapping, leave nothing between them.
        let hair = 1e-6
        var rects = backdrop.subtracting(rest.frame)
        for cutout in request.cutouts(on: rest.stage) {
            rects = rects.flatMap { $0.subtracting(cutout.frame) }
        }
        rects.removeAll { $0.roundsToEmpty }
        // A dialog that leaves parts of its own box open shows the backdrop there, even where its box covers it all.
        guard !rects.isEmpty || dialogLeavesCornersOpen else { return [] }
        return [
            DimmingRegion(
                layer: LayerID.dimming, color: color, opacity: layers[index].opacity, rects: rects,
                path: VectorPath(rectangle: backdrop, without: holes(in: backdrop, hair)), interaction: interaction)
        ]
    }

    /// What of the dialog and of what stays light lies in `frame`, as one path under the even-odd rule.
    private func holes(in frame: Rect, _ hair: Double) -> VectorPath {
        let dialog = hole(in: frame, hair)
        let cutouts = cutouts
        guard !cutouts.isEmpty else { return dialog }
        let around = frame.inset(by: EdgeInsets(all: -hair))
        let light = cutouts.map { around.contains($0.bounds) ? $0 : $0.clipped(to: frame) }
        // An outline too long to be joined with others stands for itself.
        return VectorPath.union(of: [dialog] + light) ?? dialog
    }

    /// The outlines of what stays light.
    var cutouts: [VectorPath] { request.cutouts(on: rest.stage).map(\.outline) }

    /// What of the dialog's outline lies in `frame`.
    private func hole(in frame: Rect, _ hair: Double) -> VectorPath {
        let around = frame.inset(by: EdgeInsets(all: -hair))
        // What the points that the outline is told by lie in holds the outline too, and costs less to find.
        let isInside = rest.outline.isHeld(by: around) || around.contains(rest.outline.bounds)
        return isInside ? rest.outline : rest.outline.clipped(to: frame)
    }

    private var dialogLeavesCornersOpen: Bool {
        guard let dialog = rest.index(of: LayerID.dialog) else { return false }
        return rest.layers[dialog].cornerRadius > 0 || rest.layers[dialog].outline != nil
    }

    /// What each touch reaches, the first region that holds it winning.
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
        if let keyboard = rest.stage.keyboard {
            add("keyboard", keyboard, .passThrough)
        }
        let targets = TouchTargets(rest)
        // What scrolling content hides altogether is out of reach.
        for index in layers.indices.reversed() {
            let role = layers[index].role
            guard role == .action || role == .textField || role == .block, !layers[index].frame.isEmpty else {
                continue
            }
            // A touch on what cannot be chosen ends there.
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
        // A backdrop that misses the window by less than a pixel was rounded: it is the whole window.
        let pixel = EdgeInsets(all: 1 / rest.stage.grid.scale)
        let isWhole = rest.backdrop.contains(window.inset(by: pixel))
        let covered = isWhole ? window : rest.backdrop
        if request.placement.surface == .screen {
            // The see-through part of a surface as large as the screen swallows touches before the backdrop has them.
            add(LayerID.dialog, covered, .block)
        } else if interaction != .passThrough {
            add(LayerID.dimming, covered, interaction == .block ? .block : .dismiss)
        }
        // What lies beside the backdrop, or under a backdrop that lets touches through, stays live.
        let isCovered = isWhole && (request.placement.surface == .screen || interaction != .passThrough)
        if !isCovered { add(LayerID.presenter, window, .passThrough) }
        return regions
    }
}

extension Rect {
    /// Whether the four decimals in which lengths are told leave the rectangle no area.
    var roundsToEmpty: Bool { width < 0.00005 || height < 0.00005 }
}
