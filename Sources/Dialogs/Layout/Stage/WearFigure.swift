package import Devices

/// Numbers of Wear OS' dialogs that no other toolkit has: `Figures/wearos-widgets.json`.
package enum WearFigure: Int, FigureKey {
    // What stays free around the content, as shares of the screen.
    case paddingHorizontal, paddingVertical, paddingIcon, paddingBottom, pairBottom, titleSide, textSide
    case gap
    // Buttons one below the other.
    case stackTop, stackGap, labelSize
    // The two round buttons that dismiss and confirm.
    case pairTop, pairStart, pairEnd, pairGap, dismissSize, dismissInset, dismissRadius, confirmWidth, confirmHeight
    case iconSize
    // The one along the screen's lower edge.
    case edgeHeight, edgePadding, edgeTop, edgeTopAlone, edgeSmallest, edgeEllipse, edgeEllipseGrowth, edgeSide
    case edgeLines
    case confirmationSide, confirmationGap, confirmationIcon
    // Motion.
    case fadeInStiffness, fadeOutStiffness, presenterScale
    case letterSpacing

    package static let table = FigureTable<WearFigure, AnyRelease>("wearos-widgets", line: .toolkit(.wearos))

    /// A share of a side of the screen, up to the next whole point, as Compose rounds it.
    package func share(of side: Double) -> Double { (Self.table[self] * side).rounded(.up) }
}
