import JSONText
import Preview
import Wire

/// `format=css`: a style sheet that draws a dialog, and plays it by the attribute `data-phase`.
struct StyleSheetFormat: AnswerFormat {
    let name = "css"
    let mediaType = "text/css"
    let fileExtensions = ["css"]
    let options: [PictureOptions.Name] = [.phase, .tolerance]

    func needs(_ options: PictureOptions) -> DepictionNeeds { .timelines(options) }

    func write(
        _ depiction: Depiction, of request: DepictionRequest, in context: EndpointContext, to json: inout JSONWriter
    ) {
        json.again(Array(StyleSheet(depiction, tolerance: request.options.motionTolerance).text.utf8))
    }
}
