import Dialogs
import Exports
import MicroHTTP
import Preview
import Wire

/// `format=markup`: a page with the dialog as HTML elements, whose style sheet adapts to the preferences of the screen.
struct MarkupFormat: AnswerFormat {
    let name = "markup"
    let mediaType = PagePolicy.mediaType
    var fields: HeaderFields { Self.fields }
    private static let fields = PagePolicy.fields(PagePolicy.selfContained(scripts: []))
    let options: [PictureOptions.Name] = []
    /// The timelines that a page plays.
    static let needs = DepictionNeeds(timelines: .named([Phase.present.name, Phase.dismiss.name]))

    func body(of request: DepictionRequest, in context: EndpointContext) throws(ProblemDetails) -> ResponseBody {
        try body(Array(context.markup(of: request, Self.needs).text.utf8), in: context)
    }
}
