import AnswerTestSupport
import ServiceTestSupport
import Testing

@Suite struct `A text field` {
    private func alert(_ fields: String, on device: String = "iphone-15") throws -> JSON {
        try layout(
            "alert", on: device,
            content: #""title":"T","textFields":[\#(fields)],"actions":[{"id":"ok","title":"OK"}]"#)
    }

    @Test func `shows what was typed in the place of its placeholder, in the colour of text`() throws {
        let layers = try alert(
            #"""
            {"id":"a","placeholder":"Name","text":"Ann"},{"id":"b","placeholder":"Name"},
            {"id":"c","placeholder":"Name","text":""}
            """#)["layers"]
        #expect(layers["field:a"]["text"]["content"] == "Ann")
        #expect(layers["field:b"]["text"]["content"] == "Name")
        #expect(layers["field:c"]["text"]["content"] == "Name")
        #expect(layers["field:a"]["text"]["color"] != layers["field:b"]["text"]["color"])
        #expect(layers["field:c"]["text"]["color"] == layers["field:b"]["text"]["color"])
    }

    /// A character is what people count as one, whatever it is made of.
    @Test(arguments: [("secret", 6), ("pä\u{308}ss", 4), ("👩‍👩‍👧‍👦🇩🇪", 2), (" ", 1)])
    func `a text field that is secure shows a bullet for each character, and tells nothing else`(
        text: String, count: Int
    ) throws {
        let answer = try alert(#"{"id":"a","placeholder":"Password","text":"\#(text)","secure":true}"#)
        let field = answer["layers"]["field:a"]["text"]
        let bullets = String(repeating: "\u{2022}", count: count)
        #expect(field["content"] == .string(bullets))
        #expect(field["lines"].elements.first?["text"] == .string(bullets))
        if text != " " { #expect(!answer.text.contains(text)) }
    }

    @Test func `a text field that is secure shows its placeholder in clear while it is empty`() throws {
        let field = try alert(#"{"id":"a","placeholder":"Password","secure":true}"#)["layers"]["field:a"]
        #expect(field["text"]["content"] == "Password")
    }

    @Test func `has text that is measured, cut at its end, and counted as work`() throws {
        let long = String(repeating: "wide ", count: 200)
        let field = try alert(#"{"id":"a","text":"\#(long)"}"#)["layers"]["field:a"]
        #expect(field["text"]["truncated"] == true && field["text"]["lines"].elements.count == 1)
        let width = field["text"]["lines"].elements[0]["width"].number
        #expect(width > 0 && width <= field["frame"].box.width)
        let problem = try problem(
            DialogBody(
                on: "iphone-15", content: #""textFields":[{"text":"\#(String(repeating: "x", count: 4097))"}]"#
            ).json
        )
        #expect(problem["errors"].elements.first?["code"] == "tooLong")
    }
}

@Suite struct `An image` {
    private func image(_ members: String) throws -> JSON {
        try layout(
            "floating", on: "iphone-15", content: #""title":"T","image":{"width":60,"height":40\#(members)}"#)[
                "layers"]["image"]
    }

    @Test func `tells how it fits its layer, whole inside it unless said otherwise`() throws {
        #expect(try image("")["image"] == ["fit": "contain"])
        for fit in ["contain", "cover", "fill"] {
            #expect(try image(#","fit":"\#(fit)""#)["image"] == ["fit": .string(fit)])
        }
    }

    @Test(arguments: ["https://example.org/a.png?x=1&y=2", "file:///etc/passwd", "portrait", "Wörter / 1"])
    func `tells its source back as it came`(source: String) throws {
        let layer = try image(#","source":"\#(source)""#)
        #expect(layer["image"] == ["fit": "contain", "source": .string(source)])
        #expect(layer["frame"]["width"] == 60 && layer["frame"]["height"] == 40)
    }
}

@Suite struct `A look of the request's own` {
    private func dialog(_ content: String, on device: String = "iphone-15") throws -> JSON {
        try layout("floating", on: device, content: #""title":"T",\#(content)"#)["layers"]["dialog"]
    }

    @Test func `has shadows in their order, with defaults for what they leave out`() throws {
        let shadows = try dialog(
            ##""shadows":[{},{"color":"#102030","opacity":0.1,"blur":4,"spread":-1,"offset":[1,2],"clipped":true}]"##)
        #expect(
            shadows["shadows"] == [
                ["color": "#000000", "opacity": 0.3, "blur": 20, "spread": 0, "offset": [0, 0]],
                ["color": "#102030", "opacity": 0.1, "blur": 4, "spread": -1, "offset": [1, 2], "clipped": true],
            ])
        #expect(try dialog(#""shadows":[]"#)["shadows"] == .missing)
    }

    @Test func `has a border with an opacity, all of it unless said otherwise`() throws {
        #expect(try dialog(##""border":{"color":"#102030"}"##)["border"]["opacity"] == 1)
        let border = try dialog(##""border":{"width":3,"color":"#102030","opacity":0.25}"##)["border"]
        #expect(border["width"] == 3 && border["color"] == "#102030" && border["opacity"] == 0.25)
    }

    /// Kirigami's dialogs and ArkUI's have their title in a header, which is the first thing that there is.
    @Test(arguments: [("kde-990x720", "formSheet"), ("mate-70", "formSheet"), ("mate-70", "alert")], ["", "close"])
    func `stands below a title that has a header`(place: (device: String, style: String), closing: String) throws {
        let close = closing.isEmpty ? "" : #","closeButton":{}"#
        let layers = try layout(
            place.style, on: place.device,
            content: #"""
                "title":"A title of more words than the header has room for in one line, so that it takes two",
                "message":"M","image":{"width":80,"height":60}\#(close)
                """#)["layers"]
        let (title, image, message) =
            (layers["title"]["frame"].box, layers["image"]["frame"].box, layers["message"]["frame"].box)
        #expect(title.maxY <= image.y)
        #expect(image.maxY <= message.y || image.maxX <= message.x)
        if !closing.isEmpty { #expect(title.maxX <= layers["action:close"]["frame"].box.x) }
    }

    @Test(arguments: ["pixel-8", #"{"profile":"iphone-17","system":{"name":"web"}}"#, "iphone-4"])
    func `has no material where the system has none`(device: String) throws {
        let problem = try problem(
            DialogBody(on: device, content: #""background":{"material":"systemMaterial"}"#).json)
        let fault = problem["errors"].elements.first
        #expect(fault?["pointer"] == "/dialog/content/background/material" && fault?["code"] == "materialNotOffered")
    }
}
