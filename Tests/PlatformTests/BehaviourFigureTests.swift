import AnswerTestSupport
import ServiceTestSupport
import Testing

/// What libraries do with a dialog, worked out by hand from their own sources: the files and lines that
/// `Sources/Dialogs/Behaviours/behaviours.json` names.
@Suite struct `A dialog that goes after a library` {
    private static let device = "iphone-15"

    /// What an endpoint answers for a dialog with a title, and `more` beside the request's own members.
    private func ask(_ endpoint: String, _ library: String, _ dialog: String = "", _ more: String = "") throws -> JSON {
        try answer(
            DialogBody(
                on: Self.device, content: #""title":"T""#, dialog: dialog, options: #""behaviour":"\#(library)""#,
                request: more
            ).json, at: "/v1/specs" + endpoint)
    }

    /// Where the dialog goes that is let go `drawn` points towards the bottom from its rest, and `aside` to the right.
    private func release(
        _ library: String, _ dialog: String = "", drawn: Double = 0, aside: Double = 0, at velocity: [Double]
    ) throws -> JSON {
        let rest = try ask("", library, dialog).dialog
        let position = [rest.midX + aside, rest.midY + drawn]
        return try ask("/release", library, dialog, #","position":\#(position),"velocity":\#(velocity)"#)
    }

    /// How far above its rest a dialog is when the finger has drawn it so far up.
    private func height(_ library: String, drawnUp way: Double, _ dialog: String = "") throws -> Double {
        let rest = try ask("", library, dialog).dialog
        let (x, y) = (rest.midX, rest.y + 10)
        let drag = try ask("/drag", library, dialog, #","from":[\#(x),\#(y)],"positions":[[\#(x),\#(y - way)]]"#)
        return rest.midY - drag["poses"][0]["layers"]["dialog"]["position"].pair[1]
    }

    @Test func `of FloatingPanel gets no further than the next height, and follows a finger beyond its ends`() throws {
        // Core.swift trims the projection to the segment that the panel is in, however fast it is.
        let tip = #","placement":{"selectedDetent":69}"#
        #expect(try release("floatingPanel", tip, at: [0, -3000])["target"] == "50%")
        // 0.998 per ms: 1 pt/s goes 0.499 points. From 69 to 50 % are 357 points, so half of it are 178.5: 358 pt/s.
        #expect(try release("floatingPanel", tip, at: [0, -350])["target"] == 69)
        #expect(try release("floatingPanel", tip, at: [0, -365])["target"] == "50%")
        let top = #","placement":{"selectedDetent":"large"}"#
        #expect(abs(try height("floatingPanel", drawnUp: 100, top) - 100) < 0.15)
        let answer = try ask("", "floatingPanel", top)
        #expect(answer["presentation"]["backdrop"]["opacity"] == 0.3)
        #expect(answer["presentation"]["backdrop"]["interaction"] == "block")
        #expect(answer["lifecycle"]["swipe"] == [] && answer["lifecycle"]["closeRequests"] == [])
        // exp(-w z t) is 0.001 / sqrt(1 - z²) of the way at 0.34 s, w = 2 pi / 0.25 and z = ln 0.99 / (-4 pi / 1000).
        #expect(abs(answer["transitions"]["present"]["duration"].number - 0.34) < 0.005)
    }

    @Test
    func `a dialog after SwiftMessages comes in 0.4 s, stays two, and goes by speed or by a third of its height`()
        throws
    {
        let answer = try ask("", "swiftMessages")
        #expect(abs(answer["transitions"]["present"]["duration"].number - 0.4) < 0.001)
        #expect(answer["transitions"]["dismiss"]["duration"] == 0.2 && answer["lifecycle"]["dismissAt"] == 2.4)
        let height = answer.dialog.height
        for (drawn, speed, target) in [
            (0, -751, "dismissed"), (0, -749, "presented"), (-0.34, 0, "dismissed"), (-0.32, 0, "presented"),
        ] as [(Double, Double, JSON)] {
            #expect(try release("swiftMessages", drawn: drawn * height, at: [0, speed])["target"] == target)
        }
    }

    @Test func `a dialog after Sonner goes down or to the right, at 110 px/s or after 45 px`() throws {
        let answer = try ask("", "sonner")
        let (come, go) = (answer["transitions"]["present"], answer["transitions"]["dismiss"])
        #expect(come["duration"] == 0.4 && go["duration"] == 0.2)
        #expect(answer["lifecycle"]["dismissAt"] == 4 && answer["lifecycle"]["removedAt"] == 4.2)
        #expect(come["tracks"].track("dialog", "opacity").trackValues.map(\.number) == [0, 1])
        #expect(answer.dialog.width == 356)
        let right = try release("sonner", at: [111, 0])
        #expect(right["target"] == "dismissed" && right["edge"] == "right")
        #expect(try release("sonner", at: [109, 0])["target"] == "presented")
        #expect(try release("sonner", at: [-1000, 0])["target"] == "presented")
        // 2 * 16 of padding, a line of 13 * 1.5, 2 * 1 of border: 45 of 53.5.
        let (share, height) = (45 / (2 * 16 + 13 * 1.5 + 2), answer.dialog.height)
        #expect(try release("sonner", drawn: (share - 0.01) * height, at: [0, 0])["target"] == "presented")
        #expect(try release("sonner", drawn: (share + 0.01) * height, at: [0, 0])["target"] == "dismissed")
        // 30 / (1.5 + 30 / 20), and 60 / (1.5 + 60 / 20).
        #expect(abs(try self.height("sonner", drawnUp: 30) - 10) < 0.01)
        #expect(abs(try self.height("sonner", drawnUp: 60) - 60 / 4.5) < 0.01)
    }

    @Test func `a dialog after Vaul goes at 400 px/s or a quarter, and hardly follows a finger upwards`() throws {
        let rest = try ask("", "vaul").dialog
        for (drawn, speed, target) in [
            (1, 401, "dismissed"), (1, 399, "fit"),
            (0.26 * rest.height, 0, "dismissed"), (0.24 * rest.height, 0, "fit"),
        ] as [(Double, Double, JSON)] {
            #expect(try release("vaul", drawn: drawn, at: [0, speed])["target"] == target)
        }
        // 8 (ln 101 - 2), and 8 (ln 301 - 2).
        #expect(abs(try height("vaul", drawnUp: 100) - 20.92) < 0.02)
        #expect(abs(try height("vaul", drawnUp: 300) - 29.66) < 0.02)
    }

    @Test func `a dialog after Base UI closes at 500 px/s from any height, and reckons with no slower speed`() throws {
        let heights = #","placement":{"detents":[200,400,600],"selectedDetent":600}"#
        #expect(try release("baseUIDrawer", heights, drawn: 1, at: [0, 501])["target"] == "dismissed")
        // 300 ms of 0.6 px/ms are 180 px up, past the middle to the next; of 0.4 none.
        let low = #","placement":{"detents":[200,400,600],"selectedDetent":200}"#
        #expect(try release("baseUIDrawer", low, at: [0, -600])["target"] == 400)
        #expect(try release("baseUIDrawer", low, at: [0, -400])["target"] == 200)
        let rest = try ask("", "baseUIDrawer").dialog
        #expect(try release("baseUIDrawer", drawn: 0.51 * rest.height, at: [0, 0])["target"] == "dismissed")
        #expect(try release("baseUIDrawer", drawn: 0.49 * rest.height, at: [0, 0])["target"] == "fit")
        // The square roots of 100 and of 400.
        #expect(abs(try height("baseUIDrawer", drawnUp: 100) - 10) < 0.01)
        #expect(abs(try height("baseUIDrawer", drawnUp: 400) - 20) < 0.01)
    }

    @Test
    func `a dialog after React Native Bottom Sheet leaves what is behind it live, and is dismissed by no drag`() throws
    {
        let answer = try ask("", "gorhomBottomSheet")
        #expect(answer["presentation"]["backdrop"]["opacity"] == 0)
        #expect(answer["presentation"]["backdrop"]["interaction"] == "passThrough")
        #expect(answer["accessibility"]["modal"] == false)
        #expect(try release("gorhomBottomSheet", drawn: 60, at: [0, 3000])["target"] == "fit")
        // 0.2 s of 1,100 px/s are 220 points, past the middle of 400 to the next; of 900 they are 180.
        let low = #","placement":{"detents":[200,600],"selectedDetent":200}"#
        #expect(try release("gorhomBottomSheet", low, at: [0, -1100])["target"] == 600)
        #expect(try release("gorhomBottomSheet", low, at: [0, -900])["target"] == 200)
        // 2.5 sqrt 101, and 2.5 sqrt 401.
        #expect(abs(try height("gorhomBottomSheet", drawnUp: 100) - 25.12) < 0.02)
        #expect(abs(try height("gorhomBottomSheet", drawnUp: 400) - 50.06) < 0.02)
    }

    /// None of these libraries touches what presents a sheet, unless its caller asks for that; UIKit's own do.
    @Test(arguments: ["floatingPanel", "vaul", "baseUIDrawer", "gorhomBottomSheet", "material"])
    func `leaves what presents it as it is`(library: String) throws {
        let large = #","placement":{"detents":["large"]}"#
        #expect(try ask("", library, large)["layers"]["presenter"]["scale"] == .missing)
        #expect(try ask("", "reactNativeScreens", large)["layers"]["presenter"]["scale"].number < 1)
    }

    @Test func `a dialog after React Native Screens is as high as can be, without a grabber, and dimmed`() throws {
        let answer = try ask("", "reactNativeScreens")
        #expect(answer["presentation"]["detents"].elements.map { $0["detent"] } == ["large"])
        #expect(answer["presentation"]["detents"][0]["dimmed"] == true)
        #expect(!answer["layers"].elements.contains { $0["role"] == "grabber" })
        #expect(answer["lifecycle"]["swipe"] == ["bottom"])
    }

    @Test
    func `a dialog after Material has no speed below 50 dp/s, and hides where it is far enough and fast or low`() throws
    {
        // A peek of 200 in a window of 852: half of it is 100, and the middle of 600 above the bottom 300.
        let peek = #","placement":{"detents":[200,600],"selectedDetent":200}"#
        let rest = try ask("", "material", peek).dialog
        // 200 with the bottom inset.
        let half = rest.height / 2
        #expect(try release("material", peek, drawn: half - 49, at: [0, 501])["target"] == "dismissed")
        #expect(try release("material", peek, drawn: half - 51, at: [0, 501])["target"] == 200)
        #expect(try release("material", peek, drawn: half + 1, at: [0, 0])["target"] == "dismissed")
        // Upwards any speed goes to the next, and less than the least of a fling is none.
        #expect(try release("material", peek, at: [0, -51])["target"] == 600)
        #expect(try release("material", peek, at: [0, -49])["target"] == 200)
        #expect(abs(try height("material", drawnUp: 100, #","placement":{"detents":["large"]}"#)) < 0.01)
    }
}
