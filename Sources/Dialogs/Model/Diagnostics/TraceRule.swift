/// A rule whose application a trace reports. The spelling is the wire's; `openapi.yaml` describes each.
package enum TraceRule: String, Sendable, CaseIterable {
    // The stage.
    case platform, era, sizeClass, level, container, screenPart, textSize
    // The style and its size.
    case style, keyboardResizes, givenFrame, width, height
    // Where it rests.
    case detent, basePlacement, offset, flip, shift, available, arrow, edge, place, selectedDetent,
        largestUndimmedDetent, keyboardMoves, keyboardLeaves, snap, frame
    // What is in it, and how it looks.
    case contentInsets, buttonAxis, pinned, outline, backdropColor, backdropOpacity, interaction
    // How it comes and goes.
    case presentStyle, presentMotion, presentDuration, presentEasing, dismissStyle, dismissMotion, dismissDuration,
        dismissEasing
    // How it changes.
    case keyboardDuration, keyboardEasing, changeDuration, changeEasing
}

/// Why a rule gave what it gave: whose word it was, or what decided it. The spelling is the wire's.
package enum TraceReason: String, Sendable, CaseIterable {
    // Whose word it was.
    case request, style, `default`, profile, system
    // What decided it.
    case accessibilitySize, anchor, anchorPoint, asItCame, fixedTextSize, grabber, height, ignore, insideBars,
        keepsToCorners, keyboard, leadingTopCorner, lowest, moreThanTwo, noRoomOnSide, notInTheWay, padding, pixels,
        pointsAtMiddle, reduceMotion, safeArea, screen, staysInside, tallest, titlesDoNotFit, titlesFit,
        undimmedDetent, waitsForAction, wholeWindow, window
}
