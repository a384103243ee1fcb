package import Devices

/// Figures of Wear OS' dialogs that no other toolkit has: `Figures/wearos-widgets.json`.
package enum WearFigure: Int, FigureKey {
    // Padding around the content, as shares of the screen.
    case paddingHorizontal, paddingVertical, paddingIcon, paddingBottom, pairBottom, titleSide, textSide
    case gap
    // Buttons one below the other.
    case stackTop, stackGap, labelSize
    // The two round buttons, which dismiss and confirm.
    case pairTop, pairStart, pairEnd, pairGap, dismissSize, dismissInset, dismissRadius, confirmWidth, confirmHeight
    case iconSize
    // The button along the screen's lower edge.
    case edgeHeight, edgePadding, edgeTop, edgeTopAlone, edgeSmallest, edgeEllipse, edgeEllipseGrowth, edgeSide
    case edgeLines
    case confirmationSide, confirmationGap, confirmationIcon
    // Motion.
    case fadeInStiffness, fadeOutStiffness, presenterScale
    case letterSpacing

    package static let table = FigureTable<WearFigure, AnyRelease>("wearos-widgets", line: .toolkit(.wearos))

    /// A share of a side of the screen, rounded up to a whole point as in Compose.
    package func share(of side: Double) -> Double { (Self.table[self] * side).rounded(.up) }
}
