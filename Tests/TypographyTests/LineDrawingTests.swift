import Geometry
import Testing

@testable import Typography

private let engine = PangoEngine.builtIn
private let style = TextStyle(size: 20)

private func drawn(_ text: String) -> LineDrawing {
    let measured = engine.measure(text, style: style)
    return engine.drawing(
        of: text, style: style, direction: measured.lines.first?.direction ?? .leftToRight,
        letterSpacing: measured.letterSpacing, pixelsPerPoint: 1)
}

/// The least and the greatest coordinates of an outline's corners.
private func bounds(_ path: VectorPath) -> (x: ClosedRange<Double>, y: ClosedRange<Double>)? {
    let points = path.elements.compactMap { element -> Point? in
        switch element {
        case .move(let point), .line(let point): point
        case .quadratic(_, let end), .cubic(_, _, let end), .arc(_, _, _, _, let end): end
        case .close: nil
        }
    }
    guard let left = points.map(\.x).min(), let right = points.map(\.x).max(), let top = points.map(\.y).min(),
        let bottom = points.map(\.y).max()
    else { return nil }
    return (left...right, top...bottom)
}

@Suite struct `A drawn line` {
    @Test(arguments: [
        """
        写真を3枚削除しますか？
        """, "사진을 삭제", "简体字 繁體字", "ქართული ენა", "հայերեն", "አማርኛ ትግርኛ", "বাংলা ভাষা", "ਪੰਜਾਬੀ ਬੋਲੀ", "ગુજરાતી",
        "ଓଡ଼ିଆ",
        """
        தமிழ் மொழி
        """, "తెలుగు భాష", "ಕನ್ನಡ", "മലയാളം", "ꯃꯩꯇꯩꯂꯣꯟ", "ᱥᱟᱱᱛᱟᱲᱤ", "ភាសាខ្មែរ", "ພາສາລາວ", "မြန်မာဘာသာ",
        "React 👋", "👩‍👩‍👧 Family", "🇩🇪 Flag", "1️⃣ ❤️", "ⵜⵉⴼⵉⵏⴰⵖ and 写真", "සිංහල අකුරු", "\u{20000} 木",
    ])
    func `a drawn line is as wide as it was measured, in every script`(text: String) {
        #expect(abs(drawn(text).width - engine.measure(text, style: style).width) < 0.05, "\(text)")
    }

    /// A frame and its hole for each.
    @Test(arguments: [("ⵜⵉⴼ", 3), ("කෝ", 1), ("ⵜ\u{301}", 1), ("\u{20000}\u{20001}", 2), ("ᠮ\u{180B}ᠮ", 2)])
    func `has one box for each grapheme without a glyph`(text: String, boxes: Int) throws {
        let line = drawn(text)
        #expect(line.missingGlyphs == boxes && engine.measure(text, style: style).missingGlyphs == boxes)
        #expect(line.outline.elements.count { $0 == .close } == 2 * boxes)
        let (x, y) = try #require(bounds(line.outline))
        #expect(x.lowerBound >= 0 && x.upperBound <= engine.measure(text, style: style).width)
        // An ideograph's own edges, 834 above the baseline and 74 below it, of 1,000 units at 20 pt.
        #expect(abs(y.lowerBound + 16.68) < 1e-9 && abs(y.upperBound - 1.48) < 1e-9)
    }

    /// Outlines of letters, which a box has far fewer corners than.
    @Test(arguments: ["ગુજરાતી", "தமிழ்", "削除", "አማርኛ", "ភាសា"])
    func `has outlines where there are glyphs`(text: String) {
        let line = drawn(text)
        #expect(line.missingGlyphs == 0 && line.images.isEmpty)
        #expect(line.outline.elements.count > 20)
    }

    @Test(arguments: ["👋", "👩‍👩‍👧", "🇩🇪", "1️⃣"]) func `has emoji in their colours`(text: String) throws {
        let image = try #require(drawn(text).images.first)
        // Opaque, but for the palette's rounding.
        let colors = Set(image.pixels.filter { $0 >> 24 >= 250 })
        #expect(colors.count > 3)
    }
}
