import JSONText
import MicroHTTP
import Wire

extension Application {
    /// Holds the answers to the requests of one file against what the file expects, for `scrim check`.
    ///
    /// - Parameter limit: Bytes that the body of a request may have.
    package func check(_ file: NamedFile, limit: Int, into report: inout CheckReport) {
        let document = JSONDocument(advice: RequestAdvice.advise)
        do throws(JSONSyntaxError) {
            try document.parse(file.bytes, maxDepth: context.limits.depth + 3)
        } catch {
            report.add(fault: "\(file.name): \(error.message)")
            return
        }
        document.withRoot { root in
            let checks = root.kind == .array ? Array(root.elements) : [root]
            for (index, node) in checks.enumerated() {
                guard let check = Check(node, index: index, decoding: document.context) else { continue }
                let answer = answer(Array(check.request.utf8), at: check.endpoint, limit: limit)
                var comparison = CheckComparison(tolerance: check.tolerance)
                let answered = JSONDocument()
                // An answer is JSON, and as deep as the schema is.
                if (try? answered.parse(answer, maxDepth: 256)) != nil, let expected = node.member("expect") {
                    answered.withRoot { comparison.compare(expected, with: $0) }
                }
                report.add(
                    CheckReport.Result(file: file.name, name: check.name, differences: comparison.differences))
            }
        }
        for fault in document.context.faults {
            report.add(fault: "\(file.name): \(fault.pointer.isEmpty ? "the whole" : fault.pointer): \(fault.message)")
        }
    }

    /// The bytes that an endpoint answers to a body, be it a problem.
    private func answer(_ body: [UInt8], at endpoint: CheckedEndpoint, limit: Int) -> [UInt8] {
        do throws(ProblemDetails) {
            guard body.count <= limit else { throw ProblemDetails(.bodyTooLarge(limit: limit)) }
            let representation: Representation =
                switch endpoint {
                case .specs: try answer(of: SpecsEndpoint(context: context), body)
                case .samples: try answer(of: SamplesEndpoint(context: context), body)
                case .retarget: try answer(of: RetargetEndpoint(context: context), body)
                case .hitTest: try answer(of: HitTestEndpoint(context: context), body)
                case .diff: try answer(of: DiffEndpoint(context: context), body)
                case .release: try answer(of: ReleaseEndpoint(context: context), body)
                case .transitions: try answer(of: TransitionsEndpoint(context: context), body)
                case .lint: try answer(of: LintEndpoint(context: context), body)
                case .schedules: try answer(of: SchedulesEndpoint(context: context), body)
                case .scenes: try answer(of: ScenesEndpoint(context: context), body)
                }
            return representation.body.withBytes { $0.bytes }
        } catch {
            var json = JSONWriter(capacity: 1024)
            error.write(to: &json)
            return json.bytes
        }
    }

    private func answer(of endpoint: some Endpoint, _ body: [UInt8]) throws(ProblemDetails) -> Representation {
        try CachedEndpoint(endpoint).representation(ofBody: body)
    }
}

/// The endpoints whose answers can be checked.
private enum CheckedEndpoint: String, NamedChoice {
    case specs = "/v1/specs"
    case samples = "/v1/specs/samples"
    case retarget = "/v1/specs/retarget"
    case hitTest = "/v1/specs/hit-test"
    case diff = "/v1/specs/diff"
    case release = "/v1/specs/release"
    case transitions = "/v1/specs/transitions"
    case lint = "/v1/lint"
    case schedules = "/v1/schedules"
    case scenes = "/v1/scenes"

    static let names = ChoiceNames<CheckedEndpoint>()
}

/// One check of a file: `{name?, endpoint?, request, expect, tolerance?}`, or with the members of a request beside the others.
private struct Check {
    let name: String
    let endpoint: CheckedEndpoint
    /// As JSON.
    let request: String
    let tolerance: Double

    private static let requestMembers: [StaticString] = ["device", "dialog", "options"]
    private static let members = NameTable(["name", "endpoint", "request", "expect", "tolerance"] + requestMembers)

    /// Nil where it is no check; the faults go to `decoding`.
    init?(_ node: JSONNode, index: Int, decoding: DecodingContext) {
        let before = decoding.faultCount
        guard let object = ValueReader(node, context: decoding).object(Self.members) else { return nil }
        name = object.string("name", maxLength: 1024) ?? "check \(index + 1)"
        endpoint = object.oneOf("endpoint", CheckedEndpoint.self) ?? .specs
        tolerance = object.number("tolerance", in: 0...1_000_000) ?? 0
        if let expected = object.value("expect", .required) { _ = expected.choose([.object]) }
        let given = Self.requestMembers.filter { node.member($0) != nil }
        if let whole = node.member("request") {
            for name in given {
                object.report(
                    name, code: "conflictingMember", message: "Beside \"request\" this member belongs into it.")
            }
            request = whole.jsonText
        } else {
            if given.isEmpty { object.reportMissing("request") }
            let members = given.compactMap { name in node.member(name).map { "\"\(name)\":\($0.jsonText)" } }
            request = "{\(members.joined(separator: ","))}"
        }
        guard decoding.faultCount == before else { return nil }
    }
}
