/// Why a dialog's resting layout changes. The first cause that applies, in the order of the cases, determines duration
/// and curve.
package enum ChangeCause: String, Sendable, CaseIterable {
    /// The device rotates.
    case orientation
    /// The app's window gets another frame, or a browser's window another size.
    case window
    /// A fold opens or closes: the same device in another posture, or a reserved region that appears, disappears or
    /// moves.
    case fold
    /// Anything else about the device: another device, another text size, other bars.
    case device
    /// A docked keyboard appears, disappears or changes its frame.
    case keyboard
    /// A sheet moves to another of its detents.
    case detent
    /// Anything else about the dialog: its content, its placement, its style.
    case content
}
