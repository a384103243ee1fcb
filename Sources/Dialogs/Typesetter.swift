import Geometry
package import Typography

/// Measures text in a dialog's fonts at the user's text size.
package struct Typesetter: Sendable {
    package let measuring: any TextMeasuring
    package let contentSize: ContentSize
    /// Whether text grows with the user's setting: Dynamic Type came with iOS 7.
    package let isDynamic: Bool

    package init(measuring: any TextMeasuring, contentSize: ContentSize, isDynamic: Bool) {
        self.measuring = measuring
        self.contentSize = contentSize
        self.isDynamic = isDynamic
    }

    /// The style of a text of `size` points at the standard setting, at the user's.
    package func style(_ size: Double, _ weight: TextStyle.Weight) -> TextStyle {
        guard isDynamic, contentSize != .large else { return TextStyle(size: size, weight: weight) }
        return TextStyle(size: size * DynamicType.scale(ofSize: size, at: contentSize), weight: weight)
    }

    /// `text` broken into lines no wider than `width`.
    package func set(_ text: String, _ style: TextStyle, width: Double, maximumLines: Int? = nil) -> MeasuredText {
        measuring.measure(text, style: style, width: max(0, width), maximumLines: maximumLines)
    }
}
