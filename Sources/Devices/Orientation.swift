package import Geometry

/// How the interface is turned on the device, by UIKit's names (`UIInterfaceOrientation`).
@usableFromInline package enum Orientation: String, Hashable, Sendable, CaseIterable {
    case portrait, portraitUpsideDown, landscapeLeft, landscapeRight

    /// The turn that brings a view from the screen's fixed space, natural portrait, to how the user sees it.
    ///
    /// Source: UIKit. `landscapeRight` is the interface with the home button on its right; up to iOS 7, where windows
    /// stayed in portrait, its root view carried a rotation of +90° (clockwise, y down), `landscapeLeft` one of -90°.
    package var quarterTurn: QuarterTurn {
        switch self {
        case .portrait: .none
        case .landscapeRight: .right
        case .portraitUpsideDown: .half
        case .landscapeLeft: .left
        }
    }

    /// Whether the interface's width and height are the screen's height and width.
    package var swapsAxes: Bool { quarterTurn.swapsAxes }
}
