import ServiceTestSupport
import TestSupport
import Testing

/// The device in pictures: its keyboard, its bars, what is around the app's window.
private func deviceDrawn(
    _ device: String, _ dialog: String = #"{"style":"alert"}"#, _ query: String = ""
) throws -> PictureDocument {
    try picture(DialogBody(on: device, dialog: dialog).json, query)
}

extension PictureDocument {
    /// Where the only text of a layer that reads so begins, and its baseline; nil where there is none.
    fileprivate func place(of text: String, in layer: String = "keyboard") -> (x: Double, y: Double)? {
        let found = elements.first { $0.name == "text" && $0.layers == [layer] && $0.text == text }
        guard let x = Double(found?.attributes["x"] ?? ""), let y = Double(found?.attributes["y"] ?? "") else {
            return nil
        }
        return (x, y)
    }

    fileprivate func count(of text: String) -> Int {
        elements.count { $0.name == "text" && $0.layers == ["keyboard"] && $0.text == text }
    }

    fileprivate func has(class name: String) -> Bool { elements.contains { $0.attributes["class"] == name } }
}

@Suite struct `The keyboard of a picture` {
    /// 216 points are four rows of 54 (presentation-metrics keyboard.height.phone), and there were no suggestions.
    @Test(arguments: [#""profile":"iphone-3gs""#, #""profile":"iphone-5""#, #""profile":"iphone-5s""#])
    func `fills 216 points with four rows up to iOS 7`(device: String) throws {
        let keys = try deviceDrawn(device + #","keyboard":"docked""#)
        let (first, second) = (try #require(keys.place(of: "Q")), try #require(keys.place(of: "A")))
        #expect(abs(second.y - first.y - 54) < 1)
        #expect(keys.place(of: "The") == nil)
    }

    @Test(arguments: ["iphone-6", "iphone-15", "iphone-17", "ipad-pro-11", "pixel-9"])
    func `has suggestions above the keys on later systems`(profile: String) throws {
        let keys = try deviceDrawn(#""profile":"\#(profile)","keyboard":"docked""#)
        let suggestion = try #require(keys.place(of: "The"))
        let key = try #require(keys.place(of: "Q") ?? keys.place(of: "q"))
        #expect(suggestion.y < key.y - 20)
    }

    /// Digits on both sides of the last row, a comma and a full stop, and return at the end of the second.
    @Test(arguments: ["ipad-2", "ipad-air-2", "ipad-pro-11", "ipad-pro-12-9-3"], ["portrait", "landscapeLeft"])
    func `the keyboard of a picture is a pad's own on a pad`(profile: String, orientation: String) throws {
        let keys = try deviceDrawn(#""profile":"\#(profile)","orientation":"\#(orientation)","keyboard":"docked""#)
        #expect(keys.count(of: ".?123") == 2 && keys.count(of: ",") == 1 && keys.count(of: ".") == 1)
        let (back, letter) = (try #require(keys.place(of: "return")), try #require(keys.place(of: "L")))
        #expect(abs(back.y - letter.y) < 10 && back.x > letter.x)
        let (space, last) = (try #require(keys.place(of: ".?123")), try #require(keys.place(of: "Z")))
        #expect(space.y > last.y + 30)
    }

    @Test(
        arguments: [
            ("iphone-15", "landscapeRight", "space"), ("iphone-15", "portrait", "space"),
            ("iphone-13", "landscapeLeft", "space"), ("ipad-pro-11", "landscapeLeft", ".?123"),
            ("ipad-pro-11", "portrait", ".?123"), ("pixel-9", "landscapeLeft", "?123"), ("pixel-8", "portrait", "?123"),
        ])
    func `ends above the home indicator`(profile: String, orientation: String, key: String) throws {
        let device = #""profile":"\#(profile)","orientation":"\#(orientation)","keyboard":"docked""#
        let stage = try spec(#"{"device":{\#(device)},"dialog":{"style":"alert"}}"#)["stage"]
        let keys = try deviceDrawn(device)
        let label = try #require(keys.place(of: key))
        // A key is at least as high below its label's baseline as half of that.
        #expect(label.y + 10 < stage["screen"]["homeIndicator"]["y"].number)
    }

    @Test(arguments: ["landscapeLeft", "landscapeRight"])
    func `stands in the middle of a screen that is cut at one side`(orientation: String) throws {
        let keys = try deviceDrawn(#""profile":"pixel-9","orientation":"\#(orientation)","keyboard":"docked""#)
        let (first, last) = (try #require(keys.place(of: "q")), try #require(keys.place(of: "p")))
        #expect(abs(first.x + last.x - 923.43) < 1)
    }
}

@Suite struct `The screen of a picture` {
    private func color(of text: String, in picture: PictureDocument) -> String? {
        picture.elements.first { $0.name == "text" && $0.layers == ["statusBar"] && $0.text == text }?.attributes[
            "fill"]
    }

    /// A message from the top lies below the bar, and is dark (ledger E4).
    @Test func `never has a status bar in the colour of what it lies on`() throws {
        let message = #"{"style":"slidingMessage","content":{"title":"Hi"},"placement":{"edge":"top"}}"#
        let dark = try deviceDrawn(#""profile":"iphone-15","system":{"name":"iOS","version":"6"}"#, message)
        #expect(color(of: "9:41", in: dark) != nil)
        let nothing =
            #"""
            {"style":"currentContext","content":{"title":"Hi"},"presenter":{"frame":{"x":40,"y":200,"width":300,\#
            "height":400}}}
            """#
        let part = try deviceDrawn(#""profile":"iphone-15""#, nothing)
        #expect(color(of: "9:41", in: part) == "#000000")
        #expect(part.elements.contains { $0.attributes["fill"] == "#FFFFFF" && $0.layers.isEmpty })
    }

    /// 1194 points wide; the app has the first 592.
    @Test func `has one status bar across it, whatever part the app has`() throws {
        let split = try deviceDrawn(
            #""profile":"ipad-pro-11","orientation":"landscapeLeft","window":{"x":0,"y":0,"width":592,"height":834}"#)
        #expect(try #require(split.place(of: "100%", in: "statusBar")).x > 1100)
        let right = try deviceDrawn(
            #""profile":"ipad-pro-11","orientation":"landscapeLeft","window":{"x":602,"y":0,"width":592,"height":834}"#)
        #expect(
            try #require(
                right.elements.first { $0.text.hasPrefix("9:41") }.flatMap { Double($0.attributes["x"] ?? "") }) < -550)
    }

    @Test func `has windows of iPadOS 26 with their controls, and a status bar above them`() throws {
        let window = #""window":{"x":100,"y":80,"width":900,"height":800}"#
        let free = try deviceDrawn(
            #"""
            "profile":"ipad-pro-13-m4","system":{"name":"iPadOS","version":"26"},"orientation":"landscapeLeft",\#
            \#(window)
            """#
        )
        #expect(free.has(class: "controls") && free.elements.contains { $0.text.hasPrefix("9:41") })
        let whole = try deviceDrawn(#""profile":"ipad-pro-13-m4","system":{"name":"iPadOS","version":"26"}"#)
        #expect(!whole.has(class: "controls"))
    }

    /// Bars of 17 points, though the inset is 84 high.
    @Test func `the screen of a picture of an iPhone Duo has signs of the usual size`() throws {
        for device in ["iphone-duo-unfolded", "iphone-duo-folded"] {
            let time = try deviceDrawn(#""profile":"\#(device)""#).elements.first { $0.text == "9:41" }
            #expect(time?.attributes["font-size"] == "17", "\(device)")
        }
    }

    @Test func `the screen of a picture is drawn alone, without what the app draws`() throws {
        let device = #""profile":"iphone-15","keyboard":"docked""#
        let only = try deviceDrawn(device, #"{"style":"alert","content":{"title":"Secret"}}"#, "&device=only")
        #expect(only.place(of: "Q") != nil && only.has(class: "device") && only.has(class: "hardware"))
        #expect(!only.elements.contains { $0.layers.first == "dialog" || $0.layers.first == "presenter" })
    }
}
