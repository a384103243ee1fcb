package import Devices

/// The colours of a style on a platform, by release; what ``FigureTable`` is to numbers.
package struct ColorTable<Key: FigureKey, Release: PlatformRelease>: Sendable {
    private let values: [ColorFigure]
    private let isGiven: [Bool]
    private let width: Int
    private let cells: [FigureCell<ColorFigure>]

    package init(_ file: String) {
        let cells = FigureFile.embedded(file, line: Release.line).colors
        let grid = FigureGrid(
            cells, keys: Key.allCases.map { "\($0)" }, releases: Release.allCases.map(\.versions))
        precondition(grid.faults.isEmpty, "\(file).json is sound: \(grid.faults)")
        values = grid.filled
        isGiven = grid.isGiven
        width = grid.width
        self.cells = cells
    }

    /// All of them in the order of the file.
    package var list: [ColorFigure] { cells.map(\.content) }

    /// Those of some keys, in the order of the file.
    package func list(of keys: Key...) -> [ColorFigure] {
        let names = Set(keys.map { "\($0)" })
        return cells.filter { names.contains($0.key) }.map(\.content)
    }

    /// The colour in a release, which the table has there: the tests put together every look of every release.
    package subscript(key: Key, release: Release) -> ColorFigure {
        let index = release.rawValue * width + key.rawValue
        assert(isGiven[index], "\(key) has a colour in \(release)")
        return values[index]
    }

    /// The colour in the newest release.
    package subscript(key: Key) -> ColorFigure {
        let index = values.count - width + key.rawValue
        assert(isGiven[index], "\(key) has a colour in the newest release")
        return values[index]
    }

    /// The colours of a release, to read several from.
    package subscript(release: Release) -> ColorRow<Key, Release> { ColorRow(table: self, release: release) }
}

/// The colours of one release.
package struct ColorRow<Key: FigureKey, Release: PlatformRelease>: Sendable {
    fileprivate let table: ColorTable<Key, Release>
    fileprivate let release: Release

    package subscript(key: Key) -> ColorFigure { table[key, release] }
}
