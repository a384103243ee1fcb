import ServiceTestSupport
import TestSupport
import Testing

@Suite struct `A patch for a platform` {
    /// A dialog with a patch for Android and one for the web.
    private static let dialog = #"""
        {"style":"pageSheet","content":{"title":"T","message":"M","actions":[{"id":"ok","title":"OK"}]},
         "backdrop":{"opacity":0.25},
         "platforms":{"android":{"style":"sheet","content":{"message":null,"actions":[{"id":"yes","title":"Yes"}]}},
          "web":{"style":"alert","backdrop":{"opacity":0.5,"interaction":"dismiss"}}}}
        """#
    private static let phone = #"{"profile":"iphone-15"}"#
    private static let pixel = #"{"profile":"pixel-8"}"#
    private static let browser = #"{"profile":"iphone-15","system":{"name":"web"}}"#

    private func answer(on device: String, _ dialog: String) throws -> RawResponse {
        try Scrim.shared.get().post(DialogBody(on: device, dialog: dialog).json)
    }

    @Test(arguments: [
        (
            phone,
            #"""
            {"style":"pageSheet","content":{"title":"T","message":"M","actions":[{"id":"ok","title":"OK"}]},
             "backdrop":{"opacity":0.25}}
            """#
        ),
        (
            pixel,
            #"""
            {"style":"sheet","content":{"title":"T","actions":[{"id":"yes","title":"Yes"}]},"backdrop":{"opacity":0.25}}
            """#
        ),
        (
            browser,
            #"""
            {"style":"alert","content":{"title":"T","message":"M","actions":[{"id":"ok","title":"OK"}]},
             "backdrop":{"opacity":0.5,"interaction":"dismiss"}}
            """#
        ),
    ])
    func `makes the dialog that RFC 7396 says, on that platform alone`(device: String, merged: String) throws {
        let patched = try answer(on: device, Self.dialog)
        let plain = try answer(on: device, merged)
        #expect(patched.status == 200)
        // What is told of the request points to where it was written.
        let (one, other) = (try JSON(patched.body), try JSON(plain.body))
        for member in ["stage", "presentation", "layers", "dimmingRegions", "hitRegions", "transitions", "lifecycle"] {
            #expect(one[member] == other[member], "\(member)")
        }
        #expect(one["diagnostics"].elements.map { $0["rule"] } == other["diagnostics"].elements.map { $0["rule"] })
    }

    /// The examples of RFC 7396's appendix that are about objects, as `data`, which may be anything.
    @Test(arguments: [
        (#"{"a":"b"}"#, #"{"a":"c"}"#, #"{"a":"c"}"#), (#"{"a":"b"}"#, #"{"b":"c"}"#, #"{"a":"b","b":"c"}"#),
        (#"{"a":"b"}"#, #"{"a":null}"#, "{}"), (#"{"a":"b","b":"c"}"#, #"{"a":null}"#, #"{"b":"c"}"#),
        (#"{"a":["b"]}"#, #"{"a":"c"}"#, #"{"a":"c"}"#), (#"{"a":"c"}"#, #"{"a":["b"]}"#, #"{"a":["b"]}"#),
        (#"{"a":{"b":"c"}}"#, #"{"a":{"b":"d","c":null}}"#, #"{"a":{"b":"d"}}"#),
        (#"{"a":[{"b":"c"}]}"#, #"{"a":[1]}"#, #"{"a":[1]}"#), (#"["a","b"]"#, #"["c","d"]"#, #"["c","d"]"#),
        (#"{"a":"b"}"#, #"["c"]"#, #"["c"]"#), (#"{"e":null}"#, #"{"a":1}"#, #"{"a":1,"e":null}"#),
        ("[1,2]", #"{"a":"b","c":null}"#, #"{"a":"b"}"#), ("{}", #"{"a":{"bb":{"ccc":null}}}"#, #"{"a":{"bb":{}}}"#),
    ])
    func `merges as the examples of the standard do`(target: String, patch: String, result: String) throws {
        let dialog = #"{"style":"alert","data":\#(target),"platforms":{"apple":{"data":\#(patch)}}}"#
        #expect(try answer(on: Self.phone, dialog).text.contains(#""data":\#(result)"#))
    }

    @Test func `a patch for a platform is checked wherever it is sent, at its own place`() throws {
        let dialog = #"""
            {"style":"alert","content":{"title":"T","actions":[{"id":"a"}]},
             "platforms":{"android":{"stile":"sheet","content":{"titel":"T","actions":[{"id":1}]},
               "theme":{"light":{"label":"#FF0000"}}},
              "windows":{"backdrop":{"opacity":2}},"gnome":{"placement":{"frame":{"x":0}}},"web":5,"palm":{}}}
            """#
        for device in [Self.phone, Self.pixel] {
            let response = try answer(on: device, dialog)
            #expect(response.status == 422)
            let faults = try JSON(response.body)["errors"].elements
            let below = "/dialog/platforms"
            #expect(
                Set(faults.compactMap { $0["pointer"].string }) == [
                    "\(below)/android/stile", "\(below)/android/content/titel", "\(below)/android/content/actions/0/id",
                    "\(below)/android/theme/light/label", "\(below)/windows/backdrop/opacity",
                    "\(below)/gnome/placement/frame/y", "\(below)/gnome/placement/frame/width",
                    "\(below)/gnome/placement/frame/height", "\(below)/web", "\(below)/palm",
                ])
            #expect(faults.first { $0["pointer"].string?.hasSuffix("titel") == true }?["nearest"] == "title")
        }
    }

    /// Variants of a style for other platforms used to be read as if they were for the patch's.
    @Test(arguments: ["x-bootstrap-modal", "x-mui-dialog", "x-toaster", "x-snap-drawer", "x-side-drawer"])
    func `may be of any platform beside a style whose variants are for one`(style: String) throws {
        let title = #""content":{"title":"T"}"#
        for platform in ["apple", "android", "web", "windows", "gnome"] {
            let patch = #""platforms":{"\#(platform)":{}}"#
            let answer = try answer(on: Self.phone, #"{"style":"\#(style)",\#(title),\#(patch)}"#)
            #expect(answer.status == 200, "\(platform)")
        }
        let unknown = try answer(
            on: #"{"profile":"none"}"#, #"{"style":"\#(style)",\#(title),"platforms":{"apple":{}}}"#)
        #expect(try JSON(unknown.body)["errors"].elements.map { $0["pointer"] } == ["/device/profile"])
    }

    @Test func `does not multiply the faults of the dialog by its style's variants`() throws {
        let answer = try answer(
            on: #"{"profile":"none"}"#, #"{"style":"x-toaster","content":{"actions":[{"role":"x"}]}}"#)
        #expect(
            try JSON(answer.body)["errors"].elements.map { $0["pointer"] }
                == ["/device/profile", "/dialog/content/actions/0/role"])
    }

    @Test func `holds no patches, and may put right what its platform alone refuses`() throws {
        let nested = try problem(
            #"{"device":"iphone-15","dialog":{"platforms":{"android":{"platforms":{"web":{}}}}}}"#)
        #expect(nested["errors"].elements.map { $0["pointer"] } == ["/dialog/platforms/android/platforms"])
        let dialog = #"""
            {"style":"alert","content":{"title":"T","background":{"material":"systemMaterial"}},
             "platforms":{"android":{"content":{"background":null}}}}
            """#
        for device in [Self.phone, Self.pixel] { #expect(try answer(on: device, dialog).status == 200) }
        #expect(try answer(on: Self.browser, dialog).status == 422)
    }

    @Test func `tells what it is about at the place where that was written`() throws {
        // An alert of the web is closed by nothing here; the style was given by the patch, the rest by the dialog.
        let dialog = #"""
            {"style":"formSheet","content":{"title":"T"},"placement":{"side":"top"},
             "platforms":{"web":{"style":"alert","placement":{"detents":["medium"]}}}}
            """#
        let answer = try JSON(try answer(on: Self.browser, dialog).body)
        let pointers = answer["diagnostics"].elements.filter { $0["rule"] == "memberHasNoEffect" }.map { $0["pointer"] }
        #expect(pointers.contains("/dialog/placement/side"))
        #expect(pointers.contains("/dialog/platforms/web/placement/detents"))
        let changes = answer["diagnostics"].elements.flatMap { $0["changes"].elements.map { $0["pointer"] } }
        #expect(changes.contains("/dialog/platforms/web/placement/detents"))
    }

    @Test func `points into itself where it makes the dialog impossible`() throws {
        let problem = try problem(
            #"""
            {"device":"ipad-2","dialog":{"style":"alert",
             "platforms":{"apple":{"style":"sheet","placement":{"detents":["medium"],"selectedDetent":"large"}}}}}
            """#)
        #expect(
            problem["errors"].elements.map { $0["pointer"] } == ["/dialog/platforms/apple/placement/selectedDetent"])
    }

    @Test func `counts on each device of a matrix, in scenes, schedules and URLs`() throws {
        let results = try ServiceTestSupport.answer(
            #"{"devices":["iphone-15","pixel-8"],"dialogs":[\#(Self.dialog)]}"#, at: "/v1/specs/batch")["results"]
        #expect(results[0]["spec"]["presentation"]["requested"] == "pageSheet")
        #expect(results[1]["spec"]["presentation"]["requested"] == "sheet")
        let stack = try scene(#"{"device":"pixel-8","dialogs":[\#(Self.dialog)]}"#)
        #expect(stack["dialogs"][0]["presentation"]["requested"] == "sheet")
        let schedule = try ServiceTestSupport.answer(
            #"{"device":"pixel-8","policy":"queue","events":[{"at":0,"show":\#(Self.dialog)}]}"#, at: "/v1/schedules")
        #expect(schedule["layers"].elements.contains { $0["id"].string?.hasSuffix("action:yes") == true })
        let server = try Scrim.shared.get()
        let dotted = try server.get(
            "/v1/specs?device=pixel-8&dialog.style=alert&dialog.content.title=5&dialog.content.message=M"
                + "&dialog.platforms.android.content.message=null&dialog.platforms.android.content.title=7")
        let answer = try JSON(dotted.body)
        #expect(dotted.status == 200)
        #expect(answer["layers"]["title"]["text"]["content"] == "7" && answer["layers"]["message"] == .missing)
    }

    /// The member that the patch leaves is right where it stands.
    @Test(arguments: [
        (
            #""content":{"shape":{"kind":"rounded","radius":12}}"#, #"{"content":{"shape":{"kind":"ellipse"}}}"#,
            "/content/shape", "/content/shape/radius"
        ),
        (
            #""transition":{"style":"slide"}"#, #"{"transition":{"present":{"duration":0.2}}}"#, "/transition",
            "/transition/style"
        ),
    ])
    func `a patch for a platform is told what conflicts with it`(
        member: String, patch: String, pointer: String, other: String
    ) throws {
        let errors = try problem(
            DialogBody("floating", on: "iphone-15", dialog: #"\#(member),"platforms":{"android":\#(patch)}"#).json
        )["errors"]
        #expect(errors.elements.map { $0["pointer"] } == [.string("/dialog/platforms/android" + pointer)])
        #expect(errors[0]["message"].string?.contains("/dialog\(other)") == true)
        let batch = #"{"devices":["iphone-15"],"dialogs":[{"style":"floating",\#(member)}],"variants":{"v":\#(patch)}}"#
        let results = try Scrim.shared.get().answer(to: batch, at: "/v1/specs/batch")["results"].elements
        #expect(results.last?["problem"]["errors"][0]["pointer"] == .string("/variants/v" + pointer))
    }
}
