import AnswerTestSupport
import ServiceTestSupport
import Testing

@Suite struct `On GNOME a finger's sheet` {
    /// adw-swipe-tracker.c: slower than 0.3 pixels a millisecond the nearest end counts, else the next one, whatever
    /// the window. Of a sheet 109 high, 60 are more than half.
    @Test(arguments: [
        (40.0, 0.0, "presented"), (60, 0, "dismissed"), (20, 299, "presented"), (60, 299, "dismissed"),
        (5, 300, "dismissed"), (40, -300, "presented"), (60, -299, "dismissed"),
    ])
    func `goes by its half, or from 300 pixels a second on`(way: Double, speed: Double, target: String) throws {
        for height in [600.0, 1200] {
            let answer = try Scrim.shared.get().answer(
                to: DialogBody(
                    "sheet", on: "800x\(height)", system: "GNOME", state: #""idiom":"desktop""#,
                    content: #""title":"Title""#,
                    request: #""position":[400,\#(height - 54.5 + way)],"velocity":[0,\#(speed)]"#
                ).json, at: "/v1/specs/release", status: 200)
            #expect(answer["target"] == .string(target), "\(height)")
            #expect(answer["rules"]["dismissSpeed"] == 300 && answer["rules"]["dismissShare"] == 0.5)
        }
    }

    /// The same between heights that a request names: 200 and 400 of a window of 600, let go of 20 below the upper one.
    @Test(arguments: [(0.0, 400.0), (299, 400), (300, 200), (-300, 400)])
    func `goes to its next height by a flick`(speed: Double, height: Double) throws {
        let answer = try Scrim.shared.get().answer(
            to: DialogBody(
                "sheet", on: "800x600", system: "GNOME", state: #""idiom":"desktop""#, content: #""title":"Title""#,
                placement: #""detents":[200,400],"selectedDetent":400"#,
                request: #""position":[400,420],"velocity":[0,\#(speed)]"#
            ).json, at: "/v1/specs/release", status: 200)
        #expect(answer["target"].number == height)
    }
}
