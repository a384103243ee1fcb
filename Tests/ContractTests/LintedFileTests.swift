import Foundation
import FoundationXML
import ServiceTestSupport
import TestSupport
import Testing

private let sheet = #"{"device":"ipad-1","dialog":{"style":"formSheet","content":{"title":"New Account"}}}"#
private let typo = "{\"device\":\"iphone-4\",\n\"dialog\":{\"stile\":\"alert\"}}"
private let notice =
    DialogBody("alert", on: "iphone-4", content: #""title":"Hi","message":"There","actions":[{"title":"OK"}]"#).json

/// Writes texts to files, named by their index, and hands out the paths.
private func withFiles(_ texts: [String], _ body: ([String]) throws -> Void) throws {
    try withTemporaryDirectory { directory in
        let paths = try texts.enumerated().map { index, text in
            let file = directory.appending(path: "\(index).json")
            try text.write(to: file, atomically: true, encoding: .utf8)
            return file.path()
        }
        try body(paths)
    }
}

@Suite struct `Linting files of which one is at fault` {
    @Test func `goes on with the others, and tells of the faulty one in its line`() throws {
        try withFiles([typo, sheet]) { files in
            let all = files + ["/nowhere.json"]
            let text = try ScrimProcess.run(["lint"] + all)
            #expect(text.status == 2)
            let lines = text.text.split(separator: "\n")
            #expect(lines.count == 3)
            #expect(lines[0].hasPrefix("\(files[0]):2:11: error: unknownMember at /dialog/stile: "))
            #expect(lines[0].hasSuffix(#"Did you mean "style"?"#))
            #expect(lines[1].hasPrefix("\(files[1]):1:20: error: exitRequired at /dialog: "))
            #expect(lines[2].hasPrefix("/nowhere.json:1:1: error: unreadable at the whole: "))
            let github = try ScrimProcess.run(["lint", "--format", "github"] + all).text
            #expect(
                github.contains(
                    "::error file=\(files[0]),line=2,col=11,endColumn=26,title=unknownMember::/dialog/stile: "))
            #expect(
                github.contains("::error file=\(files[1]),line=1,col=20,endColumn=84,title=exitRequired::/dialog: "))
            #expect(
                github.contains(
                    "::error file=/nowhere.json,line=1,col=1,title=unreadable::/nowhere.json cannot be read"))
            let json = try JSON(try ScrimProcess.run(["lint", "--format", "json"] + all).output).elements
            #expect(json.map { $0["rule"] } == ["unknownMember", "exitRequired", "unreadable"])
            let sarif = try JSON(try ScrimProcess.run(["lint", "--format", "sarif"] + all).output)["runs"][0]
            #expect(sarif["results"].elements.map { $0["level"] } == ["error", "error", "error"])
        }
    }
}

@Suite struct `Rules that an app has decided about` {
    @Test func `fail from the severity on that is named`() throws {
        for (least, status) in [("error", 0), ("warning", 1), ("note", 1)] as [(String, Int32)] {
            #expect(try ScrimProcess.run(["lint", "--fail-on", least, "-"], input: notice).status == status)
        }
        #expect(try ScrimProcess.run(["lint", "--fail-on", "fatal", "-"], input: notice).status == 64)
    }

    @Test func `rules that an app has decided about are left out, or heard more or less`() throws {
        let off = try ScrimProcess.run(["lint", "--off", "exitRequired", "-"], input: sheet)
        #expect(off.status == 0 && off.text == "")
        let note = try ScrimProcess.run(["lint", "--severity", "exitRequired=note", "-"], input: sheet)
        #expect(note.status == 0 && note.text.hasPrefix("-:1:20: note: exitRequired"))
        let wrong = try ScrimProcess.run(["lint", "--off", "exitRequird", "-"], input: sheet)
        #expect(wrong.status == 64 && wrong.errors.contains(#"Did you mean "exitRequired"?"#))
    }

    @Test func `stand in a file, which options stand above`() throws {
        let settings = [
            #"{"rules":{"off":["exitRequired"]}}"#, #"{"rules":{"severity":{"exitRequired":"warning"}}}"#,
            #"{"rules":{"off":["exitRequird"],"severity":{"exitRequired":"fatal"}}}"#,
        ]
        try withFiles(settings) { files in
            #expect(try ScrimProcess.run(["lint", "--config", files[0], "-"], input: sheet).text == "")
            let warned = try ScrimProcess.run(["lint", "--config", files[1], "-"], input: sheet)
            #expect(warned.status == 0 && warned.text.hasPrefix("-:1:20: warning: exitRequired"))
            let above = ["lint", "--config", files[1], "--severity", "exitRequired=error", "-"]
            #expect(try ScrimProcess.run(above, input: sheet).status == 1)
            let wrong = try ScrimProcess.run(["lint", "--config", files[2], "-"], input: sheet)
            #expect(wrong.status == 1)
            #expect(wrong.errors.contains("/rules/off/0: ") && wrong.errors.contains("/rules/severity/exitRequired: "))
        }
    }
}

@Suite struct `Checks whose request is at fault` {
    @Test func `name the member that is not known, and the nearest that is`() throws {
        let file = #"""
            [{"device":"iphone-4","dialog":{"stile":"alert"},"expect":{"layers":{}}},
             {"request":{"device":"iphone-4","dialog":{"stile":"alert"}},"expect":{"layers":{}}}]
            """#
        let tap = try ScrimProcess.run(["check", "-"], input: file)
        #expect(tap.status == 1)
        #expect(tap.text.contains(#""/0/dialog/stile: "#) && tap.text.contains(#""/1/request/dialog/stile: "#))
        #expect(tap.text.contains(#"Did you mean \"style\"?"#))
        #expect(!tap.text.contains("/layers"))
        let junit = try ScrimProcess.run(["check", "--format", "junit", "-", "/nowhere.json"], input: file)
        let suite = try #require(
            try XMLDocument(xmlString: junit.text).rootElement()?.elements(forName: "testsuite").first)
        let cases = suite.elements(forName: "testcase")
        #expect(cases.map { $0.elements(forName: "failure").count } == [1, 1, 0])
        #expect(cases.map { $0.elements(forName: "error").count } == [0, 0, 1])
    }

    @Test func `fail by findings of their answers where that is asked for`() throws {
        let check = #"{"request":\#(sheet),"expect":{"schemaVersion":1}}"#
        #expect(try ScrimProcess.run(["check", "-"], input: check).status == 0)
        let failed = try ScrimProcess.run(["check", "--fail-on", "error", "-"], input: check)
        #expect(failed.status == 1 && failed.text.contains("error: exitRequired at /request/dialog: "))
        #expect(
            try ScrimProcess.run(["check", "--fail-on", "error", "--off", "exitRequired", "-"], input: check).status
                == 0)
    }

    @Test func `checks whose request is at fault are written anew with what is answered, all else as it was`() throws {
        let before = #"""
            [ {"name": "a", "device": "iphone-4", "dialog": {"style": "semiModal"},
               "expect": {"layers": {"dialog": {"frame": { "y" : 1.5e1 , "height":240 }}, "none": 3}}} ]
            """#
        try withFiles([before]) { files in
            let ending = try ScrimProcess.run(["check", "--update"] + files)
            #expect(ending.status == 0)
            #expect(
                ending.errors.split(separator: "\n") == [
                    "\(files[0]):2:48: a: /layers/dialog/frame/y: 15 became 240",
                    "\(files[0]):2:79: a: /layers/none: 3 became null", "updated \(files[0])",
                ])
            let after = before.replacing("1.5e1", with: "240").replacing(#""none": 3"#, with: #""none": null"#)
            #expect(try String(contentsOfFile: files[0], encoding: .utf8) == after)
            #expect(try ScrimProcess.run(["check"] + files).status == 0)
        }
        #expect(try ScrimProcess.run(["check", "--update", "-"], input: "[]").status == 64)
    }
}

@Suite struct `A slip on the command line` {
    @Test(arguments: [
        (["help", "nosuch"], "The commands are "), (["help", "lnt"], #"Did you mean "lint"?"#),
        (["--verison"], #"Did you mean "--version"?"#), (["--hepl"], #"Did you mean "--help"?"#),
        (["devices", "--format", "xml"], "Usage: scrim devices "),
        (["devices", "iphone-4", "--format", "cpd"], #"Did you mean "cdp"?"#),
    ])
    func `ends with 64 and a hint`(arguments: [String], hint: String) throws {
        let ending = try ScrimProcess.run(arguments)
        #expect(ending.status == 64)
        #expect(ending.errors.contains(hint), "\(ending.errors)")
    }

    @Test(arguments: [
        (["lint"], "Usage: scrim lint "), (["lint", "--update-baseline", "-"], "Usage: scrim lint "),
        (["check"], "Usage: scrim check "),
    ])
    func `a slip on the command line that a run finds ends with 64 and the usage of its command`(
        arguments: [String], usage: String
    ) throws {
        try withTemporaryDirectory { directory in
            let ending = try ScrimProcess.run(arguments, input: notice, in: directory)
            #expect(ending.status == 64)
            #expect(ending.errors.contains(usage) && ending.errors.contains("See 'scrim \(arguments[0]) --help'"))
        }
    }

    @Test(arguments: ["lint", "check"]) func `in the name of a file of settings ends with 2`(command: String) throws {
        let ending = try ScrimProcess.run([command, "-", "--config", "nope.json"], input: notice)
        #expect(ending.status == 2 && ending.text == "")
        #expect(ending.errors.hasPrefix("Error: nope.json cannot be read: "))
    }

    @Test func `a slip on the command line is no file of another format than its name says`() throws {
        try withTemporaryDirectory { directory in
            for (name, hint) in [("x.gif", ".png"), ("x.pngg", "Did you mean .png?")] {
                let file = directory.appending(path: name)
                let ending = try ScrimProcess.run(["resolve", "-o", file.path()], input: notice)
                #expect(ending.status == 1 && ending.errors.contains(hint))
                #expect(!FileManager.default.fileExists(atPath: file.path()))
            }
            let file = directory.appending(path: "x.lottie")
            #expect(try ScrimProcess.run(["resolve", "-o", file.path()], input: notice).status == 0)
            #expect(try JSON(Array(Data(contentsOf: file)))["layers"] != .missing)
        }
    }
}
