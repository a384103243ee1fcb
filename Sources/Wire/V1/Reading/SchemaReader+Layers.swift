import Dialogs
import Geometry
import JSONText

/// The members of layers and regions in answers. Most of them do not affect what a touch reaches, and are not read.
private enum DrawnMembers {
    static let layer: NameTable = [
        "id", "role", "parent", "frame", "scrolled", "contentSize", "contentOffset", "opacity", "cornerRadius",
        "cornerRadii", "cornerCurve", "clips", "scale", "rotationX", "rotationY", "rotationZ", "backfaceVisible",
        "color", "background", "border", "shadow", "shadows", "outline", "tint", "parallax", "action", "text", "symbol",
        "image", "states", "lifetime", "block", "data",
    ]
    static let region: NameTable = ["target", "path", "effect", "dismisses"]
    static let rest: NameTable = ["layers", "dimmingRegions", "hitRegions"]
    static let rect: NameTable = ["x", "y", "width", "height"]
    static let corners: NameTable = ["topLeft", "topRight", "bottomRight", "bottomLeft"]
}

// Reads layers and regions that a client sends back from an earlier answer.
extension SchemaReader {
    /// Reads the member `rest` of a timeline that was already read without faults; `nil` if there is none.
    func rest(of timeline: ObjectReader) -> DrawnRest? {
        guard let rest = timeline.object("rest", members: DrawnMembers.rest) else { return nil }
        let layers = rest.value("layers", .required).flatMap { self.layers($0) }
        let regions = rest.value("hitRegions", .required).flatMap { hitRegions($0) }
        guard let layers, let regions else { return nil }
        return DrawnRest(layers: layers, dimmingRegions: [], hitRegions: regions)
    }

    /// Reads layers as answers list them, as far as touches depend on them.
    func layers(_ value: ValueReader) -> [Layer]? {
        guard let items = value.array(counts: 1...Self.mostElements) else { return nil }
        let layers = items.compactMap { item in item.object(DrawnMembers.layer).flatMap { layer($0) } }
        return layers.count == items.count ? layers : nil
    }

    private func layer(_ object: ObjectReader) -> Layer? {
        let id = layerName(object, "id", .required)
        let role = object.oneOf("role", Layer.Role.self, .required)
        let parent = layerName(object, "parent")
        let frame = object.object("frame", .required, members: DrawnMembers.rect).flatMap { drawnRect($0) }
        let opacity = object.number("opacity", in: 0...1)
        let radius = object.number("cornerRadius", in: Self.drawnSizes)
        let radii = object.object("cornerRadii", members: DrawnMembers.corners).flatMap { corners($0) }
        let scale = object.number("scale", in: Self.values)
        let rotation = object.number("rotationY", in: Self.values)
        let backface = object.bool("backfaceVisible")
        let outline = object.value("outline").flatMap { path($0) }
        guard let id, let role, let frame else { return nil }
        var layer = Layer.resting(id, role, in: parent, at: frame)
        layer.opacity = opacity ?? 1
        layer.cornerRadius = radius ?? 0
        layer.scale = scale ?? 1
        layer.rotationY = rotation ?? 0
        layer.isBackfaceVisible = backface
        if radii != nil || outline != nil {
            layer.changeDetails { details in
                details.cornerRadii = radii
                details.outline = outline
            }
        }
        return layer
    }

    /// Reads regions as answers list them.
    func hitRegions(_ value: ValueReader) -> [HitRegion]? {
        guard let items = value.array(counts: 1...Self.mostElements) else { return nil }
        let regions = items.compactMap { item in item.object(DrawnMembers.region).flatMap { hitRegion($0) } }
        return regions.count == items.count ? regions : nil
    }

    private func hitRegion(_ object: ObjectReader) -> HitRegion? {
        let target = layerName(object, "target", .required)
        let outline = object.value("path", .required).flatMap { path($0) }
        let effect = object.oneOf("effect", HitRegion.Effect.self, .required)
        let dismisses = object.oneOf("dismisses", Action.Dismisses.self)
        guard let target, let outline, let effect else { return nil }
        return HitRegion(target: target, path: outline, effect: effect, dismisses: dismisses)
    }

    /// Reads path data as in answers; an empty string is an empty path.
    private func path(_ value: ValueReader) -> VectorPath? {
        guard let text = value.string(maxLength: Self.mostElements) else { return nil }
        guard !text.isEmpty else { return VectorPath() }
        do throws(PathSyntaxError) {
            return try VectorPath(svg: text)
        } catch {
            value.report(code: "unknownValue", message: "Needs path data as in SVG: \(error).")
            return nil
        }
    }

    private func drawnRect(_ object: ObjectReader) -> Rect? {
        let x = object.number("x", .required, in: Self.values)
        let y = object.number("y", .required, in: Self.values)
        let width = object.number("width", .required, in: Self.drawnSizes)
        let height = object.number("height", .required, in: Self.drawnSizes)
        guard let x, let y, let width, let height else { return nil }
        return Rect(x: x, y: y, width: width, height: height)
    }

    private func corners(_ object: ObjectReader) -> CornerRadii? {
        func radius(_ name: StaticString) -> Double? { object.number(name, .required, in: Self.drawnSizes) }
        let (topLeft, topRight) = (radius("topLeft"), radius("topRight"))
        let (bottomRight, bottomLeft) = (radius("bottomRight"), radius("bottomLeft"))
        guard let topLeft, let topRight, let bottomRight, let bottomLeft else { return nil }
        return CornerRadii(topLeft: topLeft, topRight: topRight, bottomRight: bottomRight, bottomLeft: bottomLeft)
    }

    private static let drawnSizes = 0...values.upperBound
}
