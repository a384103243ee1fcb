/// Why something of the request became something else. The spelling is the wire's; `openapi.yaml` describes each.
package enum AdaptationReason: String, Sendable, CaseIterable {
    // A style gave way to another, or lost a button.
    case compactWidth, compactHeight, regularWidth, phoneIdiom, detentsUnavailable, anchorGiven, anchorMissing,
        platformStyle, cancelOmitted
    // A size met a limit.
    case limitedToContainer, limitedToSafeArea, limitedToWindow, limitedToAvailable, overscan, screenDivided
    // A detent stands elsewhere, or with another.
    case detentExceedsMaximum, detentsCoincide, mediumInactive, grabberDoesNotFit
    // Content takes another form than its own.
    case textCollides, contentScrolls, buttonsShrink, contentDoesNotFit, linesLimited, actionsStack
    // The device is held in a way that the dialog does not allow.
    case orientationNotAllowed
    // The surroundings are in the way.
    case keyboardShrinks, keyboardCovers, keyboardOffScreen, windowLeavesScreen, occlusionMoves, occlusionCovers,
        elementMoves, elementCovers,
        anchorOutsideWindow, anchorPartlyOutsideWindow
    // A motion takes another time than asked for.
    case springSettles, changesTogether
    // A schedule or a stack leaves a wish aside.
    case stackHasNoGap, alertsAbove, messagesAbove, presentedByDialogBelow
}
