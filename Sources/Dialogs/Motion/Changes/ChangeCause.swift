/// Why a dialog comes to rest elsewhere. The first cause of a change, in the order of the cases, gives it its time and
/// curve.
package enum ChangeCause: String, Sendable, CaseIterable {
    /// The device turns.
    case orientation
    /// The app's window gets another frame, or the browser's another size.
    case window
    /// A fold opens or closes: another posture of the same device, or a reserved region that comes, goes or moves.
    case fold
    /// Anything else about the device: another device, another text size, other bars.
    case device
    /// A docked keyboard comes, goes or changes its frame.
    case keyboard
    /// A sheet goes to another of its detents.
    case detent
    /// Anything else about the dialog: its content, its placement, its style.
    case content
}
