import AnswerTestSupport
import PictureTestSupport
import ServiceTestSupport
import TestSupport
import Testing

private let red: [UInt8] = [255, 0, 0]
private let green: [UInt8] = [0, 255, 0]
private let blue: [UInt8] = [0, 0, 255]
private let white: [UInt8] = [255, 255, 255]

/// A window of 200 × 300 points at one pixel each, with a floating view on it.
private func body(_ content: String = #""title":"T""#, _ members: String = "", device: String = "") -> String {
    DialogBody(
        "floating", on: "200x300@1", state: device, content: #""size":{"width":100,"height":100},\#(content)"#,
        dialog: members
    ).json
}

private func image(_ source: String, _ members: String = #""width":40,"height":40"#) -> String {
    #""image":{\#(members),"source":"\#(source)"}"#
}

private func picture(_ body: String, _ query: String = "format=png&device=false") throws -> PNGReader.Pixels {
    let response = try Scrim.shared.get().post(body, to: "/v1/specs?" + query)
    try #require(response.status == 200, "\(String(decoding: response.body.prefix(400), as: UTF8.self))")
    return try #require(PNGReader(response.body)?.pixels)
}

extension PNGReader.Pixels {
    /// Red, green and blue where a share of a box is.
    fileprivate func color(at x: Double, _ y: Double, of box: Box) -> [UInt8] {
        Array(pixel(Int(box.x + box.width * x), Int(box.y + box.height * y)).prefix(3))
    }
}

/// Contract §13: `content.image.source`, `presenter.picture`.
@Suite struct `Images in requests` {
    private let four = TestImage.url(TestImage.fourPixels)

    @Test func `§13: an image's four pixels are seen in its layer's four corners`() throws {
        let request = body(image(four))
        let answer = try spec(request)
        #expect(answer["layers"]["image"]["image"] == ["fit": "contain", "source": .string(four)])
        let box = answer.frame(of: "image")
        #expect(box.width == 40 && box.height == 40)
        let picture = try picture(request)
        #expect(picture.color(at: 0.1, 0.1, of: box) == red)
        #expect(picture.color(at: 0.9, 0.1, of: box) == green)
        #expect(picture.color(at: 0.1, 0.9, of: box) == blue)
        #expect(picture.color(at: 0.9, 0.9, of: box) == white)
    }

    /// Twice as wide as high, in a box of 40 × 40: whole it is 40 × 20 in the middle, over all of it 80 × 40, of which
    /// the middle half is seen.
    @Test(arguments: [
        ("contain", [(0.02, 0.5, red), (0.98, 0.5, blue)], true),
        ("cover", [(0.25, 0.5, red), (0.75, 0.5, green), (0.25, 0.05, red), (0.25, 0.95, red)], false),
        ("fill", [(0.02, 0.05, red), (0.98, 0.95, blue)], false),
    ])
    func `§13: an image fills its layer as it is asked to`(
        fit: String, seen: [(Double, Double, [UInt8])], leavesEdges: Bool
    ) throws {
        let (r, g, b): (UInt32, UInt32, UInt32) = (0xFF00_00FF, 0x00FF_00FF, 0x0000_FFFF)
        // In contain and fill the outer quarters count, in cover the inner ones. Between two pixels of one colour there
        // is no other.
        let columns = fit == "cover" ? [b, b, r, r, g, g, b, b] : [r, r, g, g, g, g, b, b]
        let rows = Array(repeatElement(columns, count: 4).joined())
        let wide = TestImage.url(TestImage.png(width: 8, height: 4, pixels: rows))
        let request = body(image(wide, #""width":40,"height":40,"fit":"\#(fit)""#))
        let box = try spec(request).frame(of: "image")
        let picture = try picture(request)
        for (x, y, color) in seen { #expect(picture.color(at: x, y, of: box) == color, "\(x) \(y)") }
        // What lies around the image is the dialog's own.
        let edge = picture.color(at: 0.5, 0.05, of: box)
        #expect((edge == picture.color(at: -0.05, 0.05, of: box)) == leavesEdges)
    }

    @Test(
        arguments: [
            (nil, 0.2, 0.5), (1, 0.2, 0.5), (2, 0.8, 0.5), (3, 0.8, 0.5), (4, 0.2, 0.5), (5, 0.5, 0.2), (6, 0.5, 0.2),
            (7, 0.5, 0.8), (8, 0.5, 0.8),
        ] as [(UInt8?, Double, Double)])
    func `§13: a JPEG lies as its Exif says`(orientation: UInt8?, x: Double, y: Double) throws {
        let source = TestImage.url(TestImage.jpeg(orientation: orientation), "image/jpeg")
        let request = body(image(source, #""width":32,"height":32,"fit":"fill""#))
        let box = try spec(request).frame(of: "image")
        let picture = try picture(request)
        #expect(picture.color(at: x, y, of: box) == [200, 200, 200])
        #expect(picture.color(at: 1 - x, 1 - y, of: box) == [56, 56, 56])
    }

    @Test func `§13: a large image is averaged where it is drawn small`() throws {
        // Columns of black and white, sixteen to a point: grey, and no pattern.
        let columns = (0..<160).map { UInt32($0 % 2 == 0 ? 0x0000_00FF : 0xFFFF_FFFF) }
        let fine = TestImage.png(width: 160, height: 16, pixels: Array(repeatElement(columns, count: 16).joined()))
        let request = body(image(TestImage.url(fine), #""width":40,"height":4"#))
        let box = try spec(request).frame(of: "image")
        let picture = try picture(request)
        for x in stride(from: 0.1, through: 0.9, by: 0.1) {
            let grey = picture.color(at: x, 0.5, of: box)[0]
            #expect((126...129).contains(grey), "\(grey)")
        }
    }

    @Test func `§13: what the app shows covers the presenter, and is told on it`() throws {
        let request = body(#""title":"T""#, #","presenter":{"picture":"\#(four)"},"backdrop":{"opacity":0}"#)
        let answer = try spec(request)
        #expect(answer["layers"]["presenter"]["image"] == ["fit": "cover", "source": .string(four)])
        let picture = try picture(request)
        // A square over 200 × 300 is 300 × 300, of which the left and right 50 are cut off.
        let window = Box(x: 0, y: 0, width: 200, height: 300)
        #expect(picture.color(at: 0.02, 0.15, of: window) == red)
        #expect(picture.color(at: 0.98, 0.15, of: window) == green)
        #expect(picture.color(at: 0.02, 0.95, of: window) == blue)
        #expect(picture.color(at: 0.98, 0.95, of: window) == white)
    }

    @Test func `§13: what the app shows recedes with the presenter`() throws {
        let request = body(
            #""title":"T""#,
            #","presenter":{"picture":"\#(four)"},"backdrop":{"opacity":0},"pushBack":{"scale":0.5,"cornerRadius":20}"#)
        let picture = try picture(request)
        // Half as large about the middle: from (50, 75) to (150, 225), with corners of 10.
        let half = Box(x: 50, y: 75, width: 100, height: 150)
        #expect(picture.color(at: 0.12, 0.1, of: half) == red)
        #expect(picture.color(at: 0.88, 0.1, of: half) == green)
        #expect(picture.color(at: 0.12, 0.9, of: half) == blue)
        for (x, y) in [(-0.2, 0.5), (0.01, 0.005)] { #expect(picture.color(at: x, y, of: half) != red) }
    }

    @Test(arguments: ["svg", "html", "markup"])
    func `§13: pages and SVG have the image as it came`(format: String) throws {
        let request = body(image(four), #","presenter":{"picture":"\#(four)"}"#)
        let response = try Scrim.shared.get().post(request, to: "/v1/specs?format=\(format)")
        #expect(response.status == 200)
        #expect(String(decoding: response.body, as: UTF8.self).contains(four))
    }

    @Test func `§13: a motion has the image in every picture`() throws {
        let request = body(image(four))
        let strip = try Scrim.shared.get().post(request, to: "/v1/specs?format=filmstrip&frames=3&device=false&scale=1")
        let pixels = try #require(PNGReader(strip.body)?.pixels)
        let box = try spec(request).frame(of: "image")
        // The last of three moments, each 200 wide with 8 between them.
        let last = Box(x: box.x + 2 * 208, y: box.y, width: box.width, height: box.height)
        #expect(pixels.color(at: 0.1, 0.1, of: last) == red && pixels.color(at: 0.9, 0.1, of: last) == green)
        let moving = try Scrim.shared.get().post(request, to: "/v1/specs?format=apng&device=false&framesPerSecond=10")
        #expect(moving.status == 200)
    }

    @Test func `§13: damaged pixels behind a sound header leave the placeholder`() throws {
        let damaged = TestImage.url(Array(TestImage.fourPixels.prefix(45)))
        let box = try spec(body(image(damaged))).frame(of: "image")
        let picture = try picture(body(image(damaged)))
        let named = try self.named(box)
        for x in stride(from: 0.05, to: 1, by: 0.1) {
            for y in stride(from: 0.05, to: 1, by: 0.1) {
                #expect(picture.color(at: x, y, of: box) == named.color(at: x, y, of: box))
            }
        }
    }

    private func named(_ box: Box) throws -> PNGReader.Pixels { try picture(body(image("a name"))) }
}

@Suite struct `Images that are refused` {
    private let jpeg = TestImage.url(TestImage.jpeg(), "image/jpeg")
    private let png = TestImage.url(TestImage.fourPixels)

    private func fault(_ request: String, _ query: String = "") throws -> JSON {
        let errors = try problem(request, at: "/v1/specs" + query)["errors"].elements
        #expect(errors.count == 1, "\(errors)")
        return errors[0]
    }

    @Test(arguments: ["", "?format=png", "?format=svg"])
    func `§13: are named by their pointer, with the reason, whatever is asked for`(query: String) throws {
        let zero = TestImage.png(header: TestImage.bytes(0) + TestImage.bytes(2) + [8, 6, 0, 0, 0], rows: [])
        let huge = TestImage.png(header: TestImage.bytes(4096) + TestImage.bytes(1025) + [8, 6, 0, 0, 0], rows: [])
        let cases: [(String, String, String)] = [
            ("data:image/gif;base64,R0lGODlhAQABAAAAACw=", "imageNotRead", "data:image/png;base64,"),
            ("data:image/png,abc", "imageNotRead", "data:image/png;base64,"),
            ("Data:image/png;base64,iVBORw0KGgo=", "imageNotRead", "data:image/png;base64,"),
            ("data:image/png;base64,a_-b", "imageNotRead", "base64"),
            ("data:image/png;base64,iVBORw0KGgo", "imageNotRead", "base64"),
            (png.replacing("image/png", with: "image/jpeg"), "imageNotRead", "JPEG"),
            (jpeg.replacing("image/jpeg", with: "image/png"), "imageNotRead", "PNG"),
            (TestImage.url(Array(TestImage.fourPixels.prefix(30))), "imageNotRead", "header"),
            (TestImage.url(zero), "imageNotRead", "pixels"),
            (TestImage.url(huge), "tooMany", "--max-image-pixels"),
            (TestImage.url(TestImage.fourPixels + .init(repeating: 0, count: 131_072)), "tooLong", "--max-image-bytes"),
        ]
        for (source, code, word) in cases {
            let content = try fault(body(image(source)), query)
            #expect(content["pointer"] == "/dialog/content/image/source" && content["code"] == .string(code))
            #expect(content["message"].string?.contains(word) == true, "\(content)")
            let behind = try fault(body(#""title":"T""#, #","presenter":{"picture":"\#(source)"}"#), query)
            #expect(behind["pointer"] == "/dialog/presenter/picture" && behind["code"] == .string(code))
        }
        let name = try fault(body(#""title":"T""#, #","presenter":{"picture":"portrait.png"}"#), query)
        #expect(name["pointer"] == "/dialog/presenter/picture" && name["code"] == "imageNotRead")
    }

    @Test func `§13: are exempt from the limit of texts, which names still keep`() throws {
        // As many bytes as there may be: what follows a PNG's end is nobody's.
        let rest = [UInt8](repeating: 0, count: 131_072 - TestImage.fourPixels.count)
        let largest = TestImage.url(TestImage.fourPixels + rest)
        #expect(largest.count > 4096)
        #expect(try spec(body(image(largest)))["layers"]["image"]["image"]["source"] == .string(largest))
        let long = try fault(body(image(String(repeating: "a", count: 4097))))
        #expect(long["message"].string?.contains("--max-text-length") == true)
    }

    @Test func `§13: take the pixels of a picture with it`() throws {
        // 15 of the 16 mebipixels are the screen's, and two images have one each.
        func large(_ width: UInt32) -> String {
            let header = TestImage.bytes(width) + TestImage.bytes(1024) + [8, 6, 0, 0, 0]
            return TestImage.url(TestImage.png(header: header, rows: []))
        }
        let request = DialogBody(
            "floating", on: "4096x3840@1", content: image(large(1024)),
            dialog: #""presenter":{"picture":"\#(large(1025))"}"#
        ).json
        let error = try fault(request, "?format=png&device=false")
        #expect(error["pointer"] == "/scale" && error["message"].string?.contains("17826816") == true, "\(error)")
    }
}
