/// Texts as data: a file with a row for each key, whose cells are separated by tabs, under a row with the names of the
/// columns. The first cell is the key. Cells have places for values: `{0}` for the first.
package struct TextTable<Key: RawRepresentable<String> & CaseIterable & Hashable & Sendable>: Sendable {
    /// The cells behind the key, in the order of their columns.
    private let rows: [Key: [String]]

    /// - Precondition: Each key has one row, and each row is of a key.
    package init(_ file: String) {
        let lines = file.split(separator: "\n").dropFirst()
        rows = Dictionary(
            uniqueKeysWithValues: lines.map { line in
                let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
                guard let key = Key(rawValue: cells[0]) else { preconditionFailure("no text is named \(cells[0])") }
                return (key, Array(cells.dropFirst()))
            })
        for key in Key.allCases { precondition(rows[key] != nil, "there is no text \(key.rawValue)") }
    }

    package subscript(key: Key) -> [String] { rows[key, default: []] }
}

extension String {
    /// The text with values in its places. Braces around anything but a digit stay, and so do those of values.
    ///
    /// - Precondition: There is a value for each place.
    package func filled(with values: [String]) -> String {
        var text = ""
        var rest = self[...]
        while let brace = rest.firstIndex(of: "{") {
            let inside = rest[brace...].dropFirst()
            text += rest[..<brace]
            if let place = inside.first?.wholeNumberValue, inside.dropFirst().first == "}" {
                text += values[place]
                rest = inside.dropFirst(2)
            } else {
                text += "{"
                rest = inside
            }
        }
        return text + rest
    }
}
