import Devices
import Dialogs
import Guidelines
import JSONText
import MicroHTTP
import Wire

/// `POST /v1/lint`: what the rules find in each of several dialogs, and in all of them together.
struct LintRoute: Endpoint {
    let catalog: Catalog
    let limits: RequestLimits
    let resolver: Resolver

    let name = "lint"
    let adviceOnSize = "Send fewer requests at once."

    /// Reads a set. Where some of it is at fault, what reads well is laid out all the same, so that whatever is
    /// impossible in it is told along with the rest.
    func read(_ root: JSONNode, context: DecodingContext) -> LintRequest? {
        let set = LintRequest.read(root, catalog: catalog, limits: limits, context: context)
        guard let set, context.faults.isEmpty else {
            _ = set.map { check($0, context: context) }
            return nil
        }
        return set
    }

    func isBrief(_ request: LintRequest) -> Bool { request.entries.count <= 8 }

    func write(_ request: LintRequest, to json: inout JSONWriter) throws(ProblemDetails) {
        let context = DecodingContext()
        let checked = check(request, context: context)
        guard context.faults.isEmpty else { throw ProblemDetails(faults: context.faults) }
        LintWriter.write(
            checked.findings, ofSet: RuleBook.check(set: checked.members), pointers: request.pointers, to: &json)
    }

    /// What the rules find in each dialog of a set, and what the rules for sets have to look at.
    struct Checked {
        var findings: [[Finding]] = []
        var members: [SetMember] = []
    }

    /// Lays the dialogs out one after the other; each that is impossible leaves a fault in `context` instead.
    private func check(_ set: LintRequest, context: DecodingContext) -> Checked {
        var checked = Checked()
        checked.findings.reserveCapacity(set.entries.count)
        checked.members.reserveCapacity(set.entries.count)
        for entry in set.entries {
            guard let request = entry.request else { continue }
            do throws(ResolveError) {
                let resolved = try resolver.resolve(request.dialog, on: request.device, options: request.options)
                let subject = Subject(request: request.dialog, device: request.device, resolved: resolved)
                checked.findings.append(RuleBook.check(subject))
                checked.members.append(SetMember(subject))
            } catch {
                context.add {
                    var fault = error.fault
                    fault.pointer = entry.pointer + fault.pointer
                    return fault
                }
                if context.isFull { break }
            }
        }
        return checked
    }

    /// Reads and checks one file of `scrim lint`: a set, or one request by itself.
    func read(
        file bytes: [UInt8], with store: AnswerStore
    ) throws(ProblemDetails) -> (set: LintRequest, checked: Checked) {
        try store.documents.withDocument { document throws(ProblemDetails) in
            do throws(JSONSyntaxError) {
                try document.parse(bytes, maxDepth: store.depth)
            } catch {
                throw ProblemDetails(error)
            }
            let context = DecodingContext()
            let set = document.withRoot { root in
                LintRequest.read(file: root, catalog: catalog, limits: limits, context: context)
            }
            guard let set, let set else { throw ProblemDetails(faults: context.faults) }
            let checked = check(set, context: context)
            guard context.faults.isEmpty else { throw ProblemDetails(faults: context.faults) }
            return (set, checked)
        }
    }
}
