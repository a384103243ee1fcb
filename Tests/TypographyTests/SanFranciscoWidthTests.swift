import Testing

@testable import Typography

/// Widths of strings in San Francisco, in points, measured on iOS 26.1 (`text-widths.json`).
private let widths: [(text: String, size: Double, weight: TextStyle.Weight, width: Double)] = [
    ("0123456789", 13, .regular, 77.9238),
    ("Hello UIKit", 13, .regular, 63.7114),
    ("iiiiillll", 13, .regular, 28.5264),
    ("0123456789", 13, .semibold, 81.6845),
    ("Hello UIKit", 13, .semibold, 66.7867),
    ("iiiiillll", 13, .semibold, 31.5574),
    ("The quick brown fox jumps over the lazy dog", 13, .semibold, 280.3792),
    ("0123456789", 15, .regular, 88.4473),
    ("Hello UIKit", 15, .regular, 71.9019),
    ("iiiiillll", 15, .regular, 31.5967),
    ("The quick brown fox jumps over the lazy dog", 15, .regular, 305.376),
    ("0123456789", 17, .regular, 98.5801),
    ("Hello UIKit", 17, .regular, 79.6626),
    ("iiiiillll", 17, .regular, 34.3154),
    ("The quick brown fox jumps over the lazy dog", 17, .regular, 338.9541),
    ("0123456789", 17, .medium, 101.4276),
    ("Hello UIKit", 17, .medium, 81.9912),
    ("iiiiillll", 17, .medium, 36.6105),
    ("0123456789", 17, .semibold, 103.4979),
    ("Hello UIKit", 17, .semibold, 83.6841),
    ("iiiiillll", 17, .semibold, 38.2791),
    ("The quick brown fox jumps over the lazy dog", 17, .semibold, 352.3723),
    ("0123456789", 17, .bold, 106.3455),
    ("Hello UIKit", 17, .bold, 86.0127),
    ("iiiiillll", 17, .bold, 40.5742),
    ("The quick brown fox jumps over the lazy dog", 17, .bold, 360.1418),
    ("0123456789", 20, .regular, 115.217),
    ("Hello UIKit", 20, .regular, 91.6188),
    ("iiiiillll", 20, .regular, 39.006),
    ("The quick brown fox jumps over the lazy dog", 20, .regular, 388.6534),
    ("0123456789", 20, .semibold, 120.8119),
    ("Hello UIKit", 20, .semibold, 96.3581),
    ("iiiiillll", 20, .semibold, 43.542),
    ("The quick brown fox jumps over the lazy dog", 20, .semibold, 405.4209),
    ("0123456789", 30, .regular, 176.9971),
    ("Hello UIKit", 30, .regular, 135.8789),
    ("iiiiillll", 30, .regular, 58.96),
    ("The quick brown fox jumps over the lazy dog", 30, .regular, 567.7148),
    ("0123456789", 40, .semibold, 244.3908),
    ("Hello UIKit", 40, .semibold, 188.9836),
    ("iiiiillll", 40, .semibold, 85.4573),
    ("The quick brown fox jumps over the lazy dog", 40, .semibold, 790.1125),
    ("0123456789", 40, .bold, 250.1562),
    ("Hello UIKit", 40, .bold, 194.502),
    ("iiiiillll", 40, .bold, 90.2344),
    ("The quick brown fox jumps over the lazy dog", 40, .bold, 813.2031),
]

@Suite struct `Widths of San Francisco` {
    @Test(arguments: [AdvanceTable(), PangoEngine.builtIn] as [any TextMeasuring])
    func `widths of San Francisco are met within two percent, and half of one in the median`(engine: any TextMeasuring)
    {
        let errors = widths.map { row in
            let measured = engine.measure(row.text, style: TextStyle(size: row.size, weight: row.weight)).width
            let error = abs(measured / row.width - 1)
            #expect(error < 0.02, "\(row.text) at \(row.size) \(row.weight): \(measured), not \(row.width)")
            return error
        }.sorted()
        #expect(errors[errors.count / 2] < 0.005, "errors: \(errors)")
    }

    @Test func `widths of San Francisco are between those of the sizes and weights beside them`() {
        // What is not measured has to lie between what is: no weight is narrower than a lighter one, and an em of a
        // larger size is narrower wherever the system sets it tighter.
        for size in stride(from: 11.0, through: 40, by: 0.5) {
            let widths = TextStyle.Weight.allCases.map { weight in
                PangoEngine.builtIn.measure("Hello UIKit", style: TextStyle(size: size, weight: weight)).width
            }
            #expect(widths == widths.sorted(), "at \(size): \(widths)")
        }
        // From 12 to 17 pt the system's tracking falls from 0 to -26 thousandths of an em, which is all that changes.
        let small = PangoEngine.builtIn.measure("Hello", style: TextStyle(size: 12)).width / 12
        let large = PangoEngine.builtIn.measure("Hello", style: TextStyle(size: 17)).width / 17
        #expect(abs(small - large - 5 * 0.026) < 1e-9)
    }
}
