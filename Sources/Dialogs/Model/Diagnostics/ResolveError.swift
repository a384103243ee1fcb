/// Why a well-formed request cannot be laid out: where, and what is wrong. Facts only; prose belongs to the wire.
package struct ResolveError: Error, Hashable, Sendable {
    package enum Reason: Hashable, Sendable {
        /// The transition style works only with one presentation style (UIKit raises an exception otherwise).
        case transitionNeedsStyle(transition: TransitionStyle, needed: StyleName, given: StyleName)
        /// The profile does not know how high its keyboard is, and the request does not say.
        case unknownKeyboardHeight
        /// The rectangle shares no area with what has to contain it.
        case outsideWindow
        /// The window shares no area with the screen that it is on.
        case outsideScreen
        /// What is to be kept free leaves nothing of the whole.
        case leavesNoRoom(of: Whole)
        /// The outline leaves the dialog's frame, whose size is given.
        case outlineLeavesFrame(width: Double, height: Double)
        /// The spring never comes to rest, or only after the longest duration allowed, in seconds.
        case neverSettles(limit: Double)
        /// A keyboard as high as the screen or higher leaves no room at all.
        case keyboardFillsScreen(height: Double, available: Double)
        /// The style stands beside something here, and the request does not say beside what.
        case anchorMissing(StyleName)
        /// The app shows no element of that id.
        case unknownElement(String, offered: [String])
        /// The detent is none of those that the sheet has.
        case detentNotOffered(String, offered: [String])
        /// The detent leaves nothing to see of the sheet; heights in points.
        case detentTooSmall(String, minimum: Double)
        /// The dialog has no timeline of that name.
        case phaseNotOffered(String, offered: [String])
        /// The moment lies after the end of the timeline; both in seconds.
        case outsideTimeline(at: Double, duration: Double)
        /// The timeline has more frames than may be sampled at once.
        case tooManySamples(Int, limit: Int)
        /// The samples of the timeline have more values than may be given at once.
        case tooManySampledValues(Int, limit: Int)
        /// The points would be held against more pieces of outlines than allowed.
        case tooManyPointSegments(Int, limit: Int)
        /// The texts take more work to shape than allowed.
        case tooMuchText(Int, limit: Int)
        /// The platform has no colour of that role.
        case roleNotOffered(ColorRole, offered: [ColorRole])
        /// The platform has no material of that name.
        case materialNotOffered(String, offered: [String])
        /// The device does not turn to that orientation.
        case orientationNotOffered(String, offered: [String])
        /// The timeline moves a layer that the dialog does not have.
        case layerNotThere(String, offered: [String])
        /// The system shows nothing of its back gesture here.
        case backNotShown
        /// The finger goes down beside what draws the dialog.
        case besideDialog
        /// The job had to end, which it tells itself: nobody reads this.
        case workIsOver
    }

    /// What something is taken from.
    package enum Whole: String, Hashable, Sendable { case screen, window, container }

    package var field: FieldPath
    package var reason: Reason

    package init(_ field: FieldPath, _ reason: Reason) {
        self.field = field
        self.reason = reason
    }
}
