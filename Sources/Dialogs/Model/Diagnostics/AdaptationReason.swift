/// Why the layout deviates from the request. The raw values are their names in answers; `openapi.yaml` describes each.
package enum AdaptationReason: String, Sendable, CaseIterable {
    // A style was replaced by another, or lost a button.
    case compactWidth, compactHeight, regularWidth, phoneIdiom, detentsUnavailable, anchorGiven, anchorMissing,
        platformStyle, cancelOmitted
    // A size reached a limit.
    case limitedToContainer, limitedToSafeArea, limitedToWindow, limitedToAvailable, overscan, screenDivided
    // A detent moved, or coincides with another.
    case detentExceedsMaximum, detentsCoincide, mediumInactive, grabberDoesNotFit
    // Content has another form than intended.
    case textCollides, contentScrolls, buttonsShrink, contentDoesNotFit, linesLimited, actionsStack
    // The device has an orientation that the dialog does not allow.
    case orientationNotAllowed
    // The surroundings left too little room.
    case keyboardShrinks, keyboardCovers, keyboardOffScreen, windowLeavesScreen, occlusionMoves, occlusionCovers,
        elementMoves, elementCovers,
        anchorOutsideWindow, anchorPartlyOutsideWindow
    // A motion has another duration than requested.
    case springSettles, changesTogether
    // A schedule or a stack overrides the request.
    case stackHasNoGap, alertsAbove, messagesAbove, presentedByDialogBelow
}
