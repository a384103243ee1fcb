/// Why a well-formed request cannot be laid out: the member with the fault, and the reason. It contains only facts,
/// from which `Wire` makes texts.
package struct ResolveError: Error, Hashable, Sendable {
    package enum Reason: Hashable, Sendable {
        /// The transition style works only with one presentation style (UIKit raises an exception otherwise).
        case transitionNeedsStyle(transition: TransitionStyle, needed: StyleName, given: StyleName)
        /// The device profile has no height for the keyboard, and the request gives none.
        case unknownKeyboardHeight
        /// The rectangle does not intersect the area that has to contain it.
        case outsideWindow
        /// The window does not intersect its screen.
        case outsideScreen
        /// The margins, bars or insets leave no room in the area.
        case leavesNoRoom(of: Whole)
        /// The outline extends out of the dialog's frame, whose size is given.
        case outlineLeavesFrame(width: Double, height: Double)
        /// The spring never settles, or not within the longest allowed duration, in seconds.
        case neverSettles(limit: Double)
        /// A keyboard at least as high as the screen leaves no room.
        case keyboardFillsScreen(height: Double, available: Double)
        /// The style requires an anchor here, and the request gives none.
        case anchorMissing(StyleName)
        /// The app shows no element with that id.
        case unknownElement(String, offered: [String])
        /// The sheet does not have that detent.
        case detentNotOffered(String, offered: [String])
        /// The detent leaves nothing of the sheet visible; heights are in points.
        case detentTooSmall(String, minimum: Double)
        /// The dialog has no timeline with that name.
        case phaseNotOffered(String, offered: [String])
        /// The moment is after the end of the timeline; both in seconds.
        case outsideTimeline(at: Double, duration: Double)
        /// The timeline has more frames than may be sampled at once.
        case tooManySamples(Int, limit: Int)
        /// The samples of the timeline have more values than one answer may contain.
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
        /// The finger goes down outside of the part by which the dialog is dragged.
        case besideDialog
        /// The job was cancelled or ran out of time. The job reports that itself, so nothing reads this error.
        case workIsOver
    }

    /// The area that has no room left.
    package enum Whole: String, Hashable, Sendable { case screen, window, container }

    package var field: FieldPath
    package var reason: Reason
    /// What else makes the request impossible, in the order in which it was found; these have no others of their own.
    package var others: [ResolveError] = []

    package init(_ field: FieldPath, _ reason: Reason) {
        self.field = field
        self.reason = reason
    }
}
