import Geometry

extension Content {
    var isInEllipse: Bool { if case .ellipse = shape { true } else { false } }
}

/// Content in an ellipse: it is laid out in the largest rectangle that fits into the ellipse, inset by a gap.
extension ContentStack {
    /// The largest rectangle's sides as a share of those of the ellipse's bounding box: the area of `2a cos t · 2b sin
    /// t` is greatest where sine and cosine are equal.
    private static let share = 0.5.squareRoot()

    /// The content's insets without an ellipse, part of which may lie outside of the rectangle. The top inset is 0
    /// below a bar.
    private var ownInsets: EdgeInsets {
        guard !hasBar else { return EdgeInsets(bottom: buttons.isEmpty ? metrics.insets.bottom : buttonInsets.bottom) }
        let (text, row) = (metrics.insets, buttons.isEmpty ? metrics.insets : buttonInsets)
        return EdgeInsets(
            top: text.top, left: min(text.left, row.left), bottom: row.bottom, right: min(text.right, row.right))
    }

    /// The insets that an ellipse with a bounding box of `size` needs in addition to the content's own, on physical
    /// sides.
    func ellipseInsets(of size: Size) -> EdgeInsets {
        func free(_ length: Double, _ own: Double) -> Double {
            max(0, (length - max(0, length - 2 * metrics.gap) * Self.share) / 2 - own)
        }
        let own = physical(ownInsets)
        return EdgeInsets(
            top: free(size.height, own.top), left: free(size.width, own.left), bottom: free(size.height, own.bottom),
            right: free(size.width, own.right))
    }

    /// The width, in points, of the ellipse around content that is `natural` points wide.
    func ellipseWidth(around natural: Double) -> Double {
        max(0, natural - ownInsets.horizontal) / Self.share + 2 * metrics.gap
    }

    /// The height, in points, of the ellipse of `width` that shows all content.
    func ellipseHeight(width: Double) -> Double {
        let inner = width - ellipseInsets(of: Size(width: width, height: 0)).horizontal
        return max(0, naturalHeight(width: inner) - ownInsets.vertical) / Self.share + 2 * metrics.gap
    }
}

extension EdgeInsets {
    /// Returns the greater of both insets on each side.
    func union(_ other: EdgeInsets) -> EdgeInsets {
        EdgeInsets(
            top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
            right: max(right, other.right))
    }
}
