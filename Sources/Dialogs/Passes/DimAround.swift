package import Geometry

/// Takes a dialog at rest; gives what is seen dimmed and what each touch reaches; promises that the dimmed rectangles
/// tile the backdrop without the dialog's box, and that the hit regions cover the window.
struct DimAround {
    let request: DialogRequest
    let rest: Resting
    let interaction: Interaction

    /// The dimming as it is seen: the backdrop without the dialog.
    func dimmingRegions() -> [DimmingRegion] {
        guard let layer = rest.layer("dimming"), layer.opacity > 0, let color = layer.color else { return [] }
        let rects = layer.frame.subtracting(rest.frame)
        // A dialog that leaves parts of its own box open shows the backdrop there, even where its box covers it all.
        guard !rects.isEmpty || rest.layer("dialog")?.outline != nil || (rest.layer("dialog")?.cornerRadius ?? 0) > 0
        else { return [] }
        return [
            DimmingRegion(
                layer: layer.id, color: color, opacity: layer.opacity, rects: rects,
                path: VectorPath(rectangle: layer.frame).appending(rest.outline), interaction: interaction)
        ]
    }

    /// What each touch reaches, the first region that holds it winning.
    func hitRegions() -> [HitRegion] {
        let window = rest.stage.window
        var regions: [HitRegion] = []
        func add(_ target: String, _ path: VectorPath, _ effect: HitRegion.Effect, _ dismisses: Action.Dismisses? = nil)
        {
            regions.append(HitRegion(target: target, path: path, effect: effect, dismisses: dismisses))
        }
        if let keyboard = rest.stage.keyboard {
            add("keyboard", VectorPath(rectangle: keyboard), .passThrough)
        }
        for layer in rest.layers.reversed() {
            switch layer.role {
            case .action: add(layer.id, VectorPath(rectangle: layer.frame), .action, layer.action?.dismisses)
            case .textField: add(layer.id, VectorPath(rectangle: layer.frame), .content)
            default: break
            }
        }
        add("dialog", rest.outline, request.dismissal.tapDialog ? .dismiss : .content)
        for rect in request.backdrop.passThroughRects where request.placement.surface == .content {
            add("presenter", VectorPath(rectangle: rect), .passThrough)
        }
        if request.placement.surface == .screen {
            // The see-through part of a surface as large as the screen swallows touches before the backdrop has them.
            add("dialog", VectorPath(rectangle: rest.container), .block)
        } else if interaction != .passThrough {
            add("dimming", VectorPath(rectangle: rest.container), interaction == .block ? .block : .dismiss)
        }
        // What lies beside the container, or under a backdrop that lets touches through, stays live.
        let isCovered = rest.container == window && (request.placement.surface == .screen || interaction != .passThrough)
        if !isCovered { add("presenter", VectorPath(rectangle: window), .passThrough) }
        return regions
    }
}
