import Dialogs
import JSONText
import Metrics
import Wire

/// Makes single results of a batch: pure, and safe to call from any thread. An object, since a value of as many references
/// would be copied for each result.
final class BatchWriter: Sendable {
    let specs: SpecsEndpoint
    /// Bytes of one line.
    let lineLimit: Int

    init(specs: SpecsEndpoint, lineLimit: Int) {
        self.specs = specs
        self.lineLimit = lineLimit
    }

    private var context: EndpointContext { specs.context }

    /// Writes the result of a line, as `POST /v1/specs` would answer it.
    /// - Returns: Whether it is a specification; otherwise a problem.
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

    /// Writes what stands in place of the line that is one too many; no more are read.
    func writeRefusal(of line: BatchLine, to json: inout JSONWriter) {
        json.beginObject()
        json.member("line", line.number)
        _ = finish(&json) { _ throws(ProblemDetails) in
            throw .tooManyResults(limit: context.limits.results)
        }
    }

    /// Writes what stands in place of the first line that was not taken because the answer was not read.
    func writeStall(at line: BatchLine, to json: inout JSONWriter) {
        json.beginObject()
        json.member("line", line.number)
        _ = finish(&json) { _ throws(ProblemDetails) in throw .sentTooFarAhead }
    }

    /// Writes what stands in place of a result that has more bytes than may be; nothing else is written before it.
    func writeTooLarge(_ item: BatchItems.Item, of matrix: MatrixRequest?, to json: inout JSONWriter) {
        json.beginObject()
        switch item {
        case .line(let line), .excess(let line), .tooFarAhead(let line):
            json.member("line", line.number)
        case .combination(let combination):
            if let matrix { writeIndexes(of: combination, in: matrix, to: &json) }
        }
        _ = finish(&json) { json throws(ProblemDetails) in
            throw .answerTooLarge(limit: json.maxCount, advice: specs.adviceOnSize)
        }
    }

    private func writeIndexes(of combination: Int, in matrix: MatrixRequest, to json: inout JSONWriter) {
        let (device, dialog) = matrix.indexes(of: combination)
        json.member("device", device)
        json.member("dialog", dialog)
    }

    /// Writes the result of one combination of a matrix.
    /// - Returns: Whether it is a specification; otherwise a problem.
    func write(_ combination: Int, of matrix: MatrixRequest, to json: inout JSONWriter) -> Bool {
        let (device, dialog) = matrix.indexes(of: combination)
        json.beginObject()
        writeIndexes(of: combination, in: matrix, to: &json)
        return finish(&json) { json throws(ProblemDetails) in
            guard case .sound(let deviceState) = matrix.devices[device],
                case .sound(let dialogRequest) = matrix.dialogs[dialog]
            else {
                throw ProblemDetails(faults: matrix.devices[device].faults + matrix.dialogs[dialog].faults)
            }
            do throws(ResolveError) {
                let request = SpecRequest(
                    device: deviceState, dialog: dialogRequest.chosen(on: deviceState), options: matrix.options)
                try specs.specify(request, to: &json)
            } catch {
                var fault = error.fault
                fault.pointer = matrix.pointer(fault.pointer, device: device, dialog: dialog)
                throw ProblemDetails(faults: [fault])
            }
        }
    }

    private func read(_ bytes: [UInt8]) throws(ProblemDetails) -> SpecRequest {
        try context.documents.withDocument { document throws(ProblemDetails) in
            do throws(JSONSyntaxError) {
                try document.parse(bytes, maxDepth: context.limits.depth)
            } catch {
                throw ProblemDetails(error)
            }
            let decoding = document.context
            let request = document.withRoot { specs.read($0, decoding: decoding) }
            PhaseClock.end(.read)
            guard let request, let request else { throw ProblemDetails(faults: decoding.faults) }
            return request
        }
    }

    /// The last member of a result, and its end: what `spec` writes, or the problem that it throws.
    /// - Returns: Whether `spec` threw none.
    private func finish(
        _ json: inout JSONWriter, spec: (inout JSONWriter) throws(ProblemDetails) -> Void
    ) -> Bool {
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
    /// What is wrong with the item.
    var faults: [JSONFault] {
        if case .faulty(let faults) = self { faults } else { [] }
    }
}

extension MatrixRequest {
    /// The pointer into the whole body of what `pointer` names in one combination's own request.
    fileprivate func pointer(_ pointer: String, device: Int, dialog: Int) -> String {
        for (name, list, index) in [("/device", "/devices", device), ("/dialog", "/dialogs", dialog)] {
            guard pointer == name || pointer.hasPrefix(name + "/") else { continue }
            return "\(list)/\(index)" + pointer.dropFirst(name.count)
        }
        return pointer
    }
}

extension ProblemDetails {
    fileprivate static func lineTooLong(limit: Int) -> ProblemDetails {
        ProblemDetails(
            413, "body-too-large", "The body is too large", code: "lineTooLong",
            detail: "The line has more than \(limit) bytes, the limit --max-body-bytes.")
    }

    fileprivate static var sentTooFarAhead: ProblemDetails {
        ProblemDetails(
            413, "body-too-large", "The body is too large", code: "sentTooFarAhead",
            detail:
                "This line and all after it are not answered: too much was sent ahead while nothing of the answer was read. "
                + "Read while you send, or send less at once: \(ReadAhead.share >> 20) MiB are always taken.")
    }

    fileprivate static func tooManyResults(limit: Int) -> ProblemDetails {
        ProblemDetails(faults: [
            JSONFault(
                pointer: "", code: "tooMany",
                message: "At most \(limit) lines are answered; this one and all after it are not. The limit is the "
                    + "setting \(Setting.results).")
        ])
    }
}
