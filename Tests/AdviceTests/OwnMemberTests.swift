import ServiceTestSupport
import TestSupport
import Testing

/// A member by the service's own name, in the wrong place, is told its own place, whatever other libraries mean by the
/// word.
@Suite struct `A member of the service in the wrong place` {
    private func fault(_ body: String) throws -> JSON {
        try Scrim.shared.get().answer(to: body, at: "/v1/specs", status: 422)["errors"][0]
    }

    @Test(arguments: [
        (#""closeButton":{"title":"Close"}"#, "/dialog/content/closeButton"),
        (#""alignment":"center""#, "/dialog/content/alignment"), (#""side":"top""#, "/dialog/placement/side"),
        (#""container":{"x":0,"y":0,"width":200,"height":300}"#, "/dialog/placement/container"),
        (#""elements":[]"#, "/device/elements"), (#""input":"focus""#, "/device/input"),
        (#""from":{"scale":1.2}"#, "/dialog/transition/from"), (#""tint":"dimmed""#, "/dialog/presenter/tint"),
        (#""cutouts":[]"#, "/dialog/backdrop/cutouts"),
    ])
    func `a misplaced member of a dialog is told where it belongs`(member: String, place: String) throws {
        let fault = try fault(#"{"device":"iphone-17","dialog":{\#(member)}}"#)
        #expect(fault["nearest"] == .string(place), "\(fault.text)")
        let parent = place.split(separator: "/").dropLast().map { "/" + $0 }.joined()
        #expect(fault["message"].string?.contains("It belongs under \(parent).") == true, "\(fault.text)")
    }

    @Test(arguments: [
        (#""statusBar":"dark""#, "/dialog/statusBar"), (#""side":"top""#, "/dialog/placement/side"),
        (#""window":{"x":0,"y":0,"width":300,"height":300}"#, "/device/window"),
    ])
    func `at the top is told where it belongs`(member: String, place: String) throws {
        let fault = try fault(#"{"device":"iphone-17","dialog":{},\#(member)}"#)
        #expect(fault["nearest"] == .string(place), "\(fault.text)")
    }

    /// A value that the own member does not take is meant for what another library calls so.
    @Test(arguments: [
        // The picture of the view behind the dialog is not what a dialog means by one.
        (#""picture":"photo.png""#, "/dialog/content/image"), (#""picture":{"source":"a"}"#, "/dialog/content/image"),
        (#""content":{"picture":"photo.png"}"#, "image"), (#""placement":{"picture":"a"}"#, "/dialog/content/image"),
        (#""alignment":"bottom""#, "/dialog/placement/edge"), (#""from":"bottom""#, "/dialog/placement/edge"),
        (#""dismiss":true"#, "dismissal"),
        (##""tint":"#0000FF""##, "theme"), (#""input":["Name"]"#, "/dialog/content/textFields"),
    ])
    func `a misplaced member is another library's word where only that takes the value`(member: String, place: String)
        throws
    {
        let fault = try fault(#"{"device":"iphone-17","dialog":{\#(member)}}"#)
        #expect(fault["nearest"] == .string(place), "\(fault.text)")
    }

    /// Beside a direction the members for both have no place.
    @Test(arguments: [("present", "to", "dismiss"), ("dismiss", "from", "present")])
    func `a misplaced member of one direction of a transition is told the other`(
        direction: String, member: String, other: String
    ) throws {
        let fault = try fault(
            #"{"device":"iphone-17","dialog":{"transition":{"\#(direction)":{"\#(member)":{"opacity":0}}}}}"#)
        #expect(fault["nearest"] == .string("/dialog/transition/\(other)/\(member)"), "\(fault.text)")
        #expect(fault["message"].string?.contains("It belongs under /dialog/transition/\(other).") == true)
    }
}
