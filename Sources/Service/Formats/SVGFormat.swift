import MicroHTTP
import Preview

/// `format=svg`: a picture for browsers and design tools, which can be animated.
struct SVGFormat: ByteFormat {
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

    func bytes(of depiction: Depiction, _ options: PictureOptions, in context: EndpointContext) -> [UInt8] {
        SVGPicture.document(of: depiction, options, engine: context.drawing)
    }
}
