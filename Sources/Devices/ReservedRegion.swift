package import Geometry

/// A part of the screen that the app cannot use freely: a fold or hinge that divides it, or something that covers it.
package struct ReservedRegion: Hashable, Sendable {
    package enum Kind: String, Hashable, Sendable, CaseIterable {
        /// A fold or hinge. Content has to be on one side of it.
        case division
        /// A cut-out or something else that covers the screen. Content has to stay away from it.
        case occlusion
    }

    package var kind: Kind
    /// Its frame, in points, on the screen as the user sees it. A fold without width is a rectangle without area.
    package var frame: Rect
    /// Whether the region applies at the moment. The region of a fold may not apply while the device lies flat.
    package var isActive: Bool

    package init(kind: Kind, frame: Rect, isActive: Bool = true) {
        self.kind = kind
        self.frame = frame
        self.isActive = isActive
    }
}
