/// The use of a colour, by the platform's own name for it.
///
/// Apple's names are those of UIKit and of the Human Interface Guidelines, Material's are its system tokens without
/// `md.sys.color.`, the web's are the system colours of CSS, GNOME's are the variables of libadwaita's style sheet
/// without their dashes, KDE's are the sets and the normal colours of its schemes. A platform has the roles that its
/// palette lists.
package enum ColorRole: String, Sendable, CaseIterable {
    // Apple's roles.
    case label, secondaryLabel, tertiaryLabel, quaternaryLabel, placeholderText, separator, opaqueSeparator, link
    /// The colour of interactive elements, and the colour of destructive actions.
    case tint, destructive
    case systemFill, secondarySystemFill, tertiarySystemFill, quaternarySystemFill
    case background, secondaryBackground, tertiaryBackground, groupedBackground, secondaryGroupedBackground
    case systemRed, systemOrange, systemYellow, systemGreen, systemMint, systemTeal, systemCyan, systemBlue
    case systemIndigo, systemPurple, systemPink, systemBrown
    case systemGray, systemGray2, systemGray3, systemGray4, systemGray5, systemGray6

    // Material's roles. It also has a `background`.
    case primary, secondary, tertiary, error, surface, outline, scrim, shadow
    case onPrimary = "on-primary"
    case primaryContainer = "primary-container"
    case onPrimaryContainer = "on-primary-container"
    case inversePrimary = "inverse-primary"
    case primaryFixed = "primary-fixed"
    case primaryFixedDim = "primary-fixed-dim"
    case onPrimaryFixed = "on-primary-fixed"
    case onPrimaryFixedVariant = "on-primary-fixed-variant"
    case onSecondary = "on-secondary"
    case secondaryContainer = "secondary-container"
    case onSecondaryContainer = "on-secondary-container"
    case secondaryFixed = "secondary-fixed"
    case secondaryFixedDim = "secondary-fixed-dim"
    case onSecondaryFixed = "on-secondary-fixed"
    case onSecondaryFixedVariant = "on-secondary-fixed-variant"
    case onTertiary = "on-tertiary"
    case tertiaryContainer = "tertiary-container"
    case onTertiaryContainer = "on-tertiary-container"
    case tertiaryFixed = "tertiary-fixed"
    case tertiaryFixedDim = "tertiary-fixed-dim"
    case onTertiaryFixed = "on-tertiary-fixed"
    case onTertiaryFixedVariant = "on-tertiary-fixed-variant"
    case onError = "on-error"
    case errorContainer = "error-container"
    case onErrorContainer = "on-error-container"
    case onBackground = "on-background"
    case onSurface = "on-surface"
    case onSurfaceVariant = "on-surface-variant"
    case inverseSurface = "inverse-surface"
    case inverseOnSurface = "inverse-on-surface"
    case surfaceVariant = "surface-variant"
    case surfaceTint = "surface-tint"
    case surfaceDim = "surface-dim"
    case surfaceBright = "surface-bright"
    case surfaceContainerLowest = "surface-container-lowest"
    case surfaceContainerLow = "surface-container-low"
    case surfaceContainer = "surface-container"
    case surfaceContainerHigh = "surface-container-high"
    case surfaceContainerHighest = "surface-container-highest"
    case outlineVariant = "outline-variant"

    // Roles of every platform, each of which implies some of the platform's own (`Palette.neutral`). `surface`,
    // `secondary`, `outline` and `scrim` are such roles, too.
    case accent, onAccent, danger
    case neutralOnSurface = "onSurface"

    // The web's roles.
    case canvas = "Canvas"
    case canvasText = "CanvasText"
    case buttonFace = "ButtonFace"
    case buttonText = "ButtonText"
    case buttonBorder = "ButtonBorder"
    case field = "Field"
    case fieldText = "FieldText"
    case grayText = "GrayText"
    case linkText = "LinkText"
    case visitedText = "VisitedText"
    case activeText = "ActiveText"
    case mark = "Mark"
    case markText = "MarkText"
    case accentColor = "AccentColor"
    case accentColorText = "AccentColorText"

    // GNOME's roles.
    case accentBg = "accent-bg-color"
    case accentFg = "accent-fg-color"
    case accentStandalone = "accent-color"
    case destructiveBg = "destructive-bg-color"
    case destructiveFg = "destructive-fg-color"
    case destructiveStandalone = "destructive-color"
    case windowBg = "window-bg-color"
    case windowFg = "window-fg-color"
    case viewBg = "view-bg-color"
    case viewFg = "view-fg-color"
    case headerbarBg = "headerbar-bg-color"
    case headerbarFg = "headerbar-fg-color"
    case cardBg = "card-bg-color"
    case cardFg = "card-fg-color"
    case dialogBg = "dialog-bg-color"
    case dialogFg = "dialog-fg-color"
    case popoverBg = "popover-bg-color"
    case popoverFg = "popover-fg-color"

    // KDE's roles: a set of its schemes, and a colour of that set.
    case viewNormal = "view-background"
    case viewForeground = "view-foreground"
    case viewInactive = "view-foreground-inactive"
    case viewNegative = "view-foreground-negative"
    case focusDecoration = "view-decoration-focus"
    case windowNormal = "window-background"
    case windowForeground = "window-foreground"
    case buttonNormal = "button-background"
    case buttonForeground = "button-foreground"
    case headerNormal = "header-background"
    case headerForeground = "header-foreground"
    case selectionNormal = "selection-background"
    case selectionForeground = "selection-foreground"
    case complementaryNormal = "complementary-background"
    case complementaryForeground = "complementary-foreground"
    // Roles of Windows.
    case textFillPrimary = "TextFillColorPrimary"
    case textFillSecondary = "TextFillColorSecondary"
    case textFillDisabled = "TextFillColorDisabled"
    case textOnAccentFillPrimary = "TextOnAccentFillColorPrimary"
    case accentFillDefault = "AccentFillColorDefault"
    case accentTextFillPrimary = "AccentTextFillColorPrimary"
    case controlFillDefault = "ControlFillColorDefault"
    case controlFillTertiary = "ControlFillColorTertiary"
    case controlStrokeDefault = "ControlStrokeColorDefault"
    case solidBackgroundFillBase = "SolidBackgroundFillColorBase"
    case contentDialogTopOverlay = "ContentDialogTopOverlay"
    case acrylicInAppFillDefault = "AcrylicInAppFillColorDefault"
    case systemFillCritical = "SystemFillColorCritical"
    // Roles of HarmonyOS.
    case backgroundPrimary = "background-primary"
    case compBackgroundPrimary = "comp-background-primary"
    case compBackgroundGraySecondary = "background-gray-secondary"
    case compBackgroundTertiary = "comp-background-tertiary"
    case compBackgroundEmphasize = "comp-background-emphasize"
    case fontPrimary = "font-primary"
    case fontSecondary = "font-secondary"
    case fontEmphasize = "font-emphasize"
    case fontOnPrimary = "font-on-primary"
    case warning
    case compDivider = "comp-divider"
    case textPrimary = "text-primary"
    case activated
    case foregroundContrary = "foreground-contrary"
    case dialogButtonBg = "dialog-button-bg"
    // Roles of macOS.
    case windowBackgroundColor, labelColor, secondaryLabelColor, placeholderTextColor, controlAccentColor
    case selectedMenuItemTextColor, controlColor, textBackgroundColor, separatorColor, systemRedColor
    // Roles of visionOS, which also has some of the roles of iOS.
    case glass, onTint
}
