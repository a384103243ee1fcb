import Boxes
package import Devices
package import Geometry

/// The stage as the answer describes it, in the requested coordinate space.
package struct StageReport: Sendable {
    /// What it has in common with other reports of the stage.
    let common: SharedStage
    /// Whether other answers share `common`, with what its writers keep there.
    let isShared: Bool
    package let container: Rect
    /// How the status bar is drawn while the dialog is presented; `nil` if the window has none.
    let statusBarStyle: StatusBar.Style?
    /// How the status bar is drawn without the dialog; `nil` if the window has none.
    package let statusBarBelow: StatusBar.Style?
    /// Whether the request gives the presenter a navigation bar of its own.
    package var presenterHasBar: Bool
    /// The request's options, given or by default.
    package var options: ResolveOptions

    /// The device's state, given or by default.
    package var state: DeviceState { common.state }
    package var device: String? { common.state.id }
    package var orientation: Orientation { common.orientation }
    /// The release of Apple's systems; `nil` on other platforms.
    package var appleRelease: AppleRelease? { common.appleRelease }
    package var scale: Double { common.scale }
    package var sizeClass: SizeClasses { common.sizeClass }
    /// The viewport sizes of CSS; `nil` if the request does not describe a browser around the page.
    package var viewports: Viewports? { common.viewports }
    /// Degrees by which a surface that is fixed in natural portrait rotates its content; `nil` in the interface's own
    /// space.
    package var rotation: Double? { common.rotation }
    /// The screen, in its own coordinates.
    package var bounds: Rect { common.bounds }
    /// The window, in screen coordinates.
    package var window: Rect { common.window }
    package var safeArea: Rect { common.safeArea }
    package var visible: Rect { common.visible }
    package var keyboard: Rect? { common.keyboard }
    package var screen: ScreenReport { common.screen }

    /// The window in its own coordinates, with the origin at zero.
    package var windowInItsOwnSpace: Rect { Rect(origin: .zero, size: window.size) }

    /// The window in the coordinate space of the answer's frames.
    package var windowOfFrames: Rect { rotation == nil ? windowInItsOwnSpace : window }

    /// The status bar while the dialog is presented; `nil` if the window has none.
    package var statusBar: StatusBar? {
        guard let statusBarStyle, let frame = common.statusBar else { return nil }
        return StatusBar(frame: frame, style: statusBarStyle)
    }

    /// The members that all reports of the stage share: everything except the container, the status bar's style, and
    /// whether the presenter has a bar. `nil` if no other answer shares them.
    package var shared: SharedStage? { isShared ? common : nil }
}
