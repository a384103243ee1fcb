private import CZlib

/// A PNG file in the making (PNG, third edition: W3C Recommendation of 2025, which has animations).
package struct PNGFile {
    package private(set) var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    private let width: Int
    private let height: Int
    /// Whether alpha is left out.
    private let isOpaque: Bool
    /// Counts the chunks of an animation.
    private var sequence: UInt32 = 0

    /// - Parameters:
    ///   - title: What is seen, for those who cannot.
    ///   - frames: How often something is shown one after the other; nil for a still picture.
    ///   - plays: How often they are played; 0 without an end.
    package init(width: Int, height: Int, isOpaque: Bool, title: String = "", frames: Int? = nil, plays: Int = 0) {
        self.width = width
        self.height = height
        self.isOpaque = isOpaque
        // Eight bits a channel, with alpha or without; deflate, filters by rows, not interlaced.
        append("IHDR", [UInt32(width), UInt32(height)].bytes + [8, isOpaque ? 2 : 6, 0, 0, 0])
        // The colours are sRGB's, to be shown as they are meant (perceptual).
        append("sRGB", [0])
        if let frames { append("acTL", [UInt32(frames), UInt32(plays)].bytes) }
        // International text: keyword, not compressed, no language, no translated keyword.
        if !title.isEmpty { append("iTXt", Array("Title\0\0\0\0\0".utf8) + title.utf8.filter { $0 != 0 }) }
    }

    /// Adds the picture that those see who know no animations.
    package mutating func add(still bitmap: Bitmap) {
        let all = PixelRect(x: 0, y: 0, width: width, height: height)
        append("IDAT", PixelStream.bytes(of: bitmap, all, isOpaque: isOpaque))
    }

    /// Adds a picture of an animation.
    package mutating func add(frame: PNGFrame) {
        let part = frame.part
        var control = [number(), UInt32(part.width), UInt32(part.height), UInt32(part.x), UInt32(part.y)].bytes
        control += [UInt16(clamping: frame.delay.numerator), UInt16(clamping: frame.delay.denominator)].flatMap {
            [UInt8($0 >> 8), UInt8($0 & 0xFF)]
        }
        // It stays, and takes the place of what is there.
        append("fcTL", control + [0, 0])
        if sequence == 1 {
            append("IDAT", frame.pixels)
        } else {
            append("fdAT", [number()].bytes + frame.pixels)
        }
    }

    /// Ends the file.
    package mutating func end() { append("IEND", []) }

    private mutating func number() -> UInt32 {
        defer { sequence += 1 }
        return sequence
    }

    /// Adds a chunk: its length, its name, what it holds, and a checksum of both.
    private mutating func append(_ name: String, _ content: [UInt8]) {
        let named = Array(name.utf8) + content
        bytes += [UInt32(content.count)].bytes
        bytes += named
        let checksum = unsafe named.withUnsafeBufferPointer { unsafe crc32_z(0, $0.baseAddress, $0.count) }
        bytes += [UInt32(truncatingIfNeeded: checksum)].bytes
    }
}

/// A picture of an animation: what of it differs from the one before.
package struct PNGFrame: Sendable {
    package let part: PixelRect
    /// For how long it is shown, as a fraction of a second.
    package var delay: (numerator: Int, denominator: Int)
    /// A zlib stream.
    let pixels: [UInt8]

    package init(of bitmap: Bitmap, _ part: PixelRect, isOpaque: Bool, delay: (numerator: Int, denominator: Int)) {
        (self.part, self.delay) = (part, delay)
        pixels = PixelStream.bytes(of: bitmap, part, isOpaque: isOpaque)
    }

    /// Bytes that it takes up in a file.
    package var size: Int { pixels.count + 54 }
}

extension [UInt32] {
    /// The numbers, the highest byte first.
    fileprivate var bytes: [UInt8] {
        flatMap { number in [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> UInt32($0)) } }
    }
}
