/// What happens to a popover that fits on none of the sides of its anchor that it may take.
package enum AnchorFallback: String, Sendable, CaseIterable {
    /// It takes the side on which it overflows its container least, as in Floating UI, and may lie partly outside.
    case leastOverflow
    /// It keeps the first side and slides over its anchor until it is inside its container, as in CSS.
    case firstSide
}
