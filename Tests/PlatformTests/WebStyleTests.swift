import AnswerTestSupport
import ServiceTestSupport
import TestSupport
import Testing

/// The named styles of the web, whose numbers are those of the libraries' own style sheets.
@Suite struct `Dialogs as people build them on the web` {
    private func answer(
        _ style: String, _ width: Int = 1440, _ height: Int = 900,
        _ content: String = #""title":"Edit","message":"Change it here.","actions":[{"id":"ok","title":"Save"}]"#,
        placement: String = ""
    ) throws -> JSON {
        try layout("x-\(style)", on: "\(width)x\(height)@1", system: "web", content: content, dialog: placement)
    }

    /// max-w-lg is 32 rem, centred; `useMediaQuery("(min-width: 768px)")` chooses.
    @Test(arguments: [(1440, 464.0), (768, 128)])
    func `dialogs of the web are a dialog of 512 in the middle from 768 pixels on`(width: Int, left: Double) throws {
        let answer = try answer("responsive-dialog", width)
        #expect(answer["presentation"]["resolved"] == "floating")
        #expect(answer.dialog.x == left && answer.dialog.width == 512)
        #expect(abs(answer.dialog.y * 2 + answer.dialog.height - 900) <= 1)
        #expect(answer["presentation"]["backdrop"]["opacity"] == 0.5)
        #expect(answer["transitions"]["present"]["duration"] == 0.2)
        #expect(answer["transitions"]["present"]["tracks"].track("dialog", "scale").ends == [0.95, 1])
    }

    @Test func `dialogs of the web are a drawer at the bottom below 768 pixels`() throws {
        let answer = try answer("responsive-dialog", 767)
        #expect(answer["presentation"]["resolved"] == "sheet")
        #expect(answer.dialog.y + answer.dialog.height == 900)
        // As high as what is in it, which is far less than the window.
        #expect(answer.dialog.height < 300)
        // cubic-bezier(0.32, 0.72, 0, 1) in half a second.
        #expect(answer["transitions"]["present"]["duration"] == 0.5)
        #expect(answer["layers"]["dialog"]["cornerRadii"]["topLeft"] == 10)
    }

    @Test func `dialogs of the web are a drawer that rests at its snap points, dim at the last alone`() throws {
        let answer = try answer("snap-drawer")
        #expect(answer.dialog.y == 900 - 148)
        let detents = answer["presentation"]["detents"].elements
        #expect(detents.prefix(2).map { $0["frame"].box.y } == [752, 545])
        #expect(detents.map { $0["dimmed"] } == [false, false, true])
        #expect(answer["presentation"]["backdrop"]["interaction"] == "passThrough")
    }

    /// The style names its lowest point as selected and its second as the largest that is undimmed; a request with
    /// other detents has neither.
    @Test func `dialogs of the web are a drawer at the detents of a request instead of its own`() throws {
        let answer = try answer("snap-drawer", placement: #","placement":{"detents":[200,"50%"]}"#)
        #expect(answer.dialog.y == 900 - 200)
        let detents = answer["presentation"]["detents"].elements
        #expect(detents.map { $0["frame"].box.y } == [700, 450])
        #expect(detents.map { $0["dimmed"] } == [true, true])
    }

    /// Vaul moves the whole of a drawer down: its title is at 652 + 20 + 5 + 8, its message of 20 at 32 and 4 below
    /// that, and a button at 721 + 20 + 32 or below.
    @Test func `are a drawer that shows its text at its lowest point, and its buttons below the edge`() throws {
        let content = #""title":"New event","message":"It is seen.","actions":[{"id":"x","title":"Add"}]"#
        let answer = try answer("snap-drawer", 1280, 800, content)
        #expect(answer.frame(of: "title") == Box(16, 685, 1248, 32))
        #expect(answer.frame(of: "message") == Box(16, 721, 1248, 20))
        #expect(answer.frame(of: "action:x").y >= 773)
        let high = try self.answer(
            "snap-drawer", 1280, 800, content, placement: #","placement":{"selectedDetent":"large"}"#)
        #expect(high.frame(of: "action:x").y == high.frame(of: "message").maxY + 32)
    }

    /// w-3/4 and sm:max-w-sm: 24 rem at most from 640 pixels on.
    @Test(arguments: [(1440, 384.0), (640, 384), (600, 450), (400, 300)])
    func `dialogs of the web are a drawer along the trailing edge`(width: Int, wide: Double) throws {
        let answer = try answer("side-drawer", width)
        #expect(answer.dialog.width == wide && answer.dialog.x == Double(width) - wide)
        #expect(answer.dialog.y == 0 && answer.dialog.height == 900)
        #expect(answer["transitions"]["present"]["duration"] == 0.5)
        #expect(answer["transitions"]["dismiss"]["duration"] == 0.3)
    }

    @Test
    func `dialogs of the web are a toast of 356 by the bottom, and of the window less 16 at the sides on phones`()
        throws
    {
        let text = #""message":"Event has been created""#
        let wide = try answer("toaster", 1440, 900, text)
        #expect(wide.dialog.width == 356 && wide.dialog.x == (1440 - 356) / 2)
        #expect(wide.dialog.y + wide.dialog.height == 900 - 24)
        #expect(wide["lifecycle"]["dismissAt"] == 4)
        // A title of 13 in a line of 1.5, with a padding of 16 and a border of 1.
        #expect(try answer("toaster", 1440, 900, #""title":"Event has been created""#).dialog.height == 54)
        let narrow = try answer("toaster", 390, 844, text)
        #expect(narrow.dialog.x == 16 && narrow.dialog.width == 390 - 32)
        #expect(narrow.dialog.y + narrow.dialog.height == 844 - 16)
    }

    /// `position-area: bottom` with `position-try-fallbacks: flip-block`: the first that does not overflow wins.
    @Test(arguments: [(100, true), (850, false)])
    func `dialogs of the web are a popover below its anchor, and above it where there is no room`(
        top: Int, isBelow: Bool
    ) throws {
        let answer = try answer(
            "anchored-popover",
            placement: #","placement":{"anchor":{"x":700,"y":\#(top),"width":40,"height":40}}"#)
        let frame = answer.dialog
        #expect(frame.width == 288 && frame.x == 720 - 144)
        #expect(isBelow ? frame.y == Double(top + 40 + 4) : frame.y + frame.height == Double(top - 4))
    }

    /// 270 + 4 + 240 leaves a window of 480 below, and 240 − 4 − 240 above: CSS keeps the side below, and slides.
    @Test func `dialogs of the web are a popover over its anchor where it fits neither below nor above`() throws {
        let answer = try answer(
            "anchored-popover", 900, 480, #""size":{"height":240}"#,
            placement: #","placement":{"anchor":{"x":270,"y":240,"width":60,"height":30}}"#)
        #expect(answer.dialog.x == 300 - 144 && answer.dialog.y == 480 - 240)
        let listed = try JSON(Scrim.shared.get().get("/v1/styles/x-anchored-popover").body)
        #expect(listed["anchorFallback"] == "firstSide")
    }

    @Test func `dialogs of the web are Bootstrap's modal and Material UI's dialog`() throws {
        let modal = try answer("bootstrap-modal")
        #expect(modal.dialog.x == 470 && modal.dialog.width == 500 && modal.dialog.y == 28)
        let track = modal["transitions"]["present"]["tracks"].track("dialog", "position")
        #expect(track.trackValues.first?.pair.last.map { $0 + 50 } == track.trackValues.last?.pair.last)
        // The backdrop fades in 0.15 seconds, and then the modal comes in 0.3.
        #expect(modal["transitions"]["present"]["duration"] == 0.45)
        let narrow = try answer("bootstrap-modal", 500)
        #expect(narrow.dialog.x == 8 && narrow.dialog.width == 484 && narrow.dialog.y == 8)

        let text = Array(repeating: "word", count: 120).joined(separator: " ")
        let dialog = try answer("mui-dialog", 1440, 900, #""title":"T","message":"\#(text)""#)
        #expect(dialog.dialog.width == 600 && dialog.dialog.x == 420)
        #expect(try answer("mui-dialog", 400, 900, #""title":"T","message":"\#(text)""#).dialog.width == 400 - 64)
        #expect(dialog["transitions"]["present"]["duration"] == 0.225)
        #expect(dialog["transitions"]["dismiss"]["duration"] == 0.195)
    }

    /// A border of 1, a header of 16 + 30 + 16 with a line of 1, a body of 16 + 24 + 16, a footer with a line of 1 and
    /// 12 + 4 round buttons of 6 + 24 + 6 + 2: `scripts/judge-web` asks the library.
    @Test func `have the parts of Bootstrap's modal where its style sheet puts them`() throws {
        let answer = try answer("bootstrap-modal")
        let (dialog, layers) = (answer.dialog, answer["layers"])
        #expect(layers["title"]["frame"].box.y == dialog.y + 17 && layers["title"]["frame"].box.height == 30)
        #expect(layers["message"]["frame"].box.y == dialog.y + 1 + 62 + 1 + 16)
        let button = layers["action:ok"]["frame"].box
        #expect(button.height == 38 && button.y == dialog.y + 1 + 62 + 1 + 56 + 1 + 16)
        #expect(button.maxX == dialog.maxX - 17 && dialog.maxY == button.maxY + 17)
        #expect(layers["action:ok"]["cornerRadius"] == 6)
    }

    /// 16 + 32 + 16 for the title, 24 a line and 20 below the text, 8 round buttons of 6 + 24.5 + 6 that are 64 wide.
    @Test func `have the parts of Material UI's dialog where its components put them`() throws {
        let answer = try layout(
            "x-mui-dialog", on: "1440x900@2", system: "web",
            content: #""title":"Edit","message":"Change it.","actions":[{"id":"ok","title":"OK"}]"#)
        let (dialog, layers) = (answer.dialog, answer["layers"])
        let (message, button) = (layers["message"]["frame"].box, layers["action:ok"]["frame"].box)
        #expect(layers["title"]["frame"].box.y == dialog.y + 16 && message.y == dialog.y + 64)
        #expect(button.y == message.y + 24 + 20 + 8 && button.height == 36.5 && button.width == 64)
        #expect(dialog.maxY == button.maxY + 8 && dialog.maxX == button.maxX + 8)
    }

    @Test func `dialogs of the web are listed with their files and sources`() throws {
        let list = try JSON(Scrim.shared.get().get("/v1/styles").body)["styles"].elements
        let listed = list.compactMap { $0["id"].string }
        #expect(listed.suffix(7).allSatisfy { $0.hasPrefix("x-") })
        for id in listed.suffix(7) {
            let style = try JSON(Scrim.shared.get().get("/v1/styles/\(id)").body)
            #expect(style["file"] == .string(id + ".json"))
            #expect(style["source"].string?.contains("https://") == true)
        }
    }

    /// `--normal-bg` and `--normal-text` of Sonner's style sheet, which its action has the other way round.
    @Test(
        arguments: [("light", "#FFFFFF", "#171717", "#FFFFFF"), ("dark", "#000000", "#FCFCFC", "#000000")])
    func `dialogs of the web are a toast whose button has the colours of its text and its ground`(
        appearance: String, ground: String, text: String, title: String
    ) throws {
        let answer = try spec(
            #"{"profile":"desktop-1280x800","appearance":"\#(appearance)"}"#,
            "x-toaster", #""title":"Saved","actions":[{"id":"u","title":"Undo"}]"#)
        let layers = answer["layers"]
        #expect(layers["dialog"]["background"]["color"] == JSON.string(ground))
        #expect(layers["title"]["text"]["color"] == JSON.string(text))
        #expect(layers["action:u"]["background"]["color"] == JSON.string(text))
        #expect(layers["action:u"]["text"]["color"] == JSON.string(title))
    }

    @Test(
        arguments: [
            "iphone-16", "iphone-8", "pixel-8", "gnome-800x600", "kde-800x600", "windows-1024x720", "mate-70",
            "macos-1200x800", "visionos-1280x720", "carplay-800x480", "pixel-watch",
        ])
    func `dialogs of the web are a toast in its own colours on every system`(device: String) throws {
        let layers = try spec(#""\#(device)""#, "x-toaster", #""title":"Saved""#)["layers"]
        #expect(layers["dialog"]["background"]["color"] == "#FFFFFF")
        #expect(layers["dialog"]["background"]["material"] == .missing)
        #expect(layers["title"]["text"]["color"] == "#171717")
    }

    /// Nothing is said of what nobody sent.
    @Test(
        arguments: [
            "desktop-1280x800", "windows-1024x720", "apple-tv-hd", "carplay-800x480", "pixel-watch", "iphone-16",
        ])
    func `dialogs of the web are told nothing of their own members`(device: String) throws {
        let anchor = #","placement":{"anchor":{"x":100,"y":100,"width":40,"height":20}}"#
        for style in [
            "x-anchored-popover", "x-bootstrap-modal", "x-mui-dialog", "x-responsive-dialog", "x-side-drawer",
            "x-snap-drawer", "x-toaster",
        ] {
            let answer = try spec(
                #""\#(device)""#, style, #""title":"T""#, more: style == "x-anchored-popover" ? anchor : "")
            let found = answer["diagnostics"].elements.filter {
                ["memberHasNoEffect", "assumedFigure"].contains($0["rule"])
                    && $0["pointer"].string?.hasPrefix("/dialog/") == true
                    && $0["pointer"] != "/dialog/placement/anchor"
            }
            #expect(found.isEmpty, "\(style) \(found)")
        }
        // What a request says itself is told as ever.
        let asked = try spec(#""\#(device)""#, "x-side-drawer", #""title":"T","actionAxis":"vertical""#)
        #expect(asked["diagnostics"].elements.contains { $0["pointer"] == "/dialog/content/actionAxis" })
    }

    private func spec(_ device: String, _ style: String, _ content: String, more: String = "") throws -> JSON {
        try ServiceTestSupport.answer(
            #"{"device":\#(device),"dialog":{"style":"\#(style)","content":{\#(content)}\#(more)}}"#, at: "/v1/specs")
    }
}
