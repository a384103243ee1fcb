import AnswerTestSupport
import ServiceTestSupport
import TestSupport
import Testing

/// The crosses of libraries. Bootstrap 5.3: `.btn-close` of 1 em with the half of the header's padding around it, black
/// or white at 50 %, in the middle of the header. Material UI, CustomizedDialogs.js: an icon button of 24 + 2 × 8,
/// round, 8 off the corner, grey 500.
@Suite struct `The cross of a named style of the web` {
    private func answer(_ style: String, more: String = "", dialog: String = "") throws -> JSON {
        let actions = #""actions":[{"id":"ok","title":"Save"}]"#
        return try layout(
            style, on: "1440x900@1", system: "web", state: more,
            content: #""title":"T","message":"M","closeButton":{"id":"x","title":"Close"},\#(actions)"#, dialog: dialog)
    }

    @Test(arguments: ["light", "dark"])
    func `the cross of a named style of the web is Bootstrap's in its modal`(appearance: String) throws {
        let answer = try answer("x-bootstrap-modal", more: #""appearance":"\#(appearance)""#)
        let (cross, title) = (answer.frame(of: "action:x"), answer.frame(of: "title"))
        #expect(cross.width == 32 && cross.height == 32 && cross.midY == title.midY)
        // A border of 1, and the half of 16.
        #expect(answer.dialog.maxX - cross.maxX == 9)
        let layer = answer["layers"]["action:x"]
        #expect(layer["background"] == .null && layer["border"]["color"] == .missing)
        #expect(layer["symbol"]["color"] == (appearance == "dark" ? "#FFFFFF80" : "#00000080"))
        // It does not move what is below the header: 17 + 30 + 33.
        #expect(answer.frame(of: "message").y - answer.dialog.y == 80)
    }

    @Test func `the cross of a named style of the web is Material UI's in its dialog`() throws {
        let answer = try answer("x-mui-dialog")
        let cross = answer.frame(of: "action:x")
        #expect(cross.width == 40 && cross.height == 40)
        #expect(answer.dialog.maxX - cross.maxX == 8 && cross.y - answer.dialog.y == 8)
        let layer = answer["layers"]["action:x"]
        #expect(layer["background"] == .null && layer["cornerRadius"] == 20 && layer["symbol"]["color"] == "#9E9E9E")
    }

    /// No finger that means the cross touches a text, nor the other way round.
    @Test(
        arguments: ["x-bootstrap-modal", "x-mui-dialog"],
        [
            #""message":"MMM""#, #""title":"TTT""#, #""title":"TTT","message":"MMM""#,
            #""blocks":[{"id":"b","height":40}]"#,
            #""image":{"width":2000,"height":60},"message":"MMM""#, #""textFields":[{"id":"f"}]"#,
        ])
    func `shares no point with a text, however long`(style: String, content: String) throws {
        for (words, edge, direction) in [
            (1, "trailing", "leftToRight"), (40, "trailing", "leftToRight"), (40, "leading", "leftToRight"),
            (40, "trailing", "rightToLeft"),
        ] {
            let text = String(repeating: "word ", count: words)
            let long = content.replacing("TTT", with: text).replacing("MMM", with: text)
            let answer = try layout(
                style, on: "1440x900@1", system: "web", state: #""layoutDirection":"\#(direction)""#,
                content: #"\#(long),"closeButton":{"id":"x","edge":"\#(edge)"}"#)
            let cross = answer.frame(of: "action:x")
            for layer in answer["layers"].elements {
                guard let id = layer["id"].string, layer["text"] != .missing || id.hasPrefix("block:"), id != "action:x"
                else { continue }
                let frame = answer.frame(of: id)
                #expect(
                    frame.maxX <= cross.x || frame.x >= cross.maxX || frame.maxY <= cross.y || frame.y >= cross.maxY,
                    "\(id) \(frame) \(cross)")
            }
        }
    }

    /// Black at 50 % on #212529 has a contrast of 1.3, white at 50 % one of more than 4.
    @Test func `takes the colour of the other appearance where a theme's surface asks for it`() throws {
        let theme = ##","theme":{"light":{"surface":"#212529","onSurface":"#FFFFFF"}}"##
        let symbol = try answer("x-bootstrap-modal", dialog: theme)["layers"]["action:x"]["symbol"]
        #expect(symbol["color"].string?.hasPrefix("#FFFFFF") == true)
    }

    /// Nothing is seen through a ground that is not drawn.
    @Test func `and its buttons stay without a ground where transparency is reduced`() throws {
        let layers = try answer("x-mui-dialog", more: #""reduceTransparency":true"#)["layers"]
        #expect(layers["action:ok"]["background"]["opacity"] == 0)
    }
}
