import ServiceTestSupport
import TestSupport
import Testing

@Suite struct `A dialog that names its orientations` {
    private func alert(held orientation: String, on profile: String = "iphone-15", _ orientations: String?) throws
        -> JSON
    {
        let allowed = orientations.map { #","orientations":\#($0)"# } ?? ""
        return try layout(
            "alert", on: profile, state: #""orientation":"\#(orientation)""#, content: #""title":"T""#,
            dialog: allowed)
    }

    @Test func `is laid out as on a device that is held in the one it allows, and says so`() throws {
        let turned = try alert(held: "landscapeLeft", #"["portrait"]"#)
        let upright = try alert(held: "portrait", #"["portrait"]"#)
        #expect(turned["stage"] == upright["stage"])
        for member in ["layers", "hitRegions", "dimmingRegions", "transitions"] {
            #expect(turned[member] == upright[member])
        }
        #expect(upright["adaptations"] == [])
        #expect(
            turned["adaptations"] == [
                [
                    "from": "landscapeLeft", "to": "portrait", "reason": "orientationNotAllowed",
                    "pointer": "/dialog/orientations",
                ]
            ])
    }

    @Test(arguments: [
        // The one of the same shape, wherever it stands; else the first.
        ("portraitUpsideDown", #"["landscapeLeft","portrait"]"#, "portrait"),
        ("landscapeRight", #"["portrait","landscapeLeft"]"#, "landscapeLeft"),
        ("portrait", #"["landscapeRight","landscapeLeft"]"#, "landscapeRight"),
        ("landscapeLeft", #"["portraitUpsideDown","portrait"]"#, "portraitUpsideDown"),
        ("landscapeLeft", #"["portrait","landscapeLeft"]"#, "landscapeLeft"),
    ])
    func `a dialog that names its orientations is laid out in the nearest of them`(
        held: String, allowed: String, shown: String
    ) throws {
        #expect(try alert(held: held, allowed)["stage"]["orientation"] == .string(shown))
    }

    @Test func `turns to those alone`() throws {
        func turns(_ allowed: String?) throws -> Set<String> {
            Set(try alert(held: "portrait", on: "ipad-2", allowed)["transitions"]["rotate"].members.keys)
        }
        #expect(try turns(nil) == ["portraitUpsideDown", "landscapeLeft", "landscapeRight"])
        #expect(try turns(#"["portrait","landscapeRight"]"#) == ["landscapeRight"])
        #expect(try turns(#"["portrait"]"#).isEmpty)
        let problem = try problem(
            DialogBody(
                "alert", on: "ipad-2", dialog: #""orientations":["portrait"]"#,
                request: #""phase":"present","at":0.1,"to":"landscapeLeft""#
            ).json, at: "/v1/specs/retarget")
        #expect(problem["errors"][0]["code"] == "orientationNotOffered")
        #expect(problem["errors"][0]["allowed"] == ["portrait"])
    }

    @Test func `takes its anchor along`() throws {
        // 1024 by 768 held sideways: the anchor's centre is at three quarters of the width and at half the height.
        let answer = try layout(
            "popover", on: "ipad-2", state: #""orientation":"landscapeLeft""#,
            content: #""title":"T","size":{"width":100,"height":100}"#,
            placement: #""anchor":{"x":748,"y":364,"width":40,"height":40},"side":"bottom""#,
            dialog: #""orientations":["portrait"]"#)
        let frame = answer["layers"]["dialog"]["frame"]
        #expect(answer["stage"]["window"] == ["x": 0, "y": 0, "width": 768, "height": 1024])
        #expect(frame["x"].number + 50 == 576)
        #expect(frame["y"].number > 512)
    }

    @Test func `has no say where nothing turns for it`() throws {
        for device in [
            #"{"screen":{"width":1200,"height":800},"idiom":"desktop","system":{"name":"web"}}"#,
            #"{"profile":"ipad-2","orientation":"landscapeLeft","window":{"x":0,"y":0,"width":500,"height":768}}"#,
        ] {
            func answer(_ more: String) throws -> JSON {
                try layout("alert", on: device, content: #""title":"T""#, dialog: more)
            }
            let (asked, silent) = (try answer(#","orientations":["portraitUpsideDown"]"#), try answer(""))
            #expect(asked["layers"] == silent["layers"])
            let finding = asked["diagnostics"]["memberHasNoEffect"]
            #expect(finding["pointer"] == "/dialog/orientations")
            #expect(finding["changes"] == [["pointer": "/dialog/orientations"]])
        }
    }

    @Test func `decides for those below it`() throws {
        let answer = try scene(
            #"""
            {"device":{"profile":"iphone-15","orientation":"landscapeRight"},
             "dialogs":[{"id":"a","style":"pageSheet"},{"id":"b","style":"alert","content":{"title":"T"},
              "orientations":["portrait","landscapeLeft"]}]}
            """#)
        #expect(answer["stage"]["orientation"] == "landscapeLeft")
        #expect(Set(answer["transitions"]["rotate"].members.keys) == ["portrait"])
    }

    @Test func `has no place in a schedule, whose events turn the device, and names one at least`() throws {
        let schedule = try problem(
            #"""
            {"device":"iphone-15","policy":"queue",
             "events":[{"at":0,"show":{"style":"alert","orientations":["portrait"]}}]}
            """#, at: "/v1/schedules")
        #expect(schedule["errors"].elements.map { $0["pointer"] } == ["/events/0/show/orientations"])
        let none = try problem(#"{"device":"iphone-15","dialog":{"orientations":[]}}"#)
        #expect(none["errors"][0]["code"] == "tooFew")
    }
}
