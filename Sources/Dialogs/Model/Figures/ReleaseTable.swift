package import Devices

/// What a table of figures holds in each of its cells.
package protocol ReleaseFigure: Sendable {
    /// What code reads of it.
    associatedtype Read: Sendable
    var read: Read { get }
    /// The cells that a file has for this kind of content.
    static func cells(of file: FigureFile) -> [FigureCell<Self>]
}

extension StyleFigure: ReleaseFigure {
    package var read: Double { value }
    package static func cells(of file: FigureFile) -> [FigureCell<StyleFigure>] { file.figures }
}

extension ColorFigure: ReleaseFigure {
    package var read: ColorFigure { self }
    package static func cells(of file: FigureFile) -> [FigureCell<ColorFigure>] { file.colors }
}

/// The numbers of a style on a platform, by release, each with where it comes from.
package typealias FigureTable<Key: FigureKey, Release: PlatformRelease> = ReleaseTable<Key, Release, StyleFigure>

/// The colours of a style on a platform, likewise.
package typealias ColorTable<Key: FigureKey, Release: PlatformRelease> = ReleaseTable<Key, Release, ColorFigure>

/// The figures of a file by key and release. The file is their list.
///
/// Reading one costs an index: values lie in one array, release by release.
package struct ReleaseTable<Key: FigureKey, Release: PlatformRelease, Figure: ReleaseFigure>: Sendable {
    private let values: [Figure.Read]
    private let isGiven: [Bool]
    private let width: Int
    private let cells: [FigureCell<Figure>]
    /// The keys as files write them, by their raw values.
    private let names: [String]

    /// The figures of an embedded file. A fault in such a file is ours, and a test reads them all, so it stops the
    /// program.
    ///
    /// - Parameter line: Nil is that of the releases.
    package init(_ file: String, line: ReleaseLine? = nil) {
        let cells = Figure.cells(of: FigureFile.embedded(file, line: line ?? Release.line))
        names = Key.allCases.map { "\($0)" }
        let grid = FigureGrid(cells, keys: names, releases: Release.allCases.map(\.versions))
        precondition(grid.faults.isEmpty, "\(file).json is sound: \(grid.faults)")
        values = grid.filled.map(\.read)
        isGiven = grid.isGiven
        width = grid.width
        self.cells = cells
    }

    /// The figure in a release, which the table has there: every style is laid out, and every look put together, on
    /// every release by the tests.
    package subscript(key: Key, release: Release) -> Figure.Read {
        let index = release.rawValue * width + key.rawValue
        assert(isGiven[index], "\(key) has a value in \(release)")
        return values[index]
    }

    /// The figure in the newest release.
    package subscript(key: Key) -> Figure.Read {
        let index = values.count - width + key.rawValue
        assert(isGiven[index], "\(key) has a value in the newest release")
        return values[index]
    }

    /// All of them in the order of the file.
    package var list: [Figure] { cells.map(\.content) }

    /// The figures of some keys, in the order of the file.
    package func list(of keys: Key...) -> [Figure] {
        cells.filter { cell in keys.contains { names[$0.rawValue] == cell.key } }.map(\.content)
    }

    /// The figure in the newest release, with its source.
    package func figure(_ key: Key) -> Figure {
        guard let figure = list(of: key).last else { preconditionFailure("a table has every key") }
        return figure
    }

    /// The figures of a release, to read several from.
    package subscript(release: Release) -> TableRow<Key, Release, Figure> { TableRow(table: self, release: release) }
}

/// The figures of one release.
package struct TableRow<Key: FigureKey, Release: PlatformRelease, Figure: ReleaseFigure>: Sendable {
    fileprivate let table: ReleaseTable<Key, Release, Figure>
    fileprivate let release: Release

    package subscript(key: Key) -> Figure.Read { table[key, release] }
}
