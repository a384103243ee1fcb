/// Why a well-formed request cannot be laid out: the member at fault and the reason. It holds facts only; the wire puts
/// them into words.
package struct ResolveError: Error, Hashable, Sendable {
    package enum Reason: Hashable, Sendable {
        /// The transition style works only with one presentation style (UIKit raises an exception otherwise).
        case transitionNeedsStyle(transition: TransitionStyle, needed: StyleName, given: StyleName)
        /// The device profile has no height for the keyboard, and the request gives none.
        case unknownKeyboardHeight
        /// The rectangle shares no area with the area that has to contain it.
        case outsideWindow
        /// The window shares no area with its screen.
        case outsideScreen
        /// The margins, bars or insets to keep free leave nothing of the whole.
        case leavesNoRoom(of: Whole)
        /// The outline reaches out of the dialog's frame, whose size is given.
        case outlineLeavesFrame(width: Double, height: Double)
        /// The spring never comes to rest, or only after the longest duration allowed, in seconds.
        case neverSettles(limit: Double)
        /// A keyboard as high as the screen or higher leaves no room at all.
        case keyboardFillsScreen(height: Double, available: Double)
        /// The style needs an anchor here, and the request gives none.
        case anchorMissing(StyleName)
        /// The app shows no element with that id.
        case unknownElement(String, offered: [String])
        /// The sheet does not have that detent.
        case detentNotOffered(String, offered: [String])
        /// The detent leaves nothing of the sheet visible; heights are in points.
        case detentTooSmall(String, minimum: Double)
        /// The dialog has no timeline with that name.
        case phaseNotOffered(String, offered: [String])
        /// The moment lies after the end of the timeline; both in seconds.
        case outsideTimeline(at: Double, duration: Double)
        /// The timeline has more frames than may be sampled at once.
        case tooManySamples(Int, limit: Int)
        /// The samples of the timeline have more values than may be given at once.
        case tooManySampledValues(Int, limit: Int)
        /// Hit-testing the points would compare them with more segments of outlines than allowed.
        case tooManyPointSegments(Int, limit: Int)
        /// Shaping the texts takes more work than allowed.
        case tooMuchText(Int, limit: Int)
        /// The platform has no colour with that role.
        case roleNotOffered(ColorRole, offered: [ColorRole])
        /// The platform has no material with that name.
        case materialNotOffered(String, offered: [String])
        /// The device does not rotate to that orientation.
        case orientationNotOffered(String, offered: [String])
        /// The timeline moves a layer that the dialog does not have.
        case layerNotThere(String, offered: [String])
        /// The system does not animate its back gesture for this dialog.
        case backNotShown
        /// The finger goes down outside of what the dialog is dragged by.
        case besideDialog
        /// The job was cancelled or ran out of time. The job reports that itself, so nothing reads this error.
        case workIsOver
    }

    /// The area that room is taken from.
    package enum Whole: String, Hashable, Sendable { case screen, window, container }

    package var field: FieldPath
    package var reason: Reason

    package init(_ field: FieldPath, _ reason: Reason) {
        self.field = field
        self.reason = reason
    }
}
