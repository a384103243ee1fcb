package import JSONText

// The choices that a profile or a request makes between names.

extension Aspect: NamedChoice {
    package static let names = NameTable(of: Aspect.self)
}
extension Cutout.Kind: NamedChoice {
    package static let names = NameTable(of: Cutout.Kind.self)
}
extension Fold.Crease.Direction: NamedChoice {
    package static let names = NameTable(of: Fold.Crease.Direction.self)
}
extension Fold.Kind: NamedChoice {
    package static let names = NameTable(of: Fold.Kind.self)
}
extension Idiom: NamedChoice {
    package static let names = NameTable(of: Idiom.self)
}
extension OperatingSystem.Name: NamedChoice {
    package static let names = NameTable(of: OperatingSystem.Name.self)
}
extension Orientation: NamedChoice {
    package static let names = NameTable(of: Orientation.self)
}
extension Posture: NamedChoice {
    package static let names = NameTable(of: Posture.self)
}
extension Provenance.Confidence: NamedChoice {
    package static let names = NameTable(of: Provenance.Confidence.self)
}
extension Provenance.Group: NamedChoice {
    package static let names = NameTable(of: Provenance.Group.self)
}
extension ReservedRegion.Kind: NamedChoice {
    package static let names = NameTable(of: ReservedRegion.Kind.self)
}
extension SizeClass: NamedChoice {
    package static let names = NameTable(of: SizeClass.self)
}
