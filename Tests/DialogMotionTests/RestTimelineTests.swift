import AnswerTestSupport
import ServiceTestSupport
import TestSupport
import Testing

private func rest(_ side: String, options: String = "{}") throws -> JSON {
    try spec(#"{\#(side),"options":\#(options)}"#)
}

/// What is wrong with a timeline from one rest to another.
///
/// - Parameter scope: The layers that the timeline may speak of; those of both rests unless told otherwise.
private func faults(_ timeline: JSON, from: JSON, to: JSON, scope: Set<String>? = nil) -> [String] {
    let shared = from.layerIDs.filter(Set(to.layerIDs).contains)
    let known = scope ?? Set(from.layerIDs + to.layerIDs)
    let holders = JSON.holders(from, to)
    var faults = RestMoment(from, timeline, .first).differences(RestMoment(from, .null, .first), shared)
        .map { "starts elsewhere: " + $0 }
    faults += RestMoment(from, timeline, .last).differences(RestMoment(to, .null, .last), shared)
        .map { "ends elsewhere: " + $0 }
    // What comes stands in its place at the end, and cannot be seen at the start.
    let coming = to.layerIDs.filter { !from.layerIDs.contains($0) && known.contains($0) }
    faults += RestMoment(to, timeline, .last).differences(RestMoment(to, .null, .last), coming)
        .map { "comes elsewhere: " + $0 }
    for id in coming where !holders.contains(id) && !RestMoment(to, timeline, .first).isUnseen(id, on: from["stage"]) {
        faults.append("\(id) pops up")
    }
    let going = from.layerIDs.filter { !to.layerIDs.contains($0) && known.contains($0) }
    faults += RestMoment(from, timeline, .first).differences(RestMoment(from, .null, .first), going)
        .map { "goes from elsewhere: " + $0 }
    for id in going where !holders.contains(id) && !RestMoment(from, timeline, .last).isUnseen(id, on: to["stage"]) {
        faults.append("\(id) is gone at a stroke")
    }
    for track in timeline["tracks"].elements {
        if !known.contains(track["layer"].string ?? "") { faults.append("\(track["layer"]) is no layer") }
        if track.times != [0, timeline["duration"]] { faults.append("\(track["layer"]) has not the whole time") }
    }
    return faults
}

@Suite struct `A timeline between two rests` {
    @Test(arguments: 0..<160)
    func `leads every layer from the one to the other, whatever changes`(seed: Int) throws {
        var maker = RequestMaker(seed: UInt64(seed) &* 7919 &+ 11)
        let options = maker.one(of: ["{}", "{}", #"{"snap":"none"}"#, #"{"coordinateSpace":"fixed"}"#])
        let (from, to) = (
            DialogBody(on: maker.device(), dialog: maker.dialog()).members,
            DialogBody(on: maker.device(), dialog: maker.dialog()).members
        )
        guard let first = try? rest(from, options: options), let second = try? rest(to, options: options) else {
            return
        }
        let timeline = try change(from, to, options: options)
        let wrong = faults(timeline, from: first, to: second)
        #expect(wrong.isEmpty, "seed \(seed): \(from) … \(to) \(options): \(wrong)")
        let causes = timeline["causes"].elements
        #expect((timeline["duration"].number > 0) == !causes.isEmpty)
        #expect(timeline["labels"].parts == (causes.isEmpty ? [] : causes + ["dialog"]))
        #expect(timeline.dialogEventNames.count == 2 * causes.count)
    }

    /// One device in several states, and one dialog with several contents.
    @Test(arguments: 0..<120)
    func `a timeline between two rests is written for any two states of one device`(seed: Int) throws {
        var maker = RequestMaker(seed: UInt64(seed) &* 104_729 &+ 3)
        let style = maker.one(of: RequestMaker.styles)
        let id = maker.one(of: ["iphone-4", "iphone-8", "iphone-17", "ipad-1", "ipad-pro-11", "pixel-8", "iphone-x"])
        func state() -> String {
            var members = [#""profile":"\#(id)""#]
            let orientation = maker.one(of: ["portrait", "landscapeLeft", "landscapeRight"])
            members.append(#""orientation":"\#(orientation)""#)
            if maker.chance(0.4) { members.append(#""keyboard":{"height":\#(maker.one(of: ["120", "180", "216"]))}"#) }
            if maker.chance(0.3) { members.append(#""window":{"x":0,"y":0,"width":300,"height":300}"#) }
            return "{\(members.joined(separator: ","))}"
        }
        let dialogs = [maker.dialog(style: style), maker.dialog(style: style)]
        let from = DialogBody(on: state(), dialog: dialogs[0]).members
        let to = DialogBody(on: state(), dialog: maker.one(of: dialogs)).members
        guard let first = try? rest(from), let second = try? rest(to) else { return }
        let wrong = faults(try change(from, to), from: first, to: second)
        #expect(wrong.isEmpty, "seed \(seed): \(from) … \(to): \(wrong)")
    }

    @Test func `a timeline between two rests is empty where nothing changes, however it is said`() throws {
        let dialog = #""dialog":{"style":"sheet","placement":{"detents":["medium","large"]}}"#
        let timeline = try change(
            #""device":"iphone-15",\#(dialog)"#,
            #""device":{"profile":"iphone-15","orientation":"portrait"},\#(dialog)"#)
        #expect(
            timeline == [
                "duration": 0, "tracks": [], "events": [], "labels": [["time": 0, "label": "arrive"]], "causes": [],
                "adaptations": [],
            ])
    }
}

@Suite struct `The timelines of a specification` {
    private static let styles = RequestMaker.styles

    @Test(arguments: styles, ["iphone-4", "iphone-8", "iphone-17", "ipad-1", "ipad-a16", "ipad-pro-11", "pixel-8"])
    func `lead to the rest in each other orientation`(style: String, device: String) throws {
        var maker = RequestMaker(seed: UInt64(style.utf8.count) &* 31)
        for space in ["interface", "fixed"] {
            let dialog = maker.dialog(style: style)
            let options = #"{"coordinateSpace":"\#(space)"}"#
            let first = try rest(DialogBody(on: device, dialog: dialog).members, options: options)
            for (orientation, timeline) in first["transitions"]["rotate"].members {
                let second = try rest(
                    DialogBody(on: device, state: #""orientation":"\#(orientation)""#, dialog: dialog).members,
                    options: options)
                let wrong = faults(timeline, from: first, to: second, scope: Set(first.layerIDs))
                #expect(wrong.isEmpty, "\(orientation) of \(dialog): \(wrong)")
            }
        }
    }

    @Test(arguments: styles, ["iphone-4", "iphone-8", "iphone-17", "ipad-1", "ipad-a16", "ipad-pro-11", "pixel-8"])
    func `lead to the rest with a keyboard and back`(style: String, device: String) throws {
        var maker = RequestMaker(seed: UInt64(style.utf8.count) &* 37 &+ 1)
        let dialog = maker.dialog(style: style)
        let down = try rest(DialogBody(on: device, dialog: dialog).members)
        #expect(down["transitions"]["keyboard"] == .null)
        #expect(down["transitions"]["keyboardHide"] == .null)
        let up = try rest(DialogBody(on: device, state: #""keyboard":{"height":230}"#, dialog: dialog).members)
        let known = Set(up.layerIDs)
        let (show, hide) = (up["transitions"]["keyboard"], up["transitions"]["keyboardHide"])
        #expect(
            faults(show, from: down, to: up, scope: known).isEmpty, "\(faults(show, from: down, to: up, scope: known))")
        #expect(
            faults(hide, from: up, to: down, scope: known).isEmpty, "\(faults(hide, from: up, to: down, scope: known))")
        #expect(show["events"].names == ["keyboardWillShow", "keyboardDidShow"])
        #expect(hide["events"].names == ["keyboardWillHide", "keyboardDidHide"])
        #expect(show["duration"] == hide["duration"])
        #expect(show["labels"].parts == ["keyboard", "dialog"])
    }

    @Test(
        arguments: ["iphone-15", "iphone-17", "ipad-a16", "pixel-8", "desktop-1440x900"],
        ["", #","keyboard":{"height":200}"#])
    func `lead to each other detent of a sheet`(device: String, keyboard: String) throws {
        func sheet(_ selected: String) throws -> JSON {
            try rest(
                #"""
                "device":{"profile":"\#(device)"\#(keyboard)},"dialog":{"style":"sheet","content":{"title":"Hi",\#
                "message":"A message","actions":[{"id":"a","title":"OK"}]},"placement":{"detents":["medium",\#
                "large","fit",200],"selectedDetent":\#(selected),"largestUndimmedDetent":"fit"}}
                """#
            )
        }
        let names = ["\"medium\"", "\"large\"", "\"fit\"", "200"]
        for name in names {
            let first = try sheet(name)
            let detents = first["transitions"]["detents"].members
            let others = names.filter { $0 != name }
            #expect(Set(detents.keys) == Set(others.map { $0.replacing("\"", with: "") }))
            for other in others {
                let timeline = detents[other.replacing("\"", with: "")] ?? .missing
                let wrong = faults(timeline, from: first, to: try sheet(other), scope: Set(first.layerIDs))
                #expect(wrong.isEmpty, "\(name) to \(other): \(wrong)")
                #expect(timeline.dialogEventNames == ["willChangeDetent", "didChangeDetent"])
            }
        }
    }

    @Test func `say nothing of detents where there is no other`() throws {
        let single = try rest(DialogBody("sheet", on: "iphone-17").members)
        #expect(single["transitions"]["detents"] == .missing)
        #expect(try rest(DialogBody("alert", on: "iphone-17").members)["transitions"]["detents"] == .missing)
    }
}
