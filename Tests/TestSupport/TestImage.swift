import Foundation

/// Images that are put together byte by byte, so that a test knows each of their pixels.
package enum TestImage {
    /// A PNG of eight bits a channel, with alpha (PNG, third edition, §11.2.1), its rows stored without compression
    /// (RFC 1951 §3.2.4).
    ///
    /// - Parameter pixels: Row by row, red, green, blue and alpha from the highest byte down.
    package static func png(width: Int, height: Int, pixels: [UInt32]) -> [UInt8] {
        var rows: [UInt8] = []
        for row in 0..<height {
            rows.append(0)
            for pixel in pixels[row * width..<(row + 1) * width] { rows += bytes(pixel) }
        }
        return png(header: bytes(UInt32(width)) + bytes(UInt32(height)) + [8, 6, 0, 0, 0], rows: rows)
    }

    /// A PNG of a header's thirteen bytes and of rows with their filters.
    package static func png(header: [UInt8], rows: [UInt8]) -> [UInt8] {
        let length = UInt16(rows.count)
        let block: [UInt8] = [1, UInt8(length & 0xFF), UInt8(length >> 8), UInt8(~length & 0xFF), UInt8(~length >> 8)]
        let stream = [0x78, 0x01] + block + rows + bytes(adler(rows))
        return signature + chunk("IHDR", header) + chunk("IDAT", stream) + chunk("IEND", [])
    }

    /// A JPEG of two squares of eight pixels side by side, the left one of the grey 200, the right one of 56: baseline,
    /// of one component (ITU-T T.81, Annexes B and F).
    ///
    /// Each square is its mean alone: 128 + 72 and 128 - 72, told as the differences 72 and -144, which a step of 8
    /// leaves as they are. Code 0 tells a difference of seven bits and the end of a square, code 10 one of eight.
    ///
    /// - Parameter orientation: What Exif says; nil leaves Exif out.
    package static func jpeg(orientation: UInt8? = nil) -> [UInt8] {
        let exif: [UInt8] =
            orientation.map { number in
                let tag: [UInt8] = [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, number, 0, 0]
                return segment(
                    0xE1, Array("Exif\0\0MM".utf8) + [0, 42, 0, 0, 0, 8, 0, 1] + tag + [0, 0, 0, 0])
            } ?? []
        let quantization = segment(0xDB, [0] + [UInt8](repeating: 8, count: 64))
        let frame = segment(0xC0, [8, 0, 8, 0, 16, 1, 1, 0x11, 0])
        let differences = segment(0xC4, [0x00, 1, 1] + [UInt8](repeating: 0, count: 14) + [7, 8])
        let coefficients = segment(0xC4, [0x10, 1] + [UInt8](repeating: 0, count: 15) + [0])
        let scan = segment(0xDA, [1, 1, 0x00, 0, 63, 0])
        // 0 1001000 0, then 10 01101111 0, filled up with ones.
        return [0xFF, 0xD8] + exif + quantization + frame + differences + coefficients + scan
            + [0x48, 0x4D, 0xEF, 0xFF, 0xD9]
    }

    /// A `data:` URL of a file.
    package static func url(_ bytes: [UInt8], _ type: String = "image/png") -> String {
        "data:\(type);base64," + Data(bytes).base64EncodedString()
    }

    /// Red, green / blue, white; all opaque.
    package static let fourPixels = png(
        width: 2, height: 2, pixels: [0xFF00_00FF, 0x00FF_00FF, 0x0000_FFFF, 0xFFFF_FFFF])

    /// What every PNG begins with.
    package static let signature: [UInt8] = [137, 80, 78, 71, 13, 10, 26, 10]

    /// A chunk of a PNG with its checksum.
    package static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
        let named = Array(name.utf8) + content
        return bytes(UInt32(content.count)) + named + bytes(checksum(named))
    }

    /// A segment of a JPEG.
    package static func segment(_ marker: UInt8, _ content: [UInt8]) -> [UInt8] {
        let length = content.count + 2
        return [0xFF, marker, UInt8(length >> 8), UInt8(length & 0xFF)] + content
    }

    /// From the highest byte down.
    package static func bytes(_ number: UInt32) -> [UInt8] {
        [UInt8(number >> 24), UInt8(number >> 16 & 0xFF), UInt8(number >> 8 & 0xFF), UInt8(number & 0xFF)]
    }

    private static func checksum(_ bytes: [UInt8]) -> UInt32 {
        var sum: UInt32 = 0xFFFF_FFFF
        for byte in bytes {
            sum ^= UInt32(byte)
            for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
        }
        return ~sum
    }

    private static func adler(_ bytes: [UInt8]) -> UInt32 {
        var (low, high): (UInt32, UInt32) = (1, 0)
        for byte in bytes {
            low = (low + UInt32(byte)) % 65_521
            high = (high + low) % 65_521
        }
        return high << 16 | low
    }
}
