import AnswerTestSupport
import ServiceTestSupport
import Testing

/// Whether a point is inside a rectangle with equal round corners.
private func holds(_ box: Box, radius: Double, _ x: Double, _ y: Double) -> Bool {
    let (dx, dy) = (min(x - box.x, box.maxX - x), min(y - box.y, box.maxY - y))
    guard dx >= -0.5, dy >= -0.5 else { return false }
    guard dx < radius, dy < radius else { return true }
    return ((radius - dx) * (radius - dx) + (radius - dy) * (radius - dy)).squareRoot() <= radius + 0.5
}

private let five = (0..<5).map { #"{"id":"c\#($0)","title":"Choice number \#($0)"}"# }.joined(separator: ",")

@Suite struct `A toast of GNOME` {
    private func toast(_ content: String, on device: String = "gnome-800x600") throws -> JSON {
        try layout("slidingMessage", on: device, content: content)
    }

    /// libadwaita, `_toast.scss`: border-radius 150px, so half of a toast's height.
    @Test(arguments: [#""title":"Sent""#, #""title":"Deleted","actions":[{"id":"u","title":"Undo"}],"closeButton":{}"#])
    func `is round at its ends with one row`(content: String) throws {
        let answer = try toast(content)
        #expect(abs(answer["layers"]["dialog"]["cornerRadius"].number - answer.dialog.height / 2) <= 0.5)
    }

    /// With more it has the corners of a toast of one row: half of 34 + 2 · 6.
    @Test(
        arguments: [
            #""title":"Reply","textFields":[{"text":"Ann"},{"text":"B"}],"actions":[{"title":"Send"}]"#,
            #""title":"Sent","message":"To Ann","actions":[\#(five)]"#,
        ])
    func `has the corners of one row with content that its round ends would cut`(content: String) throws {
        let answer = try toast(content, on: "gnome-phone-360x720")
        #expect(answer["layers"]["dialog"]["cornerRadius"] == 23)
    }

    @Test(arguments: ["gnome-800x600", "gnome-phone-360x720"], [1, 5])
    func `holds all that it shows inside its outline`(device: String, count: Int) throws {
        let actions = (0..<count).map { #"{"id":"c\#($0)","title":"Choice \#($0)"}"# }.joined(separator: ",")
        let answer = try toast(
            #"""
            "title":"Reply","message":"To Ann","closeButton":{},"textFields":[{"id":"f","text":"Hi"}],
            "actions":[\#(actions)]
            """#, on: device)
        let radius = answer["layers"]["dialog"]["cornerRadius"].number
        for layer in answer["layers"].elements {
            for line in layer["text"]["lines"].elements {
                for x in [line["x"].number, line["x"].number + line["width"].number] {
                    #expect(holds(answer.dialog, radius: radius, x, line["baseline"].number), "\(layer["id"])")
                }
            }
        }
    }

    /// A field's fill is a share of its text's colour, which is that of the toast: white.
    @Test func `writes its fields in its own colour`() throws {
        let answer = try toast(#""title":"Reply","textFields":[{"id":"a","text":"Ann"}]"#)
        #expect(answer["layers"]["field:a"]["text"]["color"] == answer["layers"]["title"]["text"]["color"])
    }
}
