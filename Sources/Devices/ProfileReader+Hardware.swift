import Geometry
import JSONText

/// Reads the parts of a profile that only few devices have.
extension ProfileReader {
    static func cutout(_ object: ObjectReader) -> Cutout? {
        guard let cutout = object.object("cutout", members: ProfileMembers.cutout, null: .asAbsent) else { return nil }
        let kind = cutout.oneOf("kind", Cutout.Kind.self, .required)
        let frame = rect(cutout)
        guard let kind, let frame else { return nil }
        return Cutout(kind: kind, frame: frame)
    }

    func fold(_ object: ObjectReader) -> Fold? {
        guard let fold = object.object("fold", members: ProfileMembers.fold, null: .asAbsent) else { return nil }
        let flat = fold.object("flat", members: ProfileMembers.flat, null: .asAbsent)
        let width = flat?.number("width", .required, in: Self.lengths)
        let creases = Self.perAspect(fold, .object, Self.crease)
        let kind = fold.oneOf("kind", Fold.Kind.self, .required)
        let isSeparating = fold.bool("separating", .required)
        let note = text(fold, "note")
        guard let kind, let isSeparating else { return nil }
        return Fold(kind: kind, isSeparating: isSeparating, flatWidth: width, creases: creases, note: note)
    }

    private static func crease(_ value: ValueReader) -> Fold.Crease? {
        guard let object = value.object(ProfileMembers.crease) else { return nil }
        let direction = object.oneOf("orientation", Fold.Crease.Direction.self, .required)
        let frame = rect(object)
        let center = object.number("centre", .required, in: lengths)
        guard let direction, let frame, let center else { return nil }
        return Fold.Crease(direction: direction, frame: frame, center: center)
    }
}
