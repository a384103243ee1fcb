import Devices
import Dialogs
import Geometry
import Guidelines
import JSONText
import Timeline
import Typography

/// A closed choice that answers tell by its raw value.
protocol ToldChoice: RawRepresentable<String>, CaseIterable {
    /// Every name, made once.
    static var quotedNames: QuotedNames<Self> { get }
}

extension JSONWriter {
    /// A member with the name of a choice.
    @inline(__always) mutating func name<Choice: ToldChoice>(_ key: StaticString, _ choice: Choice) {
        name(key, Choice.quotedNames[choice])
    }

    /// The name of a choice.
    @inline(__always) mutating func name<Choice: ToldChoice>(_ choice: Choice) { name(Choice.quotedNames[choice]) }
}

extension Action.Dismisses: ToldChoice { static let quotedNames = QuotedNames<Action.Dismisses>() }
extension Action.Role: ToldChoice { static let quotedNames = QuotedNames<Action.Role>() }
extension Appearance: ToldChoice { static let quotedNames = QuotedNames<Appearance>() }
extension CentringArea: ToldChoice { static let quotedNames = QuotedNames<CentringArea>() }
extension ContentSize: ToldChoice { static let quotedNames = QuotedNames<ContentSize>() }
extension Dismissal.Approval: ToldChoice { static let quotedNames = QuotedNames<Dismissal.Approval>() }
extension Edge: ToldChoice { static let quotedNames = QuotedNames<Edge>() }
extension Era: ToldChoice { static let quotedNames = QuotedNames<Era>() }
extension Finding.Severity: ToldChoice { static let quotedNames = QuotedNames<Finding.Severity>() }
extension HitRegion.Effect: ToldChoice { static let quotedNames = QuotedNames<HitRegion.Effect>() }
extension Idiom: ToldChoice { static let quotedNames = QuotedNames<Idiom>() }
extension IgnoredEvent.Reason: ToldChoice { static let quotedNames = QuotedNames<IgnoredEvent.Reason>() }
extension InputKind: ToldChoice { static let quotedNames = QuotedNames<InputKind>() }
extension Interaction: ToldChoice { static let quotedNames = QuotedNames<Interaction>() }
extension KeyboardPolicy: ToldChoice { static let quotedNames = QuotedNames<KeyboardPolicy>() }
extension Layer.Role: ToldChoice { static let quotedNames = QuotedNames<Layer.Role>() }
extension Layer.Tint: ToldChoice { static let quotedNames = QuotedNames<Layer.Tint>() }
extension LayoutDirection: ToldChoice { static let quotedNames = QuotedNames<LayoutDirection>() }
extension Level: ToldChoice { static let quotedNames = QuotedNames<Level>() }
extension NotificationPreference: ToldChoice { static let quotedNames = QuotedNames<NotificationPreference>() }
extension OperatingSystem.Name: ToldChoice { static let quotedNames = QuotedNames<OperatingSystem.Name>() }
extension Orientation: ToldChoice { static let quotedNames = QuotedNames<Orientation>() }
extension Overlap.Side: ToldChoice { static let quotedNames = QuotedNames<Overlap.Side>() }
extension Overlap.What: ToldChoice { static let quotedNames = QuotedNames<Overlap.What>() }
extension Platform: ToldChoice { static let quotedNames = QuotedNames<Platform>() }
extension PopoverAlignment: ToldChoice { static let quotedNames = QuotedNames<PopoverAlignment>() }
extension Property: ToldChoice { static let quotedNames = QuotedNames<Property>() }
extension ReleaseChoice.Reason: ToldChoice { static let quotedNames = QuotedNames<ReleaseChoice.Reason>() }
extension ReleaseRules.SpeedRule: ToldChoice { static let quotedNames = QuotedNames<ReleaseRules.SpeedRule>() }
extension ReservedRegion.Kind: ToldChoice { static let quotedNames = QuotedNames<ReservedRegion.Kind>() }
extension ResolveOptions.CoordinateSpace: ToldChoice {
    static let quotedNames = QuotedNames<ResolveOptions.CoordinateSpace>()
}
extension ResolveOptions.Snap: ToldChoice { static let quotedNames = QuotedNames<ResolveOptions.Snap>() }
extension RestingEdge: ToldChoice { static let quotedNames = QuotedNames<RestingEdge>() }
extension ScheduleEntry.Outcome: ToldChoice { static let quotedNames = QuotedNames<ScheduleEntry.Outcome>() }
extension ScheduleEntry.Reason: ToldChoice { static let quotedNames = QuotedNames<ScheduleEntry.Reason>() }
extension SizeClass: ToldChoice { static let quotedNames = QuotedNames<SizeClass>() }
extension SizeSource: ToldChoice { static let quotedNames = QuotedNames<SizeSource>() }
extension Standing.Ground: ToldChoice { static let quotedNames = QuotedNames<Standing.Ground>() }
extension StepsEasing.Position: ToldChoice { static let quotedNames = QuotedNames<StepsEasing.Position>() }
extension StyleFigure.Confidence: ToldChoice { static let quotedNames = QuotedNames<StyleFigure.Confidence>() }
extension StyleName: ToldChoice { static let quotedNames = QuotedNames<StyleName>() }
extension Surface: ToldChoice { static let quotedNames = QuotedNames<Surface>() }
extension TextBlock.Alignment: ToldChoice { static let quotedNames = QuotedNames<TextBlock.Alignment>() }
extension TextMetrics: ToldChoice { static let quotedNames = QuotedNames<TextMetrics>() }
extension TextStyle.Weight: ToldChoice { static let quotedNames = QuotedNames<TextStyle.Weight>() }
extension TransitionStyle: ToldChoice { static let quotedNames = QuotedNames<TransitionStyle>() }
