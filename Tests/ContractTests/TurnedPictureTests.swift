import Foundation
import PictureTestSupport
import ServiceTestSupport
import TestSupport
import Testing

/// Pictures of a surface that does not turn with the window: turned back, they are those of the interface.
@Suite struct `Pictures of a surface that does not turn` {
    private func pixels(_ body: String, _ query: String) throws -> PNGReader.Pixels {
        let response = try Scrim.shared.get().post(body, to: "/v1/specs?format=png&scale=1&device=false" + query)
        #expect(response.status == 200, "\(response.text.prefix(300))")
        return try #require(PNGReader(response.body)?.pixels)
    }

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
}
