import Devices
import Dialogs
import Guidelines
import Jobs
import JSONText
import Metrics
import MicroHTTP
import Wire

/// `POST /v1/specs/diff`: what changed from one specification to another.
struct DiffEndpoint: JSONEndpoint {
    let context: EndpointContext

    let name = "diff"
    let adviceOnSize = "Send shorter texts, or fewer actions."

    /// Both sides are laid out despite faults, and compared member by member, which may take long.
    let leavesUnread = true

    /// Reads both sides. If one of them has a fault, the other is laid out anyway, so that its problems are reported
    /// together with the fault.
    func read(_ root: JSONNode, with more: DocumentExtras, decoding: DecodingContext) -> DiffRequest? {
        let request = DiffRequest.read(root, catalog: context.catalog, limits: context.limits, context: decoding)
        guard let request, decoding.faults.isEmpty else {
            _ = request.map { resolve($0, decoding: decoding) }
            return nil
        }
        return request
    }

    func write(_ request: DiffRequest, to json: inout JSONWriter) throws(ProblemDetails) {
        let decoding = DecodingContext()
        let sides = resolve(request, decoding: decoding)
        PhaseClock.end(.resolve)
        guard decoding.faults.isEmpty, let from = sides.from, let to = sides.to else {
            throw ProblemDetails(faults: decoding.faults)
        }
        try context.writers.withWriter { first throws(ProblemDetails) in
            let before = specify(from, to: &first)
            try context.writers.withWriter { second throws(ProblemDetails) in
                let after = specify(to, to: &second)
                let losses = Loss.losses(from: from.resolved, to: to.resolved, findings: (before, after), second: "/to")
                // The text of work that ended early may not even be JSON.
                guard !JobBudget.wasOver else { return }
                guard !first.isFull, !second.isFull else {
                    throw .answerTooLarge(limit: first.maxCount, advice: adviceOnSize)
                }
                do throws(JSONSyntaxError) {
                    try SpecificationDiff.write(
                        from: first, to: second, losses: losses, with: context.documents, to: &json)
                } catch {
                    throw .outOfMemory
                }
            }
        }
    }

    /// Lays out both sides; an impossible one adds a fault to `decoding` instead.
    private func resolve(_ request: DiffRequest, decoding: DecodingContext) -> (from: Subject?, to: Subject?) {
        func side(_ request: SpecRequest?, below pointer: String) -> Subject? {
            guard let request else { return nil }
            do throws(ResolveError) {
                let resolved = try context.resolver.resolve(
                    request.dialog, on: request.device, options: request.options)
                return Subject(
                    request: request.dialog, device: request.device, resolved: resolved, resolver: context.resolver)
            } catch {
                decoding.add(error, below: pointer)
                return nil
            }
        }
        return (side(request.from, below: "/from"), side(request.to, below: "/to"))
    }

    /// - Returns: The findings that were written.
    private func specify(_ subject: Subject, to json: inout JSONWriter) -> [Finding] {
        let findings = context.findings(of: subject)
        PhaseClock.end(.check)
        SpecificationWriter.write(subject, findings: findings, to: &json)
        PhaseClock.end(.write)
        return findings
    }
}
