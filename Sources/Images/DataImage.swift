private import Base64

package struct ImageLimits: Sendable {
    /// The most bytes of the file.
    package var bytes: Int
    /// The greatest number of pixels: width times height, as the header gives them.
    package var pixels: Int

    package init(bytes: Int, pixels: Int) { (self.bytes, self.pixels) = (bytes, pixels) }
}

/// Why a text is not an image that can be drawn.
package enum ImageFault: Error, Hashable, Sendable {
    /// The text does not begin like a `data:` URL of a PNG or a JPEG in base64.
    case otherScheme
    /// The text after that is not base64 (RFC 4648 §4), or lacks padding.
    case notBase64
    case tooManyBytes(Int)
    /// The bytes are those of another kind of file than the URL says.
    case otherKind(than: ImageKind)
    /// The header ends too early, or contains values that are invalid in such a file.
    case brokenHeader(ImageKind)
    /// The JPEG is compressed in a way that browsers do not draw.
    case unusualJPEG
    case noPixels
    case tooManyPixels(width: Int, height: Int)
}

/// A kind of image file.
package enum ImageKind: String, Sendable, CaseIterable {
    case png, jpeg

    /// The beginning of the URL of such a file.
    package var prefix: String {
        switch self {
        case .png: "data:image/png;base64,"
        case .jpeg: "data:image/jpeg;base64,"
        }
    }
}

/// An image in a `data:` URL, whose header has been checked. Nothing is fetched for it. The data after the header is
/// read only when the image is drawn.
package struct DataImage: Sendable {
    /// The URL as it was given: ``ImageKind/prefix``, followed by base64 only.
    package let url: String
    package let kind: ImageKind
    /// The width and height of the picture in the file, in pixels, at least 1.
    package let width: Int
    package let height: Int
    /// How the file's pixels are turned for display.
    package let orientation: ImageOrientation

    /// The displayed width, in pixels.
    package var shownWidth: Int { orientation.swapsSides ? height : width }
    /// The displayed height, in pixels.
    package var shownHeight: Int { orientation.swapsSides ? width : height }

    /// Whether a text is a `data:` URL of any kind.
    package static func isURL(_ text: Span<UInt8>) -> Bool {
        let scheme = "data:"
        guard text.count >= scheme.utf8.count else { return false }
        // Schemes are case-insensitive (RFC 3986 §3.1).
        for (index, letter) in scheme.utf8.enumerated() where text[index] | 0x20 != letter | 0x20 { return false }
        return true
    }

    /// Reads the image in a `data:` URL.
    package static func read(_ text: Span<UInt8>, _ limits: ImageLimits) throws(ImageFault) -> DataImage {
        guard let kind = ImageKind.allCases.first(where: { begins(text, with: $0.prefix) }) else { throw .otherScheme }
        let letters = text.extracting(kind.prefix.utf8.count...)
        let count = letters.count / 4 * 3
        // At most two of the bytes are padding.
        guard count - 2 <= limits.bytes else { throw .tooManyBytes(count) }
        guard letters.count % 4 == 0,
            let bytes = unsafe letters.withUnsafeBufferPointer({ unsafe Base64.decode($0, in: .standard) })
        else { throw .notBase64 }
        guard bytes.count <= limits.bytes else { throw .tooManyBytes(bytes.count) }
        let header = try ImageHeader.read(bytes.span, kind)
        guard header.width > 0, header.height > 0 else { throw .noPixels }
        let (pixels, isBeyond) = header.width.multipliedReportingOverflow(by: header.height)
        guard !isBeyond, pixels <= limits.pixels else {
            throw .tooManyPixels(width: header.width, height: header.height)
        }
        let url = unsafe text.withUnsafeBufferPointer { unsafe String(decoding: $0, as: UTF8.self) }
        return DataImage(
            url: url, kind: kind, width: header.width, height: header.height, orientation: header.orientation)
    }

    private static func begins(_ text: Span<UInt8>, with prefix: String) -> Bool {
        guard text.count >= prefix.utf8.count else { return false }
        for (index, letter) in prefix.utf8.enumerated() where text[index] != letter { return false }
        return true
    }

    var bytes: [UInt8] { Base64.decode(url.utf8.dropFirst(kind.prefix.utf8.count), in: .standard) ?? [] }
}

extension DataImage: Hashable {
    /// The URL determines everything else.
    package static func == (one: DataImage, other: DataImage) -> Bool { one.url == other.url }
    package func hash(into hasher: inout Hasher) { hasher.combine(url) }
}
