/// Where an alert's texts stand, from baseline to baseline, in points at the standard text size; they grow as the text
/// does.
package struct BaselineDistances: Sendable, Equatable {
    /// From the top of the dialog to the first baseline.
    package var top: Double
    /// The same of a title without a message; nil is as with one.
    package var topAlone: Double?
    /// From the title's last baseline to the message's first.
    package var between: Double
    /// From the last baseline to the separator below, or to the first text field.
    package var bottom: Double
    /// The same under a title or message that stands alone.
    package var soloBottom: Double
    /// Whether `soloBottom` reaches to the buttons, the separator inside it.
    package var soloHoldsSeparator = false
}
