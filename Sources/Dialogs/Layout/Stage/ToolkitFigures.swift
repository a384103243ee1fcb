import Boxes
package import Devices
import Geometry

/// The numbers that every toolkit has, each in a file of its own: `Figures/gnome.json`. Lengths are in its own points.
package enum ToolkitFigure: Int, FigureKey {
    // Fonts and lines.
    case titleSize, titleLine, titleSizeWrapped, titleLineWrapped, bodySize, bodyLine, plainLine, barTitleSize
    case targetMinimum
    // Message dialogs; those of windows that are short have names of their own.
    case alertWidthMinimum, alertWidthMaximum, alertRadius, alertTop, alertTopShort, alertSide, alertSideShort
    case alertTextGap, alertTextGapShort, alertPartGap, alertPartGapShort, alertTextBottom
    case alertButtonsTop, alertButtonsTopShort, alertButtonsGap, alertButtonHeight, alertButtonHeightShort
    case alertButtonPadding, alertButtonPaddingShort, alertButtonWidth, alertButtonWidthShort, alertButtonRadius
    // Where their texts keep another distance from the sides than their buttons do; 0 where they keep the same.
    case alertButtonsStart, alertButtonsEnd
    /// Under the last of a content without buttons; 0 is what buttons would have around them.
    case lastBottom
    // Fields.
    case fieldHeight, fieldPadding, fieldRadius, fieldWidthMinimum, fieldGap
    // Dialogs: where they become sheets, and what they leave free.
    case narrowWidth, shortHeight, dialogRadius, dialogWidth, dialogHeight, formWidth, contentInset, pageInset
    /// Between the parts of what is in a dialog, a page or a drawer; 0 is half of what is around them.
    case contentGap
    case barHeight, barInset, barGap, buttonHeight, buttonPadding, buttonRadius, buttonWidth
    /// The header of dialogs, and from its top to the title; 0 where titles are a part of what is below.
    case headerHeight, headerTitle
    // The button that closes a dialog.
    case closeSize, closeIcon, closeMargin, closeGap
    /// What the bar takes from the content of a dialog that scrolls, but where fingers scroll it; 0 where bars lie over
    /// content.
    case scrollBarWidth
    /// What a page leaves free above itself, in whose middle it stands as far as that lets it; 0 as other dialogs.
    case pageTop
    case sideMinimum, topMinimum, roomMaximum, roomGrowsFrom, roomGrowsTo
    case sheetSide, sheetTop, sheetWidthMinimum, handleWidth, handleHeight, handleMargin, handleOpacity
    // Menus.
    case rowHeight, rowPadding, rowRadius, menuPadding, menuBottom, menuWidth
    // Popovers.
    /// The height of its arrow is from the anchor where there is no arrow; the margin is to the window's edges.
    case popoverRadius, popoverPadding, popoverArrowWidth, popoverArrowHeight, popoverMargin
    // Drawers: panels on an edge, and sheets with their limits; a most of 0 where a toolkit has none.
    case drawerWidthMinimum, drawerWidthMaximum, drawerWidthShare, drawerHeightMinimum, drawerHeightMaximum
    case drawerHeightShare, drawerPadding, drawerDimming
    // Messages.
    case messageWidth, messageMargin, messageBottom, messageStart, messageEnd, messagePadding, messageGap
    case messageRadius, messageDuration, messageStay, messageScale
    /// How many messages are seen at once in a column on their edge, and what is between them; 0 where each rests by
    /// itself.
    case messageColumnMost, messageColumnGap
    /// Above and below buttons that stand below a message's text.
    case messageButtonsTop, messageButtonsBottom
    /// What a message is at most on a desktop, in points and as a share of its window; 0 is all the room.
    case messageWidthMaximum, messageWidthShare
    /// The most lines; 0 is any. What stays free before what ends it.
    case messageLines, messageEndGap, messageCloseSize, messageCloseMargin
    /// From how far below its rest it comes, from above where it is less than 0; 0 is from below its window. How far
    /// it goes beyond its own height; 0 stays where it is.
    case messageRise, messageFall
    // Looks.
    case outlineWidth, focusWidth, pressedOpacity, fillOpacity, destructiveFillOpacity, destructivePressedOpacity
    case disabledOpacity, placeholderOpacity, dimmingLight, dimmingDark
    /// How much of the accent is in the ground of the preferred button, by itself and pressed, the rest being a
    /// button's; 1 where the accent is all. How much of it is in the line, and how much of the text in the rest there.
    case accentShare, accentPressedShare, accentLineShare, accentTextShare
    // Motion.
    case dialogScale, dialogDamping, dialogStiffness, sheetDamping, sheetStiffness, keyboardDuration
    /// How long dialogs come and go by curves; 0 is by their springs. Everything with reduced motion; 0 is as long.
    case enterDuration, exitDuration, reducedDuration
    /// From how far below their rest dialogs and pages come, and how far they go.
    case enterRise, pageRise
    // The end of a drag.
    case releaseSpeed, releaseDeceleration, releaseSlop, releaseRubberBand
    /// The share of its extent past which a dialog goes, the speed that sends it off by itself, and how far a page is
    /// drawn; 0 of the latter two where nothing goes by them.
    case releaseShare, releaseFlick, releaseDistance
    // What some have and others tell as 0: limits of sizes, motions that take a time instead of a spring, rows that
    // stand apart, what is different with increased contrast.
    case alertHeightMinimum, alertHeightMaximum, fadeDuration, slideDuration
    case slideExitDuration, popoverDuration, popoverExitDuration, popoverRise, popoverWidthMinimum
    case popoverWidthMaximum, popoverHeightMinimum, popoverHeightMaximum, popoverLift, rowGap
    case outlineWidthIncreased, dimmingIncreased, textGrowthMaximum, paneWidth
    /// What the title of a button has at least, the texts of a message dialog with what is around them; 0 is any.
    case buttonTextHeight, buttonStep, alertTextsHeight
    /// Since which major version the text of a message dialog has lines of its own; before, they are as a label's are.
    case bodyLineSince
    /// Since which major version a message dialog in a short window is as wide as its texts ask for; before, no wider
    /// than its buttons, and than this.
    case rowWidthSince, rowWidthMaximum
}

/// The colours that every toolkit has beside its palette's.
package enum ToolkitColor: Int, FigureKey {
    case dimming, message, messageText, preferredPressed, focusRing, outline, buttonOutline, separator, keyboard
    case fieldLine
    case buttonPressed, preferred, preferredOutline
    case popoverOutline, messageOutline
}

extension Toolkit {
    package typealias Figures = FigureTable<ToolkitFigure, AnyRelease>
    package typealias Colors = ColorTable<ToolkitColor, AnyRelease>

    private static let allFigures = allCases.map { Figures($0.name, line: .toolkit($0)) }
    private static let allColors = allCases.map { Colors($0.name, line: .toolkit($0)) }

    package var figures: Figures { Self.allFigures[rawValue] }
    package var colors: Colors { Self.allColors[rawValue] }

    /// Whether it has panels on edges of its own, whose limits its sheets have, too.
    var hasDrawers: Bool { figures[.drawerHeightMaximum] > 0 }
}

extension Stage {
    /// The toolkit that draws here; nil on other platforms.
    package var toolkit: Toolkit? { if case .toolkit(let toolkit) = platform { toolkit } else { nil } }

    /// How much of the window a toolkit's dialogs dim, 0…1.
    package func dimming(by toolkit: Toolkit) -> Double {
        if device.contrast == .increased, toolkit.figures[.dimmingIncreased] > 0 {
            return toolkit.figures[.dimmingIncreased]
        }
        return toolkit.figures[device.appearance == .dark ? .dimmingDark : .dimmingLight]
    }

    /// The same behind drawers and sheets.
    package func drawerDimming(by toolkit: Toolkit) -> Double {
        let own = toolkit.figures[.drawerDimming]
        return own > 0 ? own : dimming(by: toolkit)
    }

    /// Whether it is a phone's or a tablet's.
    package var isTouched: Bool {
        switch idiom {
        case .phone, .pad: true
        default: false
        }
    }

    /// Whether a window is so narrow, or so short, that dialogs of a toolkit become sheets.
    package func isNarrow(for toolkit: Toolkit) -> Bool { window.width <= toolkit.figures[.narrowWidth] }
    package func isShort(for toolkit: Toolkit) -> Bool { window.height <= toolkit.figures[.shortHeight] }
}
