/// A rule that a trace reports when it was applied. The raw values are their names in answers; `openapi.yaml` describes
/// each.
package enum TraceRule: String, Sendable, CaseIterable {
    // Rules about the stage.
    case platform, era, sizeClass, level, container, screenPart, textSize
    // Rules about the style and its size.
    case style, keyboardResizes, givenFrame, width, height
    // Rules about where the dialog rests.
    case detent, basePlacement, offset, flip, shift, available, arrow, edge, place, selectedDetent,
        largestUndimmedDetent, keyboardMoves, keyboardLeaves, snap, frame
    // Rules about the content and its looks.
    case contentInsets, buttonAxis, pinned, outline, backdropColor, backdropOpacity, interaction
    // Rules about presenting and dismissing.
    case presentStyle, presentMotion, presentDuration, presentEasing, dismissStyle, dismissMotion, dismissDuration,
        dismissEasing
    // Rules about changes.
    case keyboardDuration, keyboardEasing, changeDuration, changeEasing
}

/// Why a rule gave its result: the origin of the value, or what decided it. The raw values are their names in answers.
package enum TraceReason: String, Sendable, CaseIterable {
    // The origin of the value.
    case request, style, `default`, profile, system
    // What decided the value.
    case accessibilitySize, anchor, anchorPoint, asItCame, fixedTextSize, grabber, height, ignore, insideBars,
        keepsToCorners, keyboard, leadingTopCorner, lowest, moreThanTwo, noRoomOnSide, notInTheWay, padding, pixels,
        pointsAtMiddle, reduceMotion, safeArea, screen, staysInside, tallest, titlesDoNotFit, titlesFit,
        undimmedDetent, waitsForAction, wholeWindow, window
}
