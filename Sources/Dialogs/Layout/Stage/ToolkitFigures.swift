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
    // Fields.
    case fieldHeight, fieldPadding, fieldRadius
    // Dialogs: where they become sheets, and what they leave free.
    case narrowWidth, shortHeight, dialogRadius, dialogWidth, dialogHeight, formWidth, contentInset, barHeight
    case barInset, barGap, buttonHeight, buttonPadding, buttonRadius
    case sideMinimum, topMinimum, roomMaximum, roomGrowsFrom, roomGrowsTo
    case sheetSide, sheetTop, sheetWidthMinimum, handleWidth, handleHeight, handleMargin, handleOpacity
    // Menus.
    case rowHeight, rowPadding, rowRadius, menuPadding
    // Popovers.
    case popoverRadius, popoverPadding, popoverArrowWidth, popoverArrowHeight
    // Messages.
    case messageWidth, messageMargin, messageBottom, messageStart, messageEnd, messagePadding, messageGap
    case messageRadius, messageDuration, messageStay, messageScale
    // Looks.
    case outlineWidth, focusWidth, pressedOpacity, fillOpacity, destructiveFillOpacity, destructivePressedOpacity
    case disabledOpacity, placeholderOpacity, dimmingLight, dimmingDark
    // Motion.
    case dialogScale, dialogDamping, dialogStiffness, sheetDamping, sheetStiffness, keyboardDuration
    // The end of a drag.
    case releaseSpeed, releaseDeceleration, releaseSlop, releaseRubberBand
    // What some have and others tell as 0: limits of sizes, motions that take a time instead of a spring, rows that
    // stand apart, what is different with increased contrast.
    case alertHeightMinimum, alertHeightMaximum, enterDuration, exitDuration, fadeDuration, slideDuration
    case slideExitDuration, popoverDuration, popoverExitDuration, popoverRise, popoverWidthMinimum
    case popoverWidthMaximum, popoverHeightMinimum, popoverHeightMaximum, popoverLift, rowGap
    case outlineWidthIncreased, dimmingIncreased, textGrowthMaximum, paneWidth
}

/// The colours that every toolkit has beside its palette's.
package enum ToolkitColor: Int, FigureKey {
    case dimming, message, messageText, preferredPressed, focusRing, outline, buttonOutline, separator, keyboard
    case popoverOutline, messageOutline
}

extension Toolkit {
    package typealias Figures = FigureTable<ToolkitFigure, AnyRelease>
    package typealias Colors = ColorTable<ToolkitColor, AnyRelease>

    private static let allFigures = allCases.map { Figures($0.name, line: .toolkit($0)) }
    private static let allColors = allCases.map { Colors($0.name, line: .toolkit($0)) }

    package var figures: Figures { Self.allFigures[rawValue] }
    package var colors: Colors { Self.allColors[rawValue] }
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

    /// Whether a window is so narrow, or so short, that dialogs of a toolkit become sheets.
    package func isNarrow(for toolkit: Toolkit) -> Bool { window.width <= toolkit.figures[.narrowWidth] }
    package func isShort(for toolkit: Toolkit) -> Bool { window.height <= toolkit.figures[.shortHeight] }
}
