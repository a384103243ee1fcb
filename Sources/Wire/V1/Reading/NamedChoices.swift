package import Dialogs
public import JSONText
public import Timeline
package import Typography

// The choices that a request makes between names.

extension Action.Dismisses: NamedChoice {
    package static let names = NameTable(of: Action.Dismisses.self)
}
extension Action.Role: NamedChoice {
    package static let names = NameTable(of: Action.Role.self)
}
extension Appearance: NamedChoice {
    package static let names = NameTable(of: Appearance.self)
}
extension ArrowDirection: NamedChoice {
    package static let names = NameTable(of: ArrowDirection.self)
}
extension ContentSize: NamedChoice {
    package static let names = NameTable(of: ContentSize.self)
}
extension Dismissal.Approval: NamedChoice {
    package static let names = NameTable(of: Dismissal.Approval.self)
}
extension InputKind: NamedChoice {
    package static let names = NameTable(of: InputKind.self)
}
extension Interaction: NamedChoice {
    package static let names = NameTable(of: Interaction.self)
}
extension Keyboard.Mode: NamedChoice {
    package static let names = NameTable(of: Keyboard.Mode.self)
}
extension KeyboardPolicy: NamedChoice {
    package static let names = NameTable(of: KeyboardPolicy.self)
}
extension LayoutDirection: NamedChoice {
    package static let names = NameTable(of: LayoutDirection.self)
}
extension Level: NamedChoice {
    package static let names = NameTable(of: Level.self)
}
extension NotificationPreference: NamedChoice {
    package static let names = NameTable(of: NotificationPreference.self)
}
extension PopoverAlignment: NamedChoice {
    package static let names = NameTable(of: PopoverAlignment.self)
}
// A property is public, as the whole of its room is; so is what makes it a choice, though nobody outside sees it.
extension Property: NamedChoice {
    @usableFromInline package static let names = NameTable(of: Property.self)
}
extension RelativeEdge: NamedChoice {
    package static let names = NameTable(of: RelativeEdge.self)
}
extension ReleaseRules.SpeedRule: NamedChoice {
    package static let names = NameTable(of: ReleaseRules.SpeedRule.self)
}
extension ResolveOptions.CoordinateSpace: NamedChoice {
    package static let names = NameTable(of: ResolveOptions.CoordinateSpace.self)
}
extension ResolveOptions.Snap: NamedChoice {
    package static let names = NameTable(of: ResolveOptions.Snap.self)
}
extension RestingEdge: NamedChoice {
    package static let names = NameTable(of: RestingEdge.self)
}
extension SchedulePolicy: NamedChoice {
    package static let names = NameTable(of: SchedulePolicy.self)
}
extension StyleName: NamedChoice {
    package static let names = NameTable(of: StyleName.self)
}
extension Surface: NamedChoice {
    package static let names = NameTable(of: Surface.self)
}
extension TransitionStyle: NamedChoice {
    package static let names = NameTable(of: TransitionStyle.self)
}
