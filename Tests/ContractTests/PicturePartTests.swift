import AnswerTestSupport
import PictureTestSupport
import ServiceTestSupport
import TestSupport
import Testing

@Suite struct `What is cut off in a picture` {
    /// Both buttons have a symbol beside their titles; one of them is seen in part.
    @Test func `a symbol moves with its dialog though its button is seen in part`() throws {
        let button = #""symbol":{"path":"M0 0H1V1H0Z"}"#
        let body = DialogBody(
            "semiModal", on: "carplay-748x456", state: #""textSize":"accessibility5""#,
            content: """
                "title":"Delete this event?","actions":[{"id":"a","title":"Delete",\(button)},
                {"id":"b","title":"OK",\(button)}]
                """, placement: #""edge":"leading""#
        ).json
        let part = try spec(body)["layers"]["action:b"]
        try #require(part["frame"]["height"].number < part["scrolled"]["frame"]["height"].number)
        func apart(_ query: String) throws -> Double {
            let elements = try picture(body, query).elements
            let left = ["action:a", "action:b"].compactMap { id in
                elements.first { $0.layers.last == id && $0.name == "path" }?.box?[0]
            }
            try #require(left.count == 2)
            return left[1] - left[0]
        }
        let rest = try apart("")
        #expect(abs(try apart("&phase=dismiss&time=0.1") - rest) < 0.01)
    }

    /// Red above, blue below: whatever is cut off, the halves meet in the middle of the whole, 20 points down.
    @Test func `an image that is seen in part keeps its size`() throws {
        let rows: [UInt32] = (0..<8).flatMap { [UInt32](repeating: $0 < 4 ? 0xFF00_00FF : 0xFFFF_0000, count: 8) }
        let source = TestImage.url(TestImage.png(width: 8, height: 8, pixels: rows))
        let actions = (0..<5).map { #"{"title":"A\#($0)"}"# }.joined(separator: ",")
        let body = DialogBody(
            "activityView", on: "pixel-5", state: #""orientation":"landscapeRight""#,
            content: """
                "title":"Allow","actions":[\(actions)],
                "image":{"width":40,"height":40,"fit":"fill","source":"\(source)"}
                """
        ).json
        let image = try spec(body)["layers"]["image"]
        let (seen, whole) = (image["frame"], image["scrolled"]["frame"])
        try #require(seen["height"].number < 30 && whole["height"] == 40)
        let y = whole["y"].number + whole["height"].number / 2
        let x = whole["x"].number + whole["width"].number / 4
        let picture = try pixels(body)
        #expect(picture.pixel(Int(x), Int(y) - 4).prefix(3) == [255, 0, 0])
        let element = try JSON(Scrim.shared.get().post(body, to: "/v1/specs?format=waapi").body)["elements"].elements
            .first { $0["id"] == "image" }
        #expect(element?["style"]["height"] == "40px")
    }
}

@Suite struct `A tint that is dimmed in a picture` {
    private static let scene = """
        {"device":"iphone-15","dialogs":[
         {"id":"a","style":"pageSheet","content":{"title":"Sheet",
          "actions":[{"id":"go","title":"Going"},{"id":"no","title":"Leaving","role":"destructive"}]}},
         {"id":"b","style":"alert","presenter":{"tint":"TINT"},"content":{"title":"Hi","actions":[{"title":"OK"}]}}]}
        """

    /// How far the colours of a layer's pixels are from a grey, at most.
    private func chroma(of layer: String, _ tint: String, _ query: String = "") throws -> Int {
        let body = Self.scene.replacing("TINT", with: tint)
        let frame = try answer(body, at: "/v1/scenes").frame(of: layer)
        let picture = try pixels(body, query, to: "/v1/scenes")
        var chroma = 0
        for y in Int(frame.y) + 1..<Int(frame.y + frame.height) {
            for x in Int(frame.x) + 1..<Int(frame.x + frame.width) {
                let pixel = picture.pixel(x, y).prefix(3)
                chroma = max(chroma, Int(pixel.max() ?? 0) - Int(pixel.min() ?? 0))
            }
        }
        return chroma
    }

    /// `tintAdjustmentMode` of UIKit: the tint colour turns grey, other colours stay.
    @Test func `greys the controls in the tint colour, and nothing else`() throws {
        #expect(try chroma(of: "a/action:go", "normal") > 60)
        #expect(try chroma(of: "a/action:go", "dimmed") == 0)
        #expect(try chroma(of: "a/action:no", "dimmed") > 60)
        #expect(try chroma(of: "b/action:0", "dimmed") > 60)
    }

    @Test func `lasts until the dialog above has gone`() throws {
        let body = Self.scene.replacing("TINT", with: "dimmed")
        let end = try answer(body, at: "/v1/scenes")["transitions"]["dismiss"]["duration"].number
        #expect(try chroma(of: "a/action:go", "dimmed", "&phase=dismiss&time=\(end / 2)") == 0)
        #expect(try chroma(of: "a/action:go", "dimmed", "&phase=dismiss&time=\(end)") > 60)
    }

    /// No control of the app's is drawn, and a colour of the app's own is no tint.
    @Test func `does nothing to a presenter that is plain`() throws {
        func told(_ tint: String, _ format: String) throws -> [UInt8] {
            let body = DialogBody(
                "floating", on: "android-tv", content: #""title":"Hi""#, dialog: #""presenter":{"tint":"\#(tint)"}"#
            ).json
            return try Scrim.shared.get().post(body, to: "/v1/specs?format=\(format)").body
        }
        for format in ["svg", "css"] { #expect(try told("dimmed", format) == told("normal", format)) }
    }
}
