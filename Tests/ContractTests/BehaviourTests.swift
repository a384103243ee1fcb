import ServiceTestSupport
import TestSupport
import Testing
import Wire

@Suite struct `A behaviour` {
    private static let names = [
        "floatingPanel", "swiftMessages", "sonner", "vaul", "baseUIDrawer", "gorhomBottomSheet", "reactNativeScreens",
        "material",
    ]

    private func spec(_ behaviour: String?, on device: String = "iphone-15", _ dialog: String) throws -> JSON {
        let options = behaviour.map { #","options":{"behaviour":"\#($0)"}"# } ?? ""
        return try layout(on: device, dialog: dialog, request: options)
    }

    @Test func `a behaviour is read from a file that is sound`() {
        #expect(Behaviours.faults == [])
    }

    @Test func `a behaviour is listed with version and source, and with each figure's own`() throws {
        let server = try Scrim.shared.get()
        let list = try JSON(server.get("/v1/behaviours").body)["behaviours"].elements
        #expect(list.compactMap { $0["id"].string } == Self.names)
        for behaviour in list {
            #expect(behaviour["version"].string?.contains(".") == true)
            #expect(behaviour["source"].string?.hasPrefix("https://github.com/") == true)
            #expect(!behaviour["figures"].elements.isEmpty)
            #expect(behaviour["figures"].elements.allSatisfy { $0["source"].string?.isEmpty == false })
        }
    }

    @Test(arguments: names, ["iphone-15", "pixel-8"])
    func `lays a dialog out that says nothing but its title`(behaviour: String, device: String) throws {
        let answer = try spec(behaviour, on: device, #"{"content":{"title":"T"}}"#)
        let isMessage = ["swiftMessages", "sonner"].contains(behaviour)
        #expect(answer["presentation"]["requested"] == (isMessage ? "slidingMessage" : "sheet"))
        #expect(!answer["diagnostics"].elements.contains { $0["rule"] == "memberHasNoEffect" })
    }

    @Test func `a behaviour is what its list says of a dialog`() throws {
        let list = try JSON(try Scrim.shared.get().get("/v1/behaviours").body)["behaviours"]
        for name in Self.names {
            var dialog = list[name]["dialog"].members
            dialog["id"] = "d"
            let plain = try spec(nil, JSON.object(dialog).text)
            let gone = try spec(name, #"{"id":"d"}"#)
            for member in ["stage", "presentation", "layers", "transitions", "lifecycle", "hitRegions"] {
                #expect(plain[member] == gone[member], "\(name) \(member)")
            }
        }
    }

    @Test func `gives way to what the request says`() throws {
        let answer = try spec(
            "floatingPanel",
            #"{"content":{"title":"T"},"placement":{"detents":["medium"]},"dismissal":{"swipe":["bottom"]}}"#)
        #expect(answer["presentation"]["detents"].elements.map { $0["detent"] } == ["medium"])
        #expect(answer["lifecycle"]["swipe"] == ["bottom"])
        let alert = try spec("vaul", #"{"style":"alert","content":{"title":"T"},"transition":{"duration":1}}"#)
        #expect(alert["presentation"]["requested"] == "alert")
        #expect(alert["transitions"]["present"]["duration"] == 1)
        let web = try spec(
            "vaul", on: "pixel-8", #"{"platforms":{"android":{"style":"alert"}},"content":{"title":"T"}}"#)
        #expect(web["presentation"]["requested"] == "alert")
    }

    @Test(arguments: [
        // The library's own figures, in points a second and shares.
        ("vaul", 0.25, 400.0), ("baseUIDrawer", 0.5, 500), ("material", 0.5, 500), ("swiftMessages", 0.33, 750),
    ])
    func `judges the end of a drag as its library does`(behaviour: String, share: Double, speed: Double) throws {
        let answer = try ServiceTestSupport.answer(
            DialogBody(
                on: "iphone-15", content: #""title":"T""#, options: #""behaviour":"\#(behaviour)""#,
                request: #""position":[196,700],"velocity":[0,0]"#
            ).json, at: "/v1/specs/release")
        #expect(answer["rules"]["dismissShare"].number == share && answer["rules"]["dismissSpeed"].number == speed)
        let own = try ServiceTestSupport.answer(
            DialogBody(
                on: "iphone-15", content: #""title":"T""#, options: #""behaviour":"\#(behaviour)""#,
                request: #""position":[196,700],"velocity":[0,0],"rules":{"dismissShare":0.9}"#
            ).json, at: "/v1/specs/release")
        #expect(own["rules"]["dismissShare"] == 0.9 && own["rules"]["dismissSpeed"].number == speed)
    }

    @Test func `has one that is not known refused, with the nearest`() throws {
        let fault = try problem(#"{"device":"iphone-15","dialog":{},"options":{"behaviour":"vual"}}"#)["errors"][0]
        #expect(fault["pointer"] == "/options/behaviour" && fault["nearest"] == "vaul")
        #expect(fault["allowed"].elements.count == Self.names.count)
    }

    @Test func `counts in scenes, schedules, matrices and URLs`() throws {
        let options = #""options":{"behaviour":"sonner"}"#
        let dialogs = (0..<2).map { #"{"id":"\#($0)","content":{"title":"T"}}"# }.joined(separator: ",")
        let stack = try scene(#"{"device":"iphone-15","dialogs":[\#(dialogs)],\#(options)}"#)
        #expect(stack["layers"]["0/dialog"]["scale"] == 0.95)
        let schedule = try answer(
            #"""
            {"device":"iphone-15","policy":"queue","events":[{"at":0,"show":{"content":{"title":"T"}}}],\#
            \#(options)}
            """#,
            at: "/v1/schedules")
        #expect(schedule["entries"][0]["dismissAt"] == 4)
        let results = try answer(
            #"{"devices":["iphone-15"],"dialogs":[{"content":{"title":"T"}}],\#(options)}"#, at: "/v1/specs/batch")
        #expect(results["results"][0]["spec"]["presentation"]["requested"] == "slidingMessage")
        let dotted = try Scrim.shared.get().get(
            "/v1/specs?device=iphone-15&dialog.content.title=T&options.behaviour=sonner")
        #expect(try JSON(dotted.body)["presentation"]["requested"] == "slidingMessage")
    }
}
