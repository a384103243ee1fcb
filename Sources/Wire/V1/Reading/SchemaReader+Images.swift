import Boxes
import Dialogs
import Geometry
import Images
import JSONText

// Reads the images in a request.
extension SchemaReader {
    /// Reads the source of an image: a name or an address, which may be any text, or an image in a `data:` URL, which
    /// has its own limits.
    func readSource(_ object: ObjectReader, into image: inout ImageContent) {
        guard let value = object.text("source") else { return }
        guard value.isText(where: { DataImage.isURL($0) }) else {
            image.source = value.string(maxLength: limits.textLength, setting: Setting.textLength)
            return
        }
        image.data = self.image(value)
        image.source = image.data?.url
    }

    /// Reads the picture of what the app shows behind the dialog, which covers the presenter.
    func picture(_ object: ObjectReader) -> Boxed<ImageContent>? {
        guard let value = object.text("picture"), let data = image(value) else { return nil }
        var picture = ImageContent(size: Size(width: Double(data.shownWidth), height: Double(data.shownHeight)))
        picture.fit = .cover
        picture.data = data
        picture.source = data.url
        return Boxed(picture)
    }

    private func image(_ value: ValueReader) -> DataImage? {
        // A `data:` URL may be as long as the limits of images allow.
        guard value.hasString(maxLength: .max) else { return nil }
        let limits = ImageLimits(bytes: limits.imageBytes, pixels: limits.imagePixels)
        let result = value.withUTF8 { text -> Result<DataImage, ImageFault> in
            do throws(ImageFault) {
                return .success(try DataImage.read(text, limits))
            } catch {
                return .failure(error)
            }
        }
        switch result {
        case .success(let image): return image
        case .failure(let fault):
            value.report(code: fault.code, message: fault.message(limits))
            return nil
        }
    }
}

extension ImageFault {
    fileprivate var code: String {
        switch self {
        case .tooManyBytes: "tooLong"
        case .tooManyPixels: "tooMany"
        default: "imageNotRead"
        }
    }

    /// The message: the given value, the allowed ones, and the setting behind a limit.
    fileprivate func message(_ limits: ImageLimits) -> String {
        switch self {
        case .otherScheme:
            "Needs an image that begins with \(ImageKind.png.prefix) or \(ImageKind.jpeg.prefix): no others are drawn, "
                + "and nothing is fetched."
        case .notBase64:
            "Needs base64 behind the comma, as RFC 4648 §4 has it: letters, digits, + and /, padded with =, and "
                + "nothing between them."
        case .tooManyBytes(let count):
            "Needs a file of at most \(limits.bytes) bytes and got \(count). The limit is the setting "
                + "\(Setting.imageBytes)."
        case .otherKind(let kind):
            "Needs a file of the kind that the URL says, \(kind.name), and its first bytes are no such file's."
        case .brokenHeader(let kind):
            "Needs a whole \(kind.name) file, and its header ends too early or is damaged."
        case .unusualJPEG:
            "Needs a JPEG that browsers draw: baseline or progressive, with Huffman codes."
        case .noPixels: "Needs an image with pixels, and its header says that a side has none."
        case .tooManyPixels(let width, let height):
            "Needs an image of at most \(limits.pixels) pixels and got \(width) by \(height). The limit is the setting "
                + "\(Setting.imagePixels)."
        }
    }
}

extension ImageKind {
    fileprivate var name: String {
        switch self {
        case .png: "PNG"
        case .jpeg: "JPEG"
        }
    }
}
