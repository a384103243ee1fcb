import JSONText
import Preview
import Typography
import Wire

/// A bitmap format: computed behind a gate of its own, within its own limits.
protocol PixelFormat: ByteFormat {
    func bytes(of pictures: PixelPictures) throws(PixelPictures.Fault) -> [UInt8]
}

extension PixelFormat {
    var adviceOnSize: String { "Ask for a smaller scale, or fewer pictures." }

    func gate(in context: EndpointContext) -> WorkGate? { context.pictures }

    func bytes(
        of depiction: Depiction, _ options: PictureOptions, in context: EndpointContext
    ) throws(ProblemDetails) -> [UInt8] {
        let limits = PixelPictures.Limits(
            pixels: context.limits.picturePixels, motionPixels: context.limits.motionPixels,
            frames: context.limits.pictureFrames, bytes: context.limits.answerBytes)
        let pictures = PixelPictures(of: depiction, options, engine: context.drawing, limits: limits)
        do throws(PixelPictures.Fault) {
            return try bytes(of: pictures)
        } catch {
            throw problem(error, limits)
        }
    }

    private func problem(_ fault: PixelPictures.Fault, _ limits: PixelPictures.Limits) -> ProblemDetails {
        func tooMany(
            _ text: FaultText, at option: PictureOptions.Name = .scale, _ values: any CustomStringConvertible...
        ) -> ProblemDetails {
            ProblemDetails(faults: [JSONFault(text, at: "/" + option.rawValue, values.map(\.description))])
        }
        let isMoving = options.contains(.frames)
        let advice = isMoving ? ", or fewer frames." : "."
        switch fault {
        case .tooManyPixels(let count):
            return tooMany(.tooManyPixels, count, limits.pixels, Setting.picturePixels, advice)
        case .tooManyPixelsWithImages(let count):
            return tooMany(.tooManyPixelsWithImages, count, limits.pixels, Setting.picturePixels)
        case .tooLong(let count): return tooMany(.tooLongASide, count, Bitmap.longestSide, advice)
        case .tooManyPixelsInAll(let count):
            return tooMany(.tooManyPixelsInAll, count, limits.motionPixels, Setting.motionPixels)
        case .tooManyFrames(let count):
            let option: PictureOptions.Name = isMoving ? .frames : .framesPerSecond
            return tooMany(.tooManyFrames, at: option, count, limits.frames, Setting.pictureFrames)
        case .tooLarge: return .answerTooLarge(limit: limits.bytes, advice: adviceOnSize)
        // For `isOver` the job's owner knows the reason, and reports that instead.
        case .noMemory, .isOver: return .outOfMemory
        }
    }
}

/// `format=png`: a picture of one moment.
struct PNGFormat: PixelFormat {
    let name = "png"
    let fileExtensions = ["png"]
    let mediaType = "image/png"
    let options = PictureOptions.Name.still + [.scale, .maxWidth]

    func bytes(of pictures: PixelPictures) throws(PixelPictures.Fault) -> [UInt8] { try pictures.still() }
}

/// `format=apng`: a timeline as an animation.
struct APNGFormat: PixelFormat {
    let name = "apng"
    let fileExtensions = ["apng"]
    let mediaType = "image/apng"
    let options: [PictureOptions.Name] = [.phase, .annotate, .device, .background, .scale, .framesPerSecond]

    func needs(_ options: PictureOptions) -> DepictionNeeds { .frames(options) }

    func bytes(of pictures: PixelPictures) throws(PixelPictures.Fault) -> [UInt8] { try pictures.animation() }
}

/// `format=filmstrip`: pictures of moments of a timeline side by side.
struct FilmstripFormat: PixelFormat {
    let name = "filmstrip"
    let mediaType = "image/png"
    let options: [PictureOptions.Name] = [.phase, .annotate, .device, .background, .scale, .maxWidth, .frames]

    func needs(_ options: PictureOptions) -> DepictionNeeds { .frames(options) }

    func bytes(of pictures: PixelPictures) throws(PixelPictures.Fault) -> [UInt8] { try pictures.strip() }
}
