import Dialogs
import Exports
import JSONText
import Metrics
import MicroHTTP
import Preview
import Wire

/// The exports in JSON that a depiction alone determines: `format=lottie`, one timeline as an animation for Lottie
/// players; `format=waapi`, the elements and animations by which a page draws and animates a dialog itself;
/// `format=tokens` and `format=styledictionary`, the looks and motions of a dialog as design tokens.
struct JSONExport: DepictionFormat {
    let name: String
    let mediaType = "application/json"
    let fileExtensions: [String]
    let options: [PictureOptions.Name]
    private let needed: @Sendable (PictureOptions) -> DepictionNeeds
    private let write: @Sendable (Depiction, PictureOptions, EndpointContext, inout JSONWriter) -> Void

    static let lottie = JSONExport(
        name: "lottie", fileExtensions: ["lottie"], options: [.phase, .tolerance], needed: { .oneTimeline($0) }
    ) { depiction, options, context, json in
        LottieAnimation(depiction, tolerance: options.motionTolerance, engine: context.drawing).write(to: &json)
    }
    static let webAnimations = JSONExport(
        name: "waapi", fileExtensions: [], options: [.phase, .tolerance], needed: { .timelines($0) }
    ) { depiction, options, _, json in
        WebAnimations(depiction, tolerance: options.motionTolerance).write(to: &json)
    }
    static let tokens = tokens("tokens", as: .format)
    static let styleDictionary = tokens("styledictionary", as: .styleDictionary)

    private static func tokens(_ name: String, as dialect: TokenDialect) -> JSONExport {
        JSONExport(
            name: name, fileExtensions: [], options: [], needed: { _ in DepictionNeeds(timelines: .all) }
        ) { depiction, _, _, json in
            DesignTokens(depiction, as: dialect).write(to: &json)
        }
    }

    func needs(_ options: PictureOptions) -> DepictionNeeds { needed(options) }

    func body(of request: DepictionRequest, in context: EndpointContext) throws(ProblemDetails) -> ResponseBody {
        let depiction = try depiction(of: request, in: context)
        return try context.writers.body(advice: adviceOnSize) { write(depiction, request.options, context, &$0) }
    }
}
