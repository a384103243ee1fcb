package import Boxes

/// What the answers on one stage tell alike, worked out once, and what writers keep of it.
package final class SharedStage: Sendable {
    /// The panel, on the grid.
    package let screen: ScreenReport
    /// What writers of answers keep of the reports that refer to this.
    package let written = Attached()

    init(screen: ScreenReport) { self.screen = screen }
}
