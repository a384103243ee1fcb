import Boxes
package import Devices
import Geometry

/// The figures that every toolkit has, each in a file of its own such as `Figures/gnome.json`. Lengths are in the
/// toolkit's own points.
package enum ToolkitFigure: Int, FigureKey {
    // Fonts and lines.
    case titleSize, titleLine, titleSizeWrapped, titleLineWrapped, bodySize, bodyLine, plainLine, barTitleSize
    case targetMinimum
    // Message dialogs; figures for short windows have names of their own.
    case alertWidthMinimum, alertWidthMaximum, alertRadius, alertTop, alertTopShort, alertSide, alertSideShort
    case alertTextGap, alertTextGapShort, alertPartGap, alertPartGapShort, alertTextBottom
    case alertButtonsTop, alertButtonsTopShort, alertButtonsGap, alertButtonHeight, alertButtonHeightShort
    case alertButtonPadding, alertButtonPaddingShort, alertButtonWidth, alertButtonWidthShort, alertButtonRadius
    // Insets of the buttons at the start and the end, if they differ from those of the texts; else 0.
    case alertButtonsStart, alertButtonsEnd
    /// The room under the last part of a message dialog without buttons; 0 is the room that buttons would have around
    /// them.
    case lastBottom
    // Fields.
    case fieldHeight, fieldPadding, fieldRadius, fieldWidthMinimum, fieldGap
    // Dialogs: where they become sheets, and their margins.
    case narrowWidth, shortHeight, dialogRadius, dialogWidth, dialogHeight, formWidth, contentInset, pageInset
    /// The gap between the parts of a dialog, a page or a drawer; 0 is half of the inset around them.
    case contentGap
    case barHeight, barInset, barGap, buttonHeight, buttonPadding, buttonRadius, buttonWidth
    /// The height of a dialog's header, and the distance from its top to the title; 0 if titles are part of the content
    /// below.
    case headerHeight, headerTitle
    // The button that closes a dialog.
    case closeSize, closeIcon, closeMargin, closeGap
    /// The width that a scroll bar takes from scrolling content, except on touch screens; 0 if scroll bars lie over
    /// content.
    case scrollBarWidth
    /// The free room above a page, in points, which is otherwise centred in its window as far as there is room; 0
    /// places pages like other dialogs.
    case pageTop
    case sideMinimum, topMinimum, roomMaximum, roomGrowsFrom, roomGrowsTo
    case sheetSide, sheetTop, sheetWidthMinimum, handleWidth, handleHeight, handleMargin, handleOpacity
    // Menus.
    case rowHeight, rowPadding, rowRadius, menuPadding, menuBottom, menuWidth
    // Popovers.
    /// `popoverArrowHeight` is also the distance from the anchor if there is no arrow; `popoverMargin` is the distance
    /// to the window's edges.
    case popoverRadius, popoverPadding, popoverArrowWidth, popoverArrowHeight, popoverMargin
    // Drawers (panels on an edge) and sheets, which have the same limits; a maximum is 0 in a toolkit without drawers.
    case drawerWidthMinimum, drawerWidthMaximum, drawerWidthShare, drawerHeightMinimum, drawerHeightMaximum
    case drawerHeightShare, drawerPadding, drawerDimming
    // Messages.
    case messageWidth, messageMargin, messageBottom, messageStart, messageEnd, messagePadding, messageGap
    case messageRadius, messageDuration, messageStay, messageScale
    /// How many messages are visible at once in a column at their edge, and the gap between them; 0 if each rests by
    /// itself.
    case messageColumnMost, messageColumnGap
    /// The room above and below buttons that are below a message's text, in points.
    case messageButtonsTop, messageButtonsBottom
    /// The maximum width of a message on a desktop, in points and as a share of its window; 0 is no limit.
    case messageWidthMaximum, messageWidthShare
    /// The most lines of text, where 0 is any number; the gap before the close button; and its size and margin.
    case messageLines, messageEndGap, messageCloseSize, messageCloseMargin
    /// How far below its rest a message starts, in points (negative: above it); 0 starts below the window. How far it
    /// moves when it leaves, in addition to its own height unless it is a toast; 0 does not move it.
    case messageRise, messageFall
    // Looks.
    case outlineWidth, focusWidth, pressedOpacity, fillOpacity, destructiveFillOpacity, destructivePressedOpacity
    case disabledOpacity, placeholderOpacity, dimmingLight, dimmingDark
    /// The share of the accent in the preferred button's fill, at rest and pressed, mixed with a plain button's colour;
    /// 1 is the accent alone. The share of the accent in its border, and the share of the text's colour in the rest of
    /// the border.
    case accentShare, accentPressedShare, accentLineShare, accentTextShare
    // Motion.
    case dialogScale, dialogDamping, dialogStiffness, sheetDamping, sheetStiffness, keyboardDuration
    /// The durations of presenting and dismissing along curves, where 0 uses springs instead; and the duration of all
    /// motions with reduced motion, where 0 keeps the usual one. In seconds.
    case enterDuration, exitDuration, reducedDuration
    /// How far below their rest dialogs and pages start when presented and end when dismissed, in points.
    case enterRise, pageRise
    // The end of a drag.
    case releaseSpeed, releaseDeceleration, releaseSlop, releaseRubberBand
    /// The share of its extent past which a drag dismisses a dialog, the speed that alone dismisses it, and the
    /// distance past which a drag dismisses a page; 0 for either of the latter two disables it.
    case releaseShare, releaseFlick, releaseDistance
    // Figures that some toolkits have, and that are 0 in the others: limits of sizes, durations in place of springs,
    // gaps between rows, differences with increased contrast.
    case alertHeightMinimum, alertHeightMaximum, fadeDuration, slideDuration
    case slideExitDuration, popoverDuration, popoverExitDuration, popoverRise, popoverWidthMinimum
    case popoverWidthMaximum, popoverHeightMinimum, popoverHeightMaximum, popoverLift, rowGap
    case outlineWidthIncreased, dimmingIncreased, textGrowthMaximum, paneWidth
    /// The least height of a button's title, the step of buttons' widths, and the least height of a message dialog's
    /// texts with their insets; 0 is none.
    case buttonTextHeight, buttonStep, alertTextsHeight
    /// The major version since which the text of a message dialog has a line height of its own; before, it has that of
    /// labels.
    case bodyLineSince
    /// The major version since which a message dialog in a short window is as wide as its texts need; before, its width
    /// is limited to that of its buttons, and to `rowWidthMaximum`.
    case rowWidthSince, rowWidthMaximum
}

/// The colours that every toolkit has beside those of its palette.
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

    /// Whether the toolkit has panels on edges (drawers), whose limits also apply to its sheets.
    var hasDrawers: Bool { figures[.drawerHeightMaximum] > 0 }
}

extension Stage {
    /// The toolkit that draws the dialogs; `nil` on other platforms.
    package var toolkit: Toolkit? { if case .toolkit(let toolkit) = platform { toolkit } else { nil } }

    /// The opacity of the dimming behind a toolkit's dialogs, 0…1.
    package func dimming(by toolkit: Toolkit) -> Double {
        if device.contrast == .increased, toolkit.figures[.dimmingIncreased] > 0 {
            return toolkit.figures[.dimmingIncreased]
        }
        return toolkit.figures[device.appearance == .dark ? .dimmingDark : .dimmingLight]
    }

    /// The opacity of the dimming behind a toolkit's drawers and sheets, 0…1.
    package func drawerDimming(by toolkit: Toolkit) -> Double {
        let own = toolkit.figures[.drawerDimming]
        return own > 0 ? own : dimming(by: toolkit)
    }

    /// Whether the stage is a phone's or a tablet's.
    package var isTouched: Bool {
        switch idiom {
        case .phone, .pad: true
        default: false
        }
    }

    /// Whether the window is so narrow, or so short, that a toolkit's dialogs become sheets.
    package func isNarrow(for toolkit: Toolkit) -> Bool { window.width <= toolkit.figures[.narrowWidth] }
    package func isShort(for toolkit: Toolkit) -> Bool { window.height <= toolkit.figures[.shortHeight] }
}
