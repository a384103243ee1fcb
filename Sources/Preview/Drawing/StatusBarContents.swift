import Boxes
import Devices
import Dialogs
import Geometry
import Typography

/// What a status bar shows, as each system has it: the time, how well the device is connected, how full its battery is.
struct StatusBarContents {
    private let stage: StageReport
    private let bar: Rect
    private let color: Color
    private let plan: Plan

    /// Which system's bar it is.
    private enum Plan {
        /// The carrier at the start, the time in the middle: phones with a home button.
        case carrier
        /// The same on pads, which had no time at the start before iOS 12.
        case plainPad
        /// The time and the date at the start.
        case datedPad
        /// On either side of a notch or an island.
        case ears
        case material
    }

    init(_ stage: StageReport, in bar: Rect, color: Color) {
        (self.stage, self.bar, self.color) = (stage, bar, color)
        let isPad = stage.state.profile.idiom == .pad
        if stage.state.platform != .apple {
            plan = .material
        } else if isPad {
            plan = stage.state.runningSystem.major < 12 ? .plainPad : .datedPad
        } else {
            plan = bar.height > 32 && bar.width < 500 ? .ears : .carrier
        }
    }

    var operations: [DrawingOperation] {
        switch plan {
        case .carrier, .plainPad: classic
        case .datedPad: dated
        case .ears: ears
        case .material: material
        }
    }

    // MARK: Bars

    private var classic: [DrawingOperation] {
        let major = stage.state.runningSystem.major
        let unit = bar.height / 20
        let plain = face(12 * unit, major < 7 ? .bold : .regular)
        let strong = face(12 * unit, major < 7 ? .bold : .semibold)
        var operations = [text("9:41", at: bar.midX, .center, strong)]
        var x = bar.minX + 6 * unit
        if plan == .carrier {
            let signal = box(at: x, width: (7..<11).contains(major) ? 34 * unit : 17 * unit, height: 10 * unit)
            operations +=
                (7..<11).contains(major)
                ? SystemSymbols.dots(in: signal, color)
                : SystemSymbols.bars(major < 7 ? 5 : 4, in: signal, color)
            x += (7..<11).contains(major) ? 38 * unit : 21 * unit
        }
        let name = plan == .carrier ? "Carrier" : "iPad"
        operations.append(text(name, at: x, .left, plain))
        x += (plan == .carrier ? 44 : 26) * unit
        operations += SystemSymbols.waves(in: box(at: x, width: 13 * unit, height: 9.5 * unit), color)
        x = bar.maxX - 31 * unit
        operations += SystemSymbols.battery(in: box(at: x, width: 25 * unit, height: 10 * unit), color)
        operations.append(text("100%", at: x - 3 * unit, .right, plain))
        return operations
    }

    private var dated: [DrawingOperation] {
        let unit = min(1, bar.height / 24)
        let plain = face(12 * unit, .semibold)
        let side = 18 * unit
        let end = bar.maxX - side - 25 * unit
        var operations = [text("9:41\u{2002}Tue Sep 9", at: bar.minX + side, .left, plain)]
        operations += SystemSymbols.battery(in: box(at: end, width: 25 * unit, height: 11 * unit), color)
        operations.append(text("100%", at: end - 4 * unit, .right, plain))
        let waves = box(at: end - 56 * unit, width: 15 * unit, height: 10.5 * unit)
        return operations + SystemSymbols.waves(in: waves, color)
    }

    private var ears: [DrawingOperation] {
        let gap = cutout
        let ear = gap.minX - bar.minX
        // Signs keep their size until the ear is too narrow for them.
        let unit = min(1, (ear - 10) / 76)
        let middle = gap.minY > bar.minY ? gap.midY : bar.minY + bar.height * 0.56
        let plain = face(17 * max(unit, 0.86), .semibold)
        let center = bar.minX + ear * (gap.minY > bar.minY ? 0.48 : 0.54)
        var operations = [text("9:41", at: center, .center, plain, middle: middle)]
        var x = bar.minX + bar.maxX - center - 37 * unit
        let height = 12 * unit
        operations += SystemSymbols.bars(
            4, in: box(at: x, width: 18 * unit, height: height, middle: middle), color)
        x += 24 * unit
        operations += SystemSymbols.waves(in: box(at: x, width: 17 * unit, height: height, middle: middle), color)
        x += 23 * unit
        return operations
            + SystemSymbols.battery(in: box(at: x, width: 27 * unit, height: 12.5 * unit, middle: middle), color)
    }

    private var material: [DrawingOperation] {
        let unit = bar.height > 36 ? 1.0 : min(1, bar.height / 26)
        let side = bar.height > 36 ? 22.0 : 14
        let plain = face(14 * unit, .medium)
        // Beside a hole in the corner.
        let hole = stage.rotation == nil ? stage.screen.cutouts.map(\.frame).first { $0.minX < bar.minX + 60 } : nil
        let start = hole.map { $0.intersection(bar) == nil ? side : max(side, $0.maxX - bar.minX + 8) } ?? side
        // What is first on the left is the time, or, mirrored, the battery.
        let (first, last) = isMirrored ? (side, start) : (start, side)
        let end = bar.maxX - last - 8 * unit
        let battery = box(at: end, width: 8 * unit, height: 14 * unit)
        let wedge = box(at: end - 19 * unit, width: 14 * unit, height: 13 * unit)
        let fan = box(at: end - 40 * unit, width: 17 * unit, height: 13 * unit)
        return [text("9:41", at: bar.minX + first, .left, plain)]
            + SystemSymbols.waves(in: fan, color, isFilled: true) + SystemSymbols.wedge(in: wedge, color)
            + SystemSymbols.standingBattery(in: battery, color)
    }

    // MARK: Pieces

    /// What the bar leaves free in its middle: the panel's own cut-out where the bar lies beside it.
    private var cutout: Rect {
        let known = stage.screen.cutouts.map(\.frame).first { area in
            area.intersection(bar) != nil && area.minX > bar.minX + 40 && area.maxX < bar.maxX - 40
        }
        if let known, stage.rotation == nil { return known }
        return Rect(x: bar.midX - bar.width * 0.2, y: bar.minY, width: bar.width * 0.4, height: bar.height * 0.7)
    }

    private func face(_ size: Double, _ weight: TextStyle.Weight) -> TextRun.Font {
        .system(stage, size: size, weight: weight)
    }

    /// From the left as texts run from left to right; bars are mirrored where they do not.
    private var isMirrored: Bool { stage.state.layoutDirection == .rightToLeft }

    private func box(at x: Double, width: Double, height: Double, middle: Double? = nil) -> Rect {
        let left = isMirrored ? bar.minX + bar.maxX - x - width : x
        return Rect(x: left, y: (middle ?? bar.midY) - height / 2, width: width, height: height)
    }

    private func text(
        _ text: String, at x: Double, _ anchor: TextBlock.Alignment, _ font: TextRun.Font, middle: Double? = nil
    ) -> DrawingOperation {
        let baseline = (middle ?? bar.midY) + font.size * 0.36
        guard isMirrored else { return label(text, at: Point(x: x, y: baseline), anchor, font, color) }
        let mirrored: TextBlock.Alignment =
            switch anchor {
            case .left: .right
            case .right: .left
            case .center: .center
            }
        return label(text, at: Point(x: bar.minX + bar.maxX - x, y: baseline), mirrored, font, color)
    }
}
