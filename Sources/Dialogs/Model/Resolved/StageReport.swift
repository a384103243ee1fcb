import Boxes
package import Devices
package import Geometry

/// The stage as the answer describes it, in the requested coordinate space.
///
/// It refers to the stage, and tells a figure when it is asked: most answers are written with what was kept of their
/// stage, and need few of them.
package struct StageReport: Sendable {
    private let stage: Stage
    private let projection: Projection
    package let container: Rect
    /// How the status bar is drawn while the dialog is presented; `nil` if the window has none.
    private let statusBarStyle: StatusBar.Style?
    /// How the status bar is drawn without the dialog; `nil` if the window has none.
    package let statusBarBelow: StatusBar.Style?
    /// Whether the request gives the presenter a navigation bar of its own.
    package var presenterHasBar: Bool
    /// The request's options, given or by default.
    package var options: ResolveOptions

    /// The report of the stage of a dialog at rest.
    init(of rest: DialogLayout, _ projection: Projection, _ options: ResolveOptions, presenterHasBar: Bool) {
        stage = rest.stage
        self.projection = projection
        container = projection.rect(rest.container)
        statusBarStyle = rest.statusBar
        statusBarBelow = rest.statusBarBelow
        self.presenterHasBar = presenterHasBar
        self.options = options
    }

    /// The device's state, given or by default.
    package var state: DeviceState { stage.device }
    package var device: String? { stage.device.id }
    package var orientation: Orientation { stage.orientation }
    /// The release of Apple's systems; `nil` on other platforms.
    package var appleRelease: AppleRelease? { stage.appleRelease }
    package var scale: Double { stage.grid.scale }
    package var sizeClass: SizeClasses { stage.sizeClass }
    /// The viewport sizes of CSS; `nil` if the request does not describe a browser around the page.
    package var viewports: Viewports? { stage.viewports }
    /// Degrees by which a surface that is fixed in natural portrait rotates its content; `nil` in the interface's own
    /// space.
    package var rotation: Double? { projection.rotation }

    /// The screen, in its own coordinates.
    package var bounds: Rect {
        projection.isFixed ? Rect(origin: .zero, size: stage.device.profile.screen.exactSize) : stage.screen
    }
    /// The window, in screen coordinates.
    package var window: Rect { projection.isFixed ? projection.rect(stage.window) : stage.windowOnScreen }
    package var safeArea: Rect { projection.rect(stage.safeArea) }
    package var visible: Rect { projection.rect(stage.visible) }
    package var keyboard: Rect? { stage.keyboard.map { projection.rect($0) } }

    /// The window in its own coordinates, with the origin at zero.
    package var windowInItsOwnSpace: Rect { Rect(origin: .zero, size: window.size) }

    /// The window in the coordinate space of the answer's frames.
    package var windowOfFrames: Rect { projection.isFixed ? window : windowInItsOwnSpace }

    /// The status bar while the dialog is presented; `nil` if the window has none.
    package var statusBar: StatusBar? {
        guard let statusBarStyle, let frame = stage.statusBar?.frame else { return nil }
        return StatusBar(frame: projection.rect(isSnapping ? stage.grid.snap(frame) : frame), style: statusBarStyle)
    }

    /// The screen's panel, with its parts in the same space as the layers.
    package var screen: ScreenReport {
        if let shared { return shared.screen }
        var screen = stage.screenReport(snapping: isSnapping)
        screen.cutouts = projection.areas(screen.cutouts)
        screen.homeIndicator = screen.homeIndicator.map { projection.rect($0) }
        return screen
    }

    /// The members that all reports of the stage share: everything except the container, the status bar, and whether
    /// the presenter has a bar. `nil` if edges are not snapped to pixels, if the report is rotated, or if the stage is
    /// not cached.
    package var shared: SharedStage? { isSnapping && !projection.isFixed ? stage.shared : nil }

    private var isSnapping: Bool { options.snap == .pixel }
}
