package import Devices

/// The contents of one cell of a table of figures.
package protocol ReleaseFigure: Sendable {
    /// The type of a cell's value in code.
    associatedtype Read: Sendable
    var read: Read { get }
    /// The cells that a file has for this kind of content.
    static func cells(of file: FigureFile) -> [FigureCell<Self>]
}

/// A kind of figure that lists name.
protocol ListedFigure: ReleaseFigure {
    var eras: Eras { get }
    /// The same for releases that its source does not cover.
    func carried(to eras: Eras, because: String?) -> Self
    /// The members of a list that are of this kind.
    static func references(of list: FigureList) -> [FigureReference]
    /// The numbers of curves, shadows and springs, if this kind is numbers; else nothing.
    static func listed(_ numbers: [StyleFigure]) -> [Self]
}

extension ListedFigure {
    static func listed(_ numbers: [StyleFigure]) -> [Self] { [] }
}

extension StyleFigure: ListedFigure {
    package var read: Double { value }
    package static func cells(of file: FigureFile) -> [FigureCell<StyleFigure>] { file.figures }
    static func references(of list: FigureList) -> [FigureReference] { list.figures }
    static func listed(_ numbers: [StyleFigure]) -> [StyleFigure] { numbers }
}

extension ColorFigure: ListedFigure {
    package var read: ColorFigure { self }
    package static func cells(of file: FigureFile) -> [FigureCell<ColorFigure>] { file.colors }
    static func references(of list: FigureList) -> [FigureReference] { list.colors }
}

/// The numbers of a style on a platform by release, with their sources.
package typealias FigureTable<Key: FigureKey, Release: PlatformRelease> = ReleaseTable<Key, Release, StyleFigure>

/// The colours of a style on a platform by release, with their sources.
package typealias ColorTable<Key: FigureKey, Release: PlatformRelease> = ReleaseTable<Key, Release, ColorFigure>

/// The figures of a file, by key and release.
///
/// Reading a figure costs one index: the values are in one array, release by release.
package struct ReleaseTable<Key: FigureKey, Release: PlatformRelease, Figure: ReleaseFigure>: Sendable {
    private let values: [Figure.Read]
    private let isGiven: [Bool]
    private let width: Int
    private let cells: [FigureCell<Figure>]
    /// The keys as they are written in files, by their raw values.
    private let names: [String]

    /// Reads the figures of an embedded file. A fault stops the program: it is a mistake in the source tree, and a test
    /// reads all files.
    ///
    /// - Parameter line: The release line of the file; `nil` is that of `Release`.
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

    /// The figure in a release. The table has to have it: tests lay out every style and make every look on every
    /// release.
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

    /// The figure in the newest release, with its source.
    package func figure(_ key: Key) -> Figure {
        guard let figure = cells.last(where: { $0.key == names[key.rawValue] })?.content else {
            preconditionFailure("a table has every key")
        }
        return figure
    }

    /// The first major version in which the table has a figure. Keep it: it is looked for.
    package func firstVersion(of key: Key) -> Int {
        let versions = cells.lazy.filter { $0.key == names[key.rawValue] }.map(\.releases.first.major)
        guard let first = versions.min() else { preconditionFailure("a table has every key") }
        return first
    }

    /// The figures of one release, from which several can be read.
    package subscript(release: Release) -> TableRow<Key, Release, Figure> { TableRow(table: self, release: release) }
}

/// The figures of one release.
package struct TableRow<Key: FigureKey, Release: PlatformRelease, Figure: ReleaseFigure>: Sendable {
    fileprivate let table: ReleaseTable<Key, Release, Figure>
    fileprivate let release: Release

    package subscript(key: Key) -> Figure.Read { table[key, release] }
}
