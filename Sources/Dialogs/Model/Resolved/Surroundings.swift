package import Geometry

/// A bar, a keyboard, an inset, a fold or an element of the app that shares area with a dialog at rest.
package struct Overlap: Sendable {
    package enum What: String, Sendable, CaseIterable {
        case statusBar, navigationBar, toolbar, tabBar, homeIndicator, keyboard, occlusion, division, element
    }

    /// Whether the dialog lies above or below what it shares the area with.
    package enum Side: String, Sendable, CaseIterable { case over, under }

    package var what: What
    /// The part that both share, in window coordinates; a fold without width is a line.
    package var frame: Rect
    /// Over the app's own bars; under what the system and the hardware put above every window.
    package var side: Side
    /// Of an element of the app: its id, and what share of it the dialog covers, 0…1.
    package var element: (id: String, share: Double)?
}

/// What is around a dialog at rest.
package struct Surroundings: Sendable {
    /// What its bottom edge stands on.
    package var standing: Standing
    /// What it shares area with.
    package var overlaps: [Overlap]

    /// Nothing at all.
    package static var none: Surroundings {
        Surroundings(standing: Standing(ground: .nothing, height: 0, inset: 0, keyboardOverlap: 0), overlaps: [])
    }
}

/// What a dialog's bottom edge stands on, and how high (ledger A15).
package struct Standing: Sendable, Hashable {
    package enum Ground: String, Sendable, CaseIterable {
        case keyboard, toolbar, tabBar, homeIndicator, division, window, container
        /// Nothing: the dialog hovers.
        case nothing
    }

    package var ground: Ground
    /// From the window's bottom edge up to the dialog's, in points.
    package var height: Double
    /// What the dialog keeps free at its own bottom for the home indicator, in points: nothing where it stands above
    /// it.
    package var inset: Double
    /// How much of the dialog a docked keyboard would cover had it not made room, in points.
    package var keyboardOverlap: Double
}
