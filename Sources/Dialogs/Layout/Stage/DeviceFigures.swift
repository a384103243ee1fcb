/// What the system itself draws on a screen: how large, and where it comes from.
package enum DeviceFigures {
    // MARK: Status bar

    // MARK: Windows

    // MARK: Home indicator

    // MARK: Cut-outs

    package static let allFigures = figures.list
}
