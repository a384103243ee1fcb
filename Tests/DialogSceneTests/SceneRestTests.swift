import AnswerTestSupport
import ServiceTestSupport
import TestSupport
import Testing

/// A scene with the rests of its timelines.
private func resting(_ dialogs: [String], on device: String, space: String = "interface") throws -> JSON {
    try scene(of: dialogs, on: device, options: #""rests":true,"coordinateSpace":"\#(space)"#)
}

extension JSON {
    /// The timelines of a scene that lead from its rest to another, by their names.
    fileprivate var leaving: [String: JSON] {
        var timelines: [String: JSON] = [:]
        for (name, timeline) in self["transitions"]["rotate"].members { timelines["rotate." + name] = timeline }
        for (name, timeline) in self["transitions"]["detents"].members { timelines["detent." + name] = timeline }
        if self["transitions"]["keyboardHide"] != .null, self["transitions"]["keyboardHide"] != .missing {
            timelines["keyboardHide"] = self["transitions"]["keyboardHide"]
        }
        return timelines
    }

    /// Where timelines of a scene end elsewhere than in their rest.
    fileprivate var faults: [String] {
        leaving.flatMap { name, timeline in
            let rest = timeline["rest"]
            return RestMoment(self, timeline, .last)
                .differences(RestMoment(rest, .null, .last), layerIDs.filter(Set(rest.layerIDs).contains))
                .map { "\(name): \($0)" }
        }
    }
}

@Suite struct `The timelines of a scene` {
    private static let stacks = [#"{"gap":8}"#, #"{"offset":14,"scale":0.95}"#, #"{"offset":10}"#]
    private static let devices = [
        #"{"profile":"iphone-8"}"#, #"{"profile":"pixel-8","keyboard":{"height":300}}"#,
        #"{"profile":"macos-1200x800","keyboard":{"height":377}}"#,
        #"{"profile":"ipad-pro-11","orientation":"landscapeLeft","keyboard":"docked"}"#,
    ]

    /// One of the messages is as wide as the window lets it, so that it has fewer lines on another.
    private static func message(_ id: String, _ title: String, _ placement: String) -> String {
        #"{"id":"\#(id)","style":"slidingMessage","content":{"title":"\#(title)"},"placement":{\#(placement)}}"#
    }

    @Test(arguments: devices, stacks)
    func `leave messages that stand apart where they stand apart then`(device: String, stack: String) throws {
        let long = String(repeating: "another word or two ", count: 8)
        for edge in ["top", "bottom"] {
            let placement = #""edge":"\#(edge)","stack":\#(stack)"#
            let dialogs = ["and", long, "two"].enumerated()
                .map { Self.message("abc".map(String.init)[$0], $1, placement) }
            let answer = try resting(dialogs, on: device)
            #expect(!answer.leaving.isEmpty)
            #expect(answer.faults == [])
        }
    }

    /// In landscape an iPhone 8 has no status bar: the front message is 40.5 high at the top edge, so that the one
    /// behind has its centre at 40.5 + 8 + 20.25.
    @Test func `leave the second of two messages a gap from the first one's lower edge`() throws {
        let placement = #""edge":"top","stack":{"gap":8}"#
        let answer = try resting(
            [Self.message("a", "and", placement), Self.message("b", "two", placement)], on: #""iphone-8""#)
        let timeline = answer["transitions"]["rotate"]["landscapeLeft"]
        let (front, back) = (timeline["rest"].frame(of: "b/dialog"), timeline["rest"].frame(of: "a/dialog"))
        #expect(back.y == front.maxY + 8)
        #expect(timeline["tracks"].track("a/dialog", "position").ends[1][1] == .number(back.midY))
    }

    /// A sheet's height moves the one behind that stands apart from it.
    @Test func `take those behind along to another detent`() throws {
        func sheet(_ id: String) -> String {
            #"""
            {"id":"\#(id)","style":"sheet",\#
            "placement":{"detents":[200,400],"edge":"bottom","stack":{"offset":14}}}
            """#
        }
        let answer = try resting([sheet("a"), sheet("b")], on: #""iphone-15""#)
        #expect(answer.leaving.keys.contains("detent.400"))
        #expect(answer.faults == [])
    }

    /// A page sheet covers the whole window in landscape, so that only there the one below is on its back.
    @Test(arguments: ["interface", "fixed"], ["fullScreen", "alert", "activityView", "pageSheet"])
    func `turn over what presenting turns over there`(space: String, below: String) throws {
        for device in [#""iphone-15""#, #""android-foldable-7-6-unfolded""#] {
            let flipping = #"{"id":"b","style":"pageSheet","transition":{"style":"flipHorizontal"}}"#
            let dialogs = [#"{"id":"a","style":"\#(below)","content":{"title":"T"}}"#, flipping]
            for order in [dialogs, dialogs.reversed()] {
                let answer = try resting(order, on: device, space: space)
                #expect(!answer.leaving.isEmpty)
                #expect(answer.faults == [], "\(device)")
                for (name, timeline) in answer.leaving {
                    let turned = RestMoment(answer, timeline, .last)
                    for id in answer.layerIDs {
                        let rest = timeline["rest"]["layers"][id]["rotationX"]
                        #expect(turned.value(id, "rotationX") == (rest == .missing ? 0 : rest), "\(name) of \(id)")
                    }
                }
            }
        }
    }
}
