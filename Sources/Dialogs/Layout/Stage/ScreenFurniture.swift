import Boxes
import Devices
package import Geometry

/// What a screen shows around and over the app's window, for whoever draws the whole device: in the space of the
/// answer's frames. Worked out for those alone, as no answer tells it.
package struct ScreenFurniture: Sendable {
    /// The status bar, across the whole screen or down its side; nil where it hides.
    package var statusBar: Rect?
    /// The keyboard as far as it lies on the screen; nil where there is none.
    package var keyboard: Rect?
    package var keyboardMode = Keyboard.Mode.docked
    /// The bar by which the user leaves the app, whether or not the window reaches it.
    package var homeIndicator: Rect?
    /// The bar with the buttons by which the user leaves an app on Android; nil where a gesture does that.
    package var buttonBar: Rect?
    /// What closes and sizes the window; nil where it has nothing.
    package var windowControls: Rect?
    /// Folds and hinges that divide the screen; without width where they are lines.
    package var divisions: [Rect] = []

    package init(of report: StageReport) {
        guard let stage = try? Stage(report.state, in: report.orientation) else { return }
        let projection = Projection(of: stage, into: report.options.coordinateSpace)
        let shift = Point(x: -stage.windowOnScreen.minX, y: -stage.windowOnScreen.minY)
        func placed(_ onScreen: Rect) -> Rect { projection.rect(onScreen.offset(x: shift.x, y: shift.y)) }
        statusBar = stage.statusBarBesideButtons.map { projection.rect($0) }
        keyboard = stage.keyboardOnScreen?.intersection(stage.screen).map(placed)
        keyboardMode = stage.keyboardMode
        homeIndicator = stage.homeIndicator.map { projection.rect($0) }
        buttonBar = stage.buttonBarOnScreen.map(placed)
        windowControls = stage.windowControls.map { projection.rect($0) }
        divisions = stage.activeRegions.filter { $0.kind == .division }.map { projection.rect($0.frame) }
    }
}

extension Stage {
    /// The status bar as far as no buttons lie on it.
    fileprivate var statusBarBesideButtons: Rect? {
        guard var bar = statusBarOfScreen, bar.width > bar.height else { return statusBarOfScreen }
        if let buttons = buttonBarOnScreen, buttons.minX > 0 {
            bar.size.width = min(bar.width, buttons.minX)
        }
        return bar
    }

    /// Below the app, or, on a phone held sideways, beside it: where Android keeps as much free as its buttons take.
    fileprivate var buttonBarOnScreen: Rect? {
        guard case .android = system.name, idiom == .phone || idiom == .pad else { return nil }
        let least = DeviceFigures.figures[.navigationBarHeightLeast]
        if screenInsets.bottom >= least {
            return Rect(
                x: 0, y: screen.maxY - screenInsets.bottom, width: screen.width, height: screenInsets.bottom)
        }
        guard screenInsets.bottom == 0, screenInsets.right >= least else { return nil }
        return Rect(x: screen.maxX - screenInsets.right, y: 0, width: screenInsets.right, height: screen.height)
    }
}
