// What the source texts of `format=swiftui` and examples/swiftui use of SwiftUI, with its signatures and nothing behind them: a module to check their
// types against on machines that have no SwiftUI. Signatures are those of Apple's documentation.

// SwiftUI has Core Graphics' types with it, which are Foundation's here.
@_exported import Foundation

public protocol View {
    associatedtype Body: View
    @ViewBuilder var body: Body { get }
}

extension Never: View {
    public var body: Never { fatalError() }
}

/// What has no views inside that anybody sees.
public protocol Primitive: View where Body == Never {}
extension Primitive {
    public var body: Never { fatalError() }
}

@resultBuilder public enum ViewBuilder {
    public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<(repeat each Content)> {
        TupleView()
    }
    public static func buildBlock<V: View>(_ view: V) -> V { view }
    public static func buildIf<V: View>(_ view: V?) -> V? { view }
    public static func buildEither<First: View, Second: View>(first: First) -> Either<First, Second> { Either() }
    public static func buildEither<First: View, Second: View>(second: Second) -> Either<First, Second> { Either() }
}

public struct TupleView<Content>: Primitive {}
public struct Either<First, Second>: Primitive {}
public struct Modified<Content>: Primitive {}
public struct ModifierContent<Modifier>: Primitive {}
extension Optional: View where Wrapped: View {
    public var body: Never { fatalError() }
}

public protocol ViewModifier {
    associatedtype Body: View
    typealias Content = ModifierContent<Self>
    @ViewBuilder func body(content: Content) -> Body
}

extension View {
    public func font(_ font: Font?) -> some View { Modified<Self>() }
    public func foregroundStyle(_ color: Color) -> some View { Modified<Self>() }
    public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View { Modified<Self>() }
    public func ignoresSafeArea() -> some View { Modified<Self>() }
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { Modified<Self>() }
    public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View { Modified<Self>() }
    public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View { Modified<Self>() }
    public func offset(_ offset: CGSize) -> some View { Modified<Self>() }
    public func opacity(_ opacity: Double) -> some View { Modified<Self>() }
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0, perspective: CGFloat = 1
    ) -> some View { Modified<Self>() }
    public func rotationEffect(_ angle: Angle) -> some View { Modified<Self>() }
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1) -> some View { Modified<Self>() }
    public func blur(radius: CGFloat, opaque: Bool = false) -> some View { Modified<Self>() }
    public func shadow(
        color: Color = Color(red: 0, green: 0, blue: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some View { Modified<Self>() }
    public func fixedSize() -> some View { Modified<Self>() }
    public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View { Modified<Self>() }
}

public struct EnvironmentValues {
    public var layoutDirection: LayoutDirection
}

public enum LayoutDirection: Hashable, Sendable { case leftToRight, rightToLeft }

// Programs

@MainActor public protocol App {
    associatedtype Body: Scene
    @SceneBuilder var body: Body { get }
    init()
}

extension App {
    public static func main() {}
}

@MainActor public protocol Scene {}

@resultBuilder public enum SceneBuilder {
    public static func buildBlock<S: Scene>(_ scene: S) -> S { scene }
}

public struct WindowGroup<Content: View>: Scene {
    public init(@ViewBuilder content: () -> Content) {}
}

public enum RoundedCornerStyle { case circular, continuous }

public protocol ShapeStyle {}

public protocol Shape: View {
    func path(in rect: CGRect) -> Path
}

extension Shape {
    public var body: some View { Modified<Self>() }
    public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> some View { Modified<Self>() }
    public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View { Modified<Self>() }
}

public struct AnyShape: Shape {
    public init<S: Shape>(_ shape: S) {}
    public func path(in rect: CGRect) -> Path { Path() }
}

public struct RoundedRectangle: Shape {
    public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {}
    public func path(in rect: CGRect) -> Path { Path() }
}

public struct Color: Primitive, ShapeStyle {
    public enum RGBColorSpace { case sRGB, sRGBLinear, displayP3 }
    public init(_ space: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {}
    public func opacity(_ opacity: Double) -> Color { self }
}

public struct Font {
    public enum Weight { case regular, medium, semibold, bold }
    public enum Design { case `default`, serif, rounded, monospaced }
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font { Font() }
}

public struct Text: Primitive {
    public init<S: StringProtocol>(_ content: S) {}
    public init(verbatim content: String) {}
    public func font(_ font: Font?) -> Text { self }
    public func kerning(_ kerning: CGFloat) -> Text { self }
    public func foregroundStyle(_ color: Color) -> Text { self }
}

public enum Alignment { case center, topLeading }

public struct UnitPoint: Hashable, Sendable {
    public static let center = UnitPoint()
    public static let top = UnitPoint()
    public static let bottom = UnitPoint()
}

public struct FillStyle: Hashable, Sendable {
    public init(eoFill: Bool = false, antialiased: Bool = true) {}
}

public struct Gradient {
    public struct Stop {
        public init(color: Color, location: CGFloat) {}
    }
}

public struct LinearGradient: Primitive, ShapeStyle {
    public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {}
}

public struct UnevenRoundedRectangle: Shape {
    public init(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) {}
    public func path(in rect: CGRect) -> Path { Path() }
    public func strokeBorder(_ color: Color, lineWidth: CGFloat = 1) -> some View { Modified<Self>() }
}

public struct CGAffineTransform {
    public init(scaleX x: CGFloat, y: CGFloat) {}
    public init(translationX x: CGFloat, y: CGFloat) {}
    public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform { self }
}

public struct Path: Shape {
    public init() {}
    public func path(in rect: CGRect) -> Path { self }
    public func applying(_ transform: CGAffineTransform) -> Path { self }
    public mutating func move(to end: CGPoint) {}
    public mutating func addLine(to end: CGPoint) {}
    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {}
    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {}
    public mutating func closeSubpath() {}
}

public struct ZStack<Content: View>: Primitive {
    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {}
}

public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: Primitive {
    public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {}
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {}
}

public protocol TimelineSchedule {}
public struct AnimationTimelineSchedule: TimelineSchedule {}
extension TimelineSchedule where Self == AnimationTimelineSchedule {
    public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
}

public struct TimelineView<Schedule: TimelineSchedule, Content: View>: Primitive {
    public struct Context {
        public let date: Date
    }
    public init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content) {}
}
public typealias TimelineViewDefaultContext = TimelineView<AnimationTimelineSchedule, Never>.Context

public struct Angle {
    public static func degrees(_ degrees: Double) -> Angle { Angle() }
}

public struct AnyTransition {
    public static var identity: AnyTransition { AnyTransition() }
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition { AnyTransition() }
    public static func modifier<Modifier: ViewModifier>(active: Modifier, identity: Modifier) -> AnyTransition { AnyTransition() }
    public func animation(_ animation: Animation?) -> AnyTransition { self }
    public func combined(with other: AnyTransition) -> AnyTransition { self }
}

public struct Animation: Sendable {
    init() {}
    public init<A: CustomAnimation>(_ base: A) {}
    public static func interpolatingSpring(
        mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
    ) -> Animation { Animation() }
    public static func timingCurve(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: TimeInterval) -> Animation {
        Animation()
    }
    public func delay(_ delay: TimeInterval) -> Animation { self }
}

public protocol VectorArithmetic: AdditiveArithmetic {
    mutating func scale(by factor: Double)
}

extension VectorArithmetic {
    public func scaled(by factor: Double) -> Self { self }
}

public struct AnimationContext<Value: VectorArithmetic> {}

public protocol CustomAnimation: Hashable, Sendable {
    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?
}
