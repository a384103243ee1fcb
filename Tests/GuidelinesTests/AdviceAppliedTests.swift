import AnswerTestSupport
import ServiceTestSupport
import TestSupport
import Testing

/// A request with a mistake, what its problem has to say, and the request as that says to write it.
private struct Advised: CustomTestStringConvertible, Sendable {
    let target: String
    let body: String
    let pointer: String
    let words: [String]
    let mended: String

    var testDescription: String { body.isEmpty ? target : body }

    /// A dialog on a device, by its members before and after.
    static func dialog(
        _ members: String, on device: String = "iphone-17", _ pointer: String, _ words: String..., mended: String
    ) -> Advised {
        func body(_ members: String) -> String { #"{"device":"\#(device)","dialog":{"style":"alert",\#(members)}}"# }
        return Advised(
            target: "/v1/specs", body: body(members), pointer: "/dialog" + pointer, words: words, mended: body(mended))
    }

    /// A device, by its members before and after.
    static func device(_ members: String, _ pointer: String, _ words: String..., mended: String) -> Advised {
        func body(_ members: String) -> String {
            #"{"device":{"profile":"iphone-17",\#(members)},"dialog":{"style":"alert"}}"#
        }
        return Advised(
            target: "/v1/specs", body: body(members), pointer: "/device" + pointer, words: words, mended: body(mended))
    }

    static func post(
        _ target: String, _ body: String, _ pointer: String, _ words: String..., mended: String
    ) -> Advised {
        Advised(target: target, body: body, pointer: pointer, words: words, mended: mended)
    }

    /// A picture, by the parameters before and after.
    static func picture(_ query: String, _ pointer: String, _ words: String..., mended: String) -> Advised {
        let target = "/v1/specs?device=iphone-17&dialog.style=alert&format=svg&"
        return Advised(target: target + query, body: "", pointer: pointer, words: words, mended: target + mended)
    }
}

private let batch = #"{"devices":["iphone-17"],"dialogs":[{"style":"alert"}],"axes":"#
private let reds = ##"{"light":{"accent":"#FF0000"},"dark":{"accent":"#FF0000"}}"##

@Suite struct `Advice that is followed` {
    private func expect(_ advised: Advised) throws {
        let scrim = try Scrim.shared.get()
        let isQuery = advised.body.isEmpty
        let response = isQuery ? try scrim.get(advised.target) : try scrim.post(advised.body, to: advised.target)
        #expect(response.status == 422)
        let faults = try JSON(response.body)["errors"].elements
        let fault = try #require(faults.first { $0["pointer"].string == advised.pointer }, "\(response.text)")
        let message = fault["message"].string ?? ""
        for word in advised.words {
            #expect(message.contains(word) || fault["nearest"].string == word, "\(word) is not in: \(message)")
        }
        let mended = isQuery ? try scrim.get(advised.mended) : try scrim.post(advised.mended, to: advised.target)
        #expect(mended.status == 200, "\(mended.text.prefix(600))")
    }

    @Test(
        arguments: [
            .device(#""locale":"en""#, "/locale", #"called "language""#, mended: #""language":"en""#),
            .device(
                #""lang":"ar_EG""#, "/lang", #"Write "ar-EG"."#, #""layoutDirection": "rightToLeft""#,
                mended: #""language":"ar-EG","layoutDirection":"rightToLeft""#),
            .dialog(##""tint":"#FF0000""##, "/tint", #"called "theme""#, reds, mended: #""theme":\#(reds)"#),
            .dialog(
                ##""tint":"#FF0000""##, on: "pixel-9", "/tint", #"called "theme""#, reds, mended: #""theme":\#(reds)"#),
            .dialog(
                ##""theme":{"tint":"#FF0000"}"##, on: "pixel-9", "/theme/tint", String(reds.dropFirst().dropLast()),
                mended: #""theme":\#(reds)"#),
            .dialog(
                ##""theme":{"primary":"#FF0000"}"##, on: "macbook-air-13", "/theme/primary",
                String(reds.dropFirst().dropLast()), mended: #""theme":\#(reds)"#),
            .dialog(
                ##""theme":{"light":"red"}"##, "/theme/light", ##"Write {"accent":"#FF0000"}."##,
                mended: ##""theme":{"light":{"accent":"#FF0000"}}"##),
            .dialog(
                ##""colors":{"primary":"#FF0000","error":"#00FF00"}"##, on: "pixel-9", "/colors", "theme",
                ##"{"light":{"accent":"#FF0000","danger":"#00FF00"}"##,
                mended: ##""theme":{"light":{"accent":"#FF0000","danger":"#00FF00"}}"##),
        ] as [Advised])
    private func `names languages and colours as every system has them`(advised: Advised) throws {
        try expect(advised)
    }

    @Test func `sends whoever switches a theme on or off to the appearance`() throws {
        for theme in [#"{"dark":true}"#, #"{"light":false}"#, #"{"mode":"dark"}"#] {
            let body = #"{"device":"pixel-9","dialog":{"style":"alert","theme":\#(theme)}}"#
            let response = try Scrim.shared.get().post(body, to: "/v1/specs")
            let fault = try JSON(response.body)["errors"][0]
            #expect(fault["nearest"].string == "/device/appearance", "\(response.text)")
            #expect(fault["message"].string?.contains(#"write "dark""#) == true)
        }
    }

    @Test(arguments: [
        ("dismissOnTap", true), ("dismissOnTouch", true), ("closeOnTap", true), ("closeOnTouchOutside", true),
        ("closeOnClick", true), ("tapToDismiss", true), ("cancelOnTouchOutside", true), ("preventClose", false),
        ("disableTap", false), ("static", false), ("modal", false),
    ])
    func `says what a touch on a backdrop does by interaction`(name: String, dismisses: Bool) throws {
        let value = dismisses ? "dismiss" : "block"
        try expect(
            .dialog(
                #""backdrop":{"\#(name)":true}"#, "/backdrop/\(name)", "interaction", "Write \"\(value)\".",
                mended: #""backdrop":{"interaction":"\#(value)"}"#))
    }

    /// Names that begin like one that closes a dialog, or that have such a word in them, and are about something else.
    @Test(
        arguments: [
            .dialog(
                #""backdrop":{"noDim":true}"#, "/backdrop/noDim", #"called "opacity""#, "Write 0.",
                mended: #""backdrop":{"opacity":0}"#),
            .dialog(
                #""backdrop":{"disabled":true}"#, "/backdrop/disabled", #"called "opacity""#, "Write 0.",
                mended: #""backdrop":{"opacity":0}"#),
            .dialog(
                #""hideBackdrop":true"#, "/hideBackdrop", "/dialog/backdrop", "opacity", "true is 0",
                mended: #""backdrop":{"opacity":0}"#),
            .dialog(
                #""backdrop":{"noBlur":true}"#, "/backdrop/noBlur", #"called "material""#, "leave it out",
                mended: #""backdrop":{}"#),
            .dialog(
                #""backdrop":{"closeDelay":1}"#, "/backdrop/closeDelay", "/dialog/dismissal", #""after""#,
                mended: #""dismissal":{"after":1}"#),
            .dialog(
                #""backdrop":{"closeOnEscape":true}"#, on: "ipad-10", "/backdrop/closeOnEscape", "closeRequests",
                #"true is ["escape"]"#, mended: #""dismissal":{"closeRequests":["escape"]}"#),
            .dialog(
                #""disableEscapeKeyDown":true"#, on: "ipad-10", "/disableEscapeKeyDown", "closeRequests",
                "true is []", mended: #""dismissal":{"closeRequests":[]}"#),
            .dialog(
                #""dismissOnBackPress":true"#, on: "pixel-9", "/dismissOnBackPress", "closeRequests",
                #"true is ["back"]"#, mended: #""dismissal":{"closeRequests":["back"]}"#),
            .dialog(
                #""backdrop":{"dismissontap":true}"#, "/backdrop/dismissontap", "interaction", #"Write "dismiss""#,
                mended: #""backdrop":{"interaction":"dismiss"}"#),
        ] as [Advised])
    private func `tells words of touches from words that only contain them`(advised: Advised) throws {
        try expect(advised)
    }

    @Test func `tells a theme of colours without appearances once, whole`() throws {
        let flat = ##"{"device":"iphone-15","dialog":{"theme":{"accent":"#FF0000","text":"#00FF00"}}}"##
        let faults = try JSON(try Scrim.shared.get().post(flat, to: "/v1/specs").body)["errors"].elements
        #expect(faults.count == 2)
        let written = faults.compactMap { $0["message"].string?.split(separator: "write ").dropFirst().first }
        #expect(written.count == 1)
        let theme = "{" + (written.first?.dropLast() ?? "") + "}"
        #expect(theme.contains("accent") && theme.contains("onSurface"))
        let mended = #"{"device":"iphone-15","dialog":{"theme":\#(theme)}}"#
        #expect(try Scrim.shared.get().post(mended, to: "/v1/specs").status == 200, "\(theme)")
    }

    @Test(
        arguments: [
            .dialog(
                #""content":{"shape":{"kind":"rounded","radius":"round"}}"#, "/content/shape/radius",
                #"write "radius":1000"#, mended: #""content":{"shape":{"kind":"rounded","radius":1000}}"#),
            .dialog(
                #""content":{"shape":{"kind":"rounded","radius":"huge"}}"#, "/content/shape/radius",
                #"For example "radius":12"#, mended: #""content":{"shape":{"kind":"rounded","radius":12}}"#),
            .dialog(
                #""content":{"shape":{"kind":"rounded","radius":{"topLeft":8,"topRight":"8px"}}}"#,
                "/content/shape/radius", #"write "radii":{"topLeft":8,"topRight":8}"#,
                mended: #""content":{"shape":{"kind":"rounded","radii":{"topLeft":8,"topRight":8}}}"#),
            .dialog(
                #""content":{"shape":{"kind":"rounded","radius":[16,4]}}"#, "/content/shape/radius",
                #""radii":{"topLeft":16,"topRight":4,"bottomRight":16,"bottomLeft":4}"#,
                mended:
                    #""content":{"shape":{"kind":"rounded","radii":{"topLeft":16,"topRight":4,"bottomRight":16,"#
                    + #""bottomLeft":4}}}"#),
        ] as [Advised])
    private func `says what a radius may be`(advised: Advised) throws {
        try expect(advised)
    }

    @Test(arguments: [("en_US.UTF-8", "en-US"), ("de_DE@euro", "de-DE"), ("zh_Hant_TW", "zh-Hant-TW")])
    func `says the tag of a locale`(locale: String, tag: String) throws {
        func body(_ language: String) -> String {
            #"{"device":{"profile":"iphone-15","language":"\#(language)"},"dialog":{}}"#
        }
        let fault = try JSON(try Scrim.shared.get().post(body(locale), to: "/v1/specs").body)["errors"][0]
        #expect(fault["message"].string?.hasSuffix("Write \"\(tag)\".") == true)
        #expect(try Scrim.shared.get().post(body(tag), to: "/v1/specs").status == 200)
    }

    @Test(
        arguments: [
            .dialog(
                #""backdrop":{"blur":10}"#, "/backdrop/blur", #"called "material""#, #""systemMaterial""#,
                mended: #""backdrop":{"material":"systemMaterial"}"#),
            .dialog(
                #""content":{"background":{"material":10}}"#, "/content/background/material", "systemMaterial",
                mended: #""content":{"background":{"material":"systemMaterial"}}"#),
            .dialog(
                #""content":{"shape":{"kind":"rounded","radius":"10px"}}"#, "/content/shape/radius",
                #"a number of points or "concentric""#, "Write 10.",
                mended: #""content":{"shape":{"kind":"rounded","radius":10}}"#),
            .dialog(
                #""content":{"shape":{"kind":"rounded","radius":"10"}}"#, "/content/shape/radius", "Write 10.",
                mended: #""content":{"shape":{"kind":"rounded","radius":10}}"#),
            .dialog(
                #""modal":true"#, "/modal", "/dialog/backdrop/interaction", #"true is "block""#,
                mended: #""backdrop":{"interaction":"block"}"#),
            .dialog(
                #""backdrop":{"interaction":"close"}"#, "/backdrop/interaction", #"Did you mean "dismiss"?"#,
                mended: #""backdrop":{"interaction":"dismiss"}"#),
            .dialog(
                #""platforms":{"ios":{"style":"sheet"}}"#, "/platforms/ios", "apple",
                mended: #""platforms":{"apple":{"style":"sheet"}}"#),
            .dialog(
                #""platforms":{"iOS":{"style":"sheet"}}"#, "/platforms/iOS", "apple",
                mended: #""platforms":{"apple":{"style":"sheet"}}"#),
            .dialog(
                #""platforms":{"material":{"style":"sheet"}}"#, "/platforms/material", "android",
                mended: #""platforms":{"android":{"style":"sheet"}}"#),
            .dialog(
                #""placement":{"align":"left"}"#, "/placement/align", "start",
                mended: #""placement":{"align":"start"}"#),
            .dialog(
                #""placement":{"arrowDirections":["bottom"]}"#, "/placement/arrowDirections/0", "down",
                mended: #""placement":{"arrowDirections":["down"]}"#),
            .dialog(
                #""placement":{"arrowDirections":"top"}"#, "/placement/arrowDirections", #"["up"]"#,
                mended: #""placement":{"arrowDirections":["up"]}"#),
        ] as [Advised])
    private func `names values as they are taken`(advised: Advised) throws { try expect(advised) }

    @Test(
        arguments: [
            .post(
                "/v1/specs/batch", batch + #"{"darkMode":[true]}}"#, "/axes/darkMode", "appearance", #"["dark"]"#,
                mended: batch + #"{"appearance":["dark"]}}"#),
            .post(
                "/v1/specs/batch", batch + #"{"locale":["en_US","de"]}}"#, "/axes/locale", "language",
                #"["en-US","de"]"#, mended: batch + #"{"language":["en-US","de"]}}"#),
            .post(
                "/v1/specs/batch", batch + #"{"theme":["dark","light"]}}"#, "/axes/theme", "appearance",
                mended: batch + #"{"appearance":["dark","light"]}}"#),
            .post(
                "/v1/specs/batch", batch + #"{"appearance":"dark"}}"#, "/axes/appearance", #"["dark"]"#,
                mended: batch + #"{"appearance":["dark"]}}"#),
            .post(
                "/v1/specs/drag",
                #"{"device":"iphone-17","dialog":{"style":"sheet"},"from":[200,400],"to":[200,500]}"#, "/to",
                "positions", "[[200,500]]",
                mended: #"{"device":"iphone-17","dialog":{"style":"sheet"},"from":[200,400],"positions":[[200,500]]}"#),
            .post(
                "/v1/specs/drag", #"{"device":"iphone-17","dialog":{"style":"sheet"},"from":[200,400]}"#, "/positions",
                #""positions":[[160,400],[160,600]]"#,
                mended: """
                    {"device":"iphone-17","dialog":{"style":"sheet"},"from":[200,400],"positions":[[160,400],[160,600]]}
                    """),
        ] as [Advised])
    private func `names what other requests have of their own`(advised: Advised) throws { try expect(advised) }

    @Test(
        arguments: [
            .picture("at=0.2", "/at", "time", mended: "time=0.2"),
            .picture(
                "background=red", "/background", "transparent", "Write background=%23FF0000.",
                mended: "background=%23FF0000"),
            .picture("background=clear", "/background", "transparent", mended: "background=transparent"),
        ] as [Advised])
    private func `names the parameters of pictures`(advised: Advised) throws { try expect(advised) }
}
