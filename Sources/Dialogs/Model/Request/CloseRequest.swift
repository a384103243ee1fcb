/// What users of a platform send a dialog away by, whatever it shows. The raw values are the words of the wire.
package enum CloseRequest: String, Sendable, CaseIterable, Hashable {
    /// The Escape key of a keyboard.
    case escape
    /// The system's back button or gesture.
    case back
    /// The Menu button of a remote control.
    case menu
}
