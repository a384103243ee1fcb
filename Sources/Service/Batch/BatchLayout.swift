import JSONText
import MicroHTTP
import Wire

/// How the results of a batch are answered, one behind the other. Pieces are pure, and made by any thread in any order.
protocol BatchLayout: Sendable {
    var mediaType: String { get }
    /// What goes with the answer beside the fields of all.
    var fields: HeaderFields { get }

    /// One result, with what opens the answer before the first, and what parts it from the one before else.
    func piece(of item: BatchItems.Item, at index: Int) -> BatchPiece

    /// What stands behind the last result; where there is none, the whole answer.
    func end(_ summary: BatchSummary) -> [UInt8]
}

/// A result as it is sent, and what came of it.
struct BatchPiece: Sendable {
    var bytes: [UInt8]
    var outcome: BatchOutcome
}

/// Results as JSON, in one document or a line each.
struct ResultLayout: BatchLayout {
    let form: BatchForm
    /// What the results are of; nil where lines come.
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
                writer.writeTooLarge(item, of: matrix, to: &json)
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
        case .combination(let index):
            guard let matrix else { preconditionFailure("a combination without a matrix") }
            return writer.write(index, of: matrix, to: &json)
        }
    }
}
