import Dialogs
import JSONText
import Metrics
import MicroHTTP
import Preview
import Wire

/// An endpoint of a path that also answers JSON, in one other format.
struct FormatEndpoint: Endpoint {
    let context: EndpointContext
    private let kind: DepictionRequest.Kind
    private let form: any AnswerFormat
    private let members: DepictionMembers

    let name: String
    var formatName: String? { form.name }
    let isOneOfSeveral = true
    let takesOptions = true

    init(context: EndpointContext, kind: DepictionRequest.Kind, format form: any AnswerFormat) {
        self.context = context
        self.kind = kind
        self.form = form
        members = .of(form.options, for: kind)
        name = kind.name + " as " + form.name
    }

    var mediaType: String { form.mediaType }
    var fields: HeaderFields { form.fields }
    var gate: WorkGate? { form.gate(in: context) }
    var adviceOnSize: String { form.adviceOnSize }

    func isOption(_ member: QueryMember) -> Bool { members.areOption(member.name, value: member.value) }

    func read(_ root: JSONNode, with more: DocumentExtras, decoding: DecodingContext) -> DepictionRequest? {
        DepictionRequest.read(
            root, options: more.options, as: kind, members, catalog: context.catalog, limits: context.limits,
            context: decoding)
    }

    func isBrief(_ request: DepictionRequest) -> Bool { false }
    var lastPhase: WorkPhase { .draw }

    func body(of request: DepictionRequest) throws(ProblemDetails) -> ResponseBody {
        try form.body(of: request, in: context)
    }
}
