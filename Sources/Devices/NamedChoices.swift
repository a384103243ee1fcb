public import JSONText

// The sets of named choices in profiles and requests.
//
// Two of them, which are in every answer, are `@usableFromInline`. Otherwise their witness tables would be looked up
// each time an answer is written (Swift 6.3).

extension AndroidLibrary.Name: NamedChoice { package static let names = ChoiceNames<AndroidLibrary.Name>() }
extension Aspect: NamedChoice { package static let names = ChoiceNames<Aspect>() }
extension Cutout.Kind: NamedChoice { package static let names = ChoiceNames<Cutout.Kind>() }
extension Fold.Crease.Direction: NamedChoice { package static let names = ChoiceNames<Fold.Crease.Direction>() }
extension Fold.Kind: NamedChoice { package static let names = ChoiceNames<Fold.Kind>() }
extension Idiom: NamedChoice { package static let names = ChoiceNames<Idiom>() }
extension MotionScheme: NamedChoice { package static let names = ChoiceNames<MotionScheme>() }
extension OperatingSystem.Name: NamedChoice { package static let names = ChoiceNames<OperatingSystem.Name>() }
extension Orientation: NamedChoice {
    @usableFromInline package static let names = ChoiceNames<Orientation>()
}
extension Posture: NamedChoice { package static let names = ChoiceNames<Posture>() }
extension Provenance.Confidence: NamedChoice { package static let names = ChoiceNames<Provenance.Confidence>() }
extension Provenance.Group: NamedChoice { package static let names = ChoiceNames<Provenance.Group>() }
extension ReservedRegion.Kind: NamedChoice { package static let names = ChoiceNames<ReservedRegion.Kind>() }
extension SizeClass: NamedChoice {
    @usableFromInline package static let names = ChoiceNames<SizeClass>()
}
