import Boxes
import Devices
import Geometry
import Jobs

/// Computes the dimming and the hit regions of a whole stack at rest. The regions of one dimming tile its visible part,
/// and the hit regions cover the window.
///
/// A dialog's outline hides the dimming under it, even if the dialog is translucent, as in its own specification; it
/// also hides the dimming of every dialog below. An area that is dimmed twice is in two regions, whose opacities
/// combine like those of layers: 1 − (1 − a)(1 − b). A dialog that the one above has flipped over does not count: it
/// hides nothing, and only its backdrop receives touches.
struct SceneRegions {
    struct Member {
        let id: String
        let request: DialogRequest
        let rest: DialogLayout
        let receding: SceneLayers.Receding?
        /// Whether the dialog above has flipped this one over, so that it is invisible.
        let isFacingAway: Bool

        var interaction: Interaction { request.interaction(by: rest.defaults) }
        var dimAround: DimAround { DimAround(request: request, rest: rest, interaction: interaction) }

        /// A path of the dialog at its receded position.
        func seen(_ path: VectorPath) -> VectorPath {
            guard let receding else { return path }
            return path.scaled(by: receding.scale, about: rest.frame.center, offset: receding.offset)
        }

        /// The dialog's box at its receded position.
        var box: Rect {
            guard let receding else { return rest.frame }
            let size = Size(width: rest.frame.width * receding.scale, height: rest.frame.height * receding.scale)
            return Rect(center: rest.frame.center + receding.offset, size: size)
        }

        /// The dialog's outline at its receded position.
        var outline: VectorPath {
            // Corners that the dialog has only while it recedes.
            if let receding, let after = receding.after.outline == nil ? receding.after : nil {
                let radii = after.cornerRadii ?? CornerRadii(all: after.cornerRadius)
                if rest.layer(LayerID.arrow) == nil { return seen(VectorPath(rounded: rest.frame, radii: radii)) }
            }
            return seen(rest.outline)
        }

        /// Whether the dialog fills its box up to the corners.
        var isPlain: Bool {
            let layer = receding?.after ?? rest.layer(LayerID.dialog)
            return layer.map { $0.outline == nil && $0.cornerRadius == 0 } ?? false
        }
    }

    /// The dialogs in painting order.
    let members: [Member]

    // MARK: Dimming

    func dimmingRegions() -> [DimmingRegion] {
        members.indices.flatMap { index -> [DimmingRegion] in
            // Uniting curved outlines that intersect takes a millisecond each.
            guard !JobBudget.isOver(after: 1_000) else { return [] }
            let own = members[index].dimAround.dimmingRegions()
            let isAlone = index == members.indices.last && members[index].receding == nil
            let regions = isAlone ? own : dimming(of: members[index], under: members[index...]).map { [$0] } ?? []
            return regions.map { region in
                var region = region
                region.layer = LayerID.id(region.layer, in: members[index].id)
                return region
            }
        }
    }

    /// The part of one dialog's dimming that neither its own dialog nor one above it covers.
    private func dimming(of member: Member, under covers: ArraySlice<Member>) -> DimmingRegion? {
        guard let layer = member.rest.layer(LayerID.dimming), layer.opacity > 0, let color = layer.background?.color,
            color.alpha > 0
        else { return nil }
        let covers = covers.filter { !$0.isFacingAway }
        // For rounding errors, in points.
        let tolerance = 1e-6
        var rects = [layer.frame]
        for cover in covers { rects = rects.flatMap { $0.subtracting(cover.box) } }
        for cutout in member.request.cutouts(on: member.rest.stage) {
            rects = rects.flatMap { $0.subtracting(cutout.frame) }
        }
        rects.removeAll { $0.roundsToEmpty }
        guard !rects.isEmpty || !covers.contains(where: { $0.isPlain && $0.box.contains(layer.frame) }) else {
            return nil
        }
        guard !rects.isEmpty || !covers.allSatisfy(\.isPlain) else { return nil }
        // A hole that touches the edge keeps its own curves.
        let room = layer.frame.inset(by: EdgeInsets(all: -tolerance))
        let holes = (covers.map(\.outline) + member.dimAround.cutouts).map { outline in
            room.contains(outline.bounds) ? outline : outline.clipped(to: layer.frame)
        }
        let path: VectorPath
        if let hole = VectorPath.union(of: holes) {
            path = VectorPath(rectangle: layer.frame).appending(hole)
        } else {
            // If outlines are too long to be united, their boxes are used.
            path = rects.reduce(VectorPath()) { $0.appending(VectorPath(rectangle: $1)) }
        }
        return DimmingRegion(
            layer: layer.id, color: color, opacity: layer.opacity, rects: rects, path: path,
            interaction: member.interaction)
    }

    // MARK: Touches

    /// What each touch reaches, from the top down.
    ///
    /// A dialog that receives every touch ends the list: nothing below it is reached. Touches that a dialog lets pass
    /// reach the one below, and those that the lowest lets pass reach the app.
    func hitRegions() -> [HitRegion] {
        var regions: [HitRegion] = []
        // Rectangles in which the dialogs above let no touch pass.
        var shut: [Rect] = []
        func add(_ region: HitRegion, _ member: Member?) {
            var region = region
            if let member { region.target = LayerID.id(region.target, in: member.id) }
            let bounds = region.path.bounds
            guard !shut.contains(where: { $0.contains(bounds) }) else { return }
            regions.append(region)
        }
        for (index, member) in members.enumerated().reversed() {
            let own = member.dimAround.hitRegions()
            let window = member.rest.stage.window
            // The rectangles in which touches pass to what is below: to the app, or to the dialogs in between.
            let passing =
                member.request.placement.surface == .content
                ? member.request.openRects(on: member.rest.stage) : []
            for region in own {
                switch region.target {
                case LayerID.keyboard:
                    if !regions.contains(where: { $0.target == LayerID.keyboard }) { regions.insert(region, at: 0) }
                case LayerID.presenter:
                    if index == 0 { add(region, nil) }
                case LayerID.dimming:
                    let open = index == 0 ? [] : passing
                    guard let covered = Self.rect(region), !open.isEmpty else {
                        add(region, member)
                        if let covered = Self.rect(region) { shut.append(covered) }
                        continue
                    }
                    var tiles = [covered]
                    for rect in open { tiles = tiles.flatMap { $0.subtracting(rect) } }
                    guard !tiles.isEmpty else { continue }
                    var region = region
                    region.path = tiles.reduce(VectorPath()) { $0.appending(VectorPath(rectangle: $1)) }
                    add(region, member)
                    shut += tiles
                default:
                    let isCover = region.effect == .block && member.request.placement.surface == .screen
                    guard isCover || !member.isFacingAway else { continue }
                    var region = region
                    region.path = member.seen(region.path)
                    add(region, member)
                    if isCover, let covered = Self.rect(region) { shut.append(covered) }
                }
            }
            if shut.contains(where: { $0.contains(window) }) { break }
        }
        return regions
    }

    /// The rectangle of a region; `nil` if the region is not a rectangle.
    private static func rect(_ region: HitRegion) -> Rect? {
        let bounds = region.path.bounds
        return region.path == VectorPath(rectangle: bounds) ? bounds : nil
    }
}
