import JSONText
import MicroHTTP
import Preview
import Wire

/// `format=svg`: a picture that browsers and design tools show, and that can move by itself.
struct SVGFormat: AnswerFormat {
    let name = "svg"
    let mediaType = "image/svg+xml"
    let fileExtensions = ["svg"]
    let fields = PagePolicy.pictureFields
    let options = PictureOptions.Name.still + [.animate]

    func needs(_ options: PictureOptions) -> DepictionNeeds {
        var needs = DepictionNeeds.still(options)
        if let animation = options.animation { needs.timelines = .named([animation.rawValue]) }
        return needs
    }

    func write(
        _ depiction: Depiction, of request: DepictionRequest, in context: EndpointContext, to json: inout JSONWriter
    ) {
        json.again(SVGPicture.document(of: depiction, request.options, engine: context.drawing))
    }
}
