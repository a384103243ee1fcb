/// What the system itself draws on a screen: how large, and where it comes from.
package enum DeviceFigures {
    // MARK: Cut-outs

    package static let allFigures = figures.list
}
