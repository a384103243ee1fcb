import AnswerTestSupport
import ServiceTestSupport
import Testing

private let own = ["semiModal", "floating", "slidingMessage"]

private func fielded(_ style: String, on device: String, system: String = "") throws -> JSON {
    try layout(
        style, on: device, system: system,
        content: #""title":"Name","textFields":[{"id":"f","placeholder":"Name"}],"actions":[{"id":"ok","title":"OK"}]"#)
}

private func filled(_ style: String, on device: String) throws -> JSON {
    try layout(
        style, on: device, content: ##""title":"T","actions":[{"id":"ok","title":"OK","background":"#22AA55"}]"##)
}

@Suite struct `Controls of styles that no platform has` {
    /// Fields of sheets: 5 to iOS 18, 15 on iOS 26; twice as much on televisions.
    @Test(
        arguments: [("iphone-5s", 5.0), ("iphone-8", 5), ("iphone-16", 5), ("iphone-17", 15), ("apple-tv-4k", 30)], own)
    func `fields have the corners of the system's sheets`(device: (id: String, radius: Double), style: String) throws {
        let answer = try fielded(style, on: device.id)
        #expect(answer["layers"]["field:f"]["cornerRadius"].number == device.radius)
    }

    /// Material's text field: 56 high, the upper corners 4 (appearance m3.textfield.fill).
    @Test(arguments: ["semiModal", "floating", "currentContext", "formSheet"])
    func `fields on Android are Material's`(style: String) throws {
        let answer = try fielded(style, on: "pixel-9")
        let field = answer["layers"]["field:f"]
        // The window's pixels are 1/2.625 of a point.
        #expect(abs(field["frame"].box.height - 56) < 0.4, "\(field["frame"].box)")
        #expect(field["cornerRadii"] == ["topLeft": 4, "topRight": 4, "bottomRight": 0, "bottomLeft": 0])
    }

    private func earlier(_ style: String) throws -> JSON { try fielded(style, on: "nexus-5", system: "Android 7") }

    /// As the text field of a dialog of the same system.
    @Test(arguments: ["semiModal", "floating", "currentContext"])
    func `fields on earlier Android are its own`(style: String) throws {
        let (own, alert) = try (earlier(style), earlier("alert"))
        #expect(abs(own.frame(of: "field:f").height - alert.frame(of: "field:f").height) < 0.4)
        #expect(own["layers"]["field:f"]["cornerRadius"] == alert["layers"]["field:f"]["cornerRadius"])
    }
}

@Suite struct `A button with a background of its own` {
    /// A row of 44 is round at its ends with the 24 of iOS 26's alerts; 20 on Android (`_md-comp-text-button.scss`); to
    /// iOS 18 as text fields of pages, 5.
    @Test(
        arguments: [("iphone-8", 5.0), ("iphone-16", 5), ("iphone-17", 22)],
        ["formSheet", "sheet", "semiModal", "floating", "slidingMessage"])
    func `has the corners of the system's buttons`(device: (id: String, radius: Double), style: String) throws {
        let layer = try filled(style, on: device.id)["layers"]["action:ok"]
        #expect(abs(layer["cornerRadius"].number - device.radius) <= 0.5, "\(layer["cornerRadius"])")
        #expect(layer["background"]["color"] == "#22AA55")
    }

    @Test(arguments: ["semiModal", "floating", "currentContext", "formSheet", "alert"])
    func `has Material's corners on Android`(style: String) throws {
        let layer = try filled(style, on: "pixel-9")["layers"]["action:ok"]
        #expect(abs(layer["cornerRadius"].number - 20) <= 0.5, "\(layer["cornerRadius"])")
    }

    /// Rows of an alert of iOS 7 to 18 fill the card from side to side, which cuts them.
    @Test(arguments: ["iphone-8", "iphone-16"], ["alert", "actionSheet"])
    func `is square as a row of a card`(device: String, style: String) throws {
        #expect(try filled(style, on: device)["layers"]["action:ok"]["cornerRadius"] == .missing)
    }
}
