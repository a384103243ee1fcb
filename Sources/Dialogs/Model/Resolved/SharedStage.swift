package import Boxes
import Geometry

/// The parts that all answers on one stage share, computed once, with storage for the writers of answers.
package final class SharedStage: Sendable {
    /// The screen, snapped to pixels.
    package let screen: ScreenReport
    /// The status bar without any dialog.
    let statusBar: StatusBar?
    /// The home indicator, not snapped.
    let homeIndicator: Rect?
    /// Storage for the writers of answers, for reports that refer to this stage.
    package let written = Attached()

    init(screen: ScreenReport, statusBar: StatusBar?, homeIndicator: Rect?) {
        self.screen = screen
        self.statusBar = statusBar
        self.homeIndicator = homeIndicator
    }
}
