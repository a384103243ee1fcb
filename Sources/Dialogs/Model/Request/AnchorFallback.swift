/// What happens to a popover that fits on none of the allowed sides of its anchor.
package enum AnchorFallback: String, Sendable, CaseIterable {
    /// It uses the side on which it overflows its container least, as in Floating UI, and may be partly outside.
    case leastOverflow
    /// It keeps the first side and slides over its anchor until it is inside its container, as in CSS.
    case firstSide
}
