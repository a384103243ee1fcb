import Boxes
import Dialogs
import Geometry
import JSONText

enum BackdropMembers {
    static let cutout: NameTable = ["frame", "cornerRadius", "passThrough"]
}

extension SchemaReader {
    /// Reads the members that few backdrops have.
    func details(_ object: ObjectReader, in scope: LookScope, of backdrop: inout BackdropRequest) {
        guard object.hasAny(of: ["material", "opacityByDetent", "cutouts"]) else { return }
        var details = BackdropDetails()
        details.material = material(object, in: scope)
        details.opacities = opacities(object)
        details.cutouts = cutouts(object)
        guard details != BackdropDetails() else { return }
        // A material is opaque unless the request gives an opacity.
        if details.material != nil, backdrop.opacity == nil { backdrop.opacity = 1 }
        backdrop.details = Boxed(details)
    }

    /// Reads opacities by the names of detents.
    private func opacities(_ object: ObjectReader) -> [DetentOpacity] {
        guard let value = object.value("opacityByDetent"),
            let entries = value.entries(
                maxCount: Self.mostDetents, maxLength: limits.nameLength, setting: Setting.nameLength)
        else { return [] }
        return entries.compactMap { entry in
            entry.value.number(in: 0...1).map { DetentOpacity(detent: entry.name, opacity: $0) }
        }
    }

    private func cutouts(_ object: ObjectReader) -> [BackdropCutout] {
        guard let items = object.array("cutouts", maxCount: Self.mostRects) else { return [] }
        return items.compactMap { item in
            guard let kind = item.choose([.object, .string]) else { return nil }
            if kind == .string {
                return element(item).map { BackdropCutout(at: $0, cornerRadius: 0, passesTouches: false) }
            }
            guard let cutout = item.object(BackdropMembers.cutout) else { return nil }
            let place = cutout.value("frame", .required).flatMap { value in
                value.choose([.object, .string]).flatMap {
                    $0 == .string ? element(value) : rect(value).map { .frame($0) }
                }
            }
            let radius = length(cutout, "cornerRadius") ?? 0
            let passes = cutout.bool("passThrough") ?? false
            return place.map { BackdropCutout(at: $0, cornerRadius: radius, passesTouches: passes) }
        }
    }

    /// Reads the id of an element of the device.
    private func element(_ value: ValueReader) -> BackdropCutout.Place? {
        value.string(maxLength: limits.nameLength, setting: Setting.nameLength).map { .element($0) }
    }
}
