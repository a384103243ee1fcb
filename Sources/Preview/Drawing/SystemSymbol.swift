import Dialogs
import Geometry
import JSONText

/// A symbol that systems draw on a key or a button, in a square box. Its shapes are data,
/// `Sources/Preview/System/symbols.json`.
enum SystemSymbol: String, CaseIterable {
    case shift, delete, enter, emoji, hide, globe, microphone
    /// An arrowhead that points down.
    case chevron
    /// Android's buttons from version 5 on, and up to version 4: a curved arrow, a house, two pages.
    case back, home, recent, holoBack, holoHome, holoRecent

    private static let shapes = SystemFile.table("symbols", by: Self.self) { node in
        node.elements.map { Shape($0) }
    }

    func draw(in box: Rect, _ color: Color) -> [DrawingOperation] {
        (Self.shapes[self] ?? []).map { $0.operation(in: box, color) }
    }

    /// A shape of a symbol, in a box of one unit.
    private struct Shape {
        enum Outline {
            case path(VectorPath)
            case ellipse(Rect)
            case rounded(Rect, radius: Double)
        }

        let outline: Outline
        /// The width of its line, and the least width in points; `nil` if it is filled.
        let line: Double?
        let least: Double

        init(_ node: JSONNode) {
            line = node.member("line")?.doubleValue
            least = node.member("least")?.doubleValue ?? 0
            if let text = node.member("path")?.stringValue, let path = try? VectorPath(svg: text) {
                outline = .path(path)
            } else if let box = node.member("ellipse").flatMap(Self.box) {
                outline = .ellipse(box)
            } else if let box = (node.member("rounded") ?? node.member("rectangle")).flatMap(Self.box) {
                outline = .rounded(box, radius: node.member("radius")?.doubleValue ?? 0)
            } else {
                preconditionFailure("a shape of a symbol has an outline")
            }
        }

        private static func box(_ node: JSONNode) -> Rect? {
            let numbers = node.elements.compactMap(\.doubleValue)
            return numbers.count == 4 ? Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]) : nil
        }

        func operation(in box: Rect, _ color: Color) -> DrawingOperation {
            func placed(_ part: Rect) -> Rect {
                Rect(
                    x: box.minX + box.width * part.minX, y: box.minY + box.height * part.minY,
                    width: box.width * part.width, height: box.height * part.height)
            }
            let path =
                switch outline {
                case .path(let path): path.scaled(by: box.width, about: .zero, offset: box.origin)
                case .ellipse(let part): VectorPath(ellipseIn: placed(part))
                case .rounded(let part, radius: 0): VectorPath(rectangle: placed(part))
                case .rounded(let part, let radius): VectorPath(rounded: placed(part), radius: box.width * radius)
                }
            guard let line else { return .fill(path, .nonZero, .solid(color)) }
            return .stroke(path, width: max(box.width * line, least), color)
        }
    }
}
