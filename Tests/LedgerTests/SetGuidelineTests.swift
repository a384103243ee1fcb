import AnswerTestSupport
import ServiceTestSupport
import Testing

private let iPad = #""ipad-1""#
private let cancel = #"{"id":"cancel","title":"Cancel","role":"cancel"}"#

/// The findings of one rule about a set of dialogs, all on one device unless a dialog brings its own.
private func findings(_ rule: String, set dialogs: [String], on device: String = iPad) throws -> [JSON] {
    let requests = dialogs.map { DialogBody(on: device, dialog: $0).json }.joined(separator: ",")
    return try lint(#"{"requests":[\#(requests)]}"#)["diagnostics"].elements.filter { $0["rule"] == .string(rule) }
}

@Suite struct `Ledger D8: dialogs of one style move alike` {
    @Test(arguments: [
        (#""transition":{"style":"crossDissolve"}"#, "/requests/1/dialog/transition/style"),
        (#""transition":{"duration":1.5}"#, "/requests/1/dialog/transition/duration"),
        (#""transition":{"easing":"linear"}"#, "/requests/1/dialog/transition/easing"),
        (#""transition":{"style":"slide","edge":"top"}"#, "/requests/1/dialog/transition"),
        (
            #""transition":{"present":{"duration":1.5},"dismiss":{}}"#,
            "/requests/1/dialog/transition/present/duration"
        ),
        (
            #""transition":{"dismiss":{"style":"crossDissolve"}}"#,
            "/requests/1/dialog/transition/dismiss/style"
        ),
    ])
    func `D8: the same style that moves differently is a warning`(transition: String, pointer: String) throws {
        for style in ["fullScreen", "formSheet", "semiModal", "slidingMessage"] {
            let plain = #""style":"\#(style)","id":"a""#
            let other = #""style":"\#(style)","id":"b",\#(transition)"#
            let found = try findings("transitionsDiffer", set: [plain, other, plain])
            #expect(found.count == 1, "\(style)")
            #expect(found.first?.isComplete("warning", below: pointer) == true, "\(found)")
            // Whichever comes first, the one that says otherwise is told.
            let turned = try findings("transitionsDiffer", set: [other, plain])
            #expect(turned.first?["pointer"].string?.hasPrefix("/requests/0/dialog/transition") == true)
            #expect(try findings("transitionsDiffer", set: [other, other, other]) == [])
        }
    }

    @Test func `D8: messages from different edges move differently`() throws {
        let found = try findings(
            "transitionsDiffer",
            set: [
                #""style":"slidingMessage""#, #""style":"slidingMessage","placement":{"edge":"bottom"}"#,
                #""style":"slidingMessage","placement":{"edge":"top"}"#,
            ])
        #expect(found.map { $0["pointer"] } == ["/requests/2/dialog/placement/edge"])
    }

    @Test func `D8: a scale of one's own is another motion`() throws {
        let found = try findings(
            "transitionsDiffer",
            set: [
                #""style":"floating""#,
                // As ledger B4 has it anyway.
                #""style":"floating","transition":{"from":{"scale":1.6}}"#,
                #""style":"floating","transition":{"from":{"scale":2}}"#,
            ])
        #expect(found.map { $0["pointer"] } == ["/requests/2/dialog/transition/from"])
    }

    @Test(arguments: [
        // Heights differ, and so do the durations that the style chooses (ledger A4).
        [#""style":"semiModal""#, #""style":"semiModal","content":{"size":{"height":"100%"}}"#],
        // 0.7 s is what half the height takes (ledger A2).
        [#""style":"semiModal""#, #""style":"semiModal","transition":{"duration":0.7}"#],
        [#""style":"semiModal""#, #""style":"semiModal","transition":{"easing":"easeInOut"}"#],
        // Other styles move otherwise.
        [#""style":"semiModal""#, #""style":"floating""#, #""style":"formSheet","transition":{"duration":2}"#],
        // A delay is when, not how.
        [#""style":"floating""#, #""style":"floating","transition":{"delay":1}"#],
    ])
    func `D8: what moves alike draws no finding`(dialogs: [String]) throws {
        #expect(try findings("transitionsDiffer", set: dialogs) == [])
    }

    @Test func `D8: only dialogs on one platform are held to each other`() throws {
        func requests(_ first: String, _ second: String) -> String {
            let plain = #""dialog":{"style":"formSheet"}"#
            let slow = #""dialog":{"style":"formSheet","transition":{"duration":2}}"#
            return #"{"requests":[{"device":\#(first),\#(plain)},{"device":\#(second),\#(slow)}]}"#
        }
        let other = [
            #""iphone-17""#, #""pixel-8""#, #"{"profile":"ipad-1","reduceMotion":true}"#,
            #"{"profile":"ipad-1","system":{"name":"iOS","version":"12"}}"#,
        ]
        for device in other {
            #expect(try lint(requests(iPad, device))["diagnostics"]["transitionsDiffer"] == .missing)
        }
        #expect(try lint(requests(iPad, #""ipad-2""#))["diagnostics"]["transitionsDiffer"] != .missing)
    }

    @Test func `D8: what the style does by itself on one phone and another is no difference`() throws {
        func found(_ transition: String) throws -> JSON {
            let alert = #""dialog":{"style":"alert","content":{"title":"T","actions":[{"id":"ok","title":"OK"}]}"#
            return try lint(
                #"{"requests":[{"device":"iphone-5s",\#(alert)}},{"device":"iphone-6",\#(alert)\#(transition)}}]}"#
            )["diagnostics"]["transitionsDiffer"]
        }
        #expect(try found("") == .missing)
        let named = try found(#","transition":{"present":{"style":"crossDissolve"},"dismiss":{"style":"slide"}}"#)
        #expect(named["pointer"].string?.hasPrefix("/requests/1/dialog/transition") == true)
    }

    @Test func `D8: an edge in the reading direction is one edge`() throws {
        let message = #""dialog":{"style":"slidingMessage","placement":{"edge":"leading"}}"#
        let body = #"""
            {"requests":[{"device":"iphone-8",\#(message)},
             {"device":{"profile":"iphone-8","layoutDirection":"rightToLeft"},\#(message)}]}
            """#
        #expect(try lint(body)["diagnostics"] == [])
    }
}

@Suite struct `Ledger D13: modality is used sparingly` {
    private static let modal = #""style":"formSheet","content":{"title":"T","actions":[\#(cancel)]}"#
    private static let free = #""style":"slidingMessage","dismissal":{"after":5}"#

    /// More than half of at least three.
    @Test(arguments: [
        (1, 0, 0), (2, 0, 0), (3, 0, 1), (2, 1, 1), (1, 2, 0), (2, 2, 0), (3, 2, 1), (5, 5, 0), (0, 4, 0),
    ])
    func `D13: mostly modal dialogs are a warning`(modal: Int, free: Int, expected: Int) throws {
        let dialogs = Array(repeating: Self.free, count: free) + Array(repeating: Self.modal, count: modal)
        let found = try findings("modalityOverused", set: dialogs)
        #expect(found.count == expected)
        // The first modal one comes after those that are not.
        #expect(found.allSatisfy { $0.isComplete("warning", below: "/requests/\(free)/dialog") })
    }

    @Test func `D13: one dialog on several devices is one dialog`() throws {
        let same = #""id":"settings","# + Self.modal
        #expect(try findings("modalityOverused", set: [same, same, same, Self.free]) == [])
        #expect(try findings("modalityOverused", set: [same, Self.modal, same, Self.free]).count == 1)
    }
}
