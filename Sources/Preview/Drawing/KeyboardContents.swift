import Boxes
import Devices
import Dialogs
import Geometry
import Typography

/// The contents of a keyboard: suggestions above the keys if the system has them, the keys, and buttons below or beside
/// them.
struct KeyboardContents {
    private let stage: StageReport
    private let board: Rect
    private let look: KeyboardLook
    private let layout: KeyboardLayout
    private let bands: Bands
    /// The halves in the place of all that is here, of a keyboard that is split.
    private var halves: [KeyboardContents] = []

    /// How the board is divided from top to bottom, and at its sides, in points.
    private struct Bands {
        var suggestions = 0.0
        var keys = 0.0
        var side = 0.0
        /// The band below the keys, including the home indicator.
        var foot = 0.0
        var hasFoot: Bool = false
    }

    private var major: Int { stage.state.runningSystem.major }
    private var isMaterial: Bool { stage.state.platform == .material }

    /// - Parameter board: The whole keyboard, upright as the user sees it, even if the app's window has only a part of
    ///   it.
    init(_ stage: StageReport, in board: Rect, mode: Keyboard.Mode) {
        (self.stage, self.board) = (stage, board)
        look = KeyboardLook(stage)
        let major = stage.state.runningSystem.major
        let isMaterial = stage.state.platform == .material
        // A floating keyboard on a pad has a phone's layout.
        let isPad = stage.state.profile.idiom != .phone && board.width >= 500
        let natural = stage.state.profile.screen.exactSize
        let shortSide = min(natural.width, natural.height)
        let isLarge = isPad && shortSide >= 1000 && major >= 9
        let rows = isLarge && !isMaterial ? 5.0 : 4
        var bands = Self.bands(stage, board, isPad: isPad, isDocked: mode == .docked)
        let free = board.height - bands.foot
        let bar = Self.suggestions(stage, board, isPad: isPad, hasFoot: bands.hasFoot)
        let isPlainPad = isPad && !isMaterial
        let least: Double = isPlainPad ? (board.width > shortSide * 1.05 ? 80 : 60) : board.width > 500 ? 33 : 45
        if bar > 0, (free - bar) / rows >= least { bands.suggestions = bar }
        bands.keys = free - bands.suggestions
        self.bands = bands
        let form: KeyboardLayout.Form =
            isMaterial
            ? .material
            : isPad
                ? isLarge && bands.keys / 5 >= 45 ? .largePad : .pad
                : bands.hasFoot ? .phoneWithFoot : .phone
        layout = KeyboardLayout(form, on: major)
        let parts = mode.parts(of: board)
        guard parts.count > 1 else { return }
        halves = zip(parts, [KeyboardLayout.Form.leftHalf, .rightHalf]).map { part, form in
            KeyboardContents(stage, in: part, KeyboardLayout(form, on: major))
        }
    }

    /// A half of a split keyboard, which has keys alone.
    private init(_ stage: StageReport, in board: Rect, _ layout: KeyboardLayout) {
        (self.stage, self.board, self.layout) = (stage, board, layout)
        look = KeyboardLook(stage)
        bands = Bands(keys: board.height)
    }

    /// The bands that stay free of keys at the sides and below.
    private static func bands(_ stage: StageReport, _ board: Rect, isPad: Bool, isDocked: Bool) -> Bands {
        var bands = Bands()
        guard isDocked else { return bands }
        let insets = stage.screenInsets(wide: board.width)
        // Cut-outs and buttons are on one side only, but the keys stay centred.
        bands.side = max(insets.left, insets.right)
        bands.foot = insets.bottom
        let isUpright = !isPad && board.height > board.width * 0.5
        if stage.state.platform == .material {
            // With gesture navigation, Android shows a button that hides the keyboard, and one for other keyboards,
            // beside the handle.
            if insets.bottom > 0, insets.bottom < 40, isUpright {
                (bands.foot, bands.hasFoot) = (KeyboardBand.androidFoot, true)
            }
        } else if stage.state.platform == .apple, !isPad, insets.bottom > 0 {
            bands.hasFoot = true
            if isUpright { bands.foot = max(insets.bottom, KeyboardBand.foot) }
        }
        return bands
    }

    /// The height of the bar of suggestions; 0 if the system has none.
    private static func suggestions(_ stage: StageReport, _ board: Rect, isPad: Bool, hasFoot: Bool) -> Double {
        guard stage.state.platform == .apple else {
            return stage.state.platform == .material ? KeyboardBand.androidSuggestions : 0
        }
        guard stage.state.runningSystem.hasSuggestions else { return 0 }
        if isPad { return KeyboardBand.suggestionsPad }
        if board.width > 500 || board.width < 350 { return KeyboardBand.suggestionsLow }
        return hasFoot ? KeyboardBand.suggestionsAboveFoot : KeyboardBand.suggestions
    }

    // MARK: Positions

    private var area: Rect {
        let side = max(bands.side, 0) + (isMaterial ? 4 : layout.units > 10 ? 3 : 0)
        return Rect(
            minX: board.minX + side, minY: board.minY + bands.suggestions + margin, maxX: board.maxX - side,
            maxY: board.minY + bands.suggestions + bands.keys)
    }

    /// The space above the first row of keys, in points.
    private var margin: Double {
        guard bands.suggestions == 0 else { return 0 }
        return (stage.appleRelease ?? .glass) == .glass && !isMaterial ? 6 : 2
    }

    var operations: [DrawingOperation] {
        guard halves.isEmpty else { return halves.flatMap(\.operations) }
        let area = area
        let (column, row) = (area.width / layout.units, area.height / Double(layout.rows.count))
        guard column > 4, row > 8 else { return [] }
        var operations = suggestions(above: area)
        for (line, keys) in layout.rows.enumerated() {
            var x = area.minX
            for key in keys {
                let cell = Rect(x: x, y: area.minY + row * Double(line), width: key.width * column, height: row)
                if key.sign != .gap { operations += self.key(key, in: cap(cell, column)) }
                x += key.width * column
            }
        }
        return operations + foot(below: area)
    }

    /// The keycap within a cell: the gaps between keys grow with the cells.
    private func cap(_ cell: Rect, _ column: Double) -> Rect {
        let x = min(column * 0.09, 7)
        let y = min(cell.height * 0.11, 6)
        return Rect(minX: cell.minX + x, minY: cell.minY + y, maxX: cell.maxX - x, maxY: cell.maxY - y)
    }

    // MARK: Keys

    private func key(_ key: KeyboardLayout.Key, in cap: Rect) -> [DrawingOperation] {
        let isRound = look.hasRoundKeys && (key.isEnter || key.sign == .word("?123"))
        let radius = isRound ? cap.height / 2 : min(look.radius, cap.height / 2)
        let outline = VectorPath(rounded: cap, radius: radius)
        var operations: [DrawingOperation] = []
        if let edge = look.edge {
            operations.append(
                .fill(VectorPath(rounded: cap.offset(x: 0, y: 1), radius: radius), .nonZero, .solid(edge)))
        }
        let fill = key.isEnter ? look.enter : key.isOther ? look.other : look.key
        operations.append(.fill(outline, .nonZero, Self.fill(fill, in: cap)))
        return operations + sign(key.sign, in: cap, key.isOther ? look.otherInk : look.ink)
    }

    private static func fill(_ fill: KeyboardLook.Fill, in cap: Rect) -> Fill {
        guard let bottom = fill.bottom else { return .solid(fill.top) }
        return .linear(
            from: Point(x: cap.midX, y: cap.minY), to: Point(x: cap.midX, y: cap.maxY),
            [Fill.Stop(offset: 0, color: fill.top), Fill.Stop(offset: 1, color: bottom)])
    }

    private func sign(_ sign: KeyboardLayout.Sign, in cap: Rect, _ ink: Color) -> [DrawingOperation] {
        let size = min(cap.height * 0.46, cap.width * 0.62, 22)
        let box = Rect(center: cap.center, size: Size(width: size, height: size))
        switch sign {
        case .letter(let letter):
            return [word(String(letter), in: cap, .system(stage, size: letterSize(cap), weight: letterWeight), ink)]
        case .word(let text), .space(let text):
            guard !text.isEmpty else { return [] }
            let widest = cap.width / Double(text.count) * 1.6
            let size = min(cap.height * 0.4, widest, 16)
            return [word(text, in: cap, .system(stage, size: size, weight: letterWeight), ink)]
        case .symbol(let symbol): return symbol.draw(in: box, ink)
        case .gap: return []
        }
    }

    private func letterSize(_ cap: Rect) -> Double { min(cap.height * 0.56, cap.width * 0.8, 24) }

    private var letterWeight: TextStyle.Weight { stage.appleRelease == .classic ? .semibold : .regular }

    private func word(_ text: String, in box: Rect, _ font: TextRun.Font, _ color: Color) -> DrawingOperation {
        label(text, at: Point(x: box.midX, y: box.midY + font.size * 0.36), .center, font, color)
    }

    // MARK: Around the keys

    /// Three suggestions, separated by lines.
    private func suggestions(above area: Rect) -> [DrawingOperation] {
        guard bands.suggestions > 0 else { return [] }
        let room = Rect(x: area.minX, y: board.minY, width: area.width, height: bands.suggestions)
        let font = TextRun.Font.system(stage, size: 16, weight: .regular)
        let words = ["I", "The", "I\u{2019}m"]
        var line = look.quietInk
        line.alpha = 0x50
        return words.enumerated().flatMap { index, text -> [DrawingOperation] in
            let third = room.width / 3
            let box = Rect(x: room.minX + third * Double(index), y: room.minY, width: third, height: room.height)
            var operations = [word(text, in: box, font, look.quietInk)]
            if index > 0 {
                let separator = Rect(
                    x: box.minX - 0.5, y: box.minY + box.height * 0.26, width: 1, height: box.height * 0.48)
                operations.append(.fill(VectorPath(rectangle: separator), .nonZero, .solid(line)))
            }
            return operations
        }
    }

    /// The globe and the microphone below the keys of iPhones without a home button, or beside the keys if there is no
    /// room below; with Gboard, the buttons that hide it and switch to other keyboards.
    private func foot(below area: Rect) -> [DrawingOperation] {
        guard bands.hasFoot else { return [] }
        let size = 24.0
        let isBeside = bands.foot < 40
        let middle = isBeside ? area.maxY - size : isMaterial ? board.maxY - bands.foot / 2 : area.maxY + size * 0.95
        let side = isBeside ? bands.side / 2 : isMaterial ? 44 : 37
        guard side >= size / 2 else { return [] }
        func box(_ x: Double) -> Rect {
            Rect(center: Point(x: x, y: middle), size: Size(width: size, height: size))
        }
        let (first, last) = (box(board.minX + side), box(board.maxX - side))
        let signs: (SystemSymbol, SystemSymbol) = isMaterial ? (.chevron, .globe) : (.globe, .microphone)
        return signs.0.draw(in: first, look.quietInk) + signs.1.draw(in: last, look.quietInk)
    }
}

extension StageReport {
    /// Returns the insets of the system at the edges of a screen that is this wide for the user, in points.
    func screenInsets(wide width: Double) -> EdgeInsets {
        let natural = state.profile.screen.exactSize
        let isTurned = (width - natural.width).magnitude > (width - natural.height).magnitude
        let isAsGiven = isTurned == state.orientation.swapsAxes
        if let given = state.safeAreaInsets { return isAsGiven ? given : given.turned(on: state.profile.idiom) }
        let held: Orientation = isAsGiven ? state.orientation : isTurned ? .landscapeLeft : .portrait
        return state.profile.safeAreaInsetsInEffect(held: held, on: state.system)
    }
}
