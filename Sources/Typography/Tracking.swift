/// The correction of Inter's advances, in points for each character, that makes words as wide as in San Francisco. It
/// is distributed evenly over the characters of a text; see ``Clusters``.
///
/// San Francisco has two cuts, one for text up to 17 pt and one for display from 28 pt on, which are blended in between
/// by its axis of optical sizes. Each cut differs from Inter by about the same fraction of the em for all characters of
/// a class (see ``Class``), and the system adds a tracking of its own to every size.
///
/// Source: `text-widths.json`, 46 widths of San Francisco at six sizes and four weights, measured on iOS 26.1; the
/// fractions are their least squares, weighted by width. These widths are met within 0.9 %, with a median of 0.23 %. A
/// size and weight that is left out of the fit is met within a median of 0.5 %, and 2.1 % in the worst tenth. Medium
/// and bold are extrapolated at sizes for which they were not measured (assumed).
struct Tracking {
    /// Characters whose widths in Inter differ from San Francisco's in the same way.
    enum Class: UInt8 {
        /// Letters, spaces and signs.
        case common
        /// Decimal digits, which are nearly as wide in both faces.
        case digit
        /// Characters that are little more than a stroke, and cannot become much narrower.
        case narrow
        /// Characters that come from other fonts, which are not corrected.
        case none

        /// The class of a scalar that Inter has a glyph for.
        init(of scalar: UInt32) {
            switch scalar {
            case 0x30...0x39: self = .digit
            // ! ' , . : ; I i j l |
            case 0x21, 0x27, 0x2C, 0x2E, 0x3A, 0x3B, 0x49, 0x69, 0x6A, 0x6C, 0x7C: self = .narrow
            // Letters of similar shape, including dotless, Greek and Cyrillic ones, and single quotes.
            case 0xA1, 0xA6, 0xCC...0xCF, 0xEC...0xEF, 0x128...0x131, 0x134...0x135, 0x139...0x142, 0x38A, 0x390,
                0x399, 0x3AA, 0x3AF, 0x3B9, 0x3CA, 0x406...0x408, 0x456...0x458, 0x2018...0x201A, 0x2039...0x203A:
                self = .narrow
            default: self = .common
            }
        }
    }

    private let common: Double
    private let digit: Double
    private let narrow: Double

    /// Adds the same number of points after every character, for a typeface that already has the widths of the
    /// platform's own font.
    private init(_ points: Double) {
        common = points
        digit = points
        narrow = points
    }

    /// The tracking of a style in a typeface.
    @inline(__always) static func of(_ typeface: Typeface, _ style: TextStyle) -> Tracking {
        typeface == .sanFrancisco
            ? Tracking(size: style.size, weight: style.weight)
            : Tracking(Double(style.spacing) * style.size)
    }

    /// The tracking of San Francisco at a size and weight.
    init(size: Double, weight: TextStyle.Weight) {
        let own = Tracking.system(at: size)
        let display = min(1, max(0, (size - Cut.text.size) / (Cut.display.size - Cut.text.size)))
        func points(_ shares: (Cut) -> Shares) -> Double {
            let (text, large) = (shares(.text)[weight], shares(.display)[weight])
            return (own + text + (large - text) * display) * size
        }
        common = points(\.common)
        digit = points(\.digit)
        narrow = points(\.narrow)
    }

    /// The points to add to the advance of a character of a class, limited so that the sum is not negative.
    @inline(__always) func points(_ class: Class, behind advance: Double) -> Double {
        switch `class` {
        case .common: max(-advance, common)
        case .digit: max(-advance, digit)
        case .narrow: max(-advance, narrow)
        case .none: 0
        }
    }
}

extension Tracking {
    /// The difference from Inter for each class and weight, in em for each character.
    private struct Shares {
        let regular, medium, semibold, bold: Double

        subscript(weight: TextStyle.Weight) -> Double {
            switch weight {
            case .regular: regular
            case .medium: medium
            case .semibold: semibold
            case .bold: bold
            }
        }
    }

    /// One of San Francisco's two cuts, compared with Inter.
    private struct Cut {
        /// The size at which the blending of the two cuts begins (text) or ends (display), in points.
        let size: Double
        let common, digit, narrow: Shares

        static let text = Cut(
            size: 17, common: Shares(regular: -0.0044, medium: 0.0032, semibold: 0.0081, bold: 0.0151),
            digit: Shares(regular: 0.0058, medium: 0.0109, semibold: 0.0116, bold: 0.0164),
            narrow: Shares(regular: 0.0132, medium: 0.0163, semibold: 0.0161, bold: 0.0195))
        static let display = Cut(
            size: 28, common: Shares(regular: -0.067, medium: -0.0589, semibold: -0.0505, bold: -0.0411),
            digit: Shares(regular: -0.0238, medium: -0.0233, semibold: -0.0221, bold: -0.0197),
            narrow: Shares(regular: -0.0323, medium: -0.0328, semibold: -0.0326, bold: -0.031))
    }

    /// The first size of ``table``, in points.
    private static let firstSize = 6

    /// The tracking that the system adds to San Francisco, in thousandths of an em, for each whole point from 6 pt on.
    ///
    /// Source: the tracking values of SF Pro in Apple's Human Interface Guidelines; those of 13, 15 and 17 pt agree
    /// with how the measured widths of one string change from size to size.
    private static let table: [Double] = [
        41, 34, 26, 19, 12, 6, 0, -6, -11, -16, -20, -26, -25, -24, -23, -18, -12, -4, 3, 6, 8, 11, 14, 14, 14, 13, 13,
        12, 12, 11, 10, 10, 10, 10, 10,
    ]

    /// The tracking that the system adds at a size, in em for each character: interpolated, and constant beyond the
    /// table.
    private static func system(at size: Double) -> Double {
        let position = min(max(0, size - Double(firstSize)), Double(table.count - 1))
        let below = min(Int(position), table.count - 2)
        return (table[below] + (table[below + 1] - table[below]) * (position - Double(below))) / 1000
    }
}
