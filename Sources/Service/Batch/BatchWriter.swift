import Dialogs
import JSONText
import Wire

/// Makes single results of a batch: pure, and safe to call from any thread.
struct BatchWriter: Sendable {
    let specs: SpecsRoute
    let documents: JSONDocumentPool
    /// Most levels of arrays and objects in a line.
    let depth: Int
    /// Bytes of one line.
    let lineLimit: Int

    /// A result, and whether it is a problem.
    struct Result: Sendable {
        var bytes: [UInt8]
        var isProblem: Bool
    }

    /// The result of a line, as `POST /v1/specs` would answer it.
    func result(of line: BatchLine) -> Result {
        write { json in
            json.key("line")
            json.integer(line.number)
        } spec: { json throws(ProblemDetails) in
            switch line.text {
            case .tooLong: throw .lineTooLong(limit: lineLimit)
            case .bytes(let bytes): try self.spec(of: bytes, to: &json)
            }
        }
    }

    /// The result in place of a line that is one too many; no more are read.
    func refusal(of line: BatchLine) -> Result {
        write { json in
            json.key("line")
            json.integer(line.number)
        } spec: { _ throws(ProblemDetails) in
            throw .tooManyResults(limit: specs.limits.results)
        }
    }

    /// The result of one combination of a matrix.
    func result(of combination: Int, in matrix: MatrixRequest) -> Result {
        let (device, dialog) = matrix.indexes(of: combination)
        return write { json in
            json.key("device")
            json.integer(device)
            json.key("dialog")
            json.integer(dialog)
        } spec: { json throws(ProblemDetails) in
            guard case .sound(let deviceState) = matrix.devices[device],
                case .sound(let dialogRequest) = matrix.dialogs[dialog]
            else {
                throw ProblemDetails(faults: matrix.devices[device].faults + matrix.dialogs[dialog].faults)
            }
            do throws(ResolveError) {
                let request = SpecRequest(device: deviceState, dialog: dialogRequest, options: matrix.options)
                try specs.write(request, to: &json)
            } catch {
                var fault = error.fault
                fault.pointer = matrix.pointer(fault.pointer, device: device, dialog: dialog)
                throw ProblemDetails(faults: [fault])
            }
        }
    }

    private func spec(of bytes: [UInt8], to json: inout JSONWriter) throws(ProblemDetails) {
        let request = try documents.withDocument { document throws(ProblemDetails) in
            do throws(JSONSyntaxError) {
                try document.parse(bytes, maxDepth: depth)
            } catch {
                throw ProblemDetails(error)
            }
            let record = document.record
            let request = document.withRoot { specs.read($0, record: record) }
            guard let request, let request else { throw ProblemDetails(faults: record.faults) }
            return request
        }
        do throws(ResolveError) {
            try specs.write(request, to: &json)
        } catch {
            throw ProblemDetails(faults: [error.fault])
        }
    }

    /// An object of the members that `place` writes and the one that `spec` makes, or the problem that it throws.
    ///
    /// - Parameter spec: Writes a whole specification, or nothing and throws.
    private func write(
        _ place: (inout JSONWriter) -> Void, spec: (inout JSONWriter) throws(ProblemDetails) -> Void
    ) -> Result {
        var found = JSONWriter()
        var problem: ProblemDetails?
        do throws(ProblemDetails) {
            try spec(&found)
        } catch {
            problem = error
        }
        var json = JSONWriter(capacity: found.count + 64)
        json.beginObject()
        place(&json)
        if let problem {
            json.key("problem")
            problem.write(to: &json)
        } else {
            json.key("spec")
            found.withBytes { json.raw($0) }
        }
        json.endObject()
        return Result(bytes: json.bytes, isProblem: problem != nil)
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

    fileprivate static func tooManyResults(limit: Int) -> ProblemDetails {
        ProblemDetails(faults: [
            JSONFault(
                pointer: "", code: "tooMany",
                message: "At most \(limit) lines are answered; this one and all after it are not. The limit is the "
                    + "setting \(Setting.results).")
        ])
    }
}
