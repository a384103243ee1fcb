package import Boxes
package import Devices
package import Geometry

/// What all reports of one stage have in common in one coordinate space, with storage for the writers of answers.
///
/// A stage that is used again keeps one, so that an answer need not make these figures anew.
package final class SharedStage: Sendable {
    package let state: DeviceState
    package let orientation: Orientation
    package let appleRelease: AppleRelease?
    package let scale: Double
    package let sizeClass: SizeClasses
    package let viewports: Viewports?
    package let rotation: Double?
    package let bounds: Rect
    package let window: Rect
    package let safeArea: Rect
    package let visible: Rect
    package let keyboard: Rect?
    /// The frame of the status bar; `nil` if the window has none.
    let statusBar: Rect?
    /// The screen's panel, with its parts in the same space as the layers.
    package let screen: ScreenReport
    /// The status bar without any dialog and the home indicator as the stage has them: in window coordinates, not
    /// snapped.
    let own: (statusBar: StatusBar?, homeIndicator: Rect?)
    /// Storage for the writers of answers, for reports that refer to this stage.
    package let written = Attached()

    init(
        state: DeviceState, orientation: Orientation, appleRelease: AppleRelease?, scale: Double,
        sizeClass: SizeClasses, viewports: Viewports?, rotation: Double?, bounds: Rect, window: Rect, safeArea: Rect,
        visible: Rect, keyboard: Rect?, statusBar: Rect?, screen: ScreenReport,
        own: (statusBar: StatusBar?, homeIndicator: Rect?)
    ) {
        self.state = state
        self.orientation = orientation
        self.appleRelease = appleRelease
        self.scale = scale
        self.sizeClass = sizeClass
        self.viewports = viewports
        self.rotation = rotation
        self.bounds = bounds
        self.window = window
        self.safeArea = safeArea
        self.visible = visible
        self.keyboard = keyboard
        self.statusBar = statusBar
        self.screen = screen
        self.own = own
    }
}
