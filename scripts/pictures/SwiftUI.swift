// What the source texts of `format=swiftui` use of SwiftUI, with its signatures and nothing behind them: a module to check their
// types against on machines that have no SwiftUI. Signatures are those of Apple's documentation.

// SwiftUI has Core Graphics' types with it, which are Foundation's here.
@_exported import Foundation

public protocol View {}

@resultBuilder public enum ViewBuilder {
    public static func buildBlock<V: View>(_ view: V) -> V { view }
    public static func buildEither<First: View, Second: View>(first: First) -> Either<First, Second> { Either() }
    public static func buildEither<First: View, Second: View>(second: Second) -> Either<First, Second> { Either() }
}

public struct Either<First, Second>: View {}
public struct Modified<Content>: View {}
public struct ModifierContent<Modifier>: View {}

public protocol ViewModifier {
    associatedtype Body: View
    typealias Content = ModifierContent<Self>
    @ViewBuilder func body(content: Content) -> Body
}

extension View {
    public func clipShape(_ shape: RoundedRectangle) -> some View { Modified<Self>() }
    public func offset(_ offset: CGSize) -> some View { Modified<Self>() }
    public func opacity(_ opacity: Double) -> some View { Modified<Self>() }
    public func rotation3DEffect(_ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat)) -> some View { Modified<Self>() }
    public func rotationEffect(_ angle: Angle) -> some View { Modified<Self>() }
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1) -> some View { Modified<Self>() }
}

public struct RoundedRectangle {
    public init(cornerRadius: CGFloat) {}
}

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
