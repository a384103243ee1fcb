import AnswerTestSupport
import ServiceTestSupport
import TestSupport
import Testing

/// What a style's figures and patches change.
@Suite struct `figures of named styles` {
    private func layers(_ file: String, on device: String, _ content: String) throws -> JSON {
        let server = try StyleServer.with(["x-one": file])
        return try server.spec(DialogBody("x-one", on: device, content: content).json)["layers"]
    }

    private static let text = #""title":"Title","message":"Message.","actions":[{"id":"ok","title":"OK"}]"#

    @Test func `have patches for platforms among defaults, which a request's members win over`() throws {
        let server = try StyleServer.with([
            "x-one": StyleServer.file(
                extending: "sheet",
                #""defaults":{"backdrop":{"opacity":0.6},"platforms":{"apple":{"backdrop":{"opacity":0.1}}}},"#
                    + ##""when":[{"if":{"idiom":"pad"},"defaults":{"backdrop":{"color":"#112233"}}}]"##)
        ])
        func opacity(_ device: String, _ more: String = "") throws -> JSON {
            try server.spec(DialogBody("x-one", on: device, dialog: more).json)["presentation"]["backdrop"]["opacity"]
        }
        for device in ["iphone-15", "ipad-10"] { #expect(try opacity(device) == 0.1) }
        #expect(try opacity("pixel-9") == 0.6)
        #expect(try opacity("iphone-15", #","backdrop":{"opacity":0.3}"#) == 0.3)
        #expect(try opacity("iphone-15", #","platforms":{"apple":{"content":{"title":"Z"}}}"#) == 0.1)
        #expect(try opacity("iphone-15", #","platforms":{"apple":{"backdrop":{"opacity":0.2}}}"#) == 0.2)
    }

    /// An inset of 30 and a gap of 12, where a header has its own room around the title.
    @Test(arguments: [
        ("mate-70", "alert"), ("mate-70", "sheet"), ("mate-70", "actionSheet"), ("kde-800x600", "formSheet"),
        ("kde-800x600", "pageSheet"),
    ])
    func `have their own distances around a title in a header`(device: String, base: String) throws {
        let figures = #""figures":{"content.inset.vertical":30,"content.gap":12}"#
        let layers = try layers(
            StyleServer.file(extending: base, figures), on: device, #""title":"Title","message":"Message""#)
        let (dialog, title) = (layers["dialog"]["frame"].box, layers["title"]["frame"].box)
        #expect(abs(title.y - dialog.y - 30) <= 0.5 && abs(layers["message"]["frame"].box.y - title.maxY - 12) <= 0.5)
    }

    /// 10 above a handle of 6, 4 below it, then 12 and a title of its own height.
    @Test(arguments: ["iphone-15", "iphone-17", "pixel-9", "gnome-phone-360x720", "kde-phone-360x720", "mate-70"])
    func `have room for a grabber of their own`(device: String) throws {
        let figures =
            #""grabber.width":60,"grabber.height":6,"grabber.top":10,"grabber.bottom":4,"content.inset.vertical":12"#
        let layers = try layers(
            StyleServer.file(
                extending: "sheet",
                #""defaults":{"placement":{"detents":["fit"],"grabber":true}},"figures":{\#(figures)}"#),
            on: device, #""title":"Title","message":"Message""#)
        let (grabber, title) = (layers["grabber"]["frame"].box, layers["title"]["frame"].box)
        #expect(layers["scroll:body"] == .missing)
        #expect(abs(title.y - grabber.maxY - 16) <= 1 && abs(grabber.height - 6) <= 0.5)
    }

    /// RFC 7396: null removes a member, from the style as from the request; what the style lacks it leaves alone.
    @Test func `lose what a request's patch has null for`() throws {
        let server = try StyleServer.with([
            "x-one": StyleServer.file(
                extending: "sheet",
                ##""defaults":{"content":{"title":"T","message":"OF THE STYLE"},"backdrop":{"opacity":0.5}}"##)
        ])
        func told(_ more: String) throws -> JSON {
            try server.spec(DialogBody("x-one", on: "desktop-1280x800", dialog: more).json)
        }
        func messages(_ told: JSON) -> [JSON] {
            told["layers"].elements.filter { $0["role"] == "message" }.map { $0["text"]["content"] }
        }
        #expect(try messages(told("")) == ["OF THE STYLE"])
        let patched = try told(#""platforms":{"web":{"content":{"message":null,"image":null},"backdrop":null}}"#)
        #expect(messages(patched).isEmpty)
        #expect(patched["layers"].elements.contains { $0["text"]["content"] == "T" })
        let plain = try server.spec(DialogBody("sheet", on: "desktop-1280x800", content: #""title":"T""#).json)
        #expect(patched["presentation"]["backdrop"]["opacity"] == plain["presentation"]["backdrop"]["opacity"])
        // A patch for another platform has no effect.
        #expect(try messages(told(#""platforms":{"apple":{"content":{"message":null}}}"#)) == ["OF THE STYLE"])
        #expect(
            try messages(told(#""content":{"message":"M"},"platforms":{"web":{"content":{"message":null}}}"#)) == [])
    }

    /// One request serves all platforms: what a null takes away here, another variant may lack.
    @Test(arguments: ["iphone-15", "ipad-air-2", "pixel-8", "desktop-1280x800"])
    func `lose what a request has null for, with whatever else it has for others`(device: String) throws {
        for (style, members, patch) in [
            ("x-responsive-dialog", #""content":{"actionAxis":null}"#, #""content":{"border":{}}"#),
            ("x-toaster", #""transition":{"duration":null}"#, #""transition":{"delay":0.1}"#),
        ] {
            for platforms in ["", #","platforms":{"android":{\#(patch)}}"#, #","platforms":{"apple":{\#(patch)}}"#] {
                _ = try spec(DialogBody(style, on: device, dialog: members + platforms).json)
            }
        }
        // Neither has the style that a patch replaces it by.
        for platforms in [#"{"android":{"style":"sheet"}}"#, #"{"web":{"style":"x-mui-dialog"}}"#] {
            let members = #""dismissal":{"after":null},"platforms":\#(platforms)"#
            _ = try spec(DialogBody("x-toaster", on: device, dialog: members).json)
        }
        // What no variant has cannot be taken away.
        _ = try problem(DialogBody("x-toaster", on: device, dialog: #""content":{"actionAxis":null}"#).json)
    }

    /// The request has no such list.
    @Test func `have lists that no finding changes`() throws {
        let actions = #"[{"title":"A","role":"cancel"},{"title":"B","role":"cancel"},{"title":"Done"}]"#
        let server = try StyleServer.with([
            "x-one": StyleServer.file(extending: "floating", #""defaults":{"content":{"actions":\#(actions)}}"#)
        ])
        let finding = try server.spec(DialogBody("x-one", on: "iphone-15").json)["diagnostics"]["roleRepeated"]
        #expect(finding["pointer"] == "/dialog/style" && finding["changes"] == .missing)
    }

    /// A library's behaviour is below the style: what a null takes from the style, the library gives. Vaul moves for
    /// 0.5 s.
    @Test func `show what a library gives where a patch has null for what they say`() throws {
        let told = try spec(
            #"""
            {"device":"desktop-1280x800","dialog":{"style":"x-side-drawer","platforms":{"web":{"transition":null}}},
             "options":{"behaviour":"vaul"}}
            """#)
        #expect(told["transitions"]["present"]["duration"] == 0.5)
    }

    /// From the general to the particular: the file, its patch, the entry of `when`, the entry's patch, the request.
    @Test func `give way to an entry of when, that to its own patch, and all to the request`() throws {
        let patch = ##""platforms":{"apple":{"backdrop":{"opacity":0.2,"color":"#222222"}}}"##
        let wide =
            #"{"if":{"minWidth":700},"defaults":{"backdrop":{"opacity":0.3},"#
            + #""platforms":{"web":{"backdrop":{"opacity":0.4}}}}}"#
        let server = try StyleServer.with([
            "x-one": StyleServer.file(
                extending: "sheet",
                ##""defaults":{"backdrop":{"opacity":0.1,"color":"#111111"},\##(patch)},"when":[\##(wide)]"##)
        ])
        func backdrop(_ device: String, _ more: String = "") throws -> JSON {
            try server.spec(DialogBody("x-one", on: device, dialog: more).json)["presentation"]["backdrop"]
        }
        for (device, opacity, color) in [
            ("pixel-9", 0.1, "#111111"), ("iphone-15", 0.2, "#222222"), ("ipad-10", 0.3, "#222222"),
            ("pixel-fold-unfolded", 0.3, "#111111"), ("desktop-1280x800", 0.4, "#111111"),
        ] {
            #expect(try backdrop(device)["opacity"].number == opacity, "\(device)")
            #expect(try backdrop(device)["color"].string == color, "\(device)")
        }
        #expect(try backdrop("ipad-10", #","backdrop":{"opacity":0.5}"#)["opacity"] == 0.5)
        let told = try server.get("/v1/styles/x-one")
        let variants = try JSON(told.body)["variants"].elements
        let pads = variants.filter { $0["if"]["platform"] == "apple" && $0["if"]["minWidth"] == 700 }
        #expect(pads.map { $0["members"]["backdrop"]["opacity"] } == [0.3])
    }

    @Test func `figures of named styles are as far apart as their line height, after the first line, too`() throws {
        let file = StyleServer.file(extending: "alert", #""figures":{"title.lineHeight":53}"#)
        let title = #""title":"\#(String(repeating: "word ", count: 25))""#
        for device in ["iphone-15", "iphone-17", "carplay-800x480"] {
            let lines = try layers(file, on: device, title)["title"]["text"]["lines"].elements
            #expect(lines.count > 1)
            for (one, next) in zip(lines, lines.dropFirst()) {
                #expect(abs(next["baseline"].number - one["baseline"].number - 53) <= 0.5, "\(device)")
            }
        }
    }

    /// Where the system has distances of baselines, a style's own distances replace them.
    @Test(arguments: ["iphone-15", "iphone-17", "ipad-10", "pixel-9", "desktop-1280x800"])
    func `figures of named styles are heard where a system places text by its baselines`(device: String) throws {
        let plain = try layers(StyleServer.file(extending: "alert"), on: device, Self.text)
        for figure in ["content.inset.vertical", "content.gap"] {
            let file = StyleServer.file(extending: "alert", #""figures":{"\#(figure)":37}"#)
            let own = try layers(file, on: device, Self.text)
            let (title, message) = (own["title"]["frame"].box, own["message"]["frame"].box)
            #expect(own["dialog"]["frame"].box.height != plain["dialog"]["frame"].box.height, "\(figure)")
            let distance =
                figure == "content.gap" ? message.y - title.maxY : title.y - own["dialog"]["frame"].box.y
            #expect(abs(distance - 37) <= 0.5, "\(figure) \(distance)")
        }
    }

    @Test(arguments: ["pixel-9", "gnome-800x600"])
    func `figures of named styles are heard in a message's row`(device: String) throws {
        let plain = try layers(StyleServer.file(extending: "slidingMessage"), on: device, Self.text)
        for figure in ["content.inset.vertical", "content.gap", "buttons.inset.bottom"] {
            let file = StyleServer.file(extending: "slidingMessage", #""figures":{"\#(figure)":40}"#)
            let own = try layers(file, on: device, Self.text)
            #expect(own["dialog"]["frame"].box.height > plain["dialog"]["frame"].box.height, "\(figure)")
        }
    }

    @Test func `figures of named styles are heard in a panel of Windows`() throws {
        let device = "windows-1366x720"
        let text = #""title":"Title","message":"\#(String(repeating: "word ", count: 300))","actions":[{"title":"OK"}]"#
        let plain = try layers(StyleServer.file(extending: "slidingMessage"), on: device, text)
        for figure in ["content.inset.vertical", "content.gap", "buttons.inset.top", "buttons.inset.bottom"] {
            let file = StyleServer.file(extending: "slidingMessage", #""figures":{"\#(figure)":40}"#)
            let own = try layers(file, on: device, text)
            #expect(own["dialog"]["frame"].box.height > plain["dialog"]["frame"].box.height, "\(figure)")
        }
    }
}
