extension StyleName {
    /// The purpose of the style, in one sentence; the same on every platform.
    package var summary: String {
        switch self {
        case .fullScreen:
            "Covers the whole window, status bar included."
        case .pageSheet:
            "A full-height page as wide as the screen in portrait; what it leaves uncovered is dimmed and untouchable."
        case .formSheet:
            "A centred form smaller than the screen; what it leaves uncovered is dimmed and untouchable."
        case .currentContext:
            "Covers exactly the area of its presenter."
        case .popover:
            "A view beside its anchor, with an arrow pointing at it; a touch outside dismisses it."
        case .alert:
            "A short question in the middle of the screen that has to be answered."
        case .actionSheet:
            "A list of choices at the bottom of a phone; on a pad, a popover beside what was tapped."
        case .activityView:
            "The system's sheet for sharing and acting on something, at the bottom of a phone."
        case .sheet:
            "A sheet that rests at one of several heights; up to the largest undimmed one what lies behind stays live."
        case .semiModal:
            "A panel on an edge of the screen; what it does not cover stays visible, darkened."
        case .floating:
            "A small centred view over a light grey, translucent cover; the presenter stays visible."
        case .slidingMessage:
            "A short message on an edge that comes and goes by itself; everything else stays live."
        }
    }
}
