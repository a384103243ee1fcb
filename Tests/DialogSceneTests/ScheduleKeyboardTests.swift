import AnswerTestSupport
import ServiceTestSupport
import TestSupport
import Testing

/// The keyboard of a schedule: one layer for the whole time, which is wherever the last event has put it.
@Suite struct `A keyboard that comes and goes in a schedule` {
    private static let alert =
        #""id":"a","style":"alert","content":{"title":"Hi"},"backdrop":{"interaction":"dismiss"}"#

    private func schedule(_ events: String..., state: String = "") throws -> JSON {
        try ServiceTestSupport.schedule(
            [showing(Self.alert, at: 0)] + events, policy: "stack", on: "iphone-14", state: state)
    }

    /// The keyboard's frame in the specification of a dialog over it.
    private func rest(_ state: String) throws -> JSON {
        try answer(DialogBody(on: "iphone-14", state: state, dialog: Self.alert).json, at: "/v1/specs")["layers"][
            "keyboard"]["frame"]
    }

    private func expect(
        _ schedule: JSON, at time: Double, is frame: JSON, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let (player, listed) = (Player(schedule["timeline"]), schedule["layers"]["keyboard"]["frame"])
        let size =
            player.value("keyboard", "size", at: time) ?? [listed["width"].number, listed["height"].number]
        let center = try #require(player.value("keyboard", "position", at: time))
        let expected = ["x", "y", "width", "height"].map { frame[$0].number }
        let found = [center[0] - size[0] / 2, center[1] - size[1] / 2] + size
        #expect(zip(found, expected).allSatisfy { abs($0 - $1) < 1e-3 }, "\(found)", sourceLocation: sourceLocation)
    }

    @Test(arguments: [(#"{"height":200}"#, #""docked""#), (#""docked""#, #"{"height":200}"#)])
    func `comes back in its new size`(first: String, second: String) throws {
        let answer = try schedule(
            #"{"at":1,"keyboard":\#(first)}"#, #"{"at":2,"keyboard":null}"#, #"{"at":4,"keyboard":\#(second)}"#)
        try expect(answer, at: 1.9, is: try rest(#""keyboard":\#(first)"#))
        try expect(answer, at: 5, is: try rest(#""keyboard":\#(second)"#))
    }

    @Test func `comes back from below a window that has turned meanwhile`() throws {
        let answer = try schedule(
            #"{"at":1,"keyboard":"docked"}"#, #"{"at":2,"keyboard":null}"#,
            #"{"at":3,"orientation":"landscapeLeft"}"#, #"{"at":4,"keyboard":"docked"}"#)
        try expect(answer, at: 5, is: try rest(#""keyboard":"docked","orientation":"landscapeLeft""#))
        // From the window's lower edge, 390, straight up.
        let player = Player(answer["timeline"])
        for time in [4.0001, 4.05, 4.1, 4.2] {
            let center = try #require(player.value("keyboard", "position", at: time))
            #expect(center[0] == 422 && center[1] <= 390 + 209 / 2)
        }
    }

    @Test func `goes back with the speed that it has when it is sent away on its way`() throws {
        let answer = try schedule(#"{"at":2,"keyboard":"docked"}"#, #"{"at":2.1,"keyboard":null}"#)
        let player = Player(answer["timeline"])
        func y(_ time: Double) -> Double { player.value("keyboard", "position", at: time)?[1] ?? 0 }
        let (before, after) = ((y(2.1) - y(2.099)) / 0.001, (y(2.101) - y(2.1)) / 0.001)
        #expect(before < -1000 && abs(after - before) < 0.05 * abs(before))
        #expect(abs(y(3) - (844 + 168)) < 1e-3)
    }

    /// At 2.01 the keyboard has hardly left where it was: a touch at y 560 is below its top, 508, at rest alone.
    @Test func `takes touches where it is`() throws {
        let coming = try schedule(#"{"at":2,"keyboard":"docked"}"#, #"{"at":2.01,"tap":[100,560]}"#)
        #expect(coming["entries"][0]["reason"] == "tappedOutside")
        let going = try schedule(
            #"{"at":2,"keyboard":null}"#, #"{"at":2.01,"tap":[100,560]}"#, state: #""keyboard":"docked""#)
        #expect(going["ignoredEvents"][0]["reason"] == "passedThrough")
        let gone = try schedule(
            #"{"at":2,"keyboard":null}"#, #"{"at":3,"tap":[100,560]}"#, state: #""keyboard":"docked""#)
        #expect(gone["entries"][0]["reason"] == "tappedOutside")
    }

    @Test(arguments: [(0.4, "keyboard"), (1.01, "keyboard"), (2, "a/dimming")])
    func `is what a touch reaches over every dialog`(time: Double, target: String) throws {
        let body = ScheduleBody(
            [showing(Self.alert, at: 0), #"{"at":1,"keyboard":null}"#], policy: "stack", on: "iphone-14",
            state: #""keyboard":"docked""#, request: #""at":\#(time),"points":[[100,700]]"#)
        let hit = try answer(body.json, at: "/v1/specs/hit-test")["hits"][0]
        #expect(hit["target"].string == target)
        #expect(hit["effect"] == (target == "keyboard" ? "passThrough" : "dismiss"))
    }

    @Test func `is where the system's bar is in a window that is turned upside down`() throws {
        let answer = try ServiceTestSupport.schedule(
            [
                showing(#""id":"a","style":"sheet","content":{"title":"Hi"}"#, at: 0),
                #"{"at":0.4,"orientation":"landscapeLeft"}"#, #"{"at":1.4,"orientation":"portraitUpsideDown"}"#,
            ], policy: "stack", on: "iphone-8", request: #""options":{"coordinateSpace":"fixed"}"#)
        // Of 667 points, the last 20.
        #expect(Player(answer["timeline"]).value("statusBar", "position", at: 3) == [187.5, 657])
    }
}
