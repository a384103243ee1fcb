import Cache
import Devices
import Dialogs
import Guidelines
import JSONText
import MicroHTTP
import Typography
import Wire

/// `POST` and `GET /v1/specs`: the specification of one dialog on one device.
struct SpecsRoute: Sendable {
    private let catalog: Catalog
    private let limits: RequestLimits
    private let resolver: Resolver
    private let cache: ResponseCache<Answer>
    private let documents = JSONDocumentPool()
    /// Unguessable, so that nobody can choose bodies that fall on one shard or one bucket; bodies as sent and requests
    /// as read are hashed apart, so that neither can pass for the other.
    private let bodySeed = UInt64.random(in: .min ... .max)
    private let requestSeed = UInt64.random(in: .min ... .max)

    init(catalog: Catalog, measuring: any TextMeasuring, limits: RequestLimits, cacheBytes: Int) {
        self.catalog = catalog
        self.limits = limits
        resolver = Resolver(measuring: measuring)
        cache = ResponseCache(maximumBytes: cacheBytes)
    }

    /// The answer to one request, and where it came from.
    struct Outcome {
        var answer: Answer
        var origin: Answer.Origin
    }

    // MARK: The two forms

    func post(_ body: Span<UInt8>) throws(ProblemDetails) -> Outcome {
        let hash = Digest.hash(body, seed: bodySeed)
        if let known = cache.value(for: body, hash: hash) { return Outcome(answer: known, origin: .hit) }
        let outcome = try outcome { document throws(JSONSyntaxError) in
            try document.parse(body, maxDepth: limits.depth)
        }
        // The body as sent leads to the same answer next time without being read again.
        // It pays for the answer too: either entry may outlive the other and hold the answer alone.
        cache.insert(outcome.answer, for: body.bytes, hash: hash, cost: outcome.answer.cost)
        return outcome
    }

    /// `request=` with the body in base64url, or the body's members by their dotted names.
    func get(_ query: [(name: String, value: String)]) throws(ProblemDetails) -> Outcome {
        guard let request = query.first(where: { $0.name == "request" }) else {
            return try outcome { document throws(JSONSyntaxError) in
                try document.parse(
                    dottedMembers: query, maxDepth: limits.depth, scalarKeys: ["device": "profile"])
            }
        }
        guard query.count == 1 else {
            throw ProblemDetails(
                faults: query.filter { $0.name != "request" }.map {
                    JSONFault(
                        pointer: "/" + JSONPointer.escape($0.name), code: "conflictingMember",
                        message: "Beside request= no other member may stand in the URL.")
                })
        }
        guard let body = Base64URL.decode(request.value) else {
            throw ProblemDetails(
                400, "invalid-json", "The request is not JSON", code: "notBase64URL",
                detail: "The value of request= is not base64url (RFC 4648, 5) of a JSON body.")
        }
        return try outcome { document throws(JSONSyntaxError) in
            try document.parse(body.span, maxDepth: limits.depth)
        }
    }

    /// The bytes of the answer to a body, for the command line.
    func bytes(for body: [UInt8]) throws(ProblemDetails) -> [UInt8] {
        let outcome = try post(body.span)
        return outcome.answer.body.withBytes { $0.bytes }
    }

    // MARK: From a document to an answer

    private func outcome(
        _ parse: (JSONDocument) throws(JSONSyntaxError) -> Void
    ) throws(ProblemDetails) -> Outcome {
        try documents.withDocument { document throws(ProblemDetails) in
            let clock = ContinuousClock()
            let start = clock.now
            do throws(JSONSyntaxError) {
                try parse(document)
            } catch {
                throw ProblemDetails(error)
            }
            let record = ReadingRecord()
            record.key.mark("specs")
            let request = document.withRoot { root in
                SpecRequest.read(root, catalog: catalog, limits: limits, record: record)
            }
            guard let request, let request else { throw ProblemDetails(faults: record.faults) }

            let hash = Digest.hash(record.key.bytes.span, seed: requestSeed)
            if let known = cache.value(for: record.key.bytes.span, hash: hash) {
                return Outcome(answer: known, origin: .hit)
            }
            let answer = try answer(to: request)
            cache.insert(answer, for: record.key.bytes, hash: hash, cost: answer.cost)
            let elapsed = start.duration(to: clock.now)
            return Outcome(answer: answer, origin: .computed(milliseconds: elapsed.milliseconds))
        }
    }

    private func answer(to request: SpecRequest) throws(ProblemDetails) -> Answer {
        let resolved: ResolvedDialog
        do throws(ResolveError) {
            resolved = try resolver.resolve(request.dialog, on: request.device, options: request.options)
        } catch {
            throw ProblemDetails(faults: [error.fault])
        }
        let findings = RuleBook.check(
            Subject(request: request.dialog, device: request.device, resolved: resolved))
        var json = JSONWriter()
        SpecificationWriter.write(resolved, findings: findings, to: &json)
        return json.withBytes { Answer($0, mediaType: "application/json", isCached: true) }
    }
}

extension ProblemDetails: Error {}

extension Span<UInt8> {
    /// A copy of the bytes.
    fileprivate var bytes: [UInt8] { unsafe withUnsafeBufferPointer { unsafe Array($0) } }
}

extension Duration {
    fileprivate var milliseconds: Double {
        Double(components.seconds) * 1000 + Double(components.attoseconds) / 1e15
    }
}
