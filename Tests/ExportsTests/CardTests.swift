import ServiceTestSupport
import TestSupport
import Testing

/// Dialogs as cards of DivKit and Adaptive Cards.
@Suite struct `Cards` {
    private static let body = DialogBody(
        "alert", on: "iphone-15",
        content: #"""
            "title":"Delete?","message":"For ever.","textFields":[{"id":"name","placeholder":"Name"},{"id":"key",
             "text":"abc","secure":true}],"actions":[{"id":"keep","title":"Keep","role":"cancel"},{"id":"off",
             "title":"Off","enabled":false},{"id":"go","title":"Delete","role":"destructive","data":{"note":7}}]
            """#
    ).json

    private func card(_ format: String, _ body: String = body) throws -> JSON {
        try answer(body, at: "/v1/specs?format=\(format)")
    }

    private func request(_ dialog: String, on device: String = "ipad-10") -> String {
        DialogBody(on: device, dialog: dialog).json
    }

    /// `TextField.secure`: no answer has the text itself.
    @Test(arguments: ["divkit", "adaptivecards"]) func `never have what is typed into a secure field`(
        format: String
    ) throws {
        let secret = #"{"title":"T","textFields":[{"id":"p","secure":true,"text":"s3cr3t","placeholder":"Code"}]}"#
        let told = try card(format, request(#"{"style":"alert","content":\#(secret)}"#))
        #expect(!told.text.contains("s3cr3t") && told.text.contains("Code") && told.text.contains("password"))
        #expect(!told.text.contains("••"))
    }

    /// A field of a dialog without an id, wherever the dialog is in a body.
    @Test(arguments: ["divkit", "adaptivecards"]) func `have the members of fields from every endpoint`(
        format: String
    ) throws {
        let fields = #"[{"id":"n","text":"Ada","placeholder":"Name"},{"id":"p","secure":true,"placeholder":"Code"}]"#
        let dialog = #"{"style":"pageSheet","content":{"title":"T","textFields":\#(fields)}}"#
        let (device, plain) = (#""device":"iphone-15""#, #"{"style":"pageSheet","content":{"title":"T"}}"#)
        let spec = #"{\#(device),"dialog":\#(dialog)}"#
        let bodies = [
            "/v1/specs": spec, "/v1/scenes": #"{\#(device),"dialogs":[\#(plain),\#(dialog)]}"#,
            "/v1/schedules": #"{\#(device),"policy":"stack","events":[{"at":0,"show":\#(dialog)}]}"#,
            "/v1/specs/transitions": #"{"from":\#(spec),"to":\#(spec)}"#,
            "/v1/specs/release": #"{\#(device),"dialog":\#(dialog),"position":[196,600],"velocity":[0,300]}"#,
            "/v1/specs/retarget":
                #"{\#(device),"dialog":\#(dialog),"phase":"present","at":0.1,"to":"dismissed"}"#,
        ]
        for (path, body) in bodies {
            let told = try answer(body, at: "\(path)?format=\(format)").text
            for word in ["Ada", "Name", "Code", "password"] { #expect(told.contains(word), "\(path): \(word)") }
        }
    }

    // MARK: Adaptive Cards

    /// Schema of Adaptive Cards 1.5.0: the members that each type has, and the values of those that are a choice.
    @Test func `for Adaptive Cards have texts, fields and actions in their order`() throws {
        let told = try card("adaptivecards")
        let card = told["card"]
        #expect(card["type"] == "AdaptiveCard" && card["version"] == "1.5")
        let body = card["body"].elements
        let texts = body.filter { $0["type"] == "TextBlock" }.compactMap { $0["text"].string }
        #expect(texts == ["Delete?", "For ever."])
        let known: [String: Set<String>] = [
            "TextBlock": ["type", "text", "wrap", "weight", "style", "horizontalAlignment"],
            "Input.Text": ["type", "id", "placeholder", "value", "style"],
            "Action.Submit": ["type", "id", "title", "style", "isEnabled", "associatedInputs", "data"],
        ]
        for element in body + card["actions"].elements {
            let members = try #require(known[element["type"].string ?? ""])
            #expect(members.isSuperset(of: element.members.keys))
        }
        let fields = body.filter { $0["type"] == "Input.Text" }
        #expect(fields.compactMap { $0["id"].string } == ["field:name", "field:key"])
        #expect(fields[0]["placeholder"] == "Name" && fields[0]["value"] == .missing)
        #expect(fields[1]["value"] == .missing && fields[1]["style"] == "password")
        let lost = told["lost"].elements.compactMap { $0["what"].string }
        #expect(Set(lost).isSuperset(of: ["motion", "dimming", "frames", "colors"]) && Set(lost).count == lost.count)
    }

    /// `Action.Submit` sends its `data` with what was typed, and nothing else of itself.
    @Test func `for Adaptive Cards send which action it was, and the caller's own`() throws {
        let actions = try card("adaptivecards")["card"]["actions"].elements
        func action(_ id: String) -> JSON { actions.first { $0["data"]["action"].string == id } ?? .missing }
        #expect(action("keep")["title"] == "Keep" && action("keep")["associatedInputs"] == "none")
        #expect(action("off")["isEnabled"] == false)
        #expect(action("go")["style"] == "destructive" && action("go")["data"]["data"]["note"] == 7)
        #expect(action("go")["associatedInputs"] == .missing && action("go")["isEnabled"] == .missing)
        let preferred = try card(
            "adaptivecards", request(#"{"style": "alert", "content": {"actions": [{"id": "ok", "preferred": true}]}}"#))
        #expect(preferred["card"]["actions"][0]["style"] == "positive")
    }

    /// Hosts read a subset of Markdown in texts (the schema's description of `text`), and nothing turns that off.
    @Test func `for Adaptive Cards tell which texts a host may read as more than letters`() throws {
        func told(_ title: String) throws -> JSON {
            try card(
                "adaptivecards", request(#"{"style": "alert", "content": {"title": "\#(title)"}}"#))["lost"].elements
                .first { $0["what"] == "literalText" } ?? .missing
        }
        for title in ["*now*", "1. this", "- that", "see [here](x)"] {
            #expect(try told(title)["layers"].elements == ["title"], "\(title)")
        }
        for title in ["Version 1.2", "a-b", "Really?"] { #expect(try told(title) == .missing, "\(title)") }
    }

    // MARK: DivKit

    /// The members that DivKit's schema has for the types that are written: `div-base`, `div-actionable` and the types'
    /// own.
    private static let base: Set = [
        "type", "id", "width", "height", "margins", "alignment_horizontal", "alignment_vertical", "alpha", "background",
        "border", "accessibility", "actions", "paddings",
    ]
    private static let own: [String: Set<String>] = [
        "container": ["orientation", "items", "clip_to_bounds"],
        "text": [
            "text", "font_size", "font_size_unit", "font_weight", "font_weight_value", "line_height", "letter_spacing",
            "text_alignment_horizontal", "text_color",
        ],
        "input": [
            "text_variable", "keyboard_type", "hint_text", "hint_color", "text_color", "font_size", "font_size_unit",
            "font_weight", "font_weight_value", "line_height", "letter_spacing", "text_alignment_horizontal",
        ],
    ]

    private func all(_ div: JSON) -> [JSON] { [div] + div["items"].elements.flatMap(all) }

    private func root(_ told: JSON) -> JSON { told["card"]["states"][0]["div"] }

    /// Schema of DivKit: `fixed` sizes, margins and radii are whole and none below 0; a list of items has one at least
    /// in older versions; colours begin with their alpha.
    @Test(arguments: ["alert", "popover", "actionSheet", "sheet", "floating", "slidingMessage", "pageSheet"])
    func `for DivKit keep to its types`(style: String) throws {
        let anchor = #""placement": {"anchor": {"x": 130, "y": 260, "width": 60, "height": 32}}, "#
        let content = #"{"title": "A", "closeButton": {}, "textFields": [{}], "actions": [{"title": "B"}]}"#
        let place = ["popover", "actionSheet"].contains(style) ? anchor : ""
        let told = try card("divkit", request(#"{"style": "\#(style)", \#(place)"content": \#(content)}"#))
        func isWhole(_ number: JSON) -> Bool {
            number.number >= 0 && number.number.truncatingRemainder(dividingBy: 1) == 0
        }
        for div in all(root(told)) {
            let known = try #require(Self.own[div["type"].string ?? ""])
            #expect(Self.base.union(known).isSuperset(of: div.members.keys))
            for side in ["width", "height"] {
                #expect(div[side]["type"] == "fixed" && isWhole(div[side]["value"]))
            }
            for length in [div["margins"]["left"], div["margins"]["top"]] { #expect(isWhole(length)) }
            #expect(div["items"] == .missing || !div["items"].elements.isEmpty)
            for color in ["text_color", "hint_color"] {
                guard let text = div[color].string else { continue }
                #expect(text.wholeMatch(of: /#[0-9A-F]{8}/) != nil)
            }
        }
    }

    @Test func `for DivKit have each layer at its place, and neighbours that meet`() throws {
        let told = try card("divkit")
        let layers = try spec(Self.body)["layers"].elements
        func frame(_ id: JSON) -> JSON { layers.first { $0["id"] == id }?["frame"] ?? .missing }
        var texts: [String] = []
        let dialog = frame("dialog")
        func check(_ div: JSON, at origin: (x: Double, y: Double)) {
            let here = (x: origin.x + div["margins"]["left"].number, y: origin.y + div["margins"]["top"].number)
            if div["type"] == "text" {
                texts.append(div["text"].string ?? "")
            } else {
                let own = frame(div["id"])
                // Edges are rounded, so that each is half a point off at most.
                let (x, y) = (dialog["x"].number.rounded() + here.x, dialog["y"].number.rounded() + here.y)
                #expect(abs(x - own["x"].number) <= 0.5 && abs(y - own["y"].number) <= 0.5)
                #expect(abs(x + div["width"]["value"].number - own["x"].number - own["width"].number) <= 0.5)
                #expect(abs(y + div["height"]["value"].number - own["y"].number - own["height"].number) <= 0.5)
            }
            for child in div["items"].elements { check(child, at: here) }
        }
        check(root(told), at: (0, 0))
        #expect(root(told)["id"] == "dialog" && Set(["Delete?", "For ever.", "Keep", "Delete"]).isSubset(of: texts))
        #expect(told["lost"].elements.contains { $0["what"] == "motion" })
        // Corners of alerts are continuous on that phone.
        let corners = told["lost"].elements.first { $0["what"] == "continuousCorners" }
        #expect(corners?["layers"].elements.contains("dialog") == true)
    }

    /// A block is the app's own room, which a host that lays out by itself does not keep.
    @Test func `as Adaptive Card tell of blocks`() throws {
        let body = DialogBody("alert", content: #""title":"T","blocks":[{"id":"b","height":50}]"#).json
        let told = try answer(body, at: "/v1/specs?format=adaptivecards")
        #expect(told["lost"].elements.first { $0["what"] == "block" }?["layers"] == ["block:b"])
    }

    /// `div-input` needs a variable, which `div-data` declares.
    @Test func `for DivKit have fields to type into`() throws {
        let told = try card("divkit")
        let inputs = all(root(told)).filter { $0["type"] == "input" }
        let variables = told["card"]["variables"].elements
        #expect(inputs.count == 2 && variables.count == 2)
        // By the ids of the fields, as an app knows them.
        #expect(variables.map { "field:" + ($0["name"].string ?? "") } == inputs.map { $0["id"].string })
        for (input, variable) in zip(inputs, variables) {
            #expect(input["text_variable"] == variable["name"] && variable["type"] == "string")
        }
        #expect(inputs[0]["hint_text"] == "Name" && variables[0]["value"] == "")
        #expect(inputs[1]["keyboard_type"] == "password" && variables[1]["value"] == "")
    }

    @Test func `for DivKit tell the app which action it was, and none that is disabled`() throws {
        let buttons = try all(root(card("divkit"))).filter { $0["accessibility"]["type"] == "button" }
        func button(_ title: String) -> JSON {
            buttons.first { $0["accessibility"]["description"].string == title } ?? .missing
        }
        #expect(button("Delete")["actions"][0]["payload"]["action"] == "go")
        #expect(button("Delete")["actions"][0]["payload"]["data"]["note"] == 7)
        #expect(button("Off") != .missing && button("Off")["actions"] == .missing)
    }

    /// `@{` begins an expression; a backslash takes it back, and in such a text two are one.
    @Test func `for DivKit have no expressions of the caller's`() throws {
        let title = #"a\\b @{1 + 1} c"#
        let told = try card("divkit", request(#"{"style": "alert", "content": {"title": "\#(title)"}}"#))
        let texts = all(root(told)).compactMap { $0["text"].string }
        #expect(texts.joined(separator: " ").replacing("\n", with: " ") == #"a\\b \@{1 + 1} c"#)
    }

    /// No child begins before its parent does: margins are not below 0.
    @Test func `for DivKit leave out what lies outside of its parent, and tell it`() throws {
        let place = #""placement": {"anchor": {"x": 300, "y": 500, "width": 100, "height": 40}, "side": "bottom"}"#
        let told = try card("divkit", request(#"{"style": "popover", \#(place), "content": {"title": "A"}}"#))
        let lost = told["lost"].elements.first { $0["what"] == "outside" }
        let isDrawn = all(root(told)).contains { $0["id"] == "arrow" }
        // The arrow of a popover below its anchor is above its box.
        #expect(lost?["layers"].elements == ["arrow"] && !isDrawn)
    }
}
