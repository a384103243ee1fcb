/// The distances that place an alert's texts by their baselines, in points at the standard text size; they grow with
/// the text.
package struct BaselineDistances: Sendable, Equatable {
    /// From the top of the dialog to the first baseline.
    package var top: Double
    /// From the top of the dialog to the first baseline of a title without a message, in points; `nil` is `top`.
    package var topAlone: Double?
    /// From the title's last baseline to the message's first.
    package var between: Double
    /// From the last baseline to the separator below, or to the first text field.
    package var bottom: Double
    /// From the last baseline of a title or message that stands alone to the separator below, in points.
    package var soloBottom: Double
    /// Whether `soloBottom` extends to the buttons, including the separator.
    package var soloHoldsSeparator = false
}
