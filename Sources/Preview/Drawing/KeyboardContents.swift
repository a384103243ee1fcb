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

    init(_ stage: StageReport, in board: Rect) {
        (self.stage, self.board) = (stage, board)
        isDark = stage.state.appearance == .dark && stage.era >= .card
    }

    private static let rows = ["QWERTYUIOP", "ASDFGHJKL", "ZXCVBNM"]

    private var key: Color { isDark ? Color(rgb: 0x6B6B6B) : .white }
    private var otherKey: Color { isDark ? Color(rgb: 0x464646) : Color(rgb: 0xABB1BA) }
    private var ink: Color { isDark ? .white : .black }

    /// What keys stand on: below the line of suggestions, and within the safe area of a device that is seen as it is held.
    private var area: Rect {
        let isTall = board.height > board.width * 0.62
        let top = isTall ? board.height * 0.145 : 6
        var area = Rect(
            minX: board.minX + 3, minY: board.minY + top, maxX: board.maxX - 3, maxY: board.maxY - 5)
        guard stage.rotation == nil else { return area }
        let safe = stage.safeArea
        area = Rect(
            minX: max(area.minX, min(safe.minX, board.midX)), minY: area.minY,
            maxX: min(area.maxX, max(safe.maxX, board.midX)), maxY: area.maxY)
        // Phones keep the globe and the microphone below the keys.
        if isTall, stage.screen.homeIndicator != nil { area.size.height -= board.height * 0.2 }
        return area
    }

    var operations: [DrawingOperation] {
        let area = area
        let (column, row) = (area.width / 10, area.height / 4)
        guard column > 4, row > 8 else { return [] }
        var operations: [DrawingOperation] = []
        let font = TextRun.Font.system(stage, size: min(row * 0.48, 24), weight: .regular)
        for (line, letters) in Self.rows.enumerated() {
            let start = area.midX - column * Double(letters.count) / 2
            for (place, letter) in letters.enumerated() {
                let box = Rect(
                    x: start + column * Double(place), y: area.minY + row * Double(line), width: column, height: row)
                operations.append(cap(box, key))
                operations.append(
                    label(
                        String(letter), at: Point(x: box.midX, y: box.midY + font.size * 0.36), .center, font, ink))
            }
        }
        let (third, last) = (area.minY + row * 2, area.minY + row * 3)
        let wide = column * 1.4
        operations.append(cap(Rect(x: area.minX, y: third, width: wide, height: row), otherKey))
        operations.append(cap(Rect(x: area.maxX - wide, y: third, width: wide, height: row), otherKey))
        operations.append(cap(Rect(x: area.minX, y: last, width: column * 2.5, height: row), otherKey))
        operations.append(
            cap(Rect(x: area.minX + column * 2.5, y: last, width: column * 5, height: row), key))
        operations.append(cap(Rect(x: area.maxX - column * 2.5, y: last, width: column * 2.5, height: row), otherKey))
        return operations
    }

    private func cap(_ cell: Rect, _ color: Color) -> DrawingOperation {
        let cap = Rect(minX: cell.minX + 3, minY: cell.minY + 5, maxX: cell.maxX - 3, maxY: cell.maxY - 5)
        return .fill(VectorPath(rounded: cap, radius: min(5, cap.height / 2)), .nonZero, .solid(color))
    }
}
