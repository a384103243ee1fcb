import Boxes
import Devices
import Geometry

extension SharedStage {
    /// Creates what the reports of a stage have in common.
    ///
    /// - Parameter isSnapping: Whether the parts of the screen are rounded to pixels.
    convenience init(of stage: Stage, in projection: Projection, snapping isSnapping: Bool) {
        func drawn(_ rect: Rect) -> Rect { projection.rect(isSnapping ? stage.grid.snap(rect) : rect) }
        let own = (statusBar: stage.findStatusBar(), homeIndicator: stage.findHomeIndicator())
        var screen = stage.screenReport
        screen.homeIndicator = own.homeIndicator.map(drawn)
        if projection.isFixed {
            for index in screen.cutouts.indices {
                screen.cutouts[index].frame = projection.rect(screen.cutouts[index].frame)
                screen.cutouts[index].radii = projection.radii(screen.cutouts[index].radii)
            }
        }
        // The bounds and the window are in screen coordinates, everything else in window coordinates.
        self.init(
            state: stage.device, orientation: stage.orientation, appleRelease: stage.appleRelease,
            scale: stage.grid.scale, sizeClass: stage.sizeClass, viewports: stage.viewports,
            rotation: projection.rotation,
            bounds: projection.isFixed
                ? Rect(origin: .zero, size: stage.device.profile.screen.exactSize) : stage.screen,
            window: projection.isFixed ? projection.rect(stage.window) : stage.windowOnScreen,
            safeArea: projection.rect(stage.safeArea), visible: projection.rect(stage.visible),
            keyboard: stage.keyboard.map { projection.rect($0) }, statusBar: (own.statusBar?.frame).map(drawn),
            screen: screen, own: own)
    }
}
