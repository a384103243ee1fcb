private import CPango
private import CZlib

/// A PNG file taken apart by the letter of the standard: chunks, checksums, the zlib stream, the filters of rows.
package struct PNGReader {
    package struct Chunk {
        package var name: String
        package var content: [UInt8]
    }

    /// In bytes a channel, row by row, as the file has them.
    package struct Pixels {
        package var width: Int
        package var height: Int
        package var channels: Int
        package var bytes: [UInt8]

        package func pixel(_ x: Int, _ y: Int) -> [UInt8] {
            let start = (y * width + x) * channels
            return Array(bytes[start..<start + channels])
        }
    }

    package private(set) var chunks: [Chunk] = []

    /// Nil where the file breaks the standard.
    package init?(_ bytes: [UInt8]) {
        guard bytes.starts(with: [137, 80, 78, 71, 13, 10, 26, 10]) else { return nil }
        var at = 8
        while at < bytes.count {
            guard at + 12 <= bytes.count else { return nil }
            let length = Self.number(bytes, at)
            guard at + 12 + length <= bytes.count else { return nil }
            let named = Array(bytes[at + 4..<at + 8 + length])
            guard Self.checksum(named) == UInt32(Self.number(bytes, at + 8 + length)) else { return nil }
            chunks.append(
                Chunk(name: String(decoding: named.prefix(4), as: UTF8.self), content: Array(named.dropFirst(4))))
            at += 12 + length
        }
        guard chunks.first?.name == "IHDR", chunks.last?.name == "IEND" else { return nil }
    }

    /// In pixels.
    package var size: [Int] { [Self.number(chunks[0].content, 0), Self.number(chunks[0].content, 4)] }

    /// The still picture.
    package var pixels: Pixels? {
        let header = chunks[0].content
        let data = chunks.filter { $0.name == "IDAT" }.flatMap(\.content)
        return pixels(of: data, width: Self.number(header, 0), height: Self.number(header, 4))
    }

    /// A zlib stream's rows.
    package func pixels(of data: [UInt8], width: Int, height: Int) -> Pixels? {
        let header = chunks[0].content
        guard header[8] == 8, header[9] == 2 || header[9] == 6 else { return nil }
        let channels = header[9] == 2 ? 3 : 4
        let length = width * channels
        guard let raw = inflated(data, count: (length + 1) * height) else { return nil }
        var rows: [UInt8] = []
        for row in 0..<height {
            let filter = raw[row * (length + 1)]
            for index in 0..<length {
                let value = raw[row * (length + 1) + 1 + index]
                let above = row > 0 ? rows[(row - 1) * length + index] : 0
                let left = index >= channels ? rows[row * length + index - channels] : 0
                switch filter {
                case 0: rows.append(value)
                case 1: rows.append(value &+ left)
                case 2: rows.append(value &+ above)
                default: return nil
                }
            }
        }
        return Pixels(width: width, height: height, channels: channels, bytes: rows)
    }

    package static func number(_ bytes: [UInt8], _ at: Int) -> Int {
        bytes[at..<at + 4].reduce(0) { $0 << 8 | Int($1) }
    }

    /// CRC-32 bit by bit (PNG, annex D).
    private static func checksum(_ bytes: [UInt8]) -> UInt32 {
        var remainder: UInt32 = 0xFFFF_FFFF
        for byte in bytes {
            remainder ^= UInt32(byte)
            for _ in 0..<8 { remainder = remainder & 1 == 1 ? 0xEDB8_8320 ^ remainder >> 1 : remainder >> 1 }
        }
        return ~remainder
    }
}

/// What zlib makes of a stream; nil where it refuses, and where there are not `count` bytes.
package func inflated(_ stream: [UInt8], count: Int) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count + 1)
    var written = UInt(bytes.count)
    guard unsafe uncompress(&bytes, &written, stream, UInt(stream.count)) == Z_OK, Int(written) == count else {
        return nil
    }
    bytes.removeLast()
    return bytes
}

/// What libpng makes of a file, by way of Cairo: pixels with alpha, colours times alpha; nil where it refuses.
package func pixelsByLibpng(_ bytes: [UInt8]) -> [UInt32]? {
    struct Source {
        var bytes: [UInt8]
        var at = 0
    }
    var source = Source(bytes: bytes)
    return unsafe withUnsafeMutablePointer(to: &source) { source in
        let surface = unsafe cairo_image_surface_create_from_png_stream(
            { closure, data, length in
                guard let source = unsafe closure?.assumingMemoryBound(to: Source.self),
                    let data = unsafe data
                else {
                    return CAIRO_STATUS_READ_ERROR
                }
                for index in 0..<Int(length) {
                    guard unsafe source.pointee.at < source.pointee.bytes.count else { return CAIRO_STATUS_READ_ERROR }
                    unsafe data[index] = source.pointee.bytes[source.pointee.at]
                    unsafe source.pointee.at += 1
                }
                return CAIRO_STATUS_SUCCESS
            }, source)
        defer { unsafe cairo_surface_destroy(surface) }
        guard unsafe cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS,
            let data = unsafe cairo_image_surface_get_data(surface)
        else { return nil }
        let (width, height) = (
            Int(unsafe cairo_image_surface_get_width(surface)), Int(unsafe cairo_image_surface_get_height(surface))
        )
        let stride = Int(unsafe cairo_image_surface_get_stride(surface))
        var pixels: [UInt32] = []
        for row in 0..<height {
            let line = unsafe UnsafeRawPointer(data + row * stride).assumingMemoryBound(to: UInt32.self)
            unsafe pixels += UnsafeBufferPointer(start: line, count: width)
        }
        // Without alpha the highest byte means nothing.
        let isOpaque = unsafe cairo_image_surface_get_format(surface) == CAIRO_FORMAT_RGB24
        return isOpaque ? pixels.map { $0 | 0xFF00_0000 } : pixels
    }
}
