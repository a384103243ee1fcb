import ServiceTestSupport
import TestSupport
import Testing

@Suite struct `A fault points at what was sent` {
    @Test func `a fault points at the keyboard that was there and goes`() throws {
        // The keyboard goes by the curve that it has, which only the device says.
        let body = """
            {"device": {"profile": "iphone-17", "keyboard": {"height": 300, "easing": {"spring": {"mass": 20, \
            "stiffness": 1,
                "damping": 0.0001}}}}, "policy": "queue", "events": [{"at": 0, "tap": [1, 1]}, {"at": 1, "keyboard": \
                null}]}
            """
        let problem = try expectProblem(try Scrim.shared.get().post(body, to: "/v1/schedules"), 422)
        #expect(problem["errors"].elements.map { $0["pointer"] } == ["/device/keyboard/easing"])
        #expect(problem["errors"][0]["code"] == "neverSettles")
    }

    @Test func `a fault points at the keyboard that comes in an event`() throws {
        let body = """
            {"device": "iphone-17", "policy": "queue", "events": [{"at": 0, "keyboard": null}, {"at": 1, "keyboard":
                {"height": 300, "easing": {"spring": {"mass": 20, "stiffness": 1, "damping": 0.0001}}}}, {"at": 2, \
                "keyboard": null}]}
            """
        let problem = try expectProblem(try Scrim.shared.get().post(body, to: "/v1/schedules"), 422)
        #expect(problem["errors"].elements.map { $0["pointer"] } == ["/events/1/keyboard/easing"])
    }
}
