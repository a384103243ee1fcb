import Dialogs
import Geometry
import PictureTestSupport
import Testing
import Typography

@testable import Preview

@Suite struct `PNG files` {
    /// Widths that leave every kind of rest in a row of 258 bytes: none, too few for a repetition, one of each length.
    private static let widths = [1, 2, 3, 5, 29, 65, 86, 87, 88, 129, 130, 172, 173, 257, 258, 259, 300, 515]

    /// A picture whose rows mostly repeat.
    private func bitmap(
        width: Int, height: Int, isOpaque: Bool, over more: [DrawingOperation] = []
    ) throws -> Bitmap {
        let bitmap = try #require(Bitmap(width: width, height: height))
        let bounds = Rect(x: 0, y: 0, width: Double(width), height: Double(height))
        var picture = Picture(bounds: bounds)
        func fill(_ rect: Rect, _ color: Color) {
            picture.operations.append(.fill(VectorPath(rectangle: rect), .nonZero, .solid(color)))
        }
        if isOpaque { fill(bounds, Color(red: 250, green: 240, blue: 230)) }
        fill(Rect(x: 1, y: 20, width: 90, height: 7), Color(red: 200, green: 100, blue: 50, alpha: 128))
        fill(Rect(x: 0, y: 33, width: 400, height: 20), Color(red: 1, green: 2, blue: 3))
        for row in 0..<9 {
            fill(Rect(x: Double(row), y: Double(60 + row), width: 3, height: 1), Color(red: 0, green: 99, blue: 0))
        }
        picture.operations += more
        Painter.draw(picture, on: bitmap, scale: 1, engine: .builtIn)
        return bitmap
    }

    private func file(_ bitmap: Bitmap, isOpaque: Bool) throws -> [UInt8] {
        var file = PNGFile(width: bitmap.width, height: bitmap.height, isOpaque: isOpaque, title: "Grüße")
        file.add(still: bitmap)
        file.end()
        return file.bytes
    }

    @Test(arguments: widths, [true, false])
    func `hold the pixels that were drawn, by the letter of the standard`(width: Int, isOpaque: Bool) throws {
        let bitmap = try bitmap(width: width, height: 100, isOpaque: isOpaque)
        #expect(bitmap.isOpaque == isOpaque)
        let reader = try #require(PNGReader(file(bitmap, isOpaque: isOpaque)))
        #expect(reader.chunks.map(\.name) == ["IHDR", "sRGB", "iTXt", "IDAT", "IEND"])
        let pixels = try #require(reader.pixels)
        #expect(pixels.width == width && pixels.height == 100)
        for y in 0..<100 {
            for x in 0..<width {
                let drawn = bitmap[x, y]
                let alpha = drawn >> 24
                let read = pixels.pixel(x, y).map(UInt32.init)
                #expect(read.count == 3 || read[3] == alpha)
                for (channel, shift) in [UInt32(16), 8, 0].enumerated() {
                    // Times alpha again, it is what was drawn, but for the rounding of 1/255 of the alpha.
                    let back = (read[channel] * alpha + 127) / 255
                    let value = drawn >> shift & 0xFF
                    #expect(max(back, value) - min(back, value) <= 1, "\(x), \(y)")
                }
            }
        }
    }

    @Test(arguments: widths, [true, false])
    func `PNG files are read by libpng`(width: Int, isOpaque: Bool) throws {
        let bitmap = try bitmap(width: width, height: 100, isOpaque: isOpaque)
        let read = try #require(pixelsByLibpng(file(bitmap, isOpaque: isOpaque)))
        #expect(read.count == width * 100)
        let far = read.indices.filter { index in
            let drawn = bitmap[index % width, index / width]
            return [UInt32(24), 16, 8, 0].contains { shift in
                let (one, other) = (Int(read[index] >> shift & 0xFF), Int(drawn >> shift & 0xFF))
                return abs(one - other) > 1
            }
        }
        #expect(far.isEmpty)
    }

    @Test func `say what is seen`() throws {
        let reader = try #require(PNGReader(file(bitmap(width: 4, height: 4, isOpaque: true), isOpaque: true)))
        let text = try #require(reader.chunks.first { $0.name == "iTXt" })
        #expect(text.content == Array("Title\0\0\0\0\0Grüße".utf8))
    }

    @Test func `PNG files of animations hold each picture's changes and times`() throws {
        let change = DrawingOperation.fill(
            VectorPath(rectangle: Rect(x: 10, y: 5, width: 30, height: 40)), .nonZero, .solid(.blue))
        let first = try bitmap(width: 90, height: 80, isOpaque: true)
        let second = try bitmap(width: 90, height: 80, isOpaque: true, over: [change])
        let shown = try bitmap(width: 90, height: 80, isOpaque: true)
        let part = try #require(shown.take(shown.all, of: second))
        #expect(part == PixelRect(x: 10, y: 5, width: 30, height: 40))
        var file = PNGFile(width: 90, height: 80, isOpaque: true, frames: 2)
        let all = PixelRect(x: 0, y: 0, width: 90, height: 80)
        file.add(frame: PNGFrame(of: first, all, isOpaque: true, delay: (1, 30)))
        file.add(frame: PNGFrame(of: second, part, isOpaque: true, delay: (500, 1000)))
        file.end()
        let reader = try #require(PNGReader(file.bytes))
        #expect(reader.chunks.map(\.name) == ["IHDR", "sRGB", "acTL", "fcTL", "IDAT", "fcTL", "fdAT", "IEND"])
        #expect(reader.chunks[2].content == [0, 0, 0, 2, 0, 0, 0, 0])
        // Number, width, height, x, y; one thirtieth of a second; it stays, and replaces.
        #expect(
            reader.chunks[3].content == [0, 0, 0, 0, 0, 0, 0, 90, 0, 0, 0, 80] + Array(repeating: 0, count: 8) + [
                0, 1, 0, 30, 0, 0,
            ])
        #expect(
            reader.chunks[5].content
                == [0, 0, 0, 1, 0, 0, 0, 30, 0, 0, 0, 40, 0, 0, 0, 10, 0, 0, 0, 5, 1, 244, 3, 232, 0, 0])
        let data = reader.chunks[6].content
        #expect(Array(data.prefix(4)) == [0, 0, 0, 2])
        let pixels = try #require(reader.pixels(of: Array(data.dropFirst(4)), width: 30, height: 40))
        #expect(pixels.pixel(0, 0) == [0, 0, 255] && pixels.pixel(29, 39) == [0, 0, 255])
        #expect(pixelsByLibpng(file.bytes) != nil)
    }

    @Test func `PNG files of nothing new are told apart`() throws {
        let bitmap = try bitmap(width: 50, height: 80, isOpaque: false)
        #expect(bitmap.take(bitmap.all, of: bitmap) == nil)
    }
}
