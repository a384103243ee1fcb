import Dialogs
import Geometry
import Guidelines
import JSONText
import Wire

/// The summary of all results, which are taken in order.
struct BatchSummary: Sendable {
    /// A width or height of the dialog, in points, and the index of its combination.
    private struct Extreme: Sendable {
        var value: Double
        var index: Int
    }

    private struct Extremes: Sendable {
        var least: Extreme
        var greatest: Extreme

        init(_ value: Double, at index: Int) {
            least = Extreme(value: value, index: index)
            greatest = least
        }

        /// Takes one value; of equal values the first is kept.
        mutating func take(_ value: Double, at index: Int) {
            if value < least.value { least = Extreme(value: value, index: index) }
            if value > greatest.value { greatest = Extreme(value: value, index: index) }
        }
    }

    private(set) var count = 0
    private(set) var problems = 0
    private var findings: [String: Int] = [:]
    /// The extreme sizes by the index of the dialog.
    private var extremes: [Int: (width: Extremes, height: Extremes)] = [:]

    /// - Parameter matrix: The matrix of the results; `nil` if they answer lines.
    mutating func take(_ outcome: BatchOutcome, of matrix: MatrixRequest?) {
        if let size = outcome.size, let matrix {
            let dialog = matrix.combination(count).dialog
            if extremes[dialog] == nil {
                extremes[dialog] = (Extremes(size.width, at: count), Extremes(size.height, at: count))
            }
            extremes[dialog]?.width.take(size.width, at: count)
            extremes[dialog]?.height.take(size.height, at: count)
        }
        for (rule, number) in outcome.findings { findings[rule, default: 0] += number }
        count += 1
        if !outcome.isSound { problems += 1 }
    }

    /// Writes the members of the summary.
    func write(of matrix: MatrixRequest?, to json: inout JSONWriter) {
        json.member("count", count)
        json.member("problems", problems)
        guard let matrix, matrix.isCampaign else { return }
        json.beginArray("extremes")
        for (dialog, extremes) in extremes.sorted(by: { $0.key < $1.key }) {
            json.beginObject()
            json.member("dialog", dialog)
            json.beginObject("width")
            Self.write(extremes.width, of: matrix, to: &json)
            json.endObject()
            json.beginObject("height")
            Self.write(extremes.height, of: matrix, to: &json)
            json.endObject()
            json.endObject()
        }
        json.endArray()
        let found = RuleBook.ids.compactMap { rule in
            findings[rule].map { ["rule": .string(rule), "count": .integer($0)] as JSONValue }
        }
        json.member("findings", .list(found))
    }

    private static func write(_ extremes: Extremes, of matrix: MatrixRequest, to json: inout JSONWriter) {
        for (name, extreme) in [("least", extremes.least), ("greatest", extremes.greatest)] {
            let combination = matrix.combination(extreme.index)
            json.key(text: name)
            json.beginObject()
            json.member("value", extreme.value)
            json.member("device", combination.device)
            json.writeState(of: combination, in: matrix)
            json.endObject()
        }
    }
}

extension JSONWriter {
    /// Writes the members that distinguish a combination from the others of its device and dialog; none if nothing is
    /// varied.
    mutating func writeState(of combination: MatrixRequest.Combination, in matrix: MatrixRequest) {
        guard matrix.isCampaign else { return }
        beginObject("axes")
        for (name, value) in matrix.axes.values(in: combination.state) {
            key(text: name)
            again(Array(value.utf8))
        }
        endObject()
        member("variant", orNull: combination.variant > 0 ? matrix.variants[combination.variant - 1] : nil)
    }
}
