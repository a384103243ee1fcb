// What the source text of `format=uikit` uses of UIKit and Core Animation, with their signatures and nothing behind them: a module to
// check its types against on machines that have no UIKit. Signatures are those of Apple's documentation.

// UIKit has Core Graphics' types with it, which are Foundation's here.
@_exported import Foundation

public struct CGVector: Sendable {
    public var dx, dy: Double
    public init(dx: Double, dy: Double) { (self.dx, self.dy) = (dx, dy) }
}

public struct CATransform3D: Sendable { public var m34: CGFloat }
public var CATransform3DIdentity: CATransform3D { CATransform3D(m34: 0) }
public func CATransform3DRotate(
    _ transform: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { transform }
public func CATransform3DScale(
    _ transform: CATransform3D, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { transform }

open class CALayer: NSObject {
    open var cornerRadius: CGFloat = 0
    open var transform = CATransform3DIdentity
}

open class UIColor: NSObject, @unchecked Sendable {
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
}

@MainActor open class UIView: NSObject {
    public enum AnimationCurve: Int, Sendable { case easeInOut, easeIn, easeOut, linear }
    public struct KeyframeAnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let calculationModeLinear = KeyframeAnimationOptions([])
    }

    open var frame = CGRect.zero
    open var bounds = CGRect.zero
    open var center = CGPoint.zero
    open var alpha: CGFloat = 1
    open var backgroundColor: UIColor?
    public let layer = CALayer()
    open func addSubview(_ view: UIView) {}
    open func insertSubview(_ view: UIView, at index: Int) {}
    open class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {}
    open class func addKeyframe(
        withRelativeStartTime start: Double, relativeDuration duration: Double, animations: @escaping () -> Void
    ) {}
}

public protocol UITimingCurveProvider: NSObjectProtocol {}
public final class UICubicTimingParameters: NSObject, UITimingCurveProvider {
    public init(animationCurve curve: UIView.AnimationCurve) {}
    public init(controlPoint1: CGPoint, controlPoint2: CGPoint) {}
}
public final class UISpringTimingParameters: NSObject, UITimingCurveProvider {
    public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity: CGVector) {}
}

public enum UIViewAnimatingPosition: Int, Sendable { case end, start, current }
@MainActor open class UIViewPropertyAnimator: NSObject {
    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {}
    open func addAnimations(_ animation: @escaping () -> Void) {}
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}
    open func startAnimation(afterDelay delay: TimeInterval) {}
}

@MainActor open class UIViewController: NSObject {
    open var view: UIView! = UIView()
    open var presentationController: UIPresentationController? { nil }
}
@MainActor open class UIPresentationController: NSObject {
    public init(presentedViewController: UIViewController, presenting: UIViewController?) {
        (self.presentedViewController, presentingViewController) = (presentedViewController, presenting ?? presentedViewController)
    }
    public let presentedViewController, presentingViewController: UIViewController
    open var presentedView: UIView? { nil }
    open var containerView: UIView? { nil }
    open var frameOfPresentedViewInContainerView: CGRect { .zero }
    open func presentationTransitionWillBegin() {}
}

public struct UITransitionContextViewControllerKey: Sendable {
    public static let from = UITransitionContextViewControllerKey()
    public static let to = UITransitionContextViewControllerKey()
}
@MainActor public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
    var containerView: UIView { get }
    var transitionWasCancelled: Bool { get }
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    func completeTransition(_ didComplete: Bool)
}
@MainActor public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
}
@MainActor public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController?
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
}
