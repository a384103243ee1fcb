package import Geometry

/// A bar, keyboard, inset, fold or element of the app that overlaps a dialog at rest.
package struct Overlap: Sendable {
    package enum What: String, Sendable, CaseIterable {
        case statusBar, navigationBar, toolbar, tabBar, homeIndicator, keyboard, occlusion, division, element
    }

    /// Whether the dialog is above or below the thing that it overlaps.
    package enum Side: String, Sendable, CaseIterable { case over, under }

    package var what: What
    /// The shared area in window coordinates; a fold without width is a line.
    package var frame: Rect
    /// Over for the app's own bars; under for what the system and the hardware put above every window.
    package var side: Side
    /// For an element of the app: its id, and the share of it that the dialog covers, 0…1.
    package var element: (id: String, share: Double)?
}

/// The surroundings of a dialog at rest.
package struct Surroundings: Sendable {
    /// What the dialog's bottom edge rests on.
    package var standing: Standing
    /// The things that the dialog overlaps.
    package var overlaps: [Overlap]

    package static var none: Surroundings {
        Surroundings(standing: Standing(ground: .nothing, height: 0, inset: 0, keyboardOverlap: 0), overlaps: [])
    }
}

/// What a dialog's bottom edge rests on, and at what height (ledger A15).
package struct Standing: Sendable, Hashable {
    package enum Ground: String, Sendable, CaseIterable {
        case keyboard, toolbar, tabBar, homeIndicator, division, window, container
        /// Nothing: the dialog hovers.
        case nothing
    }

    package var ground: Ground
    /// From the window's bottom edge up to the dialog's bottom edge, in points.
    package var height: Double
    /// The room that the dialog leaves free at its bottom for the home indicator, in points; zero if the dialog ends
    /// above it.
    package var inset: Double
    /// The height of the dialog that a docked keyboard would cover if the dialog did not avoid it, in points.
    package var keyboardOverlap: Double
}
