/// A typeface that texts are measured and drawn in, by the one of a system's that it stands for.
package enum Typeface: Sendable, CaseIterable {
    /// Apple's from iOS 9 on: Inter, corrected to its widths; see ``Tracking``.
    case sanFrancisco
    /// Inter as it is, which GNOME's Adwaita Sans is made of.
    case inter
    /// Apple's up to iOS 8, and the web's Arial: Arimo, whose advances are the same. Helvetica Neue is taken to be as
    /// wide.
    case helvetica
    /// Android's: Roboto itself.
    case roboto
    /// The web's Times New Roman: Tinos, whose advances are the same.
    case times
    /// KDE's: Noto Sans itself.
    case noto
}
