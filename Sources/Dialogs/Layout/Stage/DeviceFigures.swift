/// Figures for what the system itself draws on a screen, with their sources.
package enum DeviceFigures {
    // MARK: Cut-outs

    package static let allFigures = figures.list
}
