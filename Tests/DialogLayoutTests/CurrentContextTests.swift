import AnswerTestSupport
import ServiceTestSupport
import TestSupport
import Testing

@Suite struct `A current context` {
    private func context(_ device: String, _ presenter: String) throws -> JSON {
        try layout("currentContext", on: device, content: #""title":"T""#, dialog: presenter)
    }

    /// Ledger C4: the frame is the presenter's. C5 shows styles full screen on phones before iOS 13, which a context of
    /// a given frame is not made to be.
    @Test(arguments: ["3.1", "6", "9", "12", "13", "18", "26"])
    func `covers exactly a presenter whose frame is given, on phones of every system`(version: String) throws {
        let system = version == "3.1" ? "iPhone OS" : "iOS"
        let answer = try context(
            #"{"profile":"iphone-8","system":{"name":"\#(system)","version":"\#(version)"}}"#,
            #","presenter":{"frame":{"x":20,"y":80,"width":300,"height":400}}"#)
        #expect(answer.dialog == Box(20, 80, 300, 400))
        #expect(answer["presentation"]["resolved"] == "currentContext")
        #expect(answer["adaptations"].elements.isEmpty)
    }

    /// Ledger C5.
    @Test(arguments: ["6", "12"])
    func `a current context is full screen on phones before iOS 13 where no frame is given`(version: String) throws {
        let answer = try context(#"{"profile":"iphone-8","system":{"name":"iOS","version":"\#(version)"}}"#, "")
        #expect(answer["presentation"]["resolved"] == "fullScreen")
        #expect(answer.dialog == answer["stage"]["window"].box)
    }

    /// On desktops a form sheet is as large as its content: one of which only the style is known has the size of what
    /// takes its place, so that its buttons can be reached.
    @Test(arguments: ["macbook-pro-14", "kde-990x720", "gnome-1000x720", "windows-1440x912"], ["formSheet", "sheet"])
    func `has room for its content where its presenter's style is sized by content`(device: String, style: String)
        throws
    {
        let answer = try layout(
            "currentContext", on: device, content: #""title":"T","actions":[{"id":"a","title":"OK"}]"#,
            dialog: #""presenter":{"style":"\#(style)"}"#)
        #expect(answer.dialog == answer.frame(of: "presenter"))
        #expect(answer["diagnostics"]["actionUnreachable"] == .missing)
        #expect(answer["diagnostics"]["exitRequired"] == .missing)
        #expect(answer["diagnostics"]["buttonTitleCut"] == .missing)
    }
}

@Suite struct `A dialog that leaves a part of its presenter live` {
    /// What touches reach beside the dialog takes the focus, too.
    @Test(arguments: [
        (#""iphone-17""#, #""style":"currentContext","presenter":{"frame":{"x":0,"y":100,"width":200,"height":300}}"#),
        (#"{"profile":"iphone-17","bars":{"tab":49}}"#, #""style":"fullScreen","placement":{"level":"content"}"#),
        (#"{"profile":"iphone-17","bars":{"tab":49}}"#, #""style":"alert","placement":{"level":"content"}"#),
        (#""ipad-1""#, #""style":"floating","placement":{"container":{"x":100,"y":200,"width":400,"height":300}}"#),
    ])
    func `a dialog beside a live presenter is not modal, and makes nothing inert`(device: String, dialog: String) throws
    {
        let answer = try layout(on: device, dialog: dialog)
        let window = answer["stage"]["window"].box
        #expect(answer.touched(window.maxX - 2, window.maxY - 2)?.target == "presenter")
        #expect(answer["accessibility"]["modal"] == false && answer["accessibility"]["inert"] == [])
        let scene = try scene(#"{"device":\#(device),"dialogs":[{\#(dialog)}]}"#)["accessibility"]
        #expect(scene["modal"] == false && scene["inert"] == [])
    }

    /// Nothing behind it can be touched.
    @Test(arguments: [
        #""style":"fullScreen","backdrop":{"interaction":"passThrough"}"#,
        #""style":"currentContext","backdrop":{"interaction":"passThrough"}"#, #""style":"currentContext""#,
    ])
    func `a dialog beside a live presenter is none that covers the window`(dialog: String) throws {
        let answer = try layout(on: "iphone-17", dialog: dialog)
        #expect(answer.touched(1, 1)?.target == "dialog" && answer.touched(400, 870)?.target == "dialog")
        #expect(answer["accessibility"]["modal"] == true && answer["accessibility"]["inert"] == ["presenter"])
    }

    /// A form sheet keeps people from the window, and the step inside it from the form sheet.
    @Test func `a dialog beside a live presenter is none with another below that does not`() throws {
        let told = try scene(
            #"{"device":"ipad-1","dialogs":[{"id":"a","style":"formSheet"},{"id":"b","style":"currentContext"}]}"#)[
                "accessibility"]
        #expect(told["modal"] == true && told["inert"] == ["presenter", "a/dialog"])
    }
}

@Suite struct `A container that a request names` {
    private static let styles = [
        "alert", "actionSheet", "pageSheet", "formSheet", "sheet", "fullScreen", "semiModal", "slidingMessage",
        "floating", "currentContext", "activityView",
    ]
    private static let box = Box(40, 60, 240, 340)
    private static let placement = "\"container\":\(box.json.text)"
    private static let content = #""title":"Hi","actions":[{"id":"a","title":"OK"}]"#

    /// What slides in comes from beyond the container's edge, and would be seen there.
    @Test(arguments: styles, ["iphone-4", "iphone-17", "nexus-5", "gnome-1000x720", "desktop-1440x900"])
    func `carries the dialog and its backdrop, and cuts them at its edges`(style: String, device: String) throws {
        let answer = try layout(style, on: device, content: Self.content, placement: Self.placement)
        let layers = answer["layers"]
        #expect(layers["container"]["frame"] == Self.box.json)
        #expect(layers["container"]["clips"] == true && layers["container"]["parent"] == JSON.missing)
        for layer in layers.elements where layer["id"] == "dialog" || layer["id"] == "dimming" {
            #expect(layer["parent"] == "container")
        }
        for direction in ["present", "dismiss"] {
            #expect(!answer["transitions"][direction]["tracks"].elements.contains { $0["layer"] == "container" })
        }
    }

    @Test func `cuts them in style sheets, too`() throws {
        let body = DialogBody("semiModal", on: "iphone-4", content: Self.content, placement: Self.placement).json
        let elements = try answer(body, at: "/v1/specs?format=waapi")["elements"].elements
        let container = try #require(elements.first { $0["id"] == "container" })
        #expect(container["style"]["overflow"] == "hidden")
    }
}
