import ServiceTestSupport
import Testing

/// A sheet with a keyboard and a timer on a phone: something under every member.
private let sheet = DialogBody(
    "sheet", on: "iphone-15", state: #""keyboard":"docked""#,
    content: #""title":"Name","textFields":[{"id":"f"}],"actions":[{"id":"ok","title":"OK"}]"#,
    placement: #""detents":["medium","large"]"#, dialog: #""id":"s","dismissal":{"after":4,"approval":"presenter"}"#
).members

/// The members of a layer by the name of the part that they belong to; the others are geometry. Where the background is
/// not wanted it is null.
private let ofLayers: [String: Set<String>] = [
    "frame": [], "text": ["text"], "action": ["action"],
    "background": [
        "color", "background", "border", "shadows", "cornerCurve", "clips", "states", "tint", "parallax", "image",
        "symbol",
    ],
]

private let question = #""style":"alert","content":{"title":"Sure?","actions":[{"id":"ok","title":"OK"}]}"#

private func specification(_ request: String, options: String = "{}") throws -> JSON {
    try answer(#"{\#(request),"options":\#(options)}"#, at: "/v1/specs")
}

@Suite struct `Parts of an answer` {
    @Test(arguments: [
        "stage", "presentation", "layers", "dimmingRegions", "hitRegions", "transitions", "lifecycle", "accessibility",
        "adaptations", "diagnostics",
    ])
    func `one member is what it is in the whole, and alone`(name: String) throws {
        let part = try specification(sheet, options: #"{"include":["\#(name)"]}"#)
        #expect(Set(part.members.keys) == ["schemaVersion", "id", name])
        #expect(part[name] == (try specification(sheet))[name])
    }

    @Test(
        arguments: ofLayers.keys,
        [
            sheet, #""device":"iphone-15","dialog":{\#(question)}"#, #""device":"apple-tv-4k","dialog":{\#(question)}"#,
            DialogBody(
                "popover", on: "ipad-pro-11", placement: #""anchor":{"x":9,"y":9,"width":44,"height":44}"#
            ).members,
        ])
    func `a part of the layers is what it is in the whole, and alone`(name: String, request: String) throws {
        let part = try specification(request, options: #"{"include":["layers.\#(name)"]}"#)
        let others = ofLayers.values.reduce(Set()) { $0.union($1) }.subtracting(try #require(ofLayers[name]))
        let whole = try specification(request)["layers"].elements.map { layer in
            var members = layer.members.filter { !others.contains($0.key) }
            members["background"] = members["background"] ?? .null
            return JSON.object(members)
        }
        #expect(Set(part.members.keys) == ["schemaVersion", "id", "layers"])
        #expect(part["layers"].elements == whole)
    }

    @Test func `parts of the layers add up`() throws {
        let names = #"["layers.text","layers.background","layers.action"]"#
        let parts = try specification(sheet, options: #"{"include":\#(names)}"#)
        #expect(parts["layers"] == (try specification(sheet))["layers"])
    }

    @Test func `layers elsewhere are whole where a part of them is asked for`() throws {
        let wanted = #"["layers.frame","transitions.keyboard"]"#
        let rests = try specification(sheet, options: #"{"rests":true,"include":\#(wanted)}"#)
        let whole = try specification(sheet, options: #"{"rests":true}"#)
        #expect(rests["transitions"]["keyboard"] == whole["transitions"]["keyboard"])
    }

    @Test(arguments: ["present", "dismiss", "refuse", "keyboard", "keyboardHide", "detents", "rotate"])
    func `one timeline is what it is in the whole, and alone`(name: String) throws {
        let part = try specification(sheet, options: #"{"include":["transitions.\#(name)"]}"#)
        #expect(Set(part.members.keys) == ["schemaVersion", "id", "transitions"])
        #expect(part["transitions"].members == [name: try specification(sheet)["transitions"][name]])
    }

    @Test func `one rotation is what it is in the whole, and alone`() throws {
        let part = try specification(sheet, options: #"{"include":["transitions.rotate.landscapeRight","layers"]}"#)
        let whole = try specification(sheet)["transitions"]["rotate"]["landscapeRight"]
        #expect(part["transitions"].members == ["rotate": ["landscapeRight": whole]])
    }

    @Test func `no member leaves what the answer is`() throws {
        #expect(try specification(sheet, options: #"{"include":[]}"#).members == ["schemaVersion": 1, "id": "s"])
    }

    @Test func `a trace is told where it is wanted and asked for`() throws {
        let whole = try specification(sheet, options: #"{"explain":true}"#)
        #expect(try specification(sheet, options: #"{"explain":true,"include":["trace"]}"#)["trace"] == whole["trace"])
        #expect(try specification(sheet, options: #"{"include":["trace"]}"#)["trace"] == .missing)
    }

    @Test func `a scene has parts of its own`() throws {
        let scene =
            #"""
            "device":"ipad-1","dialogs":[{"style":"pageSheet"},{"id":"a","style":"alert",\#
            "content":{"title":"Sure?"}}]
            """#
        let whole = try answer(#"{\#(scene)}"#, at: "/v1/scenes")
        for name in [
            "dialogs", "layers", "dimmingRegions", "hitRegions", "transitions", "accessibility", "diagnostics",
        ] {
            let part = try answer(#"{\#(scene),"options":{"include":["\#(name)"]}}"#, at: "/v1/scenes")
            #expect(part.members == ["schemaVersion": 1, name: whole[name]])
        }
    }

    @Test func `a difference compares the parts`() throws {
        let changes = try answer(
            #"""
            {"from":{"device":"iphone-4","dialog":{"style":"semiModal"}},"to":{"device":"iphone-4",\#
            "dialog":{"style":"semiModal","content":{"size":{"height":300}}}},"options":{"include":["hitRegions"]}}
            """#,
            at: "/v1/specs/diff")["changes"]
        #expect(changes.elements.map { $0["pointer"] } == ["/hitRegions/dialog/path"])
    }

    @Test(arguments: [
        ("/v1/specs", sheet, "transitions.presnt", "transitions.present"), ("/v1/specs", sheet, "layer", "layers"),
        ("/v1/specs", sheet, "layers.fram", "layers.frame"),
        ("/v1/scenes", #""device":"iphone-4","dialogs":[{}]"#, "dialog", "dialogs"),
        (
            "/v1/schedules", #""device":"iphone-4","policy":"queue","events":[{"at":0,"show":{}}]"#, "entrys",
            "entries"
        ),
    ])
    func `a member that no such answer has is refused`(path: String, request: String, name: String, nearest: String)
        throws
    {
        let body = #"{\#(request),"options":{"include":["\#(name)"]}}"#
        let fault = try problem(body, at: path)["errors"][0]
        #expect(fault["pointer"] == "/options/include/0")
        #expect(fault["nearest"] == .string(nearest))
    }

    /// The words in it are not taken for the name of a style or a level.
    @Test(arguments: ["layers.dialog", "stage.window"])
    func `a member below one that is not divided is refused without a guess`(name: String) throws {
        let body = #"{"device":"iphone-4","dialog":{},"options":{"include":["\#(name)"]}}"#
        let fault = try problem(body, at: "/v1/specs")["errors"][0]
        #expect(fault["pointer"] == "/options/include/0" && fault["nearest"] == .missing)
        #expect(fault["message"].string?.hasSuffix("got the string \"\(name)\".") == true)
    }
}

@Suite struct `Rests at the ends of timelines` {
    private static let members = ["layers", "dimmingRegions", "hitRegions"]

    private func expect(_ rest: JSON, asIn request: String, at path: String = "/v1/specs") throws {
        let later = try answer(request, at: path)
        #expect(Set(rest.members.keys) == Set(Self.members))
        for member in Self.members { #expect(rest[member] == later[member]) }
    }

    @Test(arguments: ["landscapeLeft", "landscapeRight"])
    func `a rotation ends in the rest of that orientation`(orientation: String) throws {
        let timelines = try specification(sheet, options: #"{"rests":true}"#)["transitions"]["rotate"]
        try expect(
            timelines[orientation]["rest"],
            asIn: #"{\#(sheet.replacing(#""profile":"#, with: #""orientation":"\#(orientation)","profile":"#))}"#)
    }

    @Test func `a keyboard leads to the rest with it and to the one without`() throws {
        let timelines = try specification(sheet, options: #"{"rests":true}"#)["transitions"]
        try expect(timelines["keyboard"]["rest"], asIn: #"{\#(sheet)}"#)
        try expect(
            timelines["keyboardHide"]["rest"], asIn: #"{\#(sheet.replacing(#","keyboard":"docked""#, with: ""))}"#)
    }

    @Test func `a detent leads to the rest there`() throws {
        let timelines = try specification(sheet, options: #"{"rests":true}"#)["transitions"]["detents"]
        try expect(
            timelines["large"]["rest"],
            asIn: #"{\#(sheet.replacing(#""detents":"#, with: #""selectedDetent":"large","detents":"#))}"#)
    }

    @Test func `a stack ends in the rest of all`() throws {
        let dialogs = #""dialogs":[{"style":"formSheet"},{"style":"semiModal"}]"#
        let scene = try answer(
            #"{"device":"iphone-8",\#(dialogs),"options":{"rests":true}}"#, at: "/v1/scenes")
        try expect(
            scene["transitions"]["rotate"]["landscapeLeft"]["rest"],
            asIn: #"{"device":{"profile":"iphone-8","orientation":"landscapeLeft"},\#(dialogs)}"#, at: "/v1/scenes")
    }

    @Test func `nobody else is told of rests`() throws {
        let timelines = try specification(sheet)["transitions"]
        #expect(timelines["rotate"]["landscapeLeft"]["rest"] == .missing)
        #expect(timelines["keyboard"]["rest"] == .missing)
        #expect(try specification(sheet, options: #"{"rests":true}"#)["transitions"]["present"]["rest"] == .missing)
    }
}
