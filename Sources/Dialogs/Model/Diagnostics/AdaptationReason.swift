/// Why the layout departed from the request. The raw values are the words of the wire; `openapi.yaml` describes each.
package enum AdaptationReason: String, Sendable, CaseIterable {
    // A style was replaced by another, or lost a button.
    case compactWidth, compactHeight, regularWidth, phoneIdiom, detentsUnavailable, anchorGiven, anchorMissing,
        platformStyle, cancelOmitted
    // A size ran into a limit.
    case limitedToContainer, limitedToSafeArea, limitedToWindow, limitedToAvailable, overscan, screenDivided
    // A detent moved, or coincides with another.
    case detentExceedsMaximum, detentsCoincide, mediumInactive, grabberDoesNotFit
    // Content takes another form than intended.
    case textCollides, contentScrolls, buttonsShrink, contentDoesNotFit, linesLimited, actionsStack
    // The device is held in a way that the dialog does not allow.
    case orientationNotAllowed
    // The surroundings were in the way.
    case keyboardShrinks, keyboardCovers, keyboardOffScreen, windowLeavesScreen, occlusionMoves, occlusionCovers,
        elementMoves, elementCovers,
        anchorOutsideWindow, anchorPartlyOutsideWindow
    // A motion takes another time than was asked for.
    case springSettles, changesTogether
    // A schedule or a stack overrides what was asked for.
    case stackHasNoGap, alertsAbove, messagesAbove, presentedByDialogBelow
}
