/// What becomes of a popover that fits on no side of its anchor which it may take.
package enum AnchorFallback: String, Sendable, CaseIterable {
    /// It takes the side where it leaves its container least, as Floating UI has it, and may lie partly outside.
    case leastOverflow
    /// It keeps the first side, and slides over its anchor until it is inside its container, as CSS has it.
    case firstSide
}
