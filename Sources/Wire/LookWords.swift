import JSONText

/// The texts of faults about a colour role that the platform lacks.
package enum RoleWords {
    package static let unknown = "This system has no colour of this role."

    /// Returns the platform's own role that was probably meant: one with that name on another platform, or the one with
    /// the nearest name. `nil` if there is none.
    package static func nearest(to name: String, among offered: [String]) -> String? {
        let folded = name.foldedName
        if let neutral = neutral[folded], offered.contains(neutral) { return neutral }
        if let same = offered.first(where: { $0.foldedName == folded }) { return same }
        for roles in alike where roles.contains(where: { $0.foldedName == folded }) {
            if let own = roles.first(where: { offered.contains($0) }) { return own }
        }
        return NearestName.of(name, among: offered) ?? NearestName.of(folded, among: offered)
    }

    /// Names of other libraries, lower-cased, with the neutral role that means the same on every platform.
    private static let neutral = [
        "accentcolor": "accent", "brand": "accent", "brandcolor": "accent", "maincolor": "accent", "negative": "danger",
        "bordercolor": "outline", "border": "outline", "overlay": "scrim", "overlaycolor": "scrim", "backdrop": "scrim",
    ]

    /// Names that mean nearly the same on different platforms; those of palettes first.
    private static let alike = [
        line("label on-surface CanvasText text foreground textColor titleColor"),
        line("secondaryLabel on-surface-variant GrayText secondaryText subtitleColor"),
        line("tint primary AccentColor LinkText accent accentColor tintColor brand actionColor buttonColor"),
        line("destructive error danger destructiveColor negative"),
        line("background surface-container-high Canvas surface backgroundColor systemBackground windowBackground"),
        line("secondaryBackground surface-container secondarySystemBackground"),
        line("separator outline-variant ButtonBorder divider border hairline"),
        line("tertiarySystemFill surface-container-highest Field fill fieldColor"),
        line("placeholderText on-surface-variant GrayText placeholder"),
        line("link primary LinkText linkColor"),
        line("ButtonFace secondary-container tertiarySystemFill buttonBackground"),
        line("ButtonText primary tint buttonTextColor"),
        line("inverse-surface snackbar"), line("inverse-primary snackbarAction"),
    ]

    private static func line(_ words: String) -> [String] { words.split(separator: " ").map(String.init) }
}

/// The texts of faults about a material that the platform lacks.
enum MaterialWords {
    /// - Parameter name: The given name; `nil` if it is not a string.
    static func unknown(_ name: String?, _ offered: [String]) -> String {
        let given = name.map { "got \"\($0.clipped(to: 80))\"" } ?? "got no string"
        return offered.isEmpty
            ? "This system has no materials: give color and opacity instead."
            : "Needs one of this system's materials, \(offered.joined(separator: ", ")), and \(given)."
    }
}
