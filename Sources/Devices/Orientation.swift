package import Geometry

/// The orientation of the interface on the device, by UIKit's names (`UIInterfaceOrientation`).
@usableFromInline package enum Orientation: String, Hashable, Sendable, CaseIterable {
    case portrait, portraitUpsideDown, landscapeLeft, landscapeRight

    /// The turn from the screen's fixed space, natural portrait, to the user's view.
    ///
    /// Source: UIKit. `landscapeRight` is the interface with the home button on its right. Up to iOS 7, where windows
    /// stayed in portrait, its root view was rotated by +90° (clockwise, y down), and that of `landscapeLeft` by -90°.
    package var quarterTurn: QuarterTurn {
        switch self {
        case .portrait: .none
        case .landscapeRight: .right
        case .portraitUpsideDown: .half
        case .landscapeLeft: .left
        }
    }

    /// Whether the interface's width is the screen's height, and vice versa.
    package var swapsAxes: Bool { quarterTurn.swapsAxes }
}
