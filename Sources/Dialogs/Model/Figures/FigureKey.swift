import Devices

/// The figures, or the colours, of a table: a case for each `key` of its file, by its name.
package protocol FigureKey: RawRepresentable<Int>, CaseIterable, Sendable {}

/// What a table has for a key in a stretch of releases.
package struct FigureCell<Content: Sendable>: Sendable {
    /// The member `key`.
    let key: String
    let releases: ReleaseRange
    let content: Content
    /// Where in the file it is.
    let pointer: String
}

/// The cells of a table in the order of releases and keys: each release has those of all its keys in a row.
struct FigureGrid<Content: Sendable>: Sendable {
    /// How many keys there are.
    let width: Int
    /// Nil where the table has nothing.
    private(set) var cells: [Content?]
    private(set) var faults: [FigureFault] = []

    /// - Parameters:
    ///   - keys: Their names, in order.
    ///   - releases: The versions of each release, in order.
    init(_ given: [FigureCell<Content>], keys: [String], releases: [ReleaseRange]) {
        width = keys.count
        cells = Array(repeating: nil, count: keys.count * releases.count)
        var missing = Set(keys)
        for cell in given {
            guard let column = keys.firstIndex(of: cell.key) else {
                faults.append(FigureFault(cell.pointer, "no code reads the key \(cell.key)"))
                continue
            }
            missing.remove(cell.key)
            for row in releases.indices where releases[row].overlaps(cell.releases) {
                if cells[row * width + column] != nil {
                    faults.append(FigureFault(cell.pointer, "another value of \(cell.key) holds for the same release"))
                }
                cells[row * width + column] = cell.content
            }
        }
        faults += missing.sorted().map { FigureFault("", "the key \($0) is missing") }
    }

    /// Every cell, release by release: one that the table does not have is that of the nearest release before it, or
    /// else after it, so that no request can meet a hole. A debug build stops there, for the tests.
    var filled: [Content] {
        cells.indices.compactMap { index in
            let column = index % width
            let before = stride(from: index, through: column, by: -width)
            let after = stride(from: index, to: cells.count, by: width)
            return before.lazy.compactMap { cells[$0] }.first ?? after.lazy.compactMap { cells[$0] }.first
        }
    }

    /// Whether the table has each of them itself.
    var isGiven: [Bool] { cells.map { $0 != nil } }
}

/// What is wrong in a file of figures.
package struct FigureFault: Error, Hashable, Sendable, CustomStringConvertible {
    /// A JSON pointer into the file.
    package let pointer: String
    package let reason: String

    init(_ pointer: String, _ reason: String) {
        self.pointer = pointer
        self.reason = reason
    }

    package var description: String { "\(pointer): \(reason)" }
}
