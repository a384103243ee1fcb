import AnswerTestSupport
import ServiceTestSupport
import TestSupport
import Testing

/// What libraries of the web do with the parts of a dialog: lines, capitals, a row of text and buttons.
@Suite struct `Parts of dialogs as libraries of the web have them` {
    private static let plain = #""title":"Edit","message":"Change it here.","actions":[{"id":"ok","title":"Save"}]"#

    private func answer(
        _ style: String, _ size: String = "1440x900", content: String = plain, placement: String = "",
        state: String = "", dialog: String = ""
    ) throws -> JSON {
        try layout(
            "x-\(style)", on: size + "@2", system: "web", state: state, content: content, placement: placement,
            dialog: dialog)
    }

    /// A border of 1, a header of 16 + 30 + 16 that ends in a line, a body of 16 + 24 + 16, and the footer's own line.
    @Test func `have Bootstrap's lines under the header and above the footer`() throws {
        let answer = try answer("bootstrap-modal")
        let (dialog, layers) = (answer.dialog, answer["layers"])
        for (id, top) in [("separator:title", 63.0), ("separator:0", 64 + 56)] {
            let line = layers[id]
            #expect(line["frame"].box.y == dialog.y + top && line["frame"].box.height == 1)
            #expect(line["frame"].box.x == dialog.x && line["frame"].box.width == 500)
            #expect(line["background"]["color"] == "#DEE2E6")
        }
        // Nothing to part from what is above it.
        let untitled = try self.answer("bootstrap-modal", content: #""message":"Change it here.""#)["layers"]
        #expect(untitled["separator:title"] == .missing && untitled["separator:0"] == .missing)
    }

    @Test func `have Material UI's buttons in capitals, which readers are not told of`() throws {
        let action = try answer("mui-dialog")["layers"]["action:ok"]
        #expect(action["text"]["content"] == "SAVE")
        #expect(try answer("mui-dialog")["accessibility"].text.contains("SAVE") == false)
    }

    /// A line of 19.5 and a button of 24, whichever is higher, in a padding of 16 and a border of 1; the button's end
    /// is 17 from the toast's.
    @Test func `have a toast's buttons beside its text, in the middle of its height`() throws {
        let answer = try answer("toaster", content: #""title":"Saved","actions":[{"id":"undo","title":"Undo"}]"#)
        let (dialog, button) = (answer.dialog, answer["layers"]["action:undo"]["frame"].box)
        #expect(dialog.height == 24 + 34 && dialog.width == 356)
        #expect(button.y == dialog.y + 17 && button.height == 24 && button.maxX == dialog.maxX - 17)
        #expect(abs(answer["layers"]["title"]["frame"].box.y - (dialog.y + (58 - 19.5) / 2)) <= 0.5)
        // 17 + 19.5 + 2 + 18.2 + 17, up to the next half.
        let text = try self.answer("toaster", content: #""title":"Saved","message":"All of it.""#)
        #expect(text.dialog.height == 74 && text["layers"]["dialog"]["opacity"] == 1)
    }

    /// On the right the buttons come first where people read from the right.
    @Test func `have them at the other side where people read from the right`() throws {
        let answer = try answer(
            "toaster", content: #""title":"Saved","actions":[{"id":"undo","title":"Undo"}]"#,
            state: #""layoutDirection":"rightToLeft""#)
        #expect(answer["layers"]["action:undo"]["frame"].box.x == answer.dialog.x + 17)
    }

    /// `border-l` of what stands at the right, `border-b` of what hangs from the top: a pixel that content keeps off.
    @Test(arguments: [("trailing", "left", 17.0), ("left", "right", 16), ("top", "bottom", 16)])
    func `have a border at the side away from their edge alone`(edge: String, side: String, left: Double) throws {
        let answer = try answer("side-drawer", placement: #""edge":"\#(edge)""#)
        #expect(answer["layers"]["dialog"]["border"]["sides"] == [.string(side)])
        #expect(answer["layers"]["title"]["frame"].box.x == answer.dialog.x + left)
        let button = answer["layers"]["action:ok"]["frame"].box
        #expect(button.x == answer.dialog.x + left)
        #expect(button.width == 384 - 32 - (edge == "top" ? 0 : 1))
        #expect(answer.dialog.maxY - button.maxY == (edge == "top" ? 17 : 16))
    }

    /// At the left the line is at the right, which texts and buttons keep off.
    @Test func `keep off that border from right to left`() throws {
        let answer = try answer("side-drawer", state: #""layoutDirection":"rightToLeft""#)
        #expect(answer["layers"]["dialog"]["border"]["sides"] == ["right"])
        for id in ["title", "message", "action:ok"] where answer["layers"][id] != .missing {
            let frame = answer["layers"][id]["frame"].box
            #expect(frame.x == answer.dialog.x + 16 && frame.maxX == answer.dialog.maxX - 17, "\(id)")
        }
    }

    /// A handle of 32 × 5 in the middle, 20 below the drawer's edge.
    @Test func `have Vaul's handle, and the whole width of the window`() throws {
        let answer = try answer("snap-drawer", content: #""title":"Edit""#)
        let handle = answer["layers"]["grabber"]
        #expect(answer.dialog.x == 0 && answer.dialog.width == 1440)
        #expect(handle["frame"] == ["x": 704, "y": .number(answer.dialog.y + 20), "width": 32, "height": 5])
        #expect(handle["background"]["color"] != .missing)
        let bare = try self.answer("snap-drawer", content: #""title":"Edit""#, placement: #""grabber":false"#)
        #expect(bare["layers"]["grabber"] == .missing)
    }

    /// `slide-in-from-right` is a translation by 100 %: 384 from where it rests, whatever the panel's own way is.
    @Test func `come by their own length`() throws {
        let track = try answer("side-drawer")["transitions"]["present"]["tracks"].track("dialog", "position")
        let centers = track.trackValues.compactMap(\.pair.first)
        #expect(centers == [1632, 1248])
        // Sonner's toast from below its place by its own 74, not from below the window.
        let toast = try answer("toaster", content: #""title":"Saved","message":"All of it.""#)
        let way = toast["transitions"]["present"]["tracks"].track("dialog", "position").trackValues
        let (rest, heights) = (toast.dialog.y + 37, way.compactMap(\.pair.last))
        #expect(heights == [rest + 74, rest])
    }

    /// `data-[state=open]:animate-in` of the backdrop has no duration of its own: 150 of the drawer's 500 milliseconds.
    @Test func `have a backdrop that is there before them`() throws {
        let samples = try ServiceTestSupport.answer(
            DialogBody(
                "x-side-drawer", on: "1440x900@2", system: "web", request: #""phase":"present","times":[0.15,0.3]"#
            ).json, at: "/v1/specs/samples")["samples"].elements
        #expect(samples.map { $0["layers"]["dimming"]["opacity"] } == [0.5, 0.5])
        #expect(samples.allSatisfy { ($0["layers"]["dialog"]["position"].pair.first ?? 0) > 1440 - 192 })
    }
}
