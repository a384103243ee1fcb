import Foundation
import FoundationXML
import ServiceTestSupport
import TestSupport
import Testing

/// A form sheet on an iPad offers no way out of it: `exitRequired`, at the column of its member `dialog`.
private let sheet = #"{"device":"ipad-1","dialog":{"style":"formSheet","content":{"title":"New Account"}}}"#
/// The same without a device.
private let open = #"{"dialog":{"style":"formSheet","content":{"title":"New Account"}}}"#
/// Half of an iPhone 4, 240 points of 480.
private let panel = DialogBody(
    "semiModal", on: "iphone-4", request: #""name":"half","expect":{"layers":{"dialog":{"frame":{"y":240}}}}"#
).json

/// A folder with files of these texts, by their paths in it.
private func withProject(_ files: [String: String], _ body: (URL) throws -> Void) throws {
    try withTemporaryDirectory { folder in
        for (path, text) in files {
            let file = folder.appending(path: path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try text.write(to: file, atomically: true, encoding: .utf8)
        }
        try body(folder)
    }
}

/// What starts the lines that a command prints, as far as the rule, and how it ended.
private func lint(_ arguments: String..., in folder: URL) throws -> (lines: [String], ending: ScrimProcess.Ending) {
    let ending = try ScrimProcess.run(["lint"] + arguments, in: folder)
    return (ending.text.split(separator: "\n").map { String($0.prefix { $0 != " " }) }, ending)
}

@Suite struct `A file that is linted` {
    /// Code quality reports and annotations want paths from the root of the repository.
    @Test func `is named by its path from the working folder, and linted once`() throws {
        try withProject(["a.json": sheet, "deep/b.json": sheet, "scrim.json": "{}"]) { folder in
            let whole = folder.appending(path: "a.json").path()
            #expect(try lint("a.json", "./a.json", whole, "deep/../a.json", in: folder).lines == ["a.json:1:20:"])
            let all = try lint(".", in: folder)
            #expect(all.lines == ["a.json:1:20:", "deep/b.json:1:20:"])
            #expect(try lint("./deep/*.json", in: folder).lines == ["deep/b.json:1:20:"])
            let inside = folder.appending(path: "deep")
            #expect(try lint("../a.json", "./b.json", in: inside).lines == ["../a.json:1:20:", "b.json:1:20:"])
            let reports = try ["./a.json", "a.json", whole].map {
                try ScrimProcess.run(["lint", "--format", "gitlab", $0], in: folder).text
            }
            #expect(Set(reports).count == 1 && reports[0].contains(#""path":"a.json""#))
        }
    }

    /// Behind a link `..` is the folder above what it leads to.
    @Test func `is not mistaken for another one by a link`() throws {
        try withProject(["a.json": "{", "far/a.json": sheet, "far/off/b.json": sheet]) { folder in
            try FileManager.default.createSymbolicLink(
                at: folder.appending(path: "link"), withDestinationURL: folder.appending(path: "far/off"))
            #expect(try lint("link/../a.json", in: folder).lines == ["link/../a.json:1:20:"])
        }
    }
}

@Suite struct `The file of settings of a project` {
    @Test func `says which files are linted and which are checked, from every folder below`() throws {
        let settings = #"{"files": ["dialogs/**/*.json", "!dialogs/old"], "checks": ["checks"]}"#
        let files = [
            "scrim.json": settings, "dialogs/a.json": sheet, "dialogs/deep/er/b.json": sheet, "dialogs/old/c.json": "{",
            "dialogs/.hidden/d.json": "{", "dialogs/e.txt": "{", "checks/panel.json": panel,
        ]
        try withProject(files) { folder in
            let above = try lint(in: folder)
            #expect(above.lines == ["dialogs/a.json:1:20:", "dialogs/deep/er/b.json:1:20:"])
            #expect(above.ending.status == 1)
            let below = try lint(in: folder.appending(path: "dialogs/deep"))
            #expect(below.lines == ["../../dialogs/a.json:1:20:", "er/b.json:1:20:"])
            #expect(
                try ScrimProcess.run(["check"], in: folder).text
                    == "TAP version 14\n1..1\nok 1 - checks/panel.json: half\n")
            let given = try lint("dialogs/a.json", in: folder)
            #expect(given.lines == ["dialogs/a.json:1:20:"])
            #expect(try lint("dialogs/*.json", in: folder).lines == ["dialogs/a.json:1:20:"])
            #expect(try lint("dialogs/deep", in: folder).lines == ["dialogs/deep/er/b.json:1:20:"])
        }
    }

    /// A folder whose name is no text cannot be opened by one, so that what is in it would be passed over in silence.
    @Test(arguments: ["lint", "check"])
    func `the file of settings of a project is not silent of a folder whose name is not UTF-8`(command: String) throws {
        try withProject(["dialogs/a.json": command == "lint" ? sheet : panel]) { folder in
            let before = try ScrimProcess.run([command, "dialogs"], in: folder)
            let path = folder.appending(path: "dialogs").path(percentEncoded: false)
            let name = (Array((path + "/d").utf8) + [0xFE, 0]).map { CChar(bitPattern: $0) }
            let made = unsafe mkdir(name, 0o755)
            #expect(made == 0)
            let after = try ScrimProcess.run([command, "dialogs"], in: folder)
            #expect(before.status != 2 && after.status == 2)
            #expect(after.errors.contains("the name is not UTF-8"), "\(after)")
            let removed = unsafe rmdir(name)
            #expect(removed == 0)
            // A file of such a name that no pattern means is none of a command's matters.
            #expect(try ScrimProcess.run([command, "dialogs/a.json"], in: folder).status == before.status)
        }
    }

    @Test func `says how severe a finding may be, below the options`() throws {
        let settings =
            #"{"files": ["*.dialog.json"], "failOn": "never", "rules": {"severity": {"exitRequired": "warning"}}}"#
        try withProject(["scrim.json": settings, "a.dialog.json": sheet]) { folder in
            #expect(try lint(in: folder).ending.status == 0)
            for (least, status) in [("warning", 1), ("error", 0)] as [(String, Int32)] {
                let ending = try lint("--fail-on", least, in: folder).ending
                #expect(ending.status == status)
            }
            #expect(try lint("--fail-on", "warning", "--off", "exitRequired", in: folder).ending.text == "")
        }
    }

    @Test func `says on which devices a dialog is laid out that names none`() throws {
        let profile =
            #"{"id":"kiosk","name":"Kiosk","system":{"name":"web"},"screen":{"width":320,"height":240,"scale":1}}"#
        let files = [
            "scrim.json": #"{"devices": ["ipad-1", "ipad-2", "own.json"]}"#, "own.json": profile, "open.json": open,
            "both.json": #"{"requests":[\#(open),\#(sheet)]}"#,
        ]
        try withProject(files) { folder in
            let all = try ScrimProcess.run(["lint", "open.json", "--format", "json"], in: folder)
            let found = try JSON(all.output).elements.filter { $0["rule"] == "exitRequired" }
            #expect(found.map { $0["pointer"] } == ["/dialog"])
            #expect(found.first?["devices"].elements.contains("ipad-1") == true)
            #expect(found.first?["devices"].elements.contains("ipad-2") == true)
            let one = try ScrimProcess.run(["lint", "both.json", "--device", "ipad-2", "--format", "json"], in: folder)
            let exits = try JSON(one.output).elements.filter { $0["rule"] == "exitRequired" }
            #expect(exits.map { $0["pointer"] } == ["/requests/0/dialog", "/requests/1/dialog"])
            #expect(exits.first?["devices"] == ["ipad-2"] && exits.last?["devices"] == .missing)
        }
        try withProject(["open.json": open]) { folder in
            let ending = try lint("open.json", in: folder).ending
            #expect(ending.status == 2 && ending.text.contains("missingMember at /device"))
        }
    }

    @Test(arguments: [
        (#"{"file": []}"#, #"/file: This member is not known here. Did you mean "files"?"#),
        (#"{"devices": ["iphon-17"]}"#, #"there is no device "iphon-17". Did you mean "iphone-17"?"#),
        (#"{"devices": ["none.json"]}"#, "none.json"), ("{'a'}", "line 1, column 2"),
    ])
    func `the file of settings of a project is refused where something in it is wrong, by its pointer`(
        settings: String, hint: String
    ) throws {
        try withProject(["scrim.json": settings, "a/b.json": sheet]) { folder in
            let ending = try lint("a/b.json", in: folder).ending
            #expect(ending.status == 1 && ending.text == "")
            #expect(ending.errors.contains(hint), "\(ending.errors)")
        }
    }

    @Test func `has to name files where the command line names none`() throws {
        try withProject(["scrim.json": #"{"files": ["none/*.json"]}"#]) { folder in
            let ending = try lint(in: folder).ending
            #expect(ending.status == 2 && ending.errors.contains(#"no file matches "none/*.json""#))
            let check = try ScrimProcess.run(["check"], in: folder)
            #expect(check.status == 64 && check.errors.contains(#""checks" in scrim.json"#))
        }
    }
}

@Suite struct `A baseline` {
    private let files = ["scrim.json": #"{"files": ["d/*.json"], "baseline": "ci/known.json"}"#, "d/a.json": sheet]

    @Test func `leaves out what it knows, and tells what is gone`() throws {
        try withProject(files.merging(["ci/.keep": ""]) { $1 }) { folder in
            #expect(try lint(in: folder).ending.status == 2)
            let written = try lint("--update-baseline", in: folder).ending
            #expect(written.status == 0 && written.text == "")
            let known = folder.appending(path: "ci/known.json")
            #expect(
                try JSON(Array(Data(contentsOf: known)))["findings"]
                    == [["file": "../d/a.json", "rule": "exitRequired", "pointer": "/dialog"]])
            // From anywhere, and wherever in the file it stands.
            try ("\n\n" + sheet).write(to: folder.appending(path: "d/a.json"), atomically: true, encoding: .utf8)
            #expect(try lint(in: folder.appending(path: "d")).ending.status == 0)
            try sheet.write(to: folder.appending(path: "d/b.json"), atomically: true, encoding: .utf8)
            let new = try lint(in: folder)
            #expect(new.lines == ["d/b.json:1:20:"] && new.ending.status == 1 && new.ending.errors == "")
            let mended = sheet.replacing("formSheet", with: "semiModal")
            try mended.write(to: folder.appending(path: "d/a.json"), atomically: true, encoding: .utf8)
            #expect(try lint(in: folder).ending.errors.hasPrefix("gone: ../d/a.json: exitRequired at /dialog\n"))
            // What was not looked at may still be there.
            #expect(try lint("d/b.json", in: folder).ending.errors == "")
            #expect(try lint("--update-baseline", in: folder).ending.status == 0)
            #expect(try JSON(Array(Data(contentsOf: known)))["findings"].elements.map { $0["file"] } == ["../d/b.json"])
        }
    }

    /// What other devices have may still be there.
    @Test func `calls nothing gone on devices that were not asked about`() throws {
        try withProject(["scrim.json": files["scrim.json"] ?? "", "d/a.json": open, "ci/.keep": ""]) { folder in
            #expect(try lint("--device", "ipad-1", "--update-baseline", in: folder).ending.status == 0)
            let known = folder.appending(path: "ci/known.json")
            let before = try Data(contentsOf: known)
            #expect(try JSON(Array(before))["findings"].elements.map { $0["device"] } == ["ipad-1"])
            #expect(try lint("--device", "iphone-15", in: folder).ending.errors == "")
            #expect(try lint("--device", "iphone-15", "--update-baseline", in: folder).ending.status == 0)
            #expect(try Data(contentsOf: known) == before)
        }
    }

    /// A folder is not half read without a word.
    @Test func `tells of names that are no UTF-8`() throws {
        try withProject(files.merging(["ci/known.json": #"{"findings":[]}"#]) { $1 }) { folder in
            // Foundation writes none.
            let shell = Process()
            shell.executableURL = URL(filePath: "/bin/sh")
            shell.arguments = ["-c", #"touch "$(printf 'd/\377.json')""#]
            shell.currentDirectoryURL = folder
            try shell.run()
            shell.waitUntilExit()
            let ending = try lint(in: folder).ending
            #expect(ending.status == 2 && ending.errors.contains("UTF-8"))
        }
    }

    @Test func `knows no faults of files, and has to be one`() throws {
        try withProject(files.merging(["d/b.json": "{", "ci/known.json": #"{"findings":[]}"#]) { $1 }) { folder in
            let ending = try lint("--update-baseline", in: folder).ending
            #expect(ending.status == 2 && ending.text.hasPrefix("d/b.json:1:2: error: unexpectedEnd"))
        }
        try withProject(files.merging(["ci/known.json": #"{"findings":[{"file":"a","rul":"b"}]}"#]) { $1 }) { folder in
            let ending = try lint(in: folder).ending
            #expect(ending.status == 1 && ending.errors.contains(#"/findings/0/rul: "#))
        }
        try withProject(["d/a.json": sheet]) { folder in
            let ending = try lint("--update-baseline", "d/a.json", in: folder).ending
            #expect(ending.status == 64 && ending.errors.contains("--baseline FILE"))
        }
    }
}

@Suite struct `Reports beside the one that is printed` {
    @Test func `reports beside the one that is printed are written in the forms that are asked for`() throws {
        try withProject(["a.json": sheet, "b.json": panel]) { folder in
            let forms = ["sarif", "junit", "tap", "gitlab", "markdown", "github"]
            let ending = try ScrimProcess.run(
                ["lint", "a.json"] + forms.map { "--report=\($0)=out.\($0)" }, in: folder)
            #expect(ending.status == 1 && ending.text.hasPrefix("a.json:1:20: error: exitRequired"))
            func text(_ form: String) throws -> String {
                try String(contentsOf: folder.appending(path: "out.\(form)"), encoding: .utf8)
            }
            #expect(try JSON(Array(try text("sarif").utf8))["runs"][0]["results"].elements.count == 1)
            #expect(try text("tap").hasPrefix("TAP version 14\n1..1\nnot ok 1 - a.json\n"))
            #expect(try text("github").hasPrefix("::error file=a.json,line=1,col=20,"))
            #expect(try text("markdown").hasPrefix("### scrim lint: 1 error in 1 file\n"))
            let quality = try JSON(Array(try text("gitlab").utf8))[0]
            #expect(quality["severity"] == "major" && quality["location"]["lines"]["begin"] == 1)
            let junit = try XMLDocument(xmlString: try text("junit")).rootElement()?.elements(forName: "testsuite")
                .first
            #expect(junit?.attribute(forName: "failures")?.stringValue == "1")
            let quiet = try ScrimProcess.run(
                ["lint", "a.json", "--format", "markdown", "--off", "exitRequired"], in: folder)
            #expect(quiet.text == "### scrim lint: nothing found in 1 file\n")
            let check = try ScrimProcess.run(["check", "b.json", "--format", "markdown"], in: folder)
            #expect(check.text == "### scrim check: 1 check, all hold\n")
            let wrong = try ScrimProcess.run(["lint", "a.json", "--report", "sarf=x"], in: folder)
            #expect(wrong.status == 64 && wrong.errors.contains(#"Did you mean "sarif"?"#))
        }
    }
}
