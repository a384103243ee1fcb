import Boxes
import Devices
import Dialogs
import Geometry
import Typography

/// Keys on a keyboard: rows of letters in the order of English ones, and one with the space bar.
struct KeyboardContents {
    private let stage: StageReport
    private let board: Rect
    private let isDark: Bool
    private let isMaterial: Bool

    init(_ stage: StageReport, in board: Rect) {
        (self.stage, self.board) = (stage, board)
        isDark = stage.state.appearance == .dark && stage.era >= .card
        isMaterial = stage.state.platform == .material
    }

    private static let rows = ["QWERTYUIOP", "ASDFGHJKL", "ZXCVBNM"]

    // MARK: Colours, by eye

    private var key: Color {
        if isMaterial { return isDark ? Color(rgb: 0x3B383E) : .white }
        return isDark ? Color(rgb: 0x6B6B6B) : .white
    }
    private var otherKey: Color {
        if isMaterial { return isDark ? Color(rgb: 0x4A4458) : Color(rgb: 0xE8DEF8) }
        return isDark ? Color(rgb: 0x464646) : Color(rgb: 0xABB1BA)
    }
    private var ink: Color { isDark ? .white : .black }
    private var quietInk: Color { isDark ? Color(rgb: 0xC8C8CC) : Color(rgb: 0x55585E) }

    // MARK: Places

    /// Whether there is a line of suggestions above the keys.
    private var isTall: Bool { board.height > board.width * 0.62 }

    /// Whether phones keep the globe and the microphone below the keys.
    private var hasFoot: Bool { isTall && stage.screen.homeIndicator != nil }

    /// What keys stand on: below the line of suggestions, and within the safe area of a device that is seen as it is held.
    private var area: Rect {
        let top = isTall ? board.height * 0.145 : 6
        var area = Rect(
            minX: board.minX + 3, minY: board.minY + top, maxX: board.maxX - 3, maxY: board.maxY - 5)
        guard stage.rotation == nil else { return area }
        let safe = stage.safeArea
        area = Rect(
            minX: max(area.minX, min(safe.minX, board.midX)), minY: area.minY,
            maxX: min(area.maxX, max(safe.maxX, board.midX)), maxY: area.maxY)
        if hasFoot { area.size.height -= board.height * (isMaterial ? 0.12 : 0.2) }
        return area
    }

    // MARK: Keys

    var operations: [DrawingOperation] {
        let area = area
        let (column, row) = (area.width / 10, area.height / 4)
        guard column > 4, row > 8 else { return [] }
        var operations: [DrawingOperation] = []
        let font = TextRun.Font.system(stage, size: min(row * 0.46, 24), weight: .regular)
        for (line, letters) in Self.rows.enumerated() {
            let start = area.midX - column * Double(letters.count) / 2
            for (place, letter) in letters.enumerated() {
                let box = Rect(
                    x: start + column * Double(place), y: area.minY + row * Double(line), width: column, height: row)
                let name = isMaterial ? letter.lowercased() : String(letter)
                operations += [cap(box, key), sign(name, in: box, font, ink)]
            }
        }
        return operations + others(in: area, column: column, row: row) + foot(below: area)
    }

    /// The keys that are no letters.
    private func others(in area: Rect, column: Double, row: Double) -> [DrawingOperation] {
        let (third, last) = (area.minY + row * 2, area.minY + row * 3)
        let wide = column * 1.4
        let shift = Rect(x: area.minX, y: third, width: wide, height: row)
        let delete = Rect(x: area.maxX - wide, y: third, width: wide, height: row)
        let digits = Rect(x: area.minX, y: last, width: column * 2.5, height: row)
        let space = Rect(x: area.minX + column * 2.5, y: last, width: column * 5, height: row)
        let enter = Rect(x: area.maxX - column * 2.5, y: last, width: column * 2.5, height: row)
        let size = min(row * 0.4, column * 0.6, 20)
        func middle(_ box: Rect) -> Rect { Rect(center: box.center, size: Size(width: size, height: size)) }
        let font = TextRun.Font.system(stage, size: min(row * 0.34, column * 0.5, 16), weight: .regular)
        var operations = [shift, delete, digits, enter].map { cap($0, otherKey) } + [cap(space, key)]
        operations += SystemSymbols.shift(in: middle(shift), ink)
        operations += SystemSymbols.delete(in: middle(delete), ink)
        guard !isMaterial else {
            return operations + [sign("?123", in: digits, font, ink)] + SystemSymbols.enter(in: middle(enter), ink)
        }
        let words = zip(["123", "space", "return"], [digits, space, enter])
        return operations + words.map { sign($0, in: $1, font, ink) }
    }

    /// The globe and the microphone below the keys of Apple's phones without a home button.
    private func foot(below area: Rect) -> [DrawingOperation] {
        guard hasFoot, !isMaterial else { return [] }
        let size = 24.0
        let middle = area.maxY + size * 0.95
        func box(_ x: Double) -> Rect {
            Rect(center: Point(x: x, y: middle), size: Size(width: size, height: size))
        }
        return SystemSymbols.globe(in: box(area.minX + 34), quietInk)
            + SystemSymbols.microphone(in: box(area.maxX - 34), quietInk)
    }

    // MARK: Pieces

    private func sign(_ text: String, in box: Rect, _ font: TextRun.Font, _ color: Color) -> DrawingOperation {
        label(text, at: Point(x: box.midX, y: box.midY + font.size * 0.36), .center, font, color)
    }

    private func cap(_ cell: Rect, _ color: Color) -> DrawingOperation {
        let cap = Rect(minX: cell.minX + 3, minY: cell.minY + 5, maxX: cell.maxX - 3, maxY: cell.maxY - 5)
        return .fill(VectorPath(rounded: cap, radius: min(radius, cap.height / 2)), .nonZero, .solid(color))
    }

    private var radius: Double { stage.era == .glass ? 8.5 : 5 }
}
