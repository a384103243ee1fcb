import JSONText
import Preview
import Wire

/// `format=lottie`: one timeline as an animation that Lottie's players play.
struct LottieFormat: AnswerFormat {
    let name = "lottie"
    let fileExtensions = ["lottie"]
    let mediaType = "application/json"
    let options: [PictureOptions.Name] = [.phase, .tolerance]

    func needs(_ options: PictureOptions) -> DepictionNeeds { .oneTimeline(options) }

    func write(
        _ depiction: Depiction, of request: DepictionRequest, in context: EndpointContext, to json: inout JSONWriter
    ) {
        LottieAnimation(depiction, tolerance: request.options.motionTolerance, engine: context.drawing).write(to: &json)
    }
}
