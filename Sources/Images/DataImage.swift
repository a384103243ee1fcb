private import Base64

/// How much of an image is taken.
package struct ImageLimits: Sendable {
    /// Bytes of its file.
    package var bytes: Int
    /// Its width times its height, as its header has them.
    package var pixels: Int

    package init(bytes: Int, pixels: Int) { (self.bytes, self.pixels) = (bytes, pixels) }
}

/// Why a text is no image that is drawn.
package enum ImageFault: Error, Hashable, Sendable {
    /// It begins otherwise than a `data:` URL of a PNG or a JPEG in base64.
    case otherScheme
    /// Its letters are no base64 (RFC 4648 §4), or it is not padded.
    case notBase64
    case tooManyBytes(Int)
    /// The bytes are of another kind of file than the URL says.
    case otherKind(than: ImageKind)
    /// Its header ends too early, or says what no such file says.
    case brokenHeader(ImageKind)
    /// A way of compressing JPEGs that browsers do not draw.
    case unusualJPEG
    case noPixels
    case tooManyPixels(width: Int, height: Int)
}

/// A kind of file.
package enum ImageKind: String, Sendable, CaseIterable {
    case png, jpeg

    /// What a URL of one begins with.
    package var prefix: String {
        switch self {
        case .png: "data:image/png;base64,"
        case .jpeg: "data:image/jpeg;base64,"
        }
    }
}

/// An image in a `data:` URL, of which all that its header says is known to be sound. Nothing fetches anything for it,
/// and what lies behind the header is looked at only by who draws it.
package struct DataImage: Sendable {
    /// The URL as it came: what it begins with as ``ImageKind/prefix`` has it, and nothing but letters of base64.
    package let url: String
    package let kind: ImageKind
    /// As the file has its rows, in pixels, at least 1.
    package let width: Int
    package let height: Int
    /// How the file's pixels are turned to be seen.
    package let orientation: ImageOrientation

    /// How wide it is as it is seen, in pixels.
    package var shownWidth: Int { orientation.swapsSides ? height : width }
    /// How high it is as it is seen, in pixels.
    package var shownHeight: Int { orientation.swapsSides ? width : height }

    /// Whether a text is a `data:` URL, of whatever it may be.
    package static func isURL(_ text: Span<UInt8>) -> Bool {
        let scheme = "data:"
        guard text.count >= scheme.utf8.count else { return false }
        // Schemes are the same in small letters and capitals (RFC 3986 §3.1).
        for (index, letter) in scheme.utf8.enumerated() where text[index] | 0x20 != letter | 0x20 { return false }
        return true
    }

    /// The image in a `data:` URL.
    package static func read(_ text: Span<UInt8>, _ limits: ImageLimits) throws(ImageFault) -> DataImage {
        guard let kind = ImageKind.allCases.first(where: { begins(text, with: $0.prefix) }) else { throw .otherScheme }
        let letters = text.extracting(kind.prefix.utf8.count...)
        let count = letters.count / 4 * 3
        // No more than two of them are padding.
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

    /// The file.
    var bytes: [UInt8] {
        Base64.decode(url.utf8.dropFirst(kind.prefix.utf8.count), in: .standard) ?? []
    }
}

extension DataImage: Hashable {
    /// All else follows from the URL.
    package static func == (one: DataImage, other: DataImage) -> Bool { one.url == other.url }
    package func hash(into hasher: inout Hasher) { hasher.combine(url) }
}
