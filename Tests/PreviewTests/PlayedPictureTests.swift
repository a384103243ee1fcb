import Foundation
import ServiceTestSupport
import TestSupport
import Testing

/// Pictures of schedules that play by themselves.
@Suite struct `Pictures of schedules that play` {
    private func picture(_ body: String) throws -> String {
        let response = try Scrim.shared.get().post(body, to: "/v1/schedules?format=svg&animate=all&device=false")
        try #require(response.status == 200)
        return response.text
    }

    /// A dialog without a motion rounds the corners behind it at once, and they are 0 without the dialog.
    @Test func `draw what a track keeps at another value than its rest`() throws {
        let body = #"""
            {"device":"desktop-1440x900","policy":"queue","events":[{"at":0,"show":{"id":"a","style":"formSheet",
             "content":{"title":"x"},"pushBack":{"cornerRadius":46},"transition":{"style":"none"}}}]}
            """#
        let track = try answer(body, at: "/v1/schedules")["timeline"]["tracks"].track("presenter", "cornerRadius")
        try #require(track["keyframes"].elements.map { $0["value"].number } == [0, 46])
        let picture = try picture(body)
        let presenter = try #require(picture.range(of: #"data-layer="presenter""#))
        let path = picture[presenter.upperBound...].prefix(40)
        let number = try #require(path.firstMatch(of: #/class="k(\d+)"/#)).1
        // Below the window's upper edge the path begins 46 points from the corner.
        #expect(picture.contains(".k\(number)") && picture.contains(#"d:path("M46 "#))
    }

    /// A phone has one key of each letter: one upright, four on the way, and one on its side.
    @Test func `lay the keys out anew in a window that turns`() throws {
        let keys =
            try picture(
                #"""
                {"device":"iphone-17e","policy":"queue","events":[{"at":0,"show":{"id":"a","style":"alert",
                 "content":{"title":"x"}}},{"at":2.8,"keyboard":"docked"},{"at":3.3,"orientation":"landscapeLeft"}]}
                """#
            ).split(separator: ">Q<").count - 1
        #expect(keys == 6)
    }
}
