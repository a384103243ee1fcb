import Boxes
import JSONText
import MicroHTTP
import Wire

/// The form in which the results of a batch are answered, in order. Pieces are pure functions of their items, and may
/// be made by any thread in any order.
protocol BatchLayout: Sendable {
    var mediaType: String { get }
    /// The header fields beside those of all answers.
    var fields: HeaderFields { get }

    /// Returns one result: the first with the opening of the answer, the others with the separator from the previous
    /// one.
    func piece(of item: BatchItems.Item, at index: Int) -> BatchPiece

    /// Returns the end of the answer, after the last result; if there is no result, the whole answer.
    func end(_ summary: BatchSummary) -> [UInt8]
}

/// A result in the form in which it is sent, and its outcome.
struct BatchPiece: Sendable {
    var bytes: [UInt8]
    var outcome: BatchOutcome
}

/// Results as JSON, in one document, or on one line each.
struct ResultLayout: BatchLayout {
    let form: BatchForm
    /// The matrix of the results; `nil` if lines are answered.
    let matrix: MatrixRequest?
    let writer: BatchWriter

    var mediaType: String { form.mediaType }
    var fields: HeaderFields { HeaderFields() }

    func piece(of item: BatchItems.Item, at index: Int) -> BatchPiece {
        writer.specs.context.writers.withWriter { json in
            if index > 0 { form.join(&json) } else { form.open(&json) }
            var outcome = write(item, to: &json)
            if json.isFull {
                json.removeAll()
                if index > 0 { form.join(&json) } else { form.open(&json) }
                writer.writeTooLarge(item, to: &json)
                outcome = BatchOutcome(isSound: false)
            }
            form.separate(&json)
            return BatchPiece(bytes: json.bytes, outcome: outcome)
        }
    }

    func end(_ summary: BatchSummary) -> [UInt8] {
        var json = JSONWriter(capacity: 128)
        if summary.count == 0 { form.open(&json) }
        form.close(&json) { summary.write(of: matrix, to: &$0) }
        return json.bytes
    }

    private func write(_ item: BatchItems.Item, to json: inout JSONWriter) -> BatchOutcome {
        switch item {
        case .line(let line): return BatchOutcome(isSound: writer.write(line, to: &json))
        case .excess(let line):
            writer.writeRefusal(of: line, to: &json)
            return BatchOutcome(isSound: false)
        case .tooFarAhead(let line):
            writer.writeStall(at: line, to: &json)
            return BatchOutcome(isSound: false)
        case .combination(let index, let matrix):
            return writer.write(index, of: matrix.value, to: &json)
        }
    }
}
