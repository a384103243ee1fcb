package import Devices
package import Dialogs
public import Geometry
public import JSONText
package import Preview
public import Timeline
package import Typography

// The closed sets of choices in requests and answers, named by the raw values of their cases.

extension Action.Dismisses: NamedChoice { package static let names = ChoiceNames<Action.Dismisses>() }
extension Action.Role: NamedChoice { package static let names = ChoiceNames<Action.Role>() }
extension Appearance: NamedChoice { package static let names = ChoiceNames<Appearance>() }
extension ArrowDirection: NamedChoice { package static let names = ChoiceNames<ArrowDirection>() }
extension BehaviourName: NamedChoice { package static let names = ChoiceNames<BehaviourName>() }
extension CentringArea: NamedChoice { package static let names = ChoiceNames<CentringArea>() }
extension CloseRequest: NamedChoice { package static let names = ChoiceNames<CloseRequest>() }
extension ColorRole: NamedChoice { package static let names = ChoiceNames<ColorRole>() }
extension ContentSize: NamedChoice { package static let names = ChoiceNames<ContentSize>() }
extension Contrast: NamedChoice { package static let names = ChoiceNames<Contrast>() }
extension CornerCurve: NamedChoice { package static let names = ChoiceNames<CornerCurve>() }
extension Dismissal.Approval: NamedChoice { package static let names = ChoiceNames<Dismissal.Approval>() }
extension DragOrigin: NamedChoice { package static let names = ChoiceNames<DragOrigin>() }
extension EraName: NamedChoice { package static let names = ChoiceNames<EraName>() }
extension FindingSeverity: NamedChoice { package static let names = ChoiceNames<FindingSeverity>() }
extension Gesture.Axis: NamedChoice { package static let names = ChoiceNames<Gesture.Axis>() }
extension HapticKind: NamedChoice { package static let names = ChoiceNames<HapticKind>() }
extension HitRegion.Effect: NamedChoice { package static let names = ChoiceNames<HitRegion.Effect>() }
extension IgnoredEvent.Reason: NamedChoice { package static let names = ChoiceNames<IgnoredEvent.Reason>() }
extension ImageContent.Fit: NamedChoice { package static let names = ChoiceNames<ImageContent.Fit>() }
extension InputKind: NamedChoice { package static let names = ChoiceNames<InputKind>() }
extension Interaction: NamedChoice { package static let names = ChoiceNames<Interaction>() }
extension Keyboard.Mode: NamedChoice { package static let names = ChoiceNames<Keyboard.Mode>() }
extension KeyboardPolicy: NamedChoice { package static let names = ChoiceNames<KeyboardPolicy>() }
extension Layer.Role: NamedChoice { package static let names = ChoiceNames<Layer.Role>() }
extension Layer.Tint: NamedChoice { package static let names = ChoiceNames<Layer.Tint>() }
extension LayoutDirection: NamedChoice { package static let names = ChoiceNames<LayoutDirection>() }
extension Level: NamedChoice { package static let names = ChoiceNames<Level>() }
extension NotificationPreference: NamedChoice { package static let names = ChoiceNames<NotificationPreference>() }
extension Overlap.Side: NamedChoice { package static let names = ChoiceNames<Overlap.Side>() }
extension AnchorFallback: NamedChoice { package static let names = ChoiceNames<AnchorFallback>() }
extension ActionAlignment: NamedChoice { package static let names = ChoiceNames<ActionAlignment>() }
extension StackRequest.Sizing: NamedChoice { package static let names = ChoiceNames<StackRequest.Sizing>() }
extension BorderSides: NamedChoice { package static let names = ChoiceNames<BorderSides>() }
extension HeaderScroll: NamedChoice { package static let names = ChoiceNames<HeaderScroll>() }
extension ShareViewport: NamedChoice { package static let names = ChoiceNames<ShareViewport>() }
extension DetentOrigin: NamedChoice { package static let names = ChoiceNames<DetentOrigin>() }
extension ActionCase: NamedChoice { package static let names = ChoiceNames<ActionCase>() }
extension ActionAxis: NamedChoice { package static let names = ChoiceNames<ActionAxis>() }
extension ContentAlignment: NamedChoice { package static let names = ChoiceNames<ContentAlignment>() }
extension CloseButton.Side: NamedChoice { package static let names = ChoiceNames<CloseButton.Side>() }
extension ContentBlock.Place: NamedChoice { package static let names = ChoiceNames<ContentBlock.Place>() }
extension Overlap.What: NamedChoice { package static let names = ChoiceNames<Overlap.What>() }
extension Platform: NamedChoice { package static let names = ChoiceNames<Platform>() }
extension PopoverAlignment: NamedChoice { package static let names = ChoiceNames<PopoverAlignment>() }
extension PresenterTint: NamedChoice { package static let names = ChoiceNames<PresenterTint>() }
extension RelativeEdge: NamedChoice { package static let names = ChoiceNames<RelativeEdge>() }
extension ReleaseChoice.Reason: NamedChoice { package static let names = ChoiceNames<ReleaseChoice.Reason>() }
extension ReleaseRules.AxisDominance: NamedChoice {
    package static let names = ChoiceNames<ReleaseRules.AxisDominance>()
}
extension ReleaseRules.FlickRule: NamedChoice { package static let names = ChoiceNames<ReleaseRules.FlickRule>() }
extension ReleaseRules.HalfRule: NamedChoice { package static let names = ChoiceNames<ReleaseRules.HalfRule>() }
extension ReleaseRules.Reach: NamedChoice { package static let names = ChoiceNames<ReleaseRules.Reach>() }
extension ReleaseRules.RestRule: NamedChoice { package static let names = ChoiceNames<ReleaseRules.RestRule>() }
extension ReleaseRules.SpeedRule: NamedChoice { package static let names = ChoiceNames<ReleaseRules.SpeedRule>() }
extension AnswerOptions.CoordinateSpace: NamedChoice {
    package static let names = ChoiceNames<AnswerOptions.CoordinateSpace>()
}
extension AnswerOptions.Snap: NamedChoice { package static let names = ChoiceNames<AnswerOptions.Snap>() }
extension RestingEdge: NamedChoice { package static let names = ChoiceNames<RestingEdge>() }
extension ScheduleEntry.Outcome: NamedChoice { package static let names = ChoiceNames<ScheduleEntry.Outcome>() }
extension ScheduleEntry.Reason: NamedChoice { package static let names = ChoiceNames<ScheduleEntry.Reason>() }
extension SchedulePolicy: NamedChoice { package static let names = ChoiceNames<SchedulePolicy>() }
extension ScrollPriority: NamedChoice { package static let names = ChoiceNames<ScrollPriority>() }
extension SizeSource: NamedChoice { package static let names = ChoiceNames<SizeSource>() }
extension Standing.Ground: NamedChoice { package static let names = ChoiceNames<Standing.Ground>() }
extension StyleCondition.Held: NamedChoice { package static let names = ChoiceNames<StyleCondition.Held>() }
extension StyleFigure.Confidence: NamedChoice { package static let names = ChoiceNames<StyleFigure.Confidence>() }
extension StatusBarRequest: NamedChoice { package static let names = ChoiceNames<StatusBarRequest>() }
extension StatusBar.Style: NamedChoice { package static let names = ChoiceNames<StatusBar.Style>() }
extension StyleName: NamedChoice { package static let names = ChoiceNames<StyleName>() }
extension Surface: NamedChoice { package static let names = ChoiceNames<Surface>() }
extension TextBlock.Alignment: NamedChoice { package static let names = ChoiceNames<TextBlock.Alignment>() }
extension TextMetrics: NamedChoice { package static let names = ChoiceNames<TextMetrics>() }
extension TextDirection: NamedChoice { package static let names = ChoiceNames<TextDirection>() }
extension TextStyle.Weight: NamedChoice { package static let names = ChoiceNames<TextStyle.Weight>() }
extension TransitionEffect.Name: NamedChoice { package static let names = ChoiceNames<TransitionEffect.Name>() }
extension TransitionStyle: NamedChoice { package static let names = ChoiceNames<TransitionStyle>() }

// Conformances of public types from a library product must be public as well, though nothing outside uses them.

extension Edge: NamedChoice {
    /// The names in requests and answers.
    public static let names = ChoiceNames<Edge>()
}
extension Property: NamedChoice {
    /// The names in requests and answers.
    public static let names = ChoiceNames<Property>()
}
extension StepsEasing.Position: NamedChoice {
    /// The names in requests and answers.
    public static let names = ChoiceNames<StepsEasing.Position>()
}
extension PictureOptions.Animation: NamedChoice { package static let names = ChoiceNames<PictureOptions.Animation>() }
extension PictureOptions.Annotation: NamedChoice { package static let names = ChoiceNames<PictureOptions.Annotation>() }
