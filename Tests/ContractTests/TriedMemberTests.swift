import AnswerTestSupport
import ServiceTestSupport
import TestSupport
import Testing

/// `memberHasNoEffect` holds of the answer at hand: with and without the member it is the same.
@Suite struct `A member that would be told to have no effect` {
    /// What a platform makes of a member that the style has no use for elsewhere.
    @Test(arguments: [
        ("pixel-8", "actionSheet", #""placement":{"detents":[150]}"#),
        ("pixel-8", "activityView", #""placement":{"grabber":false}"#),
        ("mate-x5-unfolded", "pageSheet", #""placement":{"detents":["30%"]}"#),
        ("pixel-8", "alert", #""dismissal":{"closeRequests":["escape"]}"#),
        ("kde-990x720", "sheet", #""placement":{"grabber":true,"dragFrom":"handle"}"#),
    ])
    func `a member that would be told to have no effect is not, where the answer without it is another`(
        device: String, style: String, member: String
    ) throws {
        let content = #""title":"T","message":"M","actions":[{"id":"a"},{"id":"b"},{"id":"c"}]"#
        let with = try layout(style, on: device, content: content, dialog: member)
        let without = try layout(style, on: device, content: content)
        #expect(with["diagnostics"]["memberHasNoEffect"] == .missing)
        #expect(
            with["layers"] != without["layers"] || with["gestures"] != without["gestures"]
                || with["transitions"] != without["transitions"])
    }

    @Test func `a member that would be told to have no effect is not in a patch either`() throws {
        let base = #""style":"actionSheet","content":{"title":"T","actions":[{"id":"a"},{"id":"b"}]}"#
        let patched = base + #","platforms":{"android":{"placement":{"detents":[150]}}}"#
        let answer = try layout(on: "pixel-8", dialog: patched)
        #expect(answer["diagnostics"]["memberHasNoEffect"] == .missing)
        #expect(answer.frame(of: "dialog") != (try layout(on: "pixel-8", dialog: base)).frame(of: "dialog"))
        // On a style that has no use for it the finding points into the patch.
        let alert = patched.replacing("actionSheet", with: "alert")
        #expect(
            try layout(on: "pixel-8", dialog: alert)["diagnostics"]["memberHasNoEffect"]["pointer"]
                == "/dialog/platforms/android/placement/detents")
    }

    @Test
    func `a member that would be told to have no effect is not, where it moves a button below a message`() throws {
        let content = #""title":"T","actions":[{"id":"a"}]"#
        let column = try layout(
            "slidingMessage", on: "windows-1440x912", content: content + #","actionAxis":"vertical""#)
        let row = try layout("slidingMessage", on: "windows-1440x912", content: content)
        #expect(column["diagnostics"]["memberHasNoEffect"] == .missing)
        #expect(column.frame(of: "dialog").height > row.frame(of: "dialog").height)
    }

    /// A phone whose landscape is regular in width shows the popover there.
    @Test
    func `a member that would be told to have no effect is not, where it shows in another orientation alone`() throws {
        let anchor = #""anchor":{"x":150,"y":300,"width":44,"height":30}"#
        func finding(_ device: String) throws -> JSON {
            try layout("popover", on: device, content: #""title":"T""#, placement: anchor)["diagnostics"][
                "memberHasNoEffect"]
        }
        #expect(try finding("iphone-15-plus") == .missing)
        #expect(try finding("iphone-15")["pointer"] == "/dialog/placement/anchor")
    }

    /// What a dialog cannot use, beside what would make use of it.
    @Test(arguments: [
        ("fullScreen", #""transition":{"style":"crossDissolve","travel":2}"#, "/dialog/transition/travel"),
        (
            "pageSheet", #""transition":{"present":{"travel":2,"style":"crossDissolve"}}"#,
            "/dialog/transition/present/travel"
        ),
        ("alert", #""transition":{"edge":"left"}"#, "/dialog/transition/edge"),
        ("floating", #""transition":{"edge":"top"}"#, "/dialog/transition/edge"),
        ("slidingMessage", #""placement":{"stack":{"gap":8}}"#, "/dialog/placement/stack"),
        ("alert", #""placement":{"anchorPoint":[10,10]}"#, "/dialog/placement/anchorPoint"),
    ])
    func `a member that would be told to have no effect is told of slides, stacks and divided screens`(
        style: String, member: String, pointer: String
    ) throws {
        let content = #""title":"T","actions":[{"id":"a"}]"#
        let found = try layout(style, on: "iphone-17", content: content, dialog: member)["diagnostics"].elements
            .filter { $0["rule"] == "memberHasNoEffect" }
        #expect(found.map { $0["pointer"] } == [.string(pointer)])
        #expect(found.first?["changes"] == [["pointer": .string(pointer)]])
    }

    /// Dialogs that are said to slide and come in a pose that the request gives; a system's own pose gives way to it.
    @Test(arguments: [
        ("visionos-1280x720", "slidingMessage", #"{"edge":"left","travel":2}"#, []),
        ("kde-990x720", "slidingMessage", #"{"dismiss":{"edge":"left"}}"#, []),
        (
            "iphone-3gs", "semiModal",
            #"{"present":{"travel":2,"from":{"translation":[0,100]}},"dismiss":{"style":"crossDissolve"}}"#,
            ["/present/travel"]
        ),
        (
            "iphone-17", "semiModal",
            #"{"present":{"edge":"top","from":{"translation":[0,100]}},"dismiss":{"style":"crossDissolve"}}"#,
            ["/present/edge"]
        ),
    ])
    func `a member that would be told to have no effect is told where a slide slides nowhere`(
        device: String, style: String, transition: String, members: [String]
    ) throws {
        let answer = try layout(
            style, on: device, content: #""title":"T","actions":[{"id":"a"}]"#,
            dialog: #""transition":\#(transition)"#)
        let found = answer["diagnostics"].elements.filter { $0["rule"] == "memberHasNoEffect" }
        #expect(found.map { $0["pointer"] } == members.map { .string("/dialog/transition" + $0) })
    }

    /// The panel's own way: to one and a half sides of its container, 1.5 of its own height from its rest at 0.75.
    @Test(arguments: ["slide", "coverVertical"])
    func `a member that would be told to have no effect is not of the way that a slide has anyway`(style: String) throws
    {
        let transition = #""transition":{"style":"\#(style)","travel":1.5,"edge":"bottom"}"#
        let answer = try layout("semiModal", on: "iphone-3gs", content: #""title":"T""#, dialog: transition)
        #expect(answer["diagnostics"]["memberHasNoEffect"] == .missing)
    }

    @Test(arguments: [
        ("iphone-17", "slidingMessage", #""transition":{"style":"slide","travel":2,"edge":"left"}"#),
        ("surface-duo-spanned", "alert", #""placement":{"anchorPoint":[100,800]}"#),
    ])
    func `a member has an effect on a dialog that slides, and where the screen is divided`(
        device: String, style: String, member: String
    )
        throws
    {
        let answer = try layout(style, on: device, content: #""title":"T","actions":[{"id":"a"}]"#, dialog: member)
        #expect(answer["diagnostics"]["memberHasNoEffect"] == .missing)
    }

    /// Two messages at one edge are set apart; an alert stands at none.
    @Test func `a member that would be told to have no effect is not of messages set apart in a scene`() throws {
        func pointers(_ style: String) throws -> [JSON] {
            let dialogs = ["a", "b"].map {
                #"{"id":"\#($0)","style":"\#(style)","content":{"title":"T"},"placement":{"stack":{"gap":8}}}"#
            }
            return try scene(#"{"device":"iphone-17","dialogs":[\#(dialogs.joined(separator: ","))]}"#)["diagnostics"]
                .elements.filter { $0["rule"] == "memberHasNoEffect" }.map { $0["pointer"] }
        }
        #expect(try pointers("slidingMessage").isEmpty)
        #expect(try pointers("alert") == ["/dialogs/0/placement/stack", "/dialogs/1/placement/stack"])
    }

    @Test func `a member that would be told to have no effect is where the answer without it is the same`() throws {
        let answer = try layout("alert", on: "iphone-15", dialog: #""dismissal":{"closeRequests":["escape"]}"#)
        #expect(answer["diagnostics"]["memberHasNoEffect"]["pointer"] == "/dialog/dismissal/closeRequests")
    }

    /// A pointer tells one of the anchor's lines, and is refused without them.
    @Test func `a member without effect takes along what has a meaning beside it alone`() throws {
        let anchor = #""anchor":[{"x":150,"y":300,"width":44,"height":30},{"x":10,"y":330,"width":44,"height":30}]"#
        let answer = try layout(
            "pageSheet", on: "iphone-15", content: #""title":"T""#, placement: anchor + #","pointer":[160,310]"#)
        let finding = answer["diagnostics"].elements.first { $0["pointer"] == "/dialog/placement/anchor" } ?? .missing
        #expect(
            finding["changes"] == [["pointer": "/dialog/placement/anchor"], ["pointer": "/dialog/placement/pointer"]])
    }
}

/// A finding is about the dialog that its user sees, in whatever space its frames are told.
@Suite struct `Findings in fixed space` {
    private static let actions = (1...5).map { #"{"id":"a\#($0)"}"# }.joined(separator: ",")

    @Test(arguments: [
        (
            "iphone-17e", "landscapeRight", "semiModal",
            #""closeButton":{"title":"Close"},"message":"By what?","title":"Sort","actions":[\#(actions)]"#, ""
        ),
        ("ipad-1", "landscapeLeft", "pageSheet", "", #""frame":{"x":128,"y":0,"width":768,"height":768}"#),
        ("ipad-1", "portraitUpsideDown", "currentContext", "", #""frame":{"x":0,"y":0,"width":768,"height":1024}"#),
        ("galaxy-s24", "landscapeLeft", "alert", #""title":"T","size":{"width":260}"#, ""),
        ("galaxy-s24", "landscapeLeft", "floating", "", ""),
    ])
    func `findings in fixed space are those of the interface`(
        device: String, orientation: String, style: String, content: String, placement: String
    ) throws {
        func findings(_ options: String) throws -> JSON {
            try layout(
                style, on: device, state: #""orientation":"\#(orientation)""#, content: content, placement: placement,
                options: options)["diagnostics"]
        }
        let findings = (interface: try findings(""), fixed: try findings(#""coordinateSpace":"fixed""#))
        #expect(!findings.interface.elements.isEmpty && findings.fixed == findings.interface)
    }

    @Test func `findings in fixed space are the same in a scene`() throws {
        func findings(_ options: String) throws -> JSON {
            let dialogs = #"[{"id":"a","style":"fullScreen"},{"id":"b","style":"alert","content":{"title":"T"}}]"#
            let device = #"{"profile":"galaxy-s24","orientation":"landscapeLeft"}"#
            return try scene(#"{"device":\#(device),"dialogs":\#(dialogs),"options":{\#(options)}}"#)["diagnostics"]
        }
        #expect(try findings(#""coordinateSpace":"fixed""#) == findings(""))
    }
}
