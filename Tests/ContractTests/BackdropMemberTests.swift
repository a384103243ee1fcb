import ServiceTestSupport
import TestSupport
import Testing

/// A panel over the lower half of a screen of 320 by 480 points.
private func panel(_ members: String) throws -> JSON { try layout("semiModal", on: "iphone-4", dialog: members) }

@Suite struct `A backdrop of a request's own` {
    // MARK: Cutouts

    private static let cutouts =
        #"""
        "backdrop":{"cutouts":[{"frame":{"x":10,"y":40,"width":100,"height":50},"passThrough":true},\#
        {"frame":{"x":200,"y":40,"width":50,"height":50},"cornerRadius":25}]}
        """#

    @Test func `leaves light what it is told to`() throws {
        let region = try panel(Self.cutouts)["dimmingRegions"][0]
        let areas = region["rects"].elements.map { $0["width"].number * $0["height"].number }
        // Half of 320 by 480, less 100 by 50, less 50 by 50.
        let light = 320.0 * 240 - 5000 - 2500
        #expect(areas.reduce(0, +) == light)
        let path = try #require(region["path"].string)
        // Outside, dialog, a rectangle, and a circle.
        #expect(path.count { $0 == "Z" } == 4 && path.count { $0 == "A" } >= 2)
    }

    @Test func `opens to touches what says so, and nothing else`() throws {
        let hits = try answer(
            DialogBody(
                "semiModal", on: "iphone-4", dialog: Self.cutouts,
                request: #""points":[[60,60],[225,65],[5,100],[160,400]]"#
            ).json, at: "/v1/specs/hit-test")["hits"]
        #expect(hits.elements.map { $0["target"] } == ["presenter", "dimming", "dimming", "dialog"])
        #expect(hits.elements.map { $0["effect"] } == ["passThrough", "dismiss", "dismiss", "content"])
    }

    @Test func `leaves elements of the device light, wherever they are`() throws {
        let frame = #"{"x":200,"y":40,"width":50,"height":50}"#
        func request(_ cutouts: String) -> String {
            DialogBody(
                "semiModal", on: "iphone-4", state: #""elements":[{"id":"pen","frame":\#(frame)}]"#,
                dialog: #""backdrop":{"cutouts":\#(cutouts)}"#
            ).json
        }
        let byFrame = try spec(request(#"[{"frame":\#(frame)}]"#))
        for cutouts in [#"["pen"]"#, #"[{"frame":"pen"}]"#] {
            let byName = try spec(request(cutouts))
            for member in ["layers", "dimmingRegions", "hitRegions"] { #expect(byName[member] == byFrame[member]) }
        }
        let open = try spec(request(#"[{"frame":"pen","passThrough":true}]"#))
        #expect(open["hitRegions"].elements.contains { $0["target"] == "presenter" && $0["effect"] == "passThrough" })
        let fault = try problem(request(#"["pen","pan"]"#))["errors"][0]
        #expect(fault["pointer"] == "/dialog/backdrop/cutouts/1/frame" && fault["code"] == "unknownElement")
    }

    @Test func `has its holes in pictures and in stacks`() throws {
        let layer = try panel(Self.cutouts)["layers"]["dimming"]
        #expect(layer["outline"].string?.count { $0 == "Z" } == 3)
        let stack = try scene(
            #"""
            {"device":"iphone-4","dialogs":[{"id":"a","style":"semiModal",\#(Self.cutouts)},
             {"id":"b","style":"slidingMessage","content":{"title":"T","size":{"width":320,"height":20}}}]}
            """#)
        let areas = stack["dimmingRegions"][0]["rects"].elements.map { $0["width"].number * $0["height"].number }
        let message = stack["layers"]["b/dialog"]["frame"]
        // What the message, as wide as the screen, covers of the upper half.
        let end: Double = min(240, message["y"].number + message["height"].number)
        let covered: Double = max(0, end - message["y"].number)
        let light: Double = 320 * (240 - covered) - 5000 - 2500
        #expect(areas.reduce(0, +) == light)
    }

    @Test func `says that holes in nothing have no effect`() throws {
        let finding = try panel(
            #"""
            "backdrop":{"opacity":0,"interaction":"passThrough","cutouts":[{"frame":{"x":0,"y":0,"width":9,\#
            "height":9}}]}
            """#
        )["diagnostics"]["memberHasNoEffect"]
        #expect(finding["pointer"] == "/dialog/backdrop/cutouts")
    }

    // MARK: Materials

    @Test func `may be one of the platform's materials, whole or in part`() throws {
        func dimming(_ more: String) throws -> JSON {
            try layout(
                "alert", on: "iphone-17", content: #""title":"T""#,
                dialog: #""backdrop":{"material":"systemMaterial"\#(more)}"#)["layers"]["dimming"]
        }
        #expect(try dimming("")["background"]["material"]["name"] == "systemMaterial")
        #expect(try dimming("")["opacity"] == 1)
        #expect(try dimming(#","opacity":0.5"#)["opacity"] == 0.5)
        #expect(try dimming(##","color":"#102030""##)["background"]["material"]["tint"]["color"] == "#102030")
        let fault = try problem(#"{"device":"pixel-8","dialog":{"backdrop":{"material":"systemMaterial"}}}"#)["errors"][
            0]
        #expect(fault["pointer"] == "/dialog/backdrop/material" && fault["code"] == "materialNotOffered")
        let results = try answer(
            #"""
            {"devices":["iphone-17","pixel-8"],"dialogs":[{"style":"alert",\#
            "backdrop":{"material":"systemMaterial"}}]}
            """#,
            at: "/v1/specs/batch")["results"]
        #expect(results[0]["problem"] == .missing)
        #expect(results[1]["problem"]["errors"][0]["code"] == "materialNotOffered")
    }

    /// Android has no such material; where a dialog has another fault, each system's own are told beside it.
    @Test func `has all its faults in a matrix that it has alone`() throws {
        let dialog = #"{"style":"alert","content":{"title":5},"backdrop":{"material":"systemMaterial"}}"#
        let devices = ["iphone-17", "pixel-8"]
        let results = try answer(
            #"{"devices":["iphone-17","pixel-8"],"dialogs":[\#(dialog)]}"#, at: "/v1/specs/batch")["results"]
        for (index, device) in devices.enumerated() {
            let alone = try problem(#"{"device":"\#(device)","dialog":\#(dialog)}"#)["errors"].elements
            #expect(results[index]["problem"]["errors"].elements.map { $0["code"] } == alone.map { $0["code"] })
            #expect(alone.count == index + 1)
        }
    }

    // MARK: Detents

    private static let sheet = DialogBody(
        "sheet", on: "iphone-15", system: "iOS 17", content: #""title":"T""#,
        placement: #""detents":["medium","large"]"#,
        dialog: #""backdrop":{"opacityByDetent":{"medium":0.1,"large":0.6}}"#
    ).members

    @Test
    func `a backdrop of a request's own is as dark at each height as it is told to be, and in between on the way`()
        throws
    {
        let answer = try spec("{\(Self.sheet)}")
        #expect(answer["layers"]["dimming"]["opacity"] == 0.1)
        let track = answer["transitions"]["detents"]["large"]["tracks"].track("dimming", "opacity")["keyframes"]
        #expect(track[0]["value"] == 0.1 && track.elements.last?["value"] == 0.6)

        // Drawn half way up, the sheet's centre has gone half of what its upper edge goes.
        let detents = answer["presentation"]["detents"].elements
        let (low, high) = (detents[0]["frame"], detents[1]["frame"])
        let half: Double = (low["y"].number - high["y"].number) / 2
        let center: [Double] = [
            low["x"].number + low["width"].number / 2, low["y"].number + low["height"].number / 2 - half,
        ]
        let timeline = try ServiceTestSupport.answer(
            "{\(Self.sheet),\"position\":\(center),\"velocity\":[0,-2000]}", at: "/v1/specs/release")["timeline"]
        let start = timeline["tracks"].track("dimming", "opacity")["keyframes"][0]["value"].number
        #expect(abs(start - 0.35) < 0.002)
    }

    @Test func `knows the heights that it is told amounts for`() throws {
        let unknown = try problem("{\(Self.sheet.replacing("\"medium\":0.1", with: "\"tall\":0.1"))}")["errors"][0]
        #expect(unknown["pointer"] == "/dialog/backdrop/opacityByDetent/tall")
        #expect(unknown["code"] == "detentNotOffered" && unknown["allowed"] == ["medium", "large"])
        let alert = try layout(
            "alert", on: "iphone-15", content: #""title":"T""#,
            dialog: #""backdrop":{"opacityByDetent":{"large":0.1}}"#)
        #expect(
            alert["diagnostics"].elements.contains {
                $0["rule"] == "memberHasNoEffect" && $0["pointer"] == "/dialog/backdrop/opacityByDetent"
            })
    }
}

@Suite struct `Corners of a request's own` {
    @Test func `may differ from each other`() throws {
        let radii: JSON = ["topLeft": 4, "topRight": 8, "bottomRight": 0, "bottomLeft": 2]
        let answer = try panel(#""content":{"shape":{"kind":"rounded","radii":\#(radii.text)}}"#)
        #expect(answer["layers"]["dialog"]["cornerRadii"] == radii)
    }

    @Test(arguments: [
        // 50 points of the screen's are 40 at a distance of 10; 380 points wide in the middle of 400.
        (#","cornerRadius":50"#, 10.0, 40.0), (#","cornerRadius":50"#, 60, 0), (#","cornerRadius":0"#, 10, 0),
    ])
    func `keep to the centres of the screen's`(radius: String, margin: Double, rest: Double) throws {
        let answer = try layout(
            "semiModal", on: #""screen":{"width":400,"height":800,"scale":2\#(radius)}"#,
            content: #""size":{"width":380,"height":200},"shape":{"kind":"rounded","radius":"concentric"}"#,
            placement: #""margins":{"bottom":\#(margin)}"#)
        let dialog = answer["layers"]["dialog"]
        #expect(dialog["frame"]["y"].number == 600 - margin)
        #expect(dialog["cornerRadius"].number == rest)
        guard rest > 0 else { return }
        #expect(dialog["cornerRadii"] == ["topLeft": 0, "topRight": 0, "bottomRight": 40, "bottomLeft": 40])
    }

    @Test(arguments: [
        (#"{"kind":"ellipse","radii":{"topLeft":1}}"#, "/radii", "conflictingMember"),
        (#"{"kind":"rounded","radius":4,"radii":{"topLeft":1}}"#, "/radii", "conflictingMember"),
        (#"{"kind":"rounded","radius":"round"}"#, "/radius", "unknownValue"),
        (#"{"kind":"rounded","radii":{"topLeft":-1}}"#, "/radii/topLeft", "outOfRange"),
    ])
    func `corners of a request's own are refused where they make no sense`(shape: String, member: String, code: String)
        throws
    {
        let fault = try problem(#"{"device":"iphone-4","dialog":{"content":{"shape":\#(shape)}}}"#)["errors"][0]
        #expect(fault["pointer"] == .string("/dialog/content/shape\(member)") && fault["code"] == .string(code))
    }
}

@Suite struct `What lies around a dialog` {
    private func alert(_ members: String) throws -> JSON {
        try layout("alert", on: "iphone-15", content: #""title":"T""#, dialog: members)
    }

    @Test func `the presenter keeps its tint or loses it as the request says`() throws {
        // The style that dims it by itself.
        func floating(_ members: String) throws -> JSON {
            try layout("floating", on: "iphone-5s", content: #""title":"T""#, dialog: members)
        }
        #expect(try floating("")["layers"]["presenter"]["tint"] == "dimmed")
        #expect(try floating(#","presenter":{"tint":"automatic"}"#) == floating(""))
        #expect(try floating(#","presenter":{"tint":"normal"}"#)["layers"]["presenter"]["tint"] == .missing)
        #expect(try panel(#""presenter":{"tint":"dimmed"}"#)["layers"]["presenter"]["tint"] == "dimmed")
    }

    @Test(arguments: ["light", "hidden"])
    func `the status bar is the request's from the moment that the dialog comes`(style: String) throws {
        #expect(try alert("")["stage"]["statusBar"]["style"] == "dark")
        let answer = try alert(#","statusBar":"\#(style)""#)
        #expect(answer["stage"]["statusBar"]["style"] == .string(style))
        #expect((answer["layers"]["statusBar"] == .missing) == (style == "hidden"))
        let change = answer["transitions"]["present"]["events"]["statusBarDidChange"]
        #expect(change["time"] == 0 && change["style"] == .string(style))
        #expect(answer["transitions"]["dismiss"]["events"]["statusBarDidChange"]["style"] == "dark")
    }

    @Test func `the status bar is the system's where the request leaves it to that, or there is none`() throws {
        #expect(try alert(#","statusBar":"automatic""#) == alert(""))
        let desktop = try layout(
            "alert", on: "1200x800", system: "web", state: #""idiom":"desktop""#, content: #""title":"T""#,
            dialog: #""statusBar":"hidden""#)
        #expect(desktop["diagnostics"]["memberHasNoEffect"]["pointer"] == "/dialog/statusBar")
    }
}
