import Boxes
import Devices
import Geometry

/// The layers that the system draws over every app, with or without a dialog.
extension Framed {
    /// Adds the layers over everything else: the status bar, the keyboard, and the home indicator over the keyboard.
    func addSystem(to layers: inout [Layer]) {
        stage.addSystem(to: &layers, looking: staged.look, snapping: staged.options.snap == .pixel)
        if request.statusBar == .hidden, let bar = layers.index(of: .statusBar) { layers.remove(at: bar) }
    }

    // MARK: Status bar

    /// The status bar's style without the dialog (`below`), and with it (`own`); `nil` if the window has no status bar.
    ///
    /// From iOS 13 on, a card on a phone, or in a window as narrow, leaves a black strip above the view that it pushes
    /// back, and the bar is over that strip (appearance statusbar.card: below a width of 768; iOS 26: assumed, as its
    /// cards also push back). A dialog that fills the screen determines the style (appearance statusbar.captures);
    /// otherwise the presenter does.
    var statusBarStyles: (below: StatusBar.Style?, own: StatusBar.Style?) {
        let styles = systemStatusBarStyles
        guard let requested = request.statusBar, let own = styles.own, own != .hidden else { return styles }
        return (styles.below, requested)
    }

    /// The status bar's style by the system's own rules, without the dialog and with it; `nil` if the window has no
    /// status bar.
    private var systemStatusBarStyles: (below: StatusBar.Style?, own: StatusBar.Style?) {
        guard let own = stage.statusBar?.style else { return (nil, nil) }
        guard own != .hidden else { return (.hidden, .hidden) }
        let isNarrow = stage.idiom == .phone || stage.window.width < SystemLooks.widestCardBar
        let hasCards = stage.isAppleTouch && stage.release >= .card && isNarrow && !stage.device.reduceMotion
        var below = own
        if let given = request.presenter.statusBar {
            below = given
        } else if hasCards, let style = request.presenter.style, style == .pageSheet || style == .formSheet {
            below = .light
        }
        if staged.resolved == .fullScreen { return (below, own) }
        // A card above another dialog of a scene does not push anything back.
        guard hasCards, request.presenter.statusBar == nil, let system = placed.pushBack,
            (request.pushBack ?? system).scale != 1
        else { return (below, below) }
        return (below, .light)
    }
}

extension Stage {
    /// The system's layers without any dialog.
    ///
    /// - Parameter isSnapping: Whether their frames are rounded to the grid.
    func systemLayers(snapping isSnapping: Bool) -> [Layer] {
        var layers: [Layer] = []
        addSystem(
            to: &layers, looking: DialogLook(DialogLook([:]), inSystemOf: LookSetting.of(self)), snapping: isSnapping)
        return layers
    }

    fileprivate func addSystem(to layers: inout [Layer], looking look: DialogLook, snapping isSnapping: Bool) {
        func snap(_ rect: Rect) -> Rect { isSnapping ? grid.snap(rect) : rect }
        if let bar = statusBar, bar.style != .hidden {
            layers.append(
                Layer(id: LayerID.statusBar, role: .statusBar, frame: snap(bar.frame), look: look[.statusBar]))
        }
        if let keyboard {
            let frame = snap(keyboard)
            layers.add(Layer(id: LayerID.keyboard, role: .keyboard, frame: frame, look: look[.keyboard])) { layer in
                let parts = keyboardParts
                if parts != [keyboard] {
                    layer.outline = VectorPath(elements: parts.flatMap { VectorPath(rectangle: snap($0)).elements })
                } else if release == .glass, isAppleTouch, frame.width == window.width {
                    let radius = AppleSystem.figures[.keyboardRadius]
                    layer.cornerRadii = CornerRadii(topLeft: radius, topRight: radius)
                }
                // A docked keyboard slides through the window's lower edge; others touch no edge, and fade.
                guard dockedKeyboard != nil else { return }
                layer.changeDetails { $0.away = Point(x: 0, y: frame.height) }
            }
        }
        if let bar = homeIndicator, bar.intersection(window) != nil {
            let frame = snap(bar)
            layers.append(
                Layer(
                    id: LayerID.homeIndicator, role: .homeIndicator, frame: frame,
                    cornerRadius: min(frame.width, frame.height) / 2, look: look[.homeIndicator]))
        }
    }
}
