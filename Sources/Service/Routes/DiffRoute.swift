import Devices
import Dialogs
import Guidelines
import JSONText
import MicroHTTP
import Wire

/// `POST /v1/specs/diff`: what changed from one specification to another.
struct DiffRoute: Endpoint {
    let catalog: Catalog
    let limits: RequestLimits
    let resolver: Resolver
    /// For writing the two specifications that are compared, and for reading them.
    private let writers: WriterPool
    private let documents = JSONDocumentPool()

    let name = "diff"
    let adviceOnSize = "Send shorter texts, or fewer actions."

    init(catalog: Catalog, limits: RequestLimits, resolver: Resolver) {
        self.catalog = catalog
        self.limits = limits
        self.resolver = resolver
        writers = WriterPool(maxCount: limits.answerBytes)
    }

    /// Reads both sides. Where one of them is at fault, the other is laid out all the same, so that whatever is
    /// impossible in it is told along with the rest.
    func read(_ root: JSONNode, context: DecodingContext) -> DiffRequest? {
        let request = DiffRequest.read(root, catalog: catalog, limits: limits, context: context)
        guard let request, context.faults.isEmpty else {
            _ = request.map { resolve($0, context: context) }
            return nil
        }
        return request
    }

    func write(_ request: DiffRequest, to json: inout JSONWriter) throws(ProblemDetails) {
        let context = DecodingContext()
        let sides = resolve(request, context: context)
        guard context.faults.isEmpty, let from = sides.from, let to = sides.to else {
            throw ProblemDetails(faults: context.faults)
        }
        try writers.withWriter { first throws(ProblemDetails) in
            specify(from, to: &first)
            try writers.withWriter { second throws(ProblemDetails) in
                specify(to, to: &second)
                // What counts for nothing is not even JSON.
                guard !first.isFull, !second.isFull else {
                    throw .answerTooLarge(limit: first.maxCount, advice: adviceOnSize)
                }
                SpecificationDiff.write(from: first, to: second, with: documents, to: &json)
            }
        }
    }

    /// Lays both sides out; one that is impossible leaves a fault in `context` instead.
    private func resolve(_ request: DiffRequest, context: DecodingContext) -> (from: Subject?, to: Subject?) {
        func side(_ request: SpecRequest?, below pointer: String) -> Subject? {
            guard let request else { return nil }
            do throws(ResolveError) {
                let resolved = try resolver.resolve(request.dialog, on: request.device, options: request.options)
                return Subject(request: request.dialog, device: request.device, resolved: resolved)
            } catch {
                context.add {
                    var fault = error.fault
                    fault.pointer = pointer + fault.pointer
                    return fault
                }
                return nil
            }
        }
        return (side(request.from, below: "/from"), side(request.to, below: "/to"))
    }

    private func specify(_ subject: Subject, to json: inout JSONWriter) {
        SpecificationWriter.write(subject.resolved, findings: RuleBook.check(subject), to: &json)
    }
}
