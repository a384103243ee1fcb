import ServiceTestSupport
import TestSupport
import Testing

/// Dialogs as cards of DivKit and Adaptive Cards.
@Suite struct `Cards` {
    private static let body = """
        {"device": "iphone-15", "dialog": {"style": "alert", "content": {"title": "Delete?", "message": "For ever.", \
        "textFields": [{"placeholder": "Name"}], "actions": [{"id": "keep", "title": "Keep", "role": "cancel"}, \
        {"id": "go", "title": "Delete", "role": "destructive"}]}}}
        """

    private func card(_ format: String) throws -> JSON { try answer(Self.body, at: "/v1/specs?format=\(format)") }

    /// Schema of Adaptive Cards 1.5: types, and the members that they require.
    @Test func `for Adaptive Cards have texts, fields and actions in their order`() throws {
        let told = try card("adaptivecards")
        let card = told["card"]
        #expect(card["type"] == "AdaptiveCard" && card["version"] == "1.5")
        let body = card["body"].elements
        let texts = body.filter { $0["type"] == "TextBlock" }.compactMap { $0["text"].string }
        #expect(texts == ["Delete?", "For ever."])
        for element in body where element["type"] != "TextBlock" {
            #expect(element["type"] == "Input.Text" && element["id"].string?.isEmpty == false)
        }
        #expect(card["actions"].elements.allSatisfy { $0["type"] == "Action.Submit" })
        #expect(Set(card["actions"].elements.compactMap { $0["title"].string }) == ["Keep", "Delete"])
        #expect(card["actions"].elements.first { $0["title"] == "Delete" }?["style"] == "destructive")
        let lost = told["lost"].elements.compactMap { $0["what"].string }
        #expect(Set(lost).isSuperset(of: ["motion", "dimming", "frames", "colors"]) && Set(lost).count == lost.count)
    }

    /// Schema of DivKit: `div-data`, `div-container`, `div-text`; margins are whole, colours begin with their alpha.
    @Test func `for DivKit have each layer at its place`() throws {
        let told = try card("divkit")
        let root = told["card"]["states"][0]["div"]
        let layers = try spec(Self.body)["layers"].elements
        func frame(_ id: JSON) -> JSON { layers.first { $0["id"] == id }?["frame"] ?? .missing }
        var texts: [String] = []
        func check(_ div: JSON, in parent: JSON) {
            #expect(div["width"]["type"] == "fixed" && div["height"]["type"] == "fixed")
            let margins = div["margins"]
            #expect(margins["left"].number.truncatingRemainder(dividingBy: 1) == 0)
            if div["type"] == "text" {
                texts.append(div["text"].string ?? "")
                #expect(div["text_color"].string?.wholeMatch(of: /#[0-9A-F]{8}/) != nil)
                return
            }
            #expect(div["type"] == "container" && div["orientation"] == "overlap")
            let own = frame(div["id"])
            #expect(abs(div["width"]["value"].number - own["width"].number) < 1e-3)
            if parent != .missing {
                #expect(abs(margins["left"].number - (own["x"].number - parent["x"].number)) <= 0.5)
                #expect(abs(margins["top"].number - (own["y"].number - parent["y"].number)) <= 0.5)
            }
            for child in div["items"].elements { check(child, in: own) }
        }
        check(root, in: .missing)
        #expect(root["id"] == "dialog" && Set(["Delete?", "For ever.", "Keep", "Delete"]).isSubset(of: texts))
        #expect(told["lost"].elements.contains { $0["what"] == "motion" })
        // Corners of alerts are continuous on that phone.
        let corners = told["lost"].elements.first { $0["what"] == "continuousCorners" }
        #expect(corners?["layers"].elements.contains("dialog") == true)
    }
}
