private import CZlib

/// Builds a PNG file (PNG, third edition: W3C Recommendation of 2025, which has animations).
package struct PNGFile {
    package private(set) var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    private let width: Int
    private let height: Int
    /// Whether the file has no alpha channel.
    private let isOpaque: Bool
    /// The number of the next chunk of an animation.
    private var sequence: UInt32 = 0

    /// - Parameters:
    ///   - title: A description for people who cannot see the picture.
    ///   - frames: The number of frames of an animation; `nil` for a still picture.
    package init(width: Int, height: Int, isOpaque: Bool, title: String = "", frames: Int? = nil) {
        self.width = width
        self.height = height
        self.isOpaque = isOpaque
        // Eight bits per channel, with or without alpha; deflate, filters by rows, not interlaced.
        append("IHDR", [UInt32(width), UInt32(height)].bytes + [8, isOpaque ? 2 : 6, 0, 0, 0])
        // The colour space is sRGB, with the perceptual rendering intent.
        append("sRGB", [0])
        // Animations are played endlessly.
        if let frames { append("acTL", [UInt32(frames), 0].bytes) }
        // International text: the keyword, uncompressed, without a language or a translated keyword.
        if !title.isEmpty { append("iTXt", Array("Title\0\0\0\0\0".utf8) + title.utf8.filter { $0 != 0 }) }
    }

    /// Adds the picture that viewers without support for animations show.
    package mutating func add(still bitmap: Bitmap) {
        let all = PixelRect(x: 0, y: 0, width: width, height: height)
        append("IDAT", PixelStream.bytes(of: bitmap, all, isOpaque: isOpaque))
    }

    /// Adds a frame of an animation.
    package mutating func add(frame: PNGFrame) {
        let part = frame.part
        var control = [number(), UInt32(part.width), UInt32(part.height), UInt32(part.x), UInt32(part.y)].bytes
        control += [UInt16(clamping: frame.delay.numerator), UInt16(clamping: frame.delay.denominator)].flatMap {
            [UInt8($0 >> 8), UInt8($0 & 0xFF)]
        }
        // The frame replaces the pixels below it, and remains afterwards.
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

    /// Appends a chunk: its length, its name, its content, and a checksum of the latter two.
    private mutating func append(_ name: String, _ content: [UInt8]) {
        let named = Array(name.utf8) + content
        bytes += [UInt32(content.count)].bytes
        bytes += named
        let checksum = unsafe named.withUnsafeBufferPointer { unsafe crc32_z(0, $0.baseAddress, $0.count) }
        bytes += [UInt32(truncatingIfNeeded: checksum)].bytes
    }
}

/// A frame of an animation: the part that differs from the previous frame.
package struct PNGFrame: Sendable {
    package let part: PixelRect
    /// How long it is shown, in seconds, as a fraction.
    package var delay: (numerator: Int, denominator: Int)
    /// The pixels as a zlib stream.
    let pixels: [UInt8]

    package init(of bitmap: Bitmap, _ part: PixelRect, isOpaque: Bool, delay: (numerator: Int, denominator: Int)) {
        (self.part, self.delay) = (part, delay)
        pixels = PixelStream.bytes(of: bitmap, part, isOpaque: isOpaque)
    }

    /// The number of bytes that it takes in a file.
    package var size: Int { pixels.count + 54 }
}

extension [UInt32] {
    /// The numbers, the highest byte first.
    fileprivate var bytes: [UInt8] {
        flatMap { number in [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> UInt32($0)) } }
    }
}
