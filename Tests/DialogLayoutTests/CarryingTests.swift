import AnswerTestSupport
import ServiceTestSupport
import Testing

/// What a layer does because another carries it is not told of it again.
@Suite struct `What carries a layer` {
    private static let styles = [
        "fullScreen", "pageSheet", "formSheet", "currentContext", "popover", "alert", "actionSheet", "activityView",
        "sheet", "semiModal", "floating", "slidingMessage",
    ]

    private func request(_ style: String, _ device: String) -> String {
        let hasAnchor = ["popover", "actionSheet", "activityView"].contains(style)
        let actions = #"{"id":"a","title":"OK"},{"id":"b","title":"Cancel","role":"cancel"}"#
        return DialogBody(
            style, on: device, content: #""title":"Title","message":"A message","actions":[\#(actions)]"#,
            placement: hasAnchor ? #""anchor":{"x":100,"y":100,"width":60,"height":40}"# : ""
        ).members
    }

    /// How far the layers that have a position track and an ancestor with another are from where that would carry them,
    /// at most; nil where there are none. In points.
    private func departures(_ specification: JSON, _ timeline: JSON) -> [(layer: String, most: Double)] {
        let player = Player(timeline)
        let layers = specification["layers"]
        func own(_ id: String, _ time: Double) -> [Double]? { player.value(id, "position", at: time) }
        return specification.layerIDs.compactMap { id in
            guard own(id, 0) != nil else { return nil }
            var carrier = layers[id]["parent"].string
            while let next = carrier, own(next, 0) == nil { carrier = layers[next]["parent"].string }
            guard let carrier else { return nil }
            let (here, there) = (layers[id]["frame"].box.middle, layers[carrier]["frame"].box.middle)
            let most = (0...8).reduce(0.0) { most, step in
                let time = player.duration * Double(step) / 8
                guard let place = own(id, time), let carried = own(carrier, time) else { return most }
                let (x, y) = (place[0] - carried[0] - here.x + there.x, place[1] - carried[1] - here.y + there.y)
                return max(most, abs(x), abs(y))
            }
            return (id, most)
        }
    }

    @Test(
        arguments: styles,
        [
            #""iphone-4""#, #"{"profile":"ipad-1","keyboard":{"height":264}}"#,
            #"{"profile":"iphone-17","keyboard":{"height":300}}"#,
            #""pixel-8""#,
        ])
    func `leaves the layer without a track that would only repeat it`(style: String, device: String) throws {
        let request = request(style, device)
        let answer = try spec("{\(request)}")
        for (name, motion) in answer.motions {
            for (layer, most) in departures(answer, motion) { #expect(most > 1e-3, "\(name): \(layer)") }
        }
        for rotation in answer["transitions"]["rotate"].members.keys {
            let timeline = try ServiceTestSupport.answer(
                "{\(request),\"phase\":\"rotate.\(rotation)\",\"at\":0.15,\"to\":\"presented\"}",
                at: "/v1/specs/retarget")
            for (layer, most) in departures(answer, timeline) { #expect(most > 1e-3, "out of \(rotation): \(layer)") }
        }
    }

    /// A panel whose content goes along has one track to say so, there and back.
    @Test func `says all of what moves with it`() throws {
        let answer = try spec("{\(request("semiModal", #"{"profile":"iphone-4","keyboard":{"height":216}}"#))}")
        for name in ["keyboard", "keyboardHide"] {
            let tracks = answer["transitions"][name]["tracks"].elements
            #expect(Set(tracks.compactMap { $0["layer"].string }) == ["dialog", "keyboard"])
            #expect(tracks.allSatisfy { $0["property"] == "position" })
        }
    }
}
