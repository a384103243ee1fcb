import AnswerTestSupport
import ServiceTestSupport
import TestSupport
import Testing

@Suite struct `A theme` {
    private func alert(_ device: String, _ theme: String) throws -> JSON {
        try layout(
            "alert", on: device, content: #""title":"T","message":"M","actions":[{"id":"ok","title":"OK"}]"#,
            dialog: #""theme":\#(theme)"#)
    }

    /// A system, with a role that its alerts set titles in.
    private static let systems = [
        (#""profile":"iphone-17""#, "label"), (#""profile":"iphone-8""#, "label"),
        (#""profile":"pixel-8""#, "on-surface"),
        (#""profile":"iphone-17","system":{"name":"web"}"#, "CanvasText"),
    ]

    @Test(arguments: systems)
    func `puts a colour in the place of a role, in its own appearance only`(device: String, role: String) throws {
        let theme = ##"{"light":{"\##(role)":"#123456"},"dark":{"\##(role)":"#654321"}}"##
        let light = try alert("{\(device)}", theme)["layers"]["title"]["text"]
        #expect(light["color"] == "#123456" && light["role"] == .string(role))
        let dark = try alert(#"{\#(device),"appearance":"dark"}"#, theme)["layers"]["title"]["text"]
        // Apple's systems are light alone up to iOS 12.
        #expect(dark["color"] == (device.contains("iphone-8") ? "#123456" : "#654321"))
        let other = try alert(#"{\#(device),"contrast":"increased"}"#, theme)["layers"]["title"]["text"]
        #expect(other["color"] == "#123456")
    }

    @Test func `leaves everything as it is in roles that it does not name`() throws {
        let plain = try alert("iphone-17", "{}")
        #expect(try alert("iphone-17", ##"{"dark":{"label":"#FF0000"}}"##) == plain)
        #expect(try alert("iphone-17", #"{"light":{},"dark":{}}"#) == plain)
        let changed = try alert("iphone-17", ##"{"light":{"systemMint":"#FF0000"}}"##)
        #expect(changed == plain)
    }

    @Test func `may be see-through, in text by its alpha`() throws {
        let answer = try alert("iphone-17", ##"{"light":{"label":"#12345680"}}"##)
        #expect(answer["layers"]["title"]["text"]["color"] == "#12345680")
    }

    @Test func `fills a panel with its background, opaque where transparency is reduced`() throws {
        for isReduced in [false, true] {
            let answer = try layout(
                "alert", on: "pixel-8", state: #""reduceTransparency":\#(isReduced)"#, content: #""title":"T""#,
                dialog: ##""theme":{"light":{"surface-container-high":"#10203080"}}"##)
            let background = answer["layers"]["dialog"]["background"]
            #expect(background["color"] == "#102030" && background["role"] == "surface-container-high")
            // 0x80 of 0xFF.
            #expect(abs(background["opacity"].number - (isReduced ? 1 : 128.0 / 255)) < 5e-5)
        }
    }

    @Test(arguments: [
        ("iphone-17", "primary", "tint"), ("iphone-17", "Canvas", "background"),
        ("pixel-8", "tint", "primary"), ("pixel-8", "label", "on-surface"),
        (#"{"profile":"iphone-17","system":{"name":"web"}}"#, "on-surface", "onSurface"),
        (#"{"profile":"iphone-17","system":{"name":"web"}}"#, "canvas-text", "CanvasText"),
        ("iphone-17", "labels", "label"),
    ])
    func `a theme is refused in a role that the platform lacks, with those it has`(
        device: String, role: String, own: String
    ) throws {
        for appearance in ["light", "dark"] {
            let problem = try problem(
                DialogBody("alert", on: device, dialog: ##""theme":{"\##(appearance)":{"\##(role)":"#FF0000"}}"##).json)
            let faults = problem["errors"].elements
            #expect(faults.map { $0["pointer"].string } == ["/dialog/theme/\(appearance)/\(role)"])
            #expect(faults.first?["allowed"].elements.contains(.string(own)) == true)
            #expect(faults.first?["allowed"].elements.contains(.string(role)) == false)
            #expect(faults.first?["nearest"] == .string(own))
        }
    }

    @Test func `a theme is refused in all its roles at once, wherever a dialog stands`() throws {
        let theme = ##""theme":{"light":{"Mark":"#FF0000","shadow":"#FF0000"},"dark":{"Field":"#FF0000"}}"##
        let dialog = #"{"id":"a","style":"alert",\#(theme)}"#
        let bodies = [
            ("/v1/specs", DialogBody(on: "iphone-17", dialog: dialog).json, "/dialog"),
            ("/v1/scenes", #"{"device":"iphone-17","dialogs":[\#(dialog)]}"#, "/dialogs/0"),
            (
                "/v1/schedules",
                #"{"device":"iphone-17","policy":"queue","events":[{"at":0,"show":\#(dialog)}]}"#, "/events/0/show"
            ), ("/v1/lint", #"{"requests":[{"device":"iphone-17","dialog":\#(dialog)}]}"#, "/requests/0/dialog"),
        ]
        for (target, body, place) in bodies {
            let pointers = try problem(body, at: target)["errors"].elements.compactMap { $0["pointer"].string }
            #expect(
                Set(pointers)
                    == [place + "/theme/light/Mark", place + "/theme/light/shadow", place + "/theme/dark/Field"])
        }
    }

    @Test func `a theme of a matrix is refused on those devices alone that lack its role`() throws {
        let results = try answer(
            ##"""
            {"devices":["iphone-17","pixel-8"],"dialogs":[{"style":"alert","theme":{"light":{"tint":"#FF0000"}}}]}
            """##,
            at: "/v1/specs/batch")["results"].elements
        #expect(results.count == 2 && results[0]["problem"] == .missing)
        let fault = results[1]["problem"]["errors"].elements.first
        #expect(fault?["pointer"] == "/dialogs/0/theme/light/tint")
        #expect(fault?["allowed"].elements.contains("primary") == true && fault?["nearest"] == "primary")
    }

    @Test func `reads the same from a URL, in any order`() throws {
        let posted = try layout(
            "alert", on: "pixel-8", content: #""title":"T""#,
            dialog: ##""theme":{"light":{"on-surface":"#112233","primary":"#445566"}}"##)
        let query =
            "device=pixel-8&dialog.style=alert&dialog.content.title=T"
            + "&dialog.theme.light.primary=%23445566&dialog.theme.light.on-surface=%23112233"
        let got = try Scrim.shared.get().get("/v1/specs?" + query)
        #expect(got.status == 200)
        #expect(try JSON(got.body) == posted)
    }

    @Test func `a theme is told apart from another one by caches`() throws {
        // The same colours in other roles.
        let one = try alert("iphone-17", ##"{"light":{"label":"#111111","tint":"#222222"}}"##)
        let other = try alert("iphone-17", ##"{"light":{"tint":"#111111","label":"#222222"}}"##)
        #expect(one["layers"]["title"]["text"]["color"] == "#111111")
        #expect(other["layers"]["title"]["text"]["color"] == "#222222")
    }
}

@Suite struct `Contrast` {
    @Test func `contrast is normal unless the user increases it, and told back`() throws {
        let dialog = #""dialog":{"style":"alert","content":{"title":"T"}}"#
        #expect(try spec(#"{"device":"iphone-17",\#(dialog)}"#)["stage"]["contrast"] == "normal")
        let device = #"{"profile":"iphone-17","contrast":"increased"}"#
        #expect(try spec(#"{"device":\#(device),\#(dialog)}"#)["stage"]["contrast"] == "increased")
    }

    @Test func `contrast that changes is a change of the device's traits`() throws {
        let dialog = #""dialog":{"style":"alert","content":{"title":"T"}}"#
        let timeline = try answer(
            #"""
            {"from":{"device":"iphone-17",\#(dialog)},
             "to":{"device":{"profile":"iphone-17","contrast":"increased"},\#(dialog)}}
            """#, at: "/v1/specs/transitions")
        #expect(timeline["causes"] == ["device"])
        #expect(timeline.eventNames == ["willChangeTraits", "didChangeTraits"])
    }
}
