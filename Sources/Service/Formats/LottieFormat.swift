import Exports
import JSONText
import Preview
import Wire

/// `format=lottie`: one timeline as an animation for Lottie players.
struct LottieFormat: JSONFormat {
    let name = "lottie"
    let fileExtensions = ["lottie"]
    let options: [PictureOptions.Name] = [.phase, .tolerance]

    func needs(_ options: PictureOptions) -> DepictionNeeds { .oneTimeline(options) }

    func write(
        _ depiction: Depiction, _ options: PictureOptions, in context: EndpointContext, to json: inout JSONWriter
    ) {
        LottieAnimation(depiction, tolerance: options.motionTolerance, engine: context.drawing).write(to: &json)
    }
}
