import PictureTestSupport
import ServiceTestSupport
import TestSupport
import Testing

/// What is seen between two rests, pixel by pixel.
@Suite struct `Pictures of what is on its way` {
    private static let red = [UInt8]([255, 0, 0])

    private static let page =
        #"""
        {"device":"iphone-4","dialog":{"style":"fullScreen","content":{"background":{"color":"#FF0000"}},
         "transition":{"style":"partialCurl"}}}
        """#

    /// The page curls up from its lower right corner: first the dialog is seen there, then along the whole lower edge;
    /// the upper part stays the page's.
    @Test func `show the dialog below a page that curls up`() throws {
        let end = try pixels(Self.page)
        #expect(end.pixel(160, 440) == Self.red)
        #expect(end.pixel(20, 440) == Self.red)
        #expect(end.pixel(160, 40) != Self.red)
        let duration = try spec(Self.page)["transitions"]["present"]["duration"].number
        let start = try pixels(Self.page, "&phase=present&time=0")
        #expect(start.pixel(315, 475) != Self.red)
        var seen: [(corner: Bool, edge: Bool)] = []
        for step in 1...8 {
            let now = try pixels(Self.page, "&phase=present&time=\(duration * Double(step) / 8)")
            seen.append((now.pixel(318, 478) == Self.red, now.pixel(2, 478) == Self.red))
            #expect(now.pixel(160, 40) != Self.red)
        }
        let corner = try #require(seen.firstIndex { $0.corner })
        let edge = try #require(seen.firstIndex { $0.edge })
        #expect(corner < edge)
        // Once uncovered it stays so until the page comes down again.
        let staysSeen = seen[corner...].allSatisfy { $0.corner }
        #expect(staysSeen)
        #expect(try pixels(Self.page, "&phase=dismiss&time=0").pixel(160, 440) == Self.red)
        #expect(try pixels(Self.page, "&phase=all&time=\(duration)").pixel(160, 440) == Self.red)
    }

    /// On a sheet of iOS 26 that grows out of its gap nothing but sheet and presenter is seen at its sides, and its
    /// fill goes over to the opaque one without a jump.
    @Test func `let glass go over to its opaque ground while the sheet grows`() throws {
        let body = #"""
            {"device":"iphone-17","dialog":{"style":"sheet","content":{"message":"x"},
             "placement":{"detents":["medium","large"]}}}
            """#
        let growth = try spec(body)["transitions"]["detents"]["large"]
        let duration = growth["duration"].number
        var before = 0
        for step in 0...24 {
            let now = try pixels(body, "&phase=detent.large&time=\(duration * Double(step) / 24)")
            let middle = now.pixel(60, 700)
            #expect(middle[0] == middle[1] && middle[1] == middle[2])
            let light = Int(middle[0])
            #expect(light >= before, "\(step)")
            if step > 0 { #expect(light - before <= 5, "\(step): \(before) to \(light)") }
            before = light
            for x in [0, 3, 6, 398, 401] { #expect(now.pixel(x, 700)[0] > 150, "\(step) at \(x)") }
        }
        #expect(before == 255)
    }
}
