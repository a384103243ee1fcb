package import Boxes

/// The parts that all answers on one stage share, computed once, with storage for the writers of answers.
package final class SharedStage: Sendable {
    /// The screen, snapped to pixels.
    package let screen: ScreenReport
    /// Storage for the writers of answers, for reports that refer to this stage.
    package let written = Attached()

    init(screen: ScreenReport) { self.screen = screen }
}
