import Boxes
import Devices
import Dialogs
import Geometry
import Typography

/// What a status bar shows on each system: the time, the signal and the battery.
struct StatusBarContents {
    private let stage: StageReport
    private let bar: Rect
    /// The colour of the signs at a position.
    private let ink: (Point) -> Color
    private let plan: Plan
    /// The panel's cut-out that the bar surrounds.
    private let cutout: Rect?

    /// The arrangement of the bar's signs.
    private enum Plan {
        /// The carrier at the start, the time in the middle: phones with a home button.
        case carrier
        /// As `carrier`, on pads, which had no time at the start before iOS 12.
        case plainPad
        /// The time and the date at the start.
        case datedPad
        /// Signs on both sides of a notch or an island.
        case ears
        /// Signs below each other, along one side of the screen.
        case column
        case material
    }

    /// - Parameter bar: The whole width of the screen, upright as the user sees it.
    init(_ stage: StageReport, in bar: Rect, ink: @escaping (Point) -> Color) {
        (self.stage, self.bar, self.ink) = (stage, bar, ink)
        let known =
            stage.rotation == nil ? stage.screen.cutouts.map(\.frame).first { $0.intersection(bar) != nil } : nil
        cutout = known
        let isPad = stage.state.profile.idiom == .pad
        if stage.state.platform != .apple {
            plan = .material
        } else if bar.height > bar.width {
            plan = .column
        } else if isPad {
            plan = stage.state.runningSystem.major < 12 ? .plainPad : .datedPad
        } else {
            plan = bar.height > 32 && (known != nil || bar.width < 500) ? .ears : .carrier
        }
    }

    var operations: [DrawingOperation] {
        switch plan {
        case .carrier, .plainPad: classic
        case .datedPad: dated
        case .ears: ears
        case .column: column
        case .material: material
        }
    }

    // MARK: Bars

    private var classic: [DrawingOperation] {
        let major = stage.state.runningSystem.major
        let unit = min(bar.height / 20, 1.2)
        let plain = face(12 * unit, major < 7 ? .bold : .regular)
        let strong = face(12 * unit, major < 7 ? .bold : .semibold)
        var operations = [text("9:41", at: bar.midX, .center, strong)]
        var x = bar.minX + 6 * unit
        if plan == .carrier {
            let hasDots = (7..<11).contains(major)
            let signal = box(at: x, width: hasDots ? 34 * unit : 17 * unit, height: 10 * unit)
            operations +=
                hasDots
                ? SystemSymbols.dots(in: signal, ink(signal.center))
                : SystemSymbols.bars(major < 7 ? 5 : 4, in: signal, ink(signal.center))
            x += hasDots ? 38 * unit : 21 * unit
        }
        let name = plan == .carrier ? "Carrier" : "iPad"
        operations.append(text(name, at: x, .left, plain))
        x += width(of: name, plain) + Self.gap * unit
        let fan = box(at: x, width: 13 * unit, height: 9.5 * unit)
        operations += SystemSymbols.waves(in: fan, ink(fan.center))
        x = bar.maxX - 31 * unit
        operations += battery(box(at: x, width: 25 * unit, height: 10 * unit))
        operations.append(text("100%", at: x - 3 * unit, .right, plain))
        return operations
    }

    /// The gap between a name and the sign after it, in points.
    private static let gap = 5.0

    private var dated: [DrawingOperation] {
        let unit = min(1, bar.height / 24)
        let plain = face(12 * unit, .semibold)
        let side = 18 * unit
        let end = bar.maxX - side - 25 * unit
        var operations = [text("9:41\u{2002}Tue Sep 9", at: bar.minX + side, .left, plain)]
        operations += battery(box(at: end, width: 25 * unit, height: 11 * unit))
        operations.append(text("100%", at: end - 4 * unit, .right, plain))
        let fan = box(at: end - 4 * unit - width(of: "100%", plain) - 21 * unit, width: 15 * unit, height: 10.5 * unit)
        return operations + SystemSymbols.waves(in: fan, ink(fan.center))
    }

    /// The width of the signs beside a cut-out at their full size, in points.
    private static let signsWidth = 74.0

    private var ears: [DrawingOperation] {
        let gap = gapInTheMiddle
        let ear = min(gap.minX - bar.minX, bar.maxX - gap.maxX)
        // The signs shrink only if the area beside the notch is too narrow, and stay clear of the panel's curve.
        let unit = min(1, max(0.6, (ear - 24) / Self.signsWidth))
        let middle = gap.minY > bar.minY ? gap.midY : bar.minY + bar.height * 0.56
        let center = bar.minX + ear * 0.5
        var operations = [text("9:41", at: center, .center, face(17 * max(unit, 0.86), .semibold), middle: middle)]
        var x = bar.minX + bar.maxX - center - Self.signsWidth / 2 * unit
        let height = 12 * unit
        let bars = box(at: x, width: 18 * unit, height: height, middle: middle)
        operations += SystemSymbols.bars(4, in: bars, ink(bars.center))
        x += 24 * unit
        let fan = box(at: x, width: 17 * unit, height: height, middle: middle)
        operations += SystemSymbols.waves(in: fan, ink(fan.center))
        x += 23 * unit
        return operations + battery(box(at: x, width: 27 * unit, height: 12.5 * unit, middle: middle))
    }

    /// The signs of a column, below the camera, or above it if that is in the middle.
    private var column: [DrawingOperation] {
        let top = cutout.map { $0.minY < bar.minY + 80 ? $0.maxY : bar.minY } ?? bar.minY
        let (first, second, third) = (top + 28, top + 54, top + 76)
        let bars = box(at: bar.midX - 20, width: 18, height: 12, middle: second)
        let fan = box(at: bar.midX + 3, width: 17, height: 12, middle: second)
        return [text("9:41", at: bar.midX, .center, face(17, .semibold), middle: first)]
            + SystemSymbols.bars(4, in: bars, ink(bars.center)) + SystemSymbols.waves(in: fan, ink(fan.center))
            + battery(box(at: bar.midX - 13.5, width: 27, height: 12.5, middle: third))
    }

    private var material: [DrawingOperation] {
        let unit = bar.height > 36 ? 1.0 : min(1, bar.height / 26)
        let side = bar.height > 36 ? 22.0 : 14
        let plain = face(14 * unit, .medium)
        // Clear of a camera hole in the corner, and inside the safe area of a screen in landscape.
        let start = cutout.flatMap { $0.minX < bar.minX + 60 ? max(side, $0.maxX - bar.minX + 8) : nil } ?? side
        let far = cutout.flatMap { $0.maxX > bar.maxX - 60 ? max(side, bar.maxX - $0.minX + 8) : nil } ?? side
        // The first sign on the left is the time, or the battery if the bar is mirrored.
        let (first, last) = isMirrored ? (far, start) : (start, far)
        let end = bar.maxX - last - 8 * unit
        let cell = box(at: end, width: 8 * unit, height: 14 * unit)
        let wedge = box(at: end - 19 * unit, width: 14 * unit, height: 13 * unit)
        let fan = box(at: end - 40 * unit, width: 17 * unit, height: 13 * unit)
        return [text("9:41", at: bar.minX + first, .left, plain)]
            + SystemSymbols.waves(in: fan, ink(fan.center), isFilled: true)
            + SystemSymbols.wedge(in: wedge, ink(wedge.center))
            + SystemSymbols.uprightBattery(in: cell, ink(cell.center))
    }

    // MARK: Pieces

    private func battery(_ box: Rect) -> [DrawingOperation] { SystemSymbols.battery(in: box, ink(box.center)) }

    /// The free area in the middle of the bar: the panel's cut-out if the bar is beside it.
    private var gapInTheMiddle: Rect {
        if let cutout, cutout.minX > bar.minX + 40, cutout.maxX < bar.maxX - 40 { return cutout }
        return Rect(x: bar.midX - bar.width * 0.2, y: bar.minY, width: bar.width * 0.4, height: bar.height * 0.7)
    }

    private func face(_ size: Double, _ weight: TextStyle.Weight) -> TextRun.Font {
        .system(stage, size: size, weight: weight)
    }

    /// The width of a text in the font that replaces the system's, in points.
    private func width(of text: String, _ font: TextRun.Font) -> Double {
        let style = TextStyle(size: font.size, weight: font.weight)
        guard font.typeface != .sanFrancisco else { return AdvanceTable().width(of: text, style: style) }
        return PangoEngine.builtIn.engine(of: font.typeface).measure(text, style: style).width
    }

    /// Whether the bar is mirrored: in right-to-left layouts, on Apple's systems from iOS 9 on.
    private var isMirrored: Bool {
        guard stage.state.layoutDirection == .rightToLeft else { return false }
        return stage.state.platform != .apple || stage.state.runningSystem.major >= 9
    }

    private func box(at x: Double, width: Double, height: Double, middle: Double? = nil) -> Rect {
        let left = isMirrored ? bar.minX + bar.maxX - x - width : x
        return Rect(x: left, y: (middle ?? bar.midY) - height / 2, width: width, height: height)
    }

    private func text(
        _ text: String, at x: Double, _ anchor: TextBlock.Alignment, _ font: TextRun.Font, middle: Double? = nil
    ) -> DrawingOperation {
        let baseline = (middle ?? bar.midY) + font.size * 0.36
        var (place, side) = (x, anchor)
        if isMirrored {
            place = bar.minX + bar.maxX - x
            side = anchor == .left ? .right : anchor == .right ? .left : .center
        }
        let reach: Double = side == .left ? 12 : side == .right ? -12 : 0
        let color = ink(Point(x: place + reach, y: middle ?? bar.midY))
        return label(text, at: Point(x: place, y: baseline), side, font, color)
    }
}
