import ServiceTestSupport
import Testing

private func changes(_ from: String, _ to: String, options: String = "{}") throws -> [JSON] {
    try answer(#"{"from":{\#(from)},"to":{\#(to)},"options":\#(options)}"#, at: "/v1/specs/diff")["changes"].elements
}

private func panel(_ members: String = "") -> String {
    DialogBody("semiModal", on: "iphone-4", dialog: members).members
}

extension [JSON] {
    fileprivate func change(_ pointer: String) -> JSON { first { $0["pointer"] == .string(pointer) } ?? .missing }
    fileprivate var pointers: [String] { compactMap { $0["pointer"].string } }
}

@Suite struct `Differences between specifications` {
    /// A member that is null says no more than one that is not there.
    @Test func `differences between specifications are none between null and nothing`() throws {
        #expect(try changes(panel(), panel(#""data":null"#)).isEmpty)
        #expect(try changes(panel(#""data":null"#), panel()).isEmpty)
        #expect(try changes(panel(), panel(#""data":[null]"#)).count == 1)
    }

    @Test func `a taller panel: frames, regions and tracks, with what they grew by`() throws {
        // 240 of 480 points at rest; 300 reach up to 180, the centre at 330.
        let changes = try changes(panel(), panel(#""content":{"size":{"height":300}}"#))
        #expect(
            changes.change("/layers/dialog/frame/height")
                == ["pointer": "/layers/dialog/frame/height", "from": 240, "to": 300, "delta": 60])
        #expect(changes.change("/layers/dialog/frame/y")["delta"] == -60)
        let end = "/transitions/present/tracks/dialog/position/keyframes/1/value/1"
        #expect(changes.change(end) == ["pointer": .string(end), "from": 360, "to": 330, "delta": -30])
        #expect(
            changes.change("/hitRegions/dialog/path")
                == [
                    "pointer": "/hitRegions/dialog/path", "from": "M0 240H320V480H0Z", "to": "M0 180H320V480H0Z",
                ])
        #expect(!changes.pointers.contains { $0.hasPrefix("/layers/presenter") || $0.hasPrefix("/layers/dimming") })
        #expect(changes.change("/layers/dialog/frame/width") == .missing)
    }

    @Test func `the same, and the default said aloud: nothing`() throws {
        #expect(try changes(panel(), panel()) == [])
        #expect(try changes(panel(), panel(#""content":{"size":{"height":"50%"}}"#)) == [])
    }

    @Test func `another colour of the backdrop: a leaf without a delta`() throws {
        let changes = try changes(panel(), panel(##""backdrop":{"color":"#336699"}"##))
        #expect(
            changes.change("/layers/dimming/color")
                == ["pointer": "/layers/dimming/color", "from": "#000000", "to": "#336699"])
        #expect(
            Set(changes.pointers)
                == [
                    "/presentation/backdrop/color", "/layers/dimming/color", "/layers/dimming/background/color",
                    "/dimmingRegions/dimming/color",
                ])
    }

    @Test func `one more button: its layer and its region whole, the others matched by id`() throws {
        func buttons(_ ids: String...) -> String {
            let list = ids.map { #"{"id":"\#($0)","title":"OK"}"# }.joined(separator: ",")
            return panel(#""content":{"size":{"height":300},"actions":[\#(list)]}"#)
        }
        let changes = try changes(buttons("z"), buttons("a/b~c", "z"))
        let added = changes.change("/layers/action:a~1b~0c")
        #expect(added["from"] == .null)
        #expect(added["to"]["id"] == "action:a/b~c")
        #expect(added["to"]["role"] == "action")
        #expect(changes.change("/hitRegions/action:a~1b~0c")["to"]["effect"] == "action")
        #expect(changes.change("/accessibility/focusOrder/action:a~1b~0c")["to"] == "action:a/b~c")
        // The button that was there makes room; nothing else of it changes, and no other layer does.
        let moved = changes.pointers.filter { $0.hasPrefix("/layers/") && $0 != "/layers/action:a~1b~0c" }
        #expect(moved.allSatisfy { $0.hasPrefix("/layers/action:z/") })
        #expect(!moved.contains { $0.hasSuffix("height") || $0.contains("action/") || $0.hasSuffix("content") })
    }

    @Test func `a rule that is kept at last: one change that tells it whole`() throws {
        let changes = try changes(
            DialogBody("floating", on: "iphone-4").members,
            DialogBody("floating", on: "iphone-4", content: #""actions":[{"title":"OK"}]"#).members)
        let gone = changes.change("/diagnostics/exitRequired")
        #expect(gone["from"]["severity"] == "error")
        #expect(gone["to"] == .null)
    }

    @Test func `another curve: a leaf where its kind changes, its parameters where it stays`() throws {
        let spring = #""transition":{"easing":{"spring":{"mass":1,"stiffness":200,"damping":20}}}"#
        let harder = #""transition":{"easing":{"spring":{"mass":1,"stiffness":250.5,"damping":20}}}"#
        let place = "/transitions/present/tracks/dialog/position/keyframes/0/easing"
        let other = try changes(panel(), panel(spring)).change(place)
        #expect(other["from"]["cubicBezier"].elements.count == 4)
        #expect(other["to"]["spring"]["stiffness"] == 200)
        let same = try changes(panel(spring), panel(harder)).change(place + "/spring/stiffness")
        #expect(same["delta"] == 50.5)
    }

    @Test func `buttons that change places: told by the order of their names`() throws {
        func buttons(_ ids: String...) -> String {
            let list = ids.map { #"{"id":"\#($0)","title":"OK"}"# }.joined(separator: ",")
            return panel(#""content":{"actions":[\#(list)]}"#)
        }
        let order = try changes(buttons("a", "b"), buttons("b", "a")).change("/accessibility/focusOrder")
        #expect(
            order["from"].elements.compactMap(\.string).filter { $0.hasPrefix("action") } == ["action:a", "action:b"])
        #expect(
            order["to"].elements.compactMap(\.string).filter { $0.hasPrefix("action") } == ["action:b", "action:a"])
    }

    @Test func `options stand for both sides unless one has its own`() throws {
        let traced = try changes(panel(), panel(), options: #"{"explain":true}"#)
        #expect(traced == [])
        let one = try changes(panel() + #","options":{"explain":true}"#, panel())
        #expect(one.pointers == ["/trace"])
        #expect(one[0]["to"] == .null)
    }

    @Test func `another device: places under the stage, deltas of decimals`() throws {
        let changes = try changes(panel(), DialogBody("semiModal", on: "iphone-5s").members)
        #expect(changes.change("/stage/bounds/height")["delta"] == 88)
        #expect(changes.change("/stage/device")["to"] == "iphone-5s")
        for change in changes where change["delta"] != .missing {
            let sum = change["from"].number + change["delta"].number
            #expect(abs(sum - change["to"].number) < 1e-9)
        }
    }
}
