import Boxes

/// The user's text size setting, with the names that requests use. The last five are Apple's accessibility sizes
/// AX1–AX5.
package enum ContentSize: String, Hashable, Sendable, CaseIterable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

    /// The position in the list of settings, 0…11, the smallest first.
    fileprivate var index: Int { caseIndex(of: self) }

    package var isAccessibility: Bool { index > 6 }
}

/// Apple's text styles and how they grow with the user's setting, from iOS 11 on.
///
/// Source: Apple Human Interface Guidelines, Typography (Dynamic Type sizes), through five independent tables. For
/// Title 1 at AX3, one copy from 2025 has 44; 48 is used, as in the others. That style's leading at AX2 and AX3 (46,
/// 47) is doubtful. Before iOS 11 only Body grew in the accessibility sizes; the dialogs' `Typesetter` handles that.
package enum DynamicType {
    /// The named styles, largest first.
    package enum Style: String, Hashable, Sendable, CaseIterable {
        case largeTitle, title1, title2, title3, headline, body, callout, subhead, footnote, caption1, caption2
    }

    package static func size(of style: Style, at contentSize: ContentSize) -> Double {
        sizes[caseIndex(of: style)][contentSize.index]
    }

    /// The distance between baselines of a style, in points, as Apple's table has it. A label's own height follows the
    /// font (`TextStyle.lineHeightPerSize`) instead.
    package static func leading(of style: Style, at contentSize: ContentSize) -> Double {
        leadings[caseIndex(of: style)][contentSize.index]
    }

    /// The factor by which a font grows that has `size` points at the default setting.
    ///
    /// It is the factor of the text style whose default size is nearest to `size`. If two are equally near, the smaller
    /// one is used, which grows more. At `.large` the factor is 1.
    package static func scale(ofSize size: Double, at contentSize: ContentSize) -> Double {
        let style = nearestStyle(toSize: size)
        return self.size(of: style, at: contentSize) / self.size(of: style, at: .large)
    }

    /// The style whose size at `.large` is nearest to `size`. For 17 points, which Body and Headline share, it is
    /// `body`.
    package static func nearestStyle(toSize size: Double) -> Style {
        var nearest = Style.body
        var distance = Double.infinity
        for style in Style.allCases {
            let candidate = abs(self.size(of: style, at: .large) - size)
            if candidate <= distance { (nearest, distance) = (style, candidate) }
        }
        return nearest
    }

    /// The sizes of the styles in their order, at each setting.
    private static let sizes: [[Double]] = [
        [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
        [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
        [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
        [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
        [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
        [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
        [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
        [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
        [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
        [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
        [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
    ]

    /// The leadings likewise.
    private static let leadings: [[Double]] = [
        [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70],
        [31, 32, 33, 34, 37, 39, 41, 46, 46, 47, 62, 68],
        [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66],
        [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65],
        [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62],
        [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62],
        [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60],
        [16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58],
        [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52],
        [13, 13, 13, 16, 19, 21, 23, 28, 32, 39, 44, 51],
        [13, 13, 13, 13, 18, 20, 22, 25, 30, 35, 41, 48],
    ]
}
