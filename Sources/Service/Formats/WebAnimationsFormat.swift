import JSONText
import Preview
import Wire

/// `format=waapi`: the elements and animations with which a page plays a dialog by itself.
struct WebAnimationsFormat: AnswerFormat {
    let name = "waapi"
    let mediaType = "application/json"
    let options: [PictureOptions.Name] = [.phase, .tolerance]

    func needs(_ options: PictureOptions) -> DepictionNeeds { .timelines(options) }

    func write(
        _ depiction: Depiction, of request: DepictionRequest, in context: EndpointContext, to json: inout JSONWriter
    ) {
        WebAnimations(depiction, tolerance: request.options.motionTolerance).write(to: &json)
    }
}
