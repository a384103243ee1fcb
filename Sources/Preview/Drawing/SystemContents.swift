import Boxes
import Devices
import Dialogs
import Geometry
import Typography

/// What the system shows in its own layers, in a simple drawing: the time, the signal and the battery in the status
/// bar, keys on the keyboard. Both belong to the screen: they are drawn across it, even if the app's window has only a
/// part of them.
struct SystemContents {
    private let stage: StageReport
    private let moment: Moment
    private let furniture: ScreenFurniture
    private let appBars: AppBars
    /// The colour beside the window.
    private let around: Color

    /// Whether the bar's colour depends on what is below it; otherwise it depends on the bar's style.
    private let readsGround: Bool

    init(_ stage: StageReport, at moment: Moment, _ furniture: ScreenFurniture, around: Color, readsGround: Bool) {
        (self.stage, self.moment, self.furniture, self.around) = (stage, moment, furniture, around)
        appBars = AppBars(of: stage)
        self.readsGround = readsGround && moment.otherStatusBars.isEmpty && stage.rotation == nil
    }

    /// Whether the screen is oriented as at rest, so that the known positions apply.
    private var isUpright: Bool { moment.rotation == 0 }

    func operations(in layer: Layer, frame: Rect) -> [DrawingOperation] {
        guard !frame.isEmpty else { return [] }
        switch layer.role {
        case .presenter: return bars(ofPresenter: layer, in: frame)
        case .statusBar:
            let whole = isUpright ? furniture.statusBar ?? frame : frame
            return ground(of: layer, frame, across: whole) + statusBar(in: whole, of: layer)
        case .keyboard:
            // The keyboard moves with its layer.
            let shift = Point(x: frame.midX - layer.frame.midX, y: frame.midY - layer.frame.midY)
            var whole = frame
            if isUpright, frame.size == layer.frame.size, let known = furniture.keyboard,
                known.intersection(layer.frame) != nil
            {
                whole = known.offset(x: shift.x, y: shift.y)
            }
            return ground(of: layer, frame, across: whole) + keys(in: whole, of: frame)
        default: return []
        }
    }

    /// The keys in the whole keyboard, and in an animated picture those of its other sizes, from the same corner.
    private func keys(in whole: Rect, of frame: Rect) -> [DrawingOperation] {
        func keys(_ board: Rect) -> [DrawingOperation] {
            rotated(board) { KeyboardContents(stage, in: $0, mode: furniture.keyboardMode).operations }
        }
        guard !moment.otherKeyboards.isEmpty else { return keys(whole) }
        let others = moment.otherKeyboards.map { size in
            DrawingOperation.group(
                Group(subject: .keyboard(size), opacity: 0, operations: keys(Rect(origin: frame.origin, size: size))))
        }
        return [.group(Group(subject: .keyboard(frame.size), operations: keys(whole)))] + others
    }

    /// The bars of a screen whose window does not reach them; nothing if the app has its own.
    var besideTheWindow: [DrawingOperation] {
        guard isUpright else { return [] }
        func has(_ role: Layer.Role) -> Bool { moment.layers.contains { $0.layer.role == role } }
        let style: StatusBar.Style = around.isDark ? .light : .dark
        var operations: [DrawingOperation] = []
        if let bar = furniture.statusBar, !has(.statusBar), stage.statusBar?.style != .hidden {
            operations += rotated(bar) { upright in contents(style, in: upright, of: nil, isFixed: true) }
        }
        if let bar = furniture.homeIndicator, !has(.homeIndicator) {
            let path = VectorPath(rounded: bar, radius: min(bar.width, bar.height) / 2)
            operations.append(.fill(path, .nonZero, .solid(style == .light ? .white : .black)))
        }
        return operations.isEmpty ? [] : [.group(Group(subject: .bars, operations: operations))]
    }

    // MARK: The app's own bars

    /// The bars of the presenter: its own, and the app's if it is as large as the window.
    private func bars(ofPresenter layer: Layer, in frame: Rect) -> [DrawingOperation] {
        guard !appBars.isEmpty else { return [] }
        let isWindow = layer.frame.size.fills(stage.windowOfFrames.size, in: stage.scale)
        let bars = (isWindow ? appBars.window : []) + (appBars.presenter.map { [$0] } ?? [])
        return rotated(frame) { upright in
            bars.flatMap { bar in
                var bar = bar
                let below = isWindow ? 0 : min(bar.inset, max(0, frame.minY))
                (bar.near, bar.far) = (max(0, bar.near - below), bar.far - below)
                return operations(of: bar, in: upright)
            }
        }
    }

    /// The app's bars, if the presenter fills only a part of the window.
    func bars(in window: Rect) -> [DrawingOperation] {
        rotated(window) { upright in appBars.window.flatMap { operations(of: $0, in: upright) } }
    }

    private func operations(of bar: AppBar, in view: Rect) -> [DrawingOperation] {
        let frame = bar.frame(in: view)
        guard !frame.isEmpty else { return [] }
        func piece(_ frame: Rect, radius: Double) -> [DrawingOperation] {
            let outline = LayerOutline(
                frame: frame, radii: CornerRadii(all: radius), curve: bar.look.cornerCurve ?? .circular)
            return bar.look.shadows.reversed().compactMap { outline.shadow($0) }
                + (bar.look.background.map { outline.fill($0) } ?? [])
                + (bar.look.border.map { outline.border($0) } ?? [])
        }
        guard let (height, margin) = bar.capsule else { return piece(frame, radius: 0) }
        let size = min(height, frame.height)
        let isTop = bar.side == .top
        // At the top, one capsule at each end; at the bottom, one across.
        let y = isTop ? frame.maxY - size : frame.minY
        let row = Rect(x: frame.minX + margin, y: y, width: max(0, frame.width - 2 * margin), height: size)
        guard row.width > 2 * size else { return [] }
        guard isTop else { return piece(row, radius: size / 2) }
        return piece(Rect(x: row.minX, y: y, width: size, height: size), radius: size / 2)
            + piece(Rect(x: row.maxX - size, y: y, width: size, height: size), radius: size / 2)
    }

    // MARK: Status bar

    private func statusBar(in whole: Rect, of layer: Layer) -> [DrawingOperation] {
        let styles = (moment.statusBar.map { [($0, 1.0)] } ?? []) + moment.otherStatusBars.map { ($0, 0.0) }
        return styles.filter { $0.0 != .hidden }.map { style, opacity in
            let operations = rotated(whole) { upright in
                contents(style, in: upright, of: layer, isFixed: !readsGround)
            }
            return .group(Group(subject: .statusBar(style), opacity: opacity, operations: operations))
        }
    }

    /// - Parameter isFixed: Whether all signs have the style's own colour, independent of what is below them.
    private func contents(
        _ style: StatusBar.Style, in upright: Rect, of layer: Layer?, isFixed: Bool
    ) -> [DrawingOperation] {
        let own: Color = style == .light ? .white : .black
        let hasGround = layer?.look?.look.background != nil
        return StatusBarContents(stage, in: upright) { place in
            guard !isFixed, !hasGround else { return own }
            return own.read(on: moment.ground(at: place) ?? around)
        }.operations
    }

    // MARK: Backgrounds

    /// The part of the layer's fill beside the window.
    private func ground(of layer: Layer, _ frame: Rect, across whole: Rect) -> [DrawingOperation] {
        guard whole != frame, let background = layer.look?.look.background else { return [] }
        let curve = layer.look?.look.cornerCurve ?? .circular
        return LayerOutline(frame: whole, radii: layer.cornerRadii ?? CornerRadii(all: 0), curve: curve)
            .fill(background)
    }

    /// Draws something in upright space, as the user sees it, and rotates it into the space of the answer.
    private func rotated(_ frame: Rect, _ draw: (Rect) -> [DrawingOperation]) -> [DrawingOperation] {
        let rotation = stage.rotation ?? 0
        let isSideways = rotation == 90 || rotation == 270
        // The same rectangle as the user sees it, with the same centre.
        let upright =
            isSideways ? Rect(center: frame.center, size: Size(width: frame.height, height: frame.width)) : frame
        let operations = draw(upright)
        guard rotation != 0, !operations.isEmpty else { return operations }
        let transform = PlaneTransform(scale: Size(width: 1, height: 1), rotationZ: rotation, about: frame.center)
        return [.group(Group(transform: transform, operations: operations))]
    }
}

extension Color {
    /// Returns this colour, or black or white if this one would hardly be visible on `ground`.
    func read(on ground: Color) -> Color {
        guard plainContrast(with: ground) < Self.leastContrast else { return self }
        return isDark ? .white : .black
    }
}

extension TextRun.Font {
    /// The font in which the system sets its own texts.
    static func system(_ stage: StageReport, size: Double, weight: TextStyle.Weight) -> TextRun.Font {
        let (own, typeface): ([String], Typeface) =
            switch stage.state.platform {
            case .apple:
                switch stage.state.runningSystem.major {
                case ...6: (["Helvetica", "Arimo"], .helvetica)
                case 7...8: (["Helvetica Neue", "Arimo"], .helvetica)
                default: (["SF Pro"], .sanFrancisco)
                }
            case .material: (["Roboto"], .roboto)
            case .web: ([], .sanFrancisco)
            case .toolkit(.gnome): ([], .inter)
            case .toolkit(.kde): (["Noto Sans"], .noto)
            case .toolkit(.harmonyos): (["HarmonyOS Sans", "Roboto"], .roboto)
            case .toolkit(.macos), .toolkit(.visionos): (["SF Pro"], .sanFrancisco)
            case .toolkit(.wearos): (["Roboto Flex", "Roboto"], .roboto)
            case .toolkit(.windows): (["Segoe UI Variable", "Segoe UI", "Roboto"], .roboto)
            }
        return TextRun.Font(
            families: own + ["Inter", "sans-serif"], typeface: typeface, size: size, weight: weight, letterSpacing: 0)
    }
}

/// Makes a label of unmeasured width, with its start, end or middle at a point.
func label(
    _ text: String, at point: Point, _ anchor: TextBlock.Alignment, _ font: TextRun.Font, _ color: Color
) -> DrawingOperation {
    var run = TextRun(text: text, origin: point, width: nil, direction: .leftToRight, font: font, color: color)
    run.anchor = anchor
    return .text(run)
}
