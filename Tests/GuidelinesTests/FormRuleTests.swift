import ServiceTestSupport
import Testing

/// The rules that find something in a dialog of these members.
private func findings(_ dialog: String, on device: String) throws -> [String] {
    try spec(#"{"device":"\#(device)","dialog":{\#(dialog)}}"#)["diagnostics"].elements.map { $0["rule"].string ?? "" }
}

private func form(_ actions: String) -> String {
    #""style":"formSheet","content":{"title":"T","textFields":[{"id":"a"}],"actions":[\#(actions)]},"dismissal":{"swipe":[]}"#
}

private let save = #"{"id":"save","title":"Save"}"#
private let cancel = #"{"id":"cancel","title":"Cancel","role":"cancel"}"#

@Suite struct `What a dialog offers to do` {
    @Test func `is an error where no touch reaches it, and no way out`() throws {
        let small =
            #""style":"floating","content":{"size":{"width":30,"height":30},"actions":[{"id":"ok","title":"OK"}]}"#
        let found = try findings(small, on: "iphone-17")
        #expect(found.contains("actionUnreachable") && found.contains("exitRequired"))
        let low = (1...4).map { #"{"id":"\#($0)","title":"A"}"# }.joined(separator: ",")
        let panel = #""style":"semiModal","content":{"size":{"height":60},"actions":[\#(low)]}"#
        #expect(try findings(panel, on: "iphone-3gs").contains("actionUnreachable"))
    }

    @Test func `is no more than one way back, and one that is preferred`() throws {
        let other = #"{"id":"no","title":"No","role":"cancel"}"#
        #expect(try findings(form("\(cancel),\(save)"), on: "ipad-1").contains("roleRepeated") == false)
        #expect(try findings(form("\(cancel),\(other),\(save)"), on: "ipad-1").contains("roleRepeated"))
        let preferred = #"{"id":"a","title":"A","preferred":true},{"id":"b","title":"B","preferred":true}"#
        #expect(try findings(form("\(cancel),\(preferred)"), on: "ipad-1").contains("roleRepeated"))
    }

    @Test func `completes a form and cancels it`() throws {
        for half in [save, cancel] {
            #expect(try findings(form(half), on: "ipad-1").contains("completionAndCancel"), "\(half)")
        }
        #expect(try findings(form("\(cancel),\(save)"), on: "ipad-1").contains("completionAndCancel") == false)
    }

    @Test func `is not to fill in twenty fields`() throws {
        let fields = (1...20).map { #"{"id":"f\#($0)"}"# }.joined(separator: ",")
        let long =
            #""style":"formSheet","content":{"title":"T","textFields":[\#(fields)],"actions":[\#(cancel),\#(save)]}"#
        #expect(try findings(long, on: "ipad-1").contains("tooManyFields"))
    }

    @Test func `takes away what blocks nothing and would stay`() throws {
        let panel = #""style":"semiModal","backdrop":{"opacity":0,"interaction":"passThrough"}"#
        #expect(try findings(panel, on: "iphone-17").contains("exitRequired"))
        #expect(
            try findings(panel + #","dismissal":{"swipe":["bottom"]}"#, on: "iphone-17").contains("exitRequired")
                == false)
    }

    @Test func `is not lost with the popover that shows it`() throws {
        let popover = #"{"id":"p","style":"popover","placement":{"anchor":{"x":300,"y":300,"width":44,"height":44}}}"#
        let body = #"{"device":"ipad-1","dialogs":[\#(popover),{"id":"c","style":"currentContext"}]}"#
        #expect(try scene(body)["diagnostics"].elements.contains { $0["rule"] == "nothingAbovePopover" })
    }
}

@Suite struct `A theme in neutral roles` {
    private static let alert =
        ##""style":"alert","theme":{"light":{"accent":"#5E35B1","onSurface":"#311B92","scrim":"#112233"}},"content":{"title":"Save?","actions":[{"id":"ok","title":"Save","preferred":true},{"id":"no","title":"No","role":"cancel"}]}"##

    @Test(arguments: ["iphone-17", "pixel-8", "desktop-1440x900"])
    func `serves every platform`(device: String) throws {
        let layers = try spec(#"{"device":"\#(device)","dialog":{\#(Self.alert)}}"#)["layers"].elements
        let action = try #require(layers.first { $0["id"] == "action:ok" })
        let colors = [action["text"]["color"], action["background"]["color"]]
        #expect(colors.contains("#5E35B1"))
        #expect(layers.first { $0["id"] == "title" }?["text"]["color"] == "#311B92")
        #expect(layers.first { $0["id"] == "dimming" }?["color"] == "#112233")
    }

    @Test func `stands below a role of the platform's own`() throws {
        let dialog =
            ##""style":"alert","theme":{"light":{"accent":"#111111","tint":"#222222"}},"content":{"actions":[{"id":"ok","title":"OK"}]}"##
        let layers = try spec(#"{"device":"iphone-15","dialog":{\#(dialog)}}"#)["layers"].elements
        #expect(layers.first { $0["id"] == "action:ok" }?["text"]["color"] == "#222222")
    }
}

@Suite struct `What a platform itself falls short of` {
    @Test func `is one note for texts, with every pair of colours in it`() throws {
        let dialog =
            #""style":"alert","content":{"title":"T","message":"M","textFields":[{"id":"f","placeholder":"P"}],"actions":[{"id":"ok","title":"OK"},{"id":"d","title":"D","role":"destructive"}]}"#
        for device in ["iphone-15", "iphone-17", "ipad-1", "pixel-8"] {
            let found = try findings(dialog, on: device).filter { $0 == "textContrast" }
            #expect(found.count <= 1, "\(device)")
        }
    }
}
