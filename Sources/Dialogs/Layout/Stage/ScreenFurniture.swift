import Boxes
import Devices
package import Geometry

/// What a screen shows around and over the app's window, for renderers that draw the whole device; in the space of the
/// answer's frames. It is computed only for them: no other answer contains it.
package struct ScreenFurniture: Sendable {
    /// The status bar, across the whole screen or down its side; `nil` if it is hidden.
    package var statusBar: Rect?
    /// The part of the keyboard that lies on the screen; `nil` if there is none.
    package var keyboard: Rect?
    package var keyboardMode = Keyboard.Mode.docked
    /// The home indicator, the bar by which the user leaves the app, even if the window does not reach it.
    package var homeIndicator: Rect?
    /// Android's bar of navigation buttons; `nil` if gestures replace it.
    package var buttonBar: Rect?
    /// The buttons that close and resize the window; `nil` if it has none.
    package var windowControls: Rect?
    /// Folds and hinges that divide the screen; lines have no width.
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
    /// The part of the status bar that the navigation buttons leave free.
    fileprivate var statusBarBesideButtons: Rect? {
        guard var bar = statusBarOfScreen, bar.width > bar.height else { return statusBarOfScreen }
        if let buttons = buttonBarOnScreen, buttons.minX > 0 { bar.size.width = min(bar.width, buttons.minX) }
        return bar
    }

    /// The bar of navigation buttons: below the app, or beside it on a phone in landscape, wherever Android's safe area
    /// inset is as large as the buttons need.
    fileprivate var buttonBarOnScreen: Rect? {
        guard case .android = system.name, idiom == .phone || idiom == .pad else { return nil }
        let least = DeviceFigures.figures[.navigationBarHeightLeast]
        if screenInsets.bottom >= least {
            return Rect(x: 0, y: screen.maxY - screenInsets.bottom, width: screen.width, height: screenInsets.bottom)
        }
        guard screenInsets.bottom == 0, screenInsets.right >= least else { return nil }
        return Rect(x: screen.maxX - screenInsets.right, y: 0, width: screenInsets.right, height: screen.height)
    }
}
