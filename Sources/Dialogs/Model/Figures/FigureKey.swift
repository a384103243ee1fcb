import Devices

/// The keys of a table of figures or colours: a case for each `key` of its file, with the same name.
package protocol FigureKey: RawRepresentable<Int>, CaseIterable, Sendable {}

/// The subject of a figure, in a table with figures of several styles or parts: the member `of` of the file.
package enum FigurePart: String, CaseIterable, Sendable {
    case alert, dialog, form, sheet, drawer, pane, menu, popover, message, watch
    case content, texts, boxes, looks, motion, release, haptics, holo, material
}

/// The value of a table for a key in a range of releases.
package struct FigureCell<Content: Sendable>: Sendable {
    /// The member `key` of the file.
    let key: String
    let releases: ReleaseRange
    let content: Content
    /// The parts of dialogs that use it; `nil` is all parts of the file.
    let parts: [FigurePart]?
    /// JSON pointer of the value in the file.
    let pointer: String

    func isFor(_ part: FigurePart) -> Bool { parts?.contains(part) ?? true }
}

/// The cells of a table as a grid: a row for each release, a column for each key.
struct FigureGrid<Content: Sendable>: Sendable {
    /// The number of keys.
    let width: Int
    /// The cells; `nil` if the table has no value.
    private(set) var cells: [Content?]
    private(set) var faults: [FigureFault] = []

    /// - Parameters:
    ///   - keys: The names of the keys, in order.
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

    /// Every cell, release by release. A missing one is filled from the nearest release before it, or else after it, so
    /// that no request can read a missing value; in a debug build, reading such a cell fails an assertion, for the
    /// tests.
    var filled: [Content] {
        cells.indices.compactMap { index in
            let column = index % width
            let before = stride(from: index, through: column, by: -width)
            let after = stride(from: index, to: cells.count, by: width)
            return before.lazy.compactMap { cells[$0] }.first ?? after.lazy.compactMap { cells[$0] }.first
        }
    }

    /// Whether the table itself has a value, for each cell.
    var isGiven: [Bool] { cells.map { $0 != nil } }
}

package struct FigureFault: Error, Hashable, Sendable, CustomStringConvertible {
    /// JSON pointer into the file.
    package let pointer: String
    package let reason: String

    init(_ pointer: String, _ reason: String) {
        self.pointer = pointer
        self.reason = reason
    }

    package var description: String { "\(pointer): \(reason)" }
}
