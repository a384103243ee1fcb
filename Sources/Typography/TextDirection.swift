private import CPango

package enum TextDirection: String, Hashable, Sendable, CaseIterable {
    case leftToRight, rightToLeft
}

extension TextDirection {
    /// The direction of the paragraph of `text` that starts at an offset in UTF-8 bytes. It is the direction of the
    /// first character that has one; the content of isolates is ignored (UAX #9, P2 and P3). `nil` if no character has
    /// one.
    init?(ofParagraphIn text: String, from offset: Int) {
        let bytes = text.utf8Span.span
        var next = offset
        while next < bytes.count, bytes[next] < 0x80 {
            switch bytes[next] {
            case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"):
                self = .leftToRight
                return
            // The paragraph ends here.
            case 0x0A...0x0D, 0x1C...0x1E: return nil
            default: next += 1
            }
        }
        guard next < bytes.count else { return nil }
        self.init(of: text.unicodeScalars[text.utf8.index(text.utf8.startIndex, offsetBy: next)...])
    }

    private init?(of scalars: Substring.UnicodeScalarView) {
        var isolates = 0
        for scalar in scalars {
            switch scalar.value {
            case 0x0A...0x0D, 0x1C...0x1E, 0x85, 0x2028, 0x2029: return nil
            case 0x2066...0x2068: isolates += 1
            case 0x2069: isolates = max(0, isolates - 1)
            default:
                guard isolates == 0 else { continue }
                guard let own = TextDirection(of: scalar) else { continue }
                self = own
                return
            }
        }
        return nil
    }

    /// The direction of a character by its Bidi_Class: left to right for L, right to left for R and AL; `nil` for all
    /// others, embeddings and overrides included, which UAX #9 ignores here.
    private init?(of scalar: Unicode.Scalar) {
        if (0x202A...0x202E).contains(scalar.value) { return nil }
        switch scrim_direction(scalar.value) {
        case PANGO_DIRECTION_LTR: self = .leftToRight
        case PANGO_DIRECTION_RTL: self = .rightToLeft
        default: return nil
        }
    }
}
