import Dialogs
import Geometry
import Testing

@testable import Preview

@Suite struct `The keyboards in pictures` {
    /// A row that is wider or narrower than the others would not end where the keyboard does.
    @Test(arguments: KeyboardLayout.Form.allCases)
    func `rows of keyboards in pictures are as wide as the keyboard, in every release`(
        form: KeyboardLayout.Form
    ) {
        for major in 0...40 {
            let layout = KeyboardLayout(form, on: major)
            for (index, row) in layout.rows.enumerated() {
                let width = row.reduce(0) { $0 + $1.width }
                #expect(abs(width - layout.units) < 1e-9, "row \(index) in \(major)")
            }
        }
    }

    /// Words that are set on a key show that there is no symbol of that name.
    @Test(arguments: KeyboardLayout.Form.allCases)
    func `keys of keyboards in pictures have a symbol where there is one`(
        form: KeyboardLayout.Form
    ) {
        let words: Set = ["123", ".?123", "?123", "return", "tab", "caps lock"]
        for major in 0...40 {
            for key in KeyboardLayout(form, on: major).rows.joined() {
                guard case .word(let word) = key.sign else { continue }
                #expect(words.contains(word), "\(major)")
            }
        }
    }

    @Test(arguments: SystemSymbol.allCases) func `symbols on keys in pictures stay in their box`(symbol: SystemSymbol) {
        let box = Rect(x: 10, y: 20, width: 24, height: 24)
        let shapes = symbol.draw(in: box, .black)
        #expect(!shapes.isEmpty)
        for shape in shapes {
            let path =
                switch shape {
                case .fill(let path, _, _), .stroke(let path, _, _): path
                default: VectorPath(elements: [])
                }
            let bounds = path.bounds
            let union = box.union(bounds)
            #expect(abs(union.width - box.width) < 1e-9 && abs(union.height - box.height) < 1e-9, "\(bounds)")
        }
    }
}
