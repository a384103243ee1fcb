/// The vertical positions of an alert's texts by their baselines, in points at the standard text size; they grow with
/// the text.
package struct BaselineDistances: Sendable, Equatable {
    /// From the top of the dialog to the first baseline.
    package var top: Double
    /// `top` for a title without a message; `nil` is as with one.
    package var topAlone: Double?
    /// From the title's last baseline to the message's first.
    package var between: Double
    /// From the last baseline to the separator below, or to the first text field.
    package var bottom: Double
    /// `bottom` for a title or message that stands alone.
    package var soloBottom: Double
    /// Whether `soloBottom` extends to the buttons, including the separator.
    package var soloHoldsSeparator = false
}
