package import Devices

/// The numbers of a style on a platform, by release, each with where it comes from. Its file is its list.
///
/// Reading one costs an index: values lie in one array, release by release.
package struct FigureTable<Key: FigureKey, Release: PlatformRelease>: Sendable {
    private let values: [Double]
    private let isGiven: [Bool]
    private let width: Int
    private let cells: [FigureCell<StyleFigure>]

    /// The figures of an embedded file. A fault in such a file is ours, and a test reads them all, so it stops the program.
    package init(_ file: String) {
        let cells = FigureFile.embedded(file, line: Release.line).figures
        let grid = FigureGrid(
            cells, keys: Key.allCases.map { "\($0)" }, releases: Release.allCases.map(\.versions))
        precondition(grid.faults.isEmpty, "\(file).json is sound: \(grid.faults)")
        values = grid.filled.map(\.value)
        isGiven = grid.isGiven
        width = grid.width
        self.cells = cells
    }

    /// The figure in a release, which the table has there: every style is laid out on every release by the tests.
    package subscript(key: Key, release: Release) -> Double {
        let index = release.rawValue * width + key.rawValue
        assert(isGiven[index], "\(key) has a value in \(release)")
        return values[index]
    }

    /// The figure in the newest release.
    package subscript(key: Key) -> Double {
        let index = values.count - width + key.rawValue
        assert(isGiven[index], "\(key) has a value in the newest release")
        return values[index]
    }

    /// All of them in the order of the file.
    package var list: [StyleFigure] { cells.map(\.content) }

    /// Those of some keys, in the order of the file.
    package func list(of keys: Key...) -> [StyleFigure] {
        let names = Set(keys.map { "\($0)" })
        return cells.filter { names.contains($0.key) }.map(\.content)
    }

    /// The figure in the newest release, with its source.
    package func figure(_ key: Key) -> StyleFigure {
        guard let figure = list(of: key).last else { preconditionFailure("a table has every key") }
        return figure
    }

    /// The figures of a release, to read several from.
    package subscript(release: Release) -> FigureRow<Key, Release> { FigureRow(table: self, release: release) }
}

/// The figures of one release.
package struct FigureRow<Key: FigureKey, Release: PlatformRelease>: Sendable {
    fileprivate let table: FigureTable<Key, Release>
    fileprivate let release: Release

    package subscript(key: Key) -> Double { table[key, release] }
}
