import Foundation
import PictureTestSupport
import ServiceTestSupport
import TestSupport
import Testing

/// Pictures of a window whose edges are between pixels.
@Suite struct `Pictures of a window between pixels` {
    /// What is behind a presenter that goes back is no app: it is black, as with edges on pixels.
    @Test(arguments: [375.3, 375, 375.7])
    func `pictures of a window between pixels are black beside a presenter that goes back`(width: Double) throws {
        let response = try Scrim.shared.get().post(
            #"""
            {"device":{"screen":{"width":\#(width),"height":667,"scale":1}},"dialog":{"style":"alert",
             "content":{"title":"x"},"pushBack":{"scale":0.9,"opacity":0.5}}}
            """#, to: "/v1/specs?format=png&device=false")
        let pixels = try #require(PNGReader(response.body)?.pixels)
        #expect(pixels.pixel(2, 300).prefix(3) == [0, 0, 0])
    }
}

/// Pictures of a surface that does not turn with the window: turned back, they are those of the interface.
@Suite struct `Pictures of a surface that does not turn` {
    /// The share of pixels that differ visibly, where the surface turns its content by `degrees`.
    private func difference(_ device: String, _ orientation: String, _ dialog: String, _ query: String = "") throws
        -> Double
    {
        func body(_ space: String) -> String {
            DialogBody(
                on: device, state: #""orientation":"\#(orientation)""#, dialog: dialog,
                options: #""coordinateSpace":"\#(space)""#
            ).json
        }
        let (seen, turned) = (try pixels(body("interface"), query), try pixels(body("fixed"), query))
        let degrees = try spec(body("fixed"))["stage"]["rotation"].number
        var different = 0
        for y in 0..<seen.height {
            for x in 0..<seen.width {
                let (column, row) =
                    switch degrees {
                    case 90: (turned.width - 1 - y, x)
                    case 180: (turned.width - 1 - x, turned.height - 1 - y)
                    default: (y, turned.height - 1 - x)
                    }
                guard (0..<turned.width).contains(column), (0..<turned.height).contains(row) else { return 1 }
                let pair = zip(seen.pixel(x, y), turned.pixel(column, row))
                if pair.contains(where: { abs(Int($0) - Int($1)) > 12 }) { different += 1 }
            }
        }
        return Double(different) / Double(seen.width * seen.height)
    }

    private static let turns = ["landscapeLeft", "landscapeRight", "portraitUpsideDown"]

    /// The gloss of an old alert and of its button run from top to bottom, and the shine of its ground around a point.
    @Test(arguments: turns)
    func `have their gradients turned`(orientation: String) throws {
        let alert = #"{"style":"alert","content":{"title":".","actions":[{"title":"."}]}}"#
        #expect(try difference("ipad-1", orientation, alert) < 0.01)
    }

    /// Four corners of four colours, as the content's image and as the app behind.
    @Test(arguments: turns)
    func `have their images turned`(orientation: String) throws {
        let image = TestImage.png(width: 2, height: 2, pixels: [0xFF00_00FF, 0x00FF_00FF, 0x0000_FFFF, 0xFFFF_00FF])
        let source = "data:image/png;base64," + Data(image).base64EncodedString()
        let shown =
            #"{"style":"floating","content":{"image":{"source":"\#(source)","width":120,"height":60,"fit":"fill"}}}"#
        #expect(try difference("ipad-10", orientation, shown) < 0.01)
    }

    /// The page curls up from the lower right corner of what is seen.
    @Test(arguments: turns)
    func `have a page that curls up turned`(orientation: String) throws {
        let page =
            ##"""
            {"style":"fullScreen","content":{"background":{"color":"#FF0000"}},"transition":{"style":"partialCurl"}}
            """##
        #expect(try difference("ipad-1", orientation, page, "&phase=present&time=0.3") < 0.01)
    }
}
