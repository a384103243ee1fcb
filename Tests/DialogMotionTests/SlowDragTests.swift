import AnswerTestSupport
import ServiceTestSupport
import Testing

/// A sheet of 753 and one of 421.7 points, 331.3 apart, that is let go at its upper height.
@Suite struct `The release of a slow drag` {
    private static let sheet = DialogBody(
        "sheet", on: "390x844@3", system: "iOS 16",
        state: #""safeAreaInsets":{"top":47,"left":0,"bottom":34,"right":0}"#,
        placement: #""detents":["medium","large"],"selectedDetent":"large""#
    ).members
    private static let rules =
        #"{"slowTravel":56,"flickSpeed":125,"flickClosing":"none","flickOpening":"none","deceleration":0}"#

    private func released(_ drawn: Double, _ speed: Double, rules: String = rules) throws -> JSON {
        let rest = try spec("{\(Self.sheet)}").dialog
        return try answer(
            """
            {\(Self.sheet),"position":[195,\(rest.y + rest.height / 2 + drawn)],"velocity":[0,\(speed)],
             "rules":\(rules)}
            """, at: "/v1/specs/release")
    }

    /// Either way from the height behind: 56 below the upper one, or 56 above the lower one, which is 275.3 below it.
    @Test(arguments: [(55.0, 100.0, "large"), (57, 100, "medium"), (276, -100, "medium"), (275, -100, "large")])
    func `goes by points from the height behind`(drawn: Double, speed: Double, target: String) throws {
        #expect(try released(drawn, speed)["target"] == .string(target))
    }

    @Test(arguments: [(5.0, 125.0, "medium"), (300, -125, "large"), (165, 0, "large"), (167, 0, "medium")])
    func `leaves what is fast or still to other rules`(drawn: Double, speed: Double, target: String) throws {
        #expect(try released(drawn, speed)["target"] == .string(target))
    }

    @Test func `the release of a slow drag is told where it counts`() throws {
        #expect(try released(20, 0)["rules"]["slowTravel"] == 56)
        #expect(try released(20, 0, rules: "{}")["rules"]["slowTravel"] == .missing)
    }
}
