import Geometry
import TestSupport
import Testing

@testable import Images

private let generous = ImageLimits(bytes: 131_072, pixels: 4_194_304)

private func read(_ url: String, _ limits: ImageLimits = generous) throws(ImageFault) -> DataImage {
    try DataImage.read(Array(url.utf8).span, limits)
}

/// The pixels of a file, row by row, alpha in the highest byte; nil where it is damaged.
private func pixels(_ bytes: [UInt8], _ type: String = "image/png") throws -> [UInt32]? {
    let image = try read(TestImage.url(bytes, type))
    var pixels = [UInt32](repeating: 0, count: image.width * image.height)
    let isWhole = unsafe pixels.withUnsafeMutableBufferPointer { unsafe image.decode(into: $0) }
    return isWhole ? pixels : nil
}

@Suite struct `An image in a URL` {
    @Test func `has the sides that its header says`() throws {
        let png = try read(TestImage.url(TestImage.png(width: 3, height: 2, pixels: .init(repeating: 0, count: 6))))
        #expect(png.width == 3 && png.height == 2 && png.shownWidth == 3 && png.kind == .png)
        let jpeg = try read(TestImage.url(TestImage.jpeg(), "image/jpeg"))
        #expect(jpeg.width == 16 && jpeg.height == 8 && jpeg.orientation == .upright && jpeg.kind == .jpeg)
    }

    @Test(arguments: 1...8) func `lies as Exif says`(number: UInt8) throws {
        let image = try read(TestImage.url(TestImage.jpeg(orientation: number), "image/jpeg"))
        #expect(image.orientation.rawValue == Int(number))
        #expect(image.shownWidth == (number < 5 ? 16 : 8) && image.shownHeight == (number < 5 ? 8 : 16))
        // The file's first pixel, by the table of the standard: the corner that row 0 and column 0 are seen in.
        let corners = [(0, 0), (1, 0), (1, 1), (0, 1), (0, 0), (1, 0), (1, 1), (0, 1)]
        let (right, down) = corners[Int(number) - 1]
        let place = image.orientation.transform(width: 16, height: 8)
        let (x, y) = (place.a * 0.5 + place.c * 0.5 + place.tx, place.b * 0.5 + place.d * 0.5 + place.ty)
        #expect(x == (right == 0 ? 0.5 : Double(image.shownWidth) - 0.5))
        #expect(y == (down == 0 ? 0.5 : Double(image.shownHeight) - 0.5))
        // The file's second pixel is beside it, or below or above it where sides are swapped.
        #expect((place.a != 0) == (number < 5))
    }

    @Test func `an image in a URL is upright where Exif says nothing that there is`() throws {
        for number: UInt8 in [0, 9, 255] {
            let image = try read(TestImage.url(TestImage.jpeg(orientation: number), "image/jpeg"))
            #expect(image.orientation == .upright)
        }
    }

    @Test(arguments: [
        "", "data:", "data:image/png;base64", "data:image/gif;base64,R0lGODlh", "DATA:image/png;base64,",
        "data:image/png,abc", "data:image/svg+xml;base64,PHN2Zy8+", "https://example.org/a.png",
    ]) func `an image in a URL is a PNG or a JPEG in base64`(url: String) {
        #expect(throws: ImageFault.otherScheme) { try read(url) }
    }

    @Test(arguments: ["iVBORw0KGgo", "iVBO Rw0KGgo=", "iVBORw0K\nGgo=", "iVBORw0KGgo_", "i\"><script>aaa=", "===="])
    func `an image in a URL is in base64 by the letter`(letters: String) {
        #expect(throws: ImageFault.notBase64) { try read("data:image/png;base64," + letters) }
    }

    @Test func `an image in a URL is of the kind that its URL says`() {
        let (png, jpeg) = (TestImage.fourPixels, TestImage.jpeg())
        #expect(throws: ImageFault.otherKind(than: .png)) { try read(TestImage.url(jpeg)) }
        #expect(throws: ImageFault.otherKind(than: .jpeg)) { try read(TestImage.url(png, "image/jpeg")) }
        #expect(throws: ImageFault.otherKind(than: .png)) { try read("data:image/png;base64,") }
    }

    @Test func `has a whole header, whatever it is cut at`() {
        let (png, jpeg) = (TestImage.fourPixels, TestImage.jpeg(orientation: 6))
        for count in 8..<33 {
            #expect(throws: ImageFault.brokenHeader(.png)) { try read(TestImage.url(Array(png.prefix(count)))) }
        }
        // Up to the frame's last byte, which ends before the tables of codes.
        let frame = jpeg.indices.first { jpeg[$0...].starts(with: [0xFF, 0xC0]) } ?? 0
        for count in 3..<frame + 13 {
            #expect(throws: ImageFault.brokenHeader(.jpeg)) {
                try read(TestImage.url(Array(jpeg.prefix(count)), "image/jpeg"))
            }
        }
        #expect(throws: Never.self) { try read(TestImage.url(Array(jpeg.prefix(frame + 13)), "image/jpeg")) }
    }

    @Test func `has a header that says what such files say`() {
        func header(_ change: (inout [UInt8]) -> Void) -> String {
            var bytes = TestImage.bytes(2) + TestImage.bytes(2) + [8, 6, 0, 0, 0] as [UInt8]
            change(&bytes)
            return TestImage.url(TestImage.png(header: bytes, rows: []))
        }
        for change: (Int, UInt8) in [(8, 3), (9, 5), (10, 1), (11, 1), (12, 2), (0, 0x80)] {
            #expect(throws: ImageFault.brokenHeader(.png)) { try read(header { $0[change.0] = change.1 }) }
        }
        #expect(throws: ImageFault.noPixels) { try read(header { $0[3] = 0 }) }
        #expect(throws: ImageFault.noPixels) { try read(header { $0[7] = 0 }) }
        var checked = TestImage.fourPixels
        checked[32] ^= 1
        #expect(throws: ImageFault.brokenHeader(.png)) { try read(TestImage.url(checked)) }
        let lossless = TestImage.jpeg().map { $0 == 0xC0 ? 0xC3 : $0 }
        #expect(throws: ImageFault.unusualJPEG) { try read(TestImage.url(lossless, "image/jpeg")) }
    }

    @Test func `an image in a URL is as large as it may be, and no larger`() throws {
        let file = TestImage.fourPixels
        let url = TestImage.url(file)
        _ = try read(url, ImageLimits(bytes: file.count, pixels: 4))
        #expect(throws: ImageFault.tooManyBytes(file.count)) {
            try read(url, ImageLimits(bytes: file.count - 1, pixels: 4))
        }
        #expect(throws: ImageFault.tooManyPixels(width: 2, height: 2)) {
            try read(url, ImageLimits(bytes: file.count, pixels: 3))
        }
    }
}

@Suite struct `The pixels of an image` {
    @Test func `the pixels of an image are the file's, times alpha`() throws {
        #expect(try pixels(TestImage.fourPixels) == [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF, 0xFFFF_FFFF])
        // 200 × 128 / 255 = 100.4, 100 × 128 / 255 = 50.2.
        let half = TestImage.png(width: 2, height: 1, pixels: [0xC864_0080, 0xFFFF_FF00])
        #expect(try pixels(half) == [0x8064_3200, 0])
    }

    @Test func `the pixels of an image of a JPEG are as its coefficients say`() throws {
        let pixels = try #require(try pixels(TestImage.jpeg(), "image/jpeg"))
        for row in 0..<8 {
            #expect(pixels[row * 16] == 0xFFC8_C8C8 && pixels[row * 16 + 7] == 0xFFC8_C8C8)
            #expect(pixels[row * 16 + 8] == 0xFF38_3838 && pixels[row * 16 + 15] == 0xFF38_3838)
        }
    }

    @Test func `the pixels of an image of a damaged file are none, wherever it is cut`() throws {
        let (png, jpeg) = (TestImage.fourPixels, TestImage.jpeg())
        for count in 33..<png.count - 12 { #expect(try pixels(Array(png.prefix(count))) == nil) }
        let scan = jpeg.count - 5
        for count in scan - 30..<scan + 2 {
            #expect(try pixels(Array(jpeg.prefix(count)), "image/jpeg") == nil, "\(count)")
        }
    }

    @Test func `the pixels of an image are none, or some, whatever bytes there are`() throws {
        var random = SeededGenerator(seed: 34)
        for file in [(TestImage.fourPixels, "image/png"), (TestImage.jpeg(), "image/jpeg")] {
            for _ in 0..<2_000 {
                var bytes = file.0
                for _ in 0..<Int.random(in: 1...4, using: &random) {
                    bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
                }
                let small = ImageLimits(bytes: 131_072, pixels: 65_536)
                guard let image = try? read(TestImage.url(bytes, file.1), small) else { continue }
                var pixels = [UInt32](repeating: 0, count: image.width * image.height)
                _ = unsafe pixels.withUnsafeMutableBufferPointer { unsafe image.decode(into: $0) }
            }
        }
    }
}
