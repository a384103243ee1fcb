import Geometry
import JSONText

/// The parts of a profile that few devices have.
extension CatalogReader {
    private static func rect(_ object: ObjectReader) -> Rect? {
        guard let x = object.number("x", .required, in: lengths), let y = object.number("y", .required, in: lengths),
            let width = object.number("width", .required, in: lengths),
            let height = object.number("height", .required, in: lengths)
        else { return nil }
        return Rect(x: x, y: y, width: width, height: height)
    }

    static func cutout(_ object: ObjectReader) -> Cutout? {
        guard let cutout = object.object("cutout", members: ProfileMembers.cutout, null: .asAbsent),
            let kind = cutout.oneOf("kind", Cutout.Kind.self, .required), let frame = rect(cutout)
        else { return nil }
        return Cutout(kind: kind, frame: frame)
    }

    static func fold(_ object: ObjectReader) -> Fold? {
        guard let fold = object.object("fold", members: ProfileMembers.fold, null: .asAbsent) else { return nil }
        let flat = fold.object("flat", members: ProfileMembers.flat, null: .asAbsent)
        let creases = PerAspect(
            portrait: unlessNull(fold, "portrait", crease), landscape: unlessNull(fold, "landscape", crease))
        guard let kind = fold.oneOf("kind", Fold.Kind.self, .required),
            let isSeparating = fold.bool("separating", .required)
        else { return nil }
        return Fold(
            kind: kind, isSeparating: isSeparating, flatWidth: flat?.number("width", .required, in: lengths),
            creases: creases, note: text(fold, "note"))
    }

    private static func crease(_ value: ValueReader) -> Fold.Crease? {
        guard let object = value.object(ProfileMembers.crease),
            let direction = object.oneOf("orientation", Fold.Crease.Direction.self, .required),
            let frame = rect(object), let center = object.number("centre", .required, in: lengths)
        else { return nil }
        return Fold.Crease(direction: direction, frame: frame, center: center)
    }

    static func variants(_ object: ObjectReader) -> [SystemVariant] {
        object.array("osVariants", maxCount: 100, null: .asAbsent)?.compactMap(variant) ?? []
    }

    private static func variant(_ value: ValueReader) -> SystemVariant? {
        guard let object = value.object(ProfileMembers.variant),
            let os = object.string("os", .required, maxLength: 64)
        else { return nil }
        guard let versions = SystemVariant.Versions(os) else {
            let names = OperatingSystem.Name.allCases.map(\.rawValue).joined(separator: ", ")
            object.report(
                "os", code: "invalidVersions",
                message: "Needs a name (\(names)) and one major version or two, as \"iOS 26\" or \"iOS 12-13\".")
            return nil
        }
        return SystemVariant(
            versions: versions, figures: figures(object))
    }
}
