import Foundation
import Service
import ServiceTestSupport
import TestSupport
import Testing
import Wire

private let path = "/v1/specs/breakpoints"

@Suite struct `POST /v1/specs/breakpoints` {
    private func body(_ device: String, _ dialog: String, _ axis: String, _ from: Double, _ to: Double, _ of: String)
        -> String
    {
        DialogBody(
            on: device, dialog: dialog, request: #""vary":"\#(axis)","from":\#(from),"to":\#(to),"of":\#(of)"#
        ).json
    }

    private let screen =
        #"{"screen":{"width":768,"height":1024,"scale":2},"idiom":"pad","system":{"name":"iOS","version":"16"}}"#

    /// What the answer at one width has.
    private func style(_ width: Double, _ member: String) throws -> JSON {
        let answer = try layout(
            "formSheet", on: "\(width)x1024@2", system: "iOS 16", state: #""idiom":"pad""#, content: #""title":"A""#)
        return member.split(separator: ".").reduce(answer) { $0[String($1)] }
    }

    /// The axis is the height of a docked keyboard, whatever keyboard the device has.
    @Test(arguments: ["docked", "split", "floating", "undocked"])
    func `varies the height of a docked keyboard`(mode: String) throws {
        let device = #"{"profile":"ipad-air-2","keyboard":{"height":216,"mode":"\#(mode)"}}"#
        let answer = try answer(
            body(device, #"{"style":"formSheet"}"#, "keyboard", 0, 600, #"["stage.visible.height"]"#), at: path)
        let last = answer["intervals"].elements.last
        // The screen is 1,024 high, and its status bar 20.
        #expect(last?["to"] == 600)
        #expect(last?["same"]["stage.visible.height"] == 404)
    }

    /// The width of the screen is not in the request; where the range begins is.
    @Test func `points at its range where no value of that can be laid out`() throws {
        let problem = try problem(
            #"{"device":"iphone-8","dialog":{"style":"sheet"},"vary":"width","from":0,"to":0.1}"#, at: path)
        #expect(problem["errors"].elements.map { $0["pointer"] } == ["/from"])
    }

    /// Forty steps of 0.01 from 0.8 are 1.2000000000000002 in binary, with which a line of text is a point higher.
    @Test func `lays out the text sizes that it tells`() throws {
        let device = #""profile":"kde-phone-360x720""#
        let dialog =
            #"{"style":"x-responsive-dialog","content":{"title":"T","message":"T","actions":[{"id":"a"}]}}"#
        let answer = try answer(body("{\(device)}", dialog, "textSize", 0.8, 1.2, #"["layers.frame"]"#), at: path)
        let last = try #require(answer["intervals"].elements.last)
        #expect(last["to"] == 1.2)
        let whole = try spec(#"{"device":{\#(device),"textSize":1.2},"dialog":\#(dialog)}"#)
        #expect(last["same"]["layers.frame"].elements == whole["layers"].elements.map { $0["frame"] })
    }

    @Test func `finds ends to the pixel, between which every answer is the same`() throws {
        let member = "stage.sizeClass.horizontal"
        let answer = try answer(
            body(screen, #"{"style":"formSheet","content":{"title":"A"}}"#, "width", 300, 1100, #"["\#(member)"]"#),
            at: path)
        #expect(answer["vary"] == "width")
        #expect(answer["search"]["step"] == 0.5)
        #expect(answer["search"]["grid"] == 16)
        #expect(answer["search"]["exact"] == true)
        #expect(answer["search"]["layouts"].number <= 40)
        let intervals = answer["intervals"].elements
        #expect(intervals.count > 1)
        #expect(intervals.first?["from"] == 300)
        #expect(intervals.last?["to"] == 1100)
        for (one, next) in zip(intervals, intervals.dropFirst()) {
            #expect(next["from"].number - one["to"].number == 0.5)
            #expect(one["same"] != next["same"])
        }
        for interval in intervals {
            for end in ["from", "to"] {
                #expect(try style(interval[end].number, member) == interval["same"].members[member])
            }
        }
    }

    /// An alert keeps to the middle of what the keyboard leaves.
    @Test func `compares a member of all elements of a list`() throws {
        let dialog = #"{"style":"alert","content":{"title":"A","actions":[{"title":"OK"}]}}"#
        let intervals = try answer(
            body("iphone-se-3", dialog, "keyboard", 0, 100, #"["layers.frame","layers.dialog.id"]"#), at: path)[
                "intervals"
            ].elements
        #expect(intervals.count > 1)
        let alone = try layout(on: "iphone-se-3", dialog: dialog)["layers"].elements
        #expect(intervals.first?["same"].members["layers.frame"]?.elements == alone.map { $0["frame"] })
        #expect(intervals.first?["same"].members["layers.dialog.id"] == "dialog")
    }

    /// A title of one line cannot be cut where the dialog is wide enough, and the least width at which it is not is
    /// what a search by hand finds.
    @Test func `tells the least at which nothing is cut, scrolled or refused`() throws {
        let dialog =
            #"""
            {"style":"alert","content":{"title":"A","message":"B","textFields":[{"id":"f"}],\#
            "actions":[{"title":"One"},{"title":"Two"}]}}
            """#
        let device = #"{"screen":{"width":320,"height":568,"scale":1},"system":{"name":"iOS","version":"12"}}"#
        let answer = try answer(body(device, dialog, "height", 40, 568, #"["adaptations"]"#), at: path)
        func isWhole(_ height: Double) throws -> Bool {
            let response = try Scrim.shared.get().post(
                DialogBody(on: "320x\(height)@1", system: "iOS 12", dialog: dialog).json)
            guard response.status == 200 else { return false }
            return try JSON(response.body)["layers"].elements.allSatisfy {
                $0["role"] != "scroll" && $0["text"]["truncated"] != true
            }
        }
        let smallest = answer["smallest"].number
        #expect(smallest > 40)
        #expect(try isWhole(smallest))
        #expect(try !isWhole(smallest - 1))
    }

    @Test func `varies a keyboard from none on`() throws {
        let answer = try answer(
            body("iphone-8", #"{"style":"semiModal"}"#, "keyboard", 0, 300, #"["stage.keyboard"]"#), at: path)
        #expect(answer["intervals"][0]["from"] == 0)
        #expect(answer["intervals"][0]["to"] == 0)
        #expect(answer["intervals"][0]["same"].members["stage.keyboard"] == .null)
        // Every other height has a keyboard of its own: more than 40 layouts can tell.
        #expect(answer["search"]["exact"] == false)
        #expect(answer["search"]["layouts"] == 40)
    }

    @Test func `varies a window where the request has one, and else the screen`() throws {
        let device =
            #"{"profile":"ipad-pro-11","window":{"x":0,"y":0,"width":400,"height":800}}"#
        let windowed = try answer(
            body(device, "{}", "width", 320, 420, #"["stage.window.width","stage.bounds"]"#), at: path)
        for interval in windowed["intervals"].elements {
            #expect(interval["same"].members["stage.window.width"] == interval["from"])
        }
        #expect(Set(windowed["intervals"].elements.map { $0["same"].members["stage.bounds"] }).count == 1)
        // Held in landscape the width is the longer side.
        let landscape = #"{"profile":"iphone-8","orientation":"landscapeLeft"}"#
        let turned = try answer(body(landscape, "{}", "width", 480, 520, #"["stage.window"]"#), at: path)
        #expect(turned["intervals"][0]["same"].members["stage.window"]?["width"] == 480)
        #expect(turned["intervals"][0]["same"].members["stage.window"]?["height"] == 375)
    }

    /// A few hundred bytes that ask for gigabytes: refused by what they ask for, before any of it is done.
    @Test(arguments: ["transitions", "diagnostics"])
    func `refuses what all its layouts would cost together`(member: String) throws {
        let detents = (50...113).map(String.init).joined(separator: ",")
        let actions = Array(repeating: "{}", count: 32).joined(separator: ",")
        let sheet = #"{"style":"sheet","placement":{"detents":[\#(detents)]},"content":{"actions":[\#(actions)]}}"#
        let body = DialogBody(
            on: "iphone-17", dialog: sheet, options: #""rests":true"#,
            request: #""vary":"width","from":50,"to":4000,"of":["\#(member)"]"#
        ).json
        let server = try Scrim { $0.maxWork = 0 }
        let problem = try server.post(body, to: path)
        try expectProblem(problem, 422, code: "invalidRequest")
        let fault = try #require(try JSON(problem.body)["errors"].elements.first)
        #expect(fault["pointer"] == "" && fault["code"] == "tooMany")
        #expect(fault["message"].string?.contains("--max-rest-layers.") == true)
        // Without what is dear the same dialog is looked at.
        let cheap = body.replacingOccurrences(of: member, with: "presentation.resolved")
        #expect(try server.post(cheap, to: path).status == 200)
        server.expectStopsClean()
    }

    /// What is compared is written and read again; whether a member has an effect is found by two answers that are not.
    @Test func `looks for findings of a dialog as large as is usual, and advises what helps`() throws {
        func body(_ detents: Int, _ actions: Int, rests: Bool) -> String {
            let heights = (1...detents).map { "\(100 + $0)" }.joined(separator: ",")
            let buttons = Array(repeating: "{}", count: actions).joined(separator: ",")
            return DialogBody(
                "sheet", on: "iphone-17", content: #""title":"T","actions":[\#(buttons)]"#,
                placement: #""detents":[\#(heights)]"#, options: #""rests":\#(rests)"#,
                request: #""vary":"width","from":300,"to":900,"of":["diagnostics"]"#
            ).json
        }
        let server = try Scrim { $0.maxWork = 0 }
        // 12 layers at 16 detents and 40 widths: 40 · (2 · 3 · 12 · (8 + 48) + 2 · 12 · 8) are 169,000 of 400,000.
        #expect(try server.post(body(16, 2, rests: true), to: path).status == 200)
        for rests in [true, false] {
            let problem = try server.post(body(64, 32, rests: rests), to: path)
            try expectProblem(problem, 422, code: "invalidRequest")
            let message = try JSON(problem.body)["errors"][0]["message"].string ?? ""
            #expect(message.contains("options.rests") == rests, "\(message)")
            #expect(message.contains("detents") && message.contains("\"of\""), "\(message)")
        }
        server.expectStopsClean()
    }

    /// Every width has other frames: each is kept, and so are its bytes.
    @Test func `ends where what is kept is more than an answer may have`() throws {
        let server = try Scrim { $0.limits.answerBytes = 20_000 }
        let body = body("iphone-17", #"{"style":"sheet"}"#, "width", 300, 900, #"["layers"]"#)
        let problem = try server.post(body, to: path)
        try expectProblem(problem, 422, code: "invalidRequest")
        let fault = try #require(try JSON(problem.body)["errors"].elements.first)
        #expect(fault["code"] == "answerTooLarge")
        server.expectStopsClean()
    }

    @Test func `tells where a request is refused, and is refused where it always is`() throws {
        let dialog = #"{"style":"alert","content":{"title":"A"}}"#
        let device = #"{"screen":{"width":400,"height":400},"keyboard":{"height":100}}"#
        let answer = try answer(body(device, dialog, "keyboard", 100, 500, #"["presentation.resolved"]"#), at: path)
        let last = answer["intervals"].elements.last
        #expect(last?["refused"] == "keyboardFillsScreen")
        #expect(last?["same"] == [:])
        #expect(last?["from"].number == 400)
        let impossible = #"{"style":"semiModal","transition":{"style":"partialCurl"}}"#
        let problem = try problem(body("iphone-4", impossible, "width", 300, 400, #"["layers"]"#), at: path)
        #expect(problem["errors"][0]["code"] == "transitionNeedsStyle")
    }

    @Test(arguments: [
        (#","vary":"depth","from":1,"to":2"#, "/vary"), (#","vary":"width","from":2,"to":2"#, "/to"),
        (#","vary":"width","from":2,"to":-1"#, "/to"), (#","vary":"width","to":2"#, "/from"),
        (#","vary":"textSize","from":1,"to":20"#, "/to"), (#","vary":"width","from":1,"to":2,"of":[]"#, "/of"),
        (#","vary":"width","from":1,"to":2,"of":["laers"]"#, "/of/0"),
        (#","vary":"width","from":1,"to":2,"off":[]"#, "/off"),
    ])
    func `refuses what it cannot vary or look at`(members: String, pointer: String) throws {
        let problem = try problem(#"{"device":"iphone-4","dialog":{}\#(members)}"#, at: path)
        #expect(problem["errors"].elements.map { $0["pointer"].string } == [pointer])
    }
}
