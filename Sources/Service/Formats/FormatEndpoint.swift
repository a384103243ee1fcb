import Dialogs
import JSONText
import Metrics
import MicroHTTP
import Preview
import Wire

/// An endpoint that answers JSON, too, in another form.
struct FormatEndpoint: Endpoint {
    let context: EndpointContext
    private let kind: DepictionRequest.Kind
    private let format: any AnswerFormat
    private let members: DepictionMembers

    let name: String
    let isOneOfSeveral = true
    let takesOptions = true

    init(context: EndpointContext, kind: DepictionRequest.Kind, format: any AnswerFormat) {
        self.context = context
        self.kind = kind
        self.format = format
        members = .of(format.options, for: kind)
        name = kind.rawValue + " as " + format.name
    }

    var mediaType: String { format.mediaType }
    var fields: HeaderFields { format.fields }
    var gate: WorkGate? { format.gate(in: context) }
    var adviceOnSize: String { format.adviceOnSize }

    func isOption(_ member: QueryMember) -> Bool { members.areOption(member.name, value: member.value) }

    func read(_ root: JSONNode, decoding: DecodingContext) -> DepictionRequest? {
        read(root, options: nil, decoding: decoding)
    }

    func read(_ root: JSONNode, options: JSONNode?, decoding: DecodingContext) -> DepictionRequest? {
        DepictionRequest.read(
            root, options: options, as: kind, members, catalog: context.catalog, limits: context.limits,
            context: decoding)
    }

    func isBrief(_ request: DepictionRequest) -> Bool { false }
    var lastPhase: WorkPhase { .draw }

    func body(of request: DepictionRequest) throws(ProblemDetails) -> ResponseBody {
        try format.body(of: request, in: context)
    }
}
