import Boxes
import Dialogs
import Guidelines
import JSONText
import Metrics
import Wire

/// Writes single results of a batch; pure, and safe to call from any thread. A class, because a value with so many
/// references would be copied for each result.
final class BatchWriter: Sendable {
    let specs: SpecsEndpoint
    /// The most bytes of one line.
    let lineLimit: Int

    init(specs: SpecsEndpoint, lineLimit: Int) {
        self.specs = specs
        self.lineLimit = lineLimit
    }

    private var context: EndpointContext { specs.context }

    /// Writes the result of a line, as `POST /v1/specs` would answer it.
    /// - Returns: Whether the result is a specification; otherwise it is a problem.
    func write(_ line: BatchLine, to json: inout JSONWriter) -> Bool {
        json.beginObject()
        json.member("line", line.number)
        return finish(&json) { json throws(ProblemDetails) in
            switch line.text {
            case .tooLong: throw .lineTooLong(limit: lineLimit)
            case .bytes(let bytes): try specs.write(read(bytes), to: &json)
            }
        }
    }

    /// Writes the result for the first line beyond the limit of results; further lines are not read.
    func writeRefusal(of line: BatchLine, to json: inout JSONWriter) {
        json.beginObject()
        json.member("line", line.number)
        _ = finish(&json) { _ throws(ProblemDetails) in
            throw .tooManyResults(limit: context.limits.results)
        }
    }

    /// Writes the result for the first line that was not taken because the answer was not read.
    func writeStall(at line: BatchLine, to json: inout JSONWriter) {
        json.beginObject()
        json.member("line", line.number)
        _ = finish(&json) { _ throws(ProblemDetails) in throw .sentTooFarAhead }
    }

    /// Writes the result that replaces one with too many bytes; `json` must not contain any of that.
    func writeTooLarge(_ item: BatchItems.Item, to json: inout JSONWriter) {
        json.beginObject()
        switch item {
        case .line(let line), .excess(let line), .tooFarAhead(let line):
            json.member("line", line.number)
        case .combination(let index, let matrix):
            writeIndexes(of: index, in: matrix.value, to: &json)
        }
        _ = finish(&json) { json throws(ProblemDetails) in
            throw .answerTooLarge(limit: json.maxCount, advice: specs.adviceOnSize)
        }
    }

    private func writeIndexes(of index: Int, in matrix: MatrixRequest, to json: inout JSONWriter) {
        let combination = matrix.combination(index)
        json.member("device", combination.device)
        json.member("dialog", combination.dialog)
        json.writeState(of: combination, in: matrix)
    }

    /// Writes the result of one combination of a matrix.
    func write(_ index: Int, of matrix: MatrixRequest, to json: inout JSONWriter) -> BatchOutcome {
        json.beginObject()
        writeIndexes(of: index, in: matrix, to: &json)
        var outcome = BatchOutcome()
        outcome.isSound = finish(&json) { json throws(ProblemDetails) in
            let request = try matrix.request(index)
            do throws(ResolveError) {
                let (subject, findings) = try specs.specify(request, to: &json)
                if matrix.isCampaign { outcome.take(subject.resolved, findings) }
            } catch {
                throw matrix.problem(error, in: index)
            }
        }
        return outcome
    }

    private func read(_ bytes: [UInt8]) throws(ProblemDetails) -> SpecRequest {
        try context.documents.withDocument { document throws(ProblemDetails) in
            try asProblem { () throws(JSONSyntaxError) in
                try document.parse(bytes, maxDepth: context.limits.depth)
            }
            let decoding = document.context
            let request = document.withRoot { specs.read($0, with: DocumentExtras(), decoding: decoding) }
            PhaseClock.end(.read)
            guard let request, let request else { throw ProblemDetails(faults: decoding.faults) }
            return request
        }
    }

    /// Writes the last member of a result, and its end: what `spec` writes, or the problem that it throws.
    /// - Returns: Whether `spec` succeeded.
    private func finish(_ json: inout JSONWriter, spec: (inout JSONWriter) throws(ProblemDetails) -> Void) -> Bool {
        defer { json.endObject() }
        let start = json.count
        do throws(ProblemDetails) {
            json.key("spec")
            try spec(&json)
            try ProblemDetails.checkWork(advice: specs.adviceOnSize)
            return true
        } catch {
            json.removeAll(from: start)
            json.key("problem")
            error.write(to: &json)
            return false
        }
    }
}

extension MatrixRequest.Item {
    /// The faults of the item; empty if it is sound.
    var faults: [JSONFault] { if case .faulty(let faults) = self { faults } else { [] } }
}

extension MatrixRequest {
    /// Returns the request of one combination.
    /// - Throws: The faults of its device and its dialog.
    func request(_ index: Int) throws(ProblemDetails) -> SpecRequest {
        let combination = combination(index)
        let (device, dialog) = (device(of: combination), dialog(of: combination))
        guard case .sound(let deviceState) = device, case .sound(let dialogRequest) = dialog else {
            throw ProblemDetails(faults: device.faults + dialog.faults)
        }
        return SpecRequest(device: deviceState, dialog: dialogRequest, options: options)
    }

    /// Returns the problem of a combination that is impossible, with its pointer into the whole body.
    func problem(_ error: ResolveError, in index: Int) -> ProblemDetails {
        let combination = combination(index)
        var faults = error.faults
        for (name, list, index) in [
            ("/device", "/devices", combination.device), ("/dialog", "/dialogs", combination.dialog),
        ] {
            for number in faults.indices
            where faults[number].pointer == name || faults[number].pointer.hasPrefix(name + "/") {
                faults[number].pointer = "\(list)/\(index)" + faults[number].pointer.dropFirst(name.count)
            }
        }
        return ProblemDetails(faults: faults)
    }
}

extension ProblemDetails {
    fileprivate static func lineTooLong(limit: Int) -> ProblemDetails {
        ProblemDetails(.lineTooLong, "\(limit)")
    }

    fileprivate static var sentTooFarAhead: ProblemDetails {
        ProblemDetails(.sentTooFarAhead, "\(ReadAhead.share >> 20)")
    }

    fileprivate static func tooManyResults(limit: Int) -> ProblemDetails {
        ProblemDetails(fault: .tooManyResults, "\(limit)", Setting.results)
    }
}
