import Boxes
import Devices
import Dialogs
import Geometry

/// What is around an app's window on its screen, in a simple drawing: another app beside it, the desktop below it, the
/// frame of a browser, and the window's controls. Measures and colours were chosen by eye.
struct WindowFrame {
    private let stage: StageReport
    private let window: Rect
    private let screen: Rect
    private let kind: Kind

    private enum Kind {
        /// The window fills the screen.
        case none
        /// The window is beside another app.
        case split
        /// The window is over another app.
        case floating
        /// The window is on a desktop with others, as on iPadOS 26.
        case free
        /// The window is a web page on a desktop.
        case browser
    }

    init(_ stage: StageReport, window: Rect, screen: Rect) {
        (self.stage, self.window, self.screen) = (stage, window, screen)
        let isWhole = window == screen
        if stage.state.profile.idiom.isOfWindows {
            kind = stage.state.platform == .web ? .browser : isWhole ? .none : .free
        } else if isWhole {
            kind = .none
        } else if stage.appleRelease == .glass {
            kind = .free
        } else {
            kind = window.minY > screen.minY || window.maxY < screen.maxY ? .floating : .split
        }
    }

    /// Apple's systems have a dark appearance from iOS 13 on.
    private var isDark: Bool {
        stage.state.appearance == .dark && (stage.appleRelease.map { $0 >= .card } ?? true)
    }
    private var isWhole: Bool { window == screen }

    /// The window with its frame.
    var bounds: Rect {
        guard kind == .browser else { return window }
        return Rect(
            minX: window.minX - 1, minY: window.minY - Self.toolbarHeight, maxX: window.maxX + 1, maxY: window.maxY + 1)
    }

    /// Whether the frame is drawn instead of a device.
    var replacesDevice: Bool { kind == .browser && isWhole }

    /// The outline to which the app's window is clipped.
    var outline: VectorPath {
        switch kind {
        case .none, .split, .browser: VectorPath(rectangle: window)
        case .floating, .free:
            VectorPath(window, radii: CornerRadii(all: radius), curve: .continuous)
        }
    }

    private var radius: Double { kind == .free ? 26 : 12 }

    // MARK: Colours

    /// The colour beside the window.
    var around: Color {
        switch kind {
        case .none, .split, .floating: isDark ? Color(rgb: 0x1C1C1E) : Color(rgb: 0xF2F2F7)
        case .free, .browser: isDark ? Color(rgb: 0x232A3C) : Color(rgb: 0x48608C)
        }
    }

    private var desktop: Fill {
        let ends = isDark ? (Color(rgb: 0x1A2233), Color(rgb: 0x2E2A40)) : (Color(rgb: 0x3E6090), Color(rgb: 0x5C5C90))
        return .linear(
            from: screen.origin, to: Point(x: screen.maxX, y: screen.maxY),
            [Fill.Stop(offset: 0, color: ends.0), Fill.Stop(offset: 1, color: ends.1)])
    }

    // MARK: Below the window

    /// What is visible beside and below the window.
    var surroundings: [DrawingOperation] {
        switch kind {
        case .none: return []
        case .split:
            var operations: [DrawingOperation] = [.fill(VectorPath(rectangle: screen), .nonZero, .solid(around))]
            for divider in dividers {
                operations.append(.fill(VectorPath(rectangle: divider), .nonZero, .solid(.black)))
            }
            return operations
        case .floating:
            return [.fill(VectorPath(rectangle: screen), .nonZero, .solid(around)), shadow]
        case .free: return [.fill(VectorPath(rectangle: screen), .nonZero, desktop), shadow]
        case .browser:
            let ground: [DrawingOperation] = isWhole ? [] : [.fill(VectorPath(rectangle: screen), .nonZero, desktop)]
            return ground + toolbar
        }
    }

    /// The divider between two apps side by side: ten points (ipad-windows.json, dividerWidth), below the status bar on
    /// systems that show the time in the middle.
    private var dividers: [Rect] {
        let width = 10.0
        let top =
            stage.state.runningSystem.major < 12 ? screen.minY + (stage.statusBar?.frame.height ?? 0) : screen.minY
        var dividers: [Rect] = []
        if window.minX > screen.minX {
            dividers.append(Rect(minX: window.minX - width, minY: top, maxX: window.minX, maxY: screen.maxY))
        }
        if window.maxX < screen.maxX {
            dividers.append(Rect(minX: window.maxX, minY: top, maxX: window.maxX + width, maxY: screen.maxY))
        }
        return dividers
    }

    private var shadow: DrawingOperation {
        .shadow(
            CastShadow(
                path: outline.offset(x: 0, y: 8), deviation: 14, color: Color(red: 0, green: 0, blue: 0, alpha: 0x50),
                hole: nil))
    }

    // MARK: Over the window

    /// The controls that close and resize a window of iPadOS 26, in its leading top corner.
    func controls(in box: Rect?) -> [DrawingOperation] {
        guard kind == .free, stage.rotation == nil, let box else { return [] }
        let isMirrored = stage.state.layoutDirection == .rightToLeft
        let pitch = (box.width - box.height) / 2
        return lights(size: box.height) { index in
            let x = box.height / 2 + pitch * Double(index)
            return Point(x: isMirrored ? box.maxX - x : box.minX + x, y: box.midY)
        }
    }

    private func lights(size: Double, at place: (Int) -> Point) -> [DrawingOperation] {
        let colors: [UInt32] = [0xFF5F57, 0xFEBC2E, 0x28C840]
        return colors.enumerated().map { index, color in
            let box = Rect(center: place(index), size: Size(width: size, height: size))
            return .fill(VectorPath(ellipseIn: box), .nonZero, .solid(Color(rgb: color)))
        }
    }

    // MARK: A browser

    private static let toolbarHeight = 40.0

    /// The browser's frame, with its controls and the address bar.
    private var toolbar: [DrawingOperation] {
        let frame = bounds
        let outline = VectorPath(rounded: frame, radii: CornerRadii(topLeft: 12, topRight: 12))
        let paint = isDark ? Color(rgb: 0x35363A) : Color(rgb: 0xDEE1E6)
        let middle = window.minY - Self.toolbarHeight / 2
        let address = Rect(
            minX: window.minX + 92, minY: middle - 13, maxX: max(window.maxX - 16, window.minX + 92), maxY: middle + 13)
        return [
            .fill(outline, .nonZero, .solid(paint)),
            .stroke(outline, width: 1.5, isDark ? Color(rgb: 0x5A5A5F) : Color(rgb: 0xB4B8BE)),
        ] + lights(size: 12) { Point(x: window.minX + 20 + 20 * Double($0), y: middle) } + [
            .fill(
                VectorPath(rounded: address, radius: 13), .nonZero,
                .solid(isDark ? Color(rgb: 0x202124) : .white))
        ]
    }
}
