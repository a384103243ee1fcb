import Foundation
import ServiceTestSupport
import TestSupport
import Testing

/// Every script with a font of its own, and some without, in weights and sizes enough.
private let manyScripts = #"""
    {"device":"iphone-16","dialog":{"style":"floating","content":{
      "title":"Delete حذف مחיקה ลบรูปภาพหรือไม่การกระทำนี้ फ़ोटो हटाएँ 写真 삭제 👍🏽",
      "message":"Привет Ελλάδα اردو میں لکھیے ۱۲۳ ยินดีต้อนรับ ﬁ Việt naïve",
      "actions":[{"id":"ok","title":"Ja, löschen"}]}}}
    """#

/// Comes with libpango: its dependency fontconfig-config wants a font. It has Tifinagh.
private let dejaVu = URL(filePath: "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf")

private let tifinagh =
    #"{"device":"iphone-16","dialog":{"style":"floating","content":{"title":"ⵜⵉⴼⵉⵏⴰⵖ","actions":[{"title":"OK"}]}}}"#

@Suite struct `Text` {
    /// The machine's fonts, its language, its home and the switches of the text libraries have no say.
    @Test(
        arguments: [
            [:], ["LANG": "ja_JP.UTF-8", "LANGUAGE": "ja"], ["LC_ALL": "tr_TR.UTF-8"], ["LANGUAGE": "ur:fa:mr"],
            ["PANGO_LANGUAGE": "zh-tw:ur:sr"],
            ["FONTCONFIG_FILE": "/dev/null", "HOME": "/nowhere", "TMPDIR": "/nowhere"],
            ["FC_LANG": "ar"], ["PANGOCAIRO_BACKEND": "none"],
            ["HB_SHAPER_LIST": "fallback", "HB_OPTIONS": "uniscribe-bug-compatible"],
        ] as [[String: String]])
    func `text is as wide on any machine`(variables: [String: String]) throws {
        let ending = try ScrimProcess.run(["resolve"], variables: variables, input: manyScripts)
        #expect(ending.status == 0, "\(ending.errors)")
        #expect(ending.output == (try Scrim.shared.get().post(manyScripts).body))
    }

    @Test func `text is as wide where the machine prefers other fonts`() throws {
        try withTemporaryDirectory { directory in
            let configuration = directory.appending(path: "fonts.conf")
            let text = """
                <?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
                <dir>/usr/share/fonts</dir>
                <match target="pattern"><edit name="family" mode="prepend" binding="strong"><string>DejaVu \
                Sans</string></edit></match>
                <match target="font"><edit name="embolden" mode="assign"><bool>true</bool></edit></match></fontconfig>
                """
            try Data(text.utf8).write(to: configuration)
            let variables = ["FONTCONFIG_FILE": configuration.path(), "FONTCONFIG_PATH": directory.path()]
            let ending = try ScrimProcess.run(["resolve"], variables: variables, input: manyScripts)
            #expect(ending.output == (try Scrim.shared.get().post(manyScripts).body))
        }
    }

    @Test func `text whose characters have no glyph is told, and at which member`() throws {
        let answer = try layout(
            "fullScreen", on: "iphone-3gs",
            content: #"""
                "navigationBar":{"title":"ⵜⵉ","leading":{"id":"back","title":"ක"},"trailing":[{"id":"x","title":"X"},
                 {"id":"y","title":"ᠮᠮ"}]},"title":"Plain","message":"ⵜⵉ and 写真","textFields":[{"id":"a"},{"id":"b",
                 "placeholder":"𠀀"}],"actions":[{"id":"ok","title":"OK"},{"id":"no","title":"ⵏ"}]
                """#)
        let findings = answer["diagnostics"].elements.filter { $0["rule"] == "glyphsMissing" }
        let pointers = Set(findings.compactMap { $0["pointer"].string })
        #expect(
            pointers == [
                "/dialog/content/navigationBar/title", "/dialog/content/navigationBar/leading/title",
                "/dialog/content/navigationBar/trailing/1/title", "/dialog/content/message",
                "/dialog/content/textFields/1/placeholder", "/dialog/content/actions/1/title",
            ])
        #expect(findings.count == 6 && findings.allSatisfy { $0["severity"] == "note" })
        for layer in answer["layers"].elements where layer["text"] != .missing {
            let missing = layer["text"]["missingGlyphs"]
            #expect((layer["text"]["metrics"] == "assumed") == (missing != .missing), "\(layer.text)")
        }
        let message = try #require(answer["layers"].elements.first { $0["id"] == "message" })
        #expect(message["text"]["missingGlyphs"] == 2)
        let title = try #require(answer["layers"].elements.first { $0["id"] == "title" })
        #expect(title["text"]["missingGlyphs"] == .missing && title["text"]["metrics"] == "measured")
    }
}

@Suite struct `Fonts of one's own` {
    @Test func `have what the built-in ones lack, and change the set's name`() throws {
        try #require(FileManager.default.fileExists(atPath: dejaVu.path()), "fonts-dejavu-core is not installed")
        try withTemporaryDirectory { directory in
            try FileManager.default.createSymbolicLink(
                at: directory.appending(path: "a.ttf"), withDestinationURL: dejaVu)
            let without = try JSON(Scrim.shared.get().get("/version").body)
            for (arguments, variables) in [
                (["--fonts", directory.path()], [:]), ([], ["SCRIM_FONTS": directory.path()]),
            ] as [([String], [String: String])] {
                let serving = try ServingProcess(["--port", "0"] + arguments, variables: variables)
                let version = try JSON(serving.get("/version").body)
                #expect(version["text"]["fonts"] != without["text"]["fonts"])
                #expect(version["text"]["engine"] == without["text"]["engine"])
                let resolved = try ScrimProcess.run(["resolve"] + arguments, variables: variables, input: tifinagh)
                let answer = try JSON(resolved.output)
                let title = try #require(answer["layers"].elements.first { $0["id"] == "title" })
                #expect(title["text"]["metrics"] == "measured" && title["text"]["missingGlyphs"] == .missing)
                serving.process.terminate()
                #expect(try serving.process.ending().status == 0)
            }
        }
        let title = try #require(try spec(tifinagh)["layers"].elements.first { $0["id"] == "title" })
        #expect(title["text"]["metrics"] == "assumed" && title["text"]["missingGlyphs"] == 7)
    }

    @Test func `fonts of one's own that cannot be used end the program with the setting's name`() throws {
        try withTemporaryDirectory { directory in
            let empty = directory.path()
            for (arguments, variables, setting) in [
                (["--fonts", "/nowhere/at/all"], [:], "--fonts"), (["--fonts", empty], [:], "--fonts"),
                ([], ["SCRIM_FONTS": empty], "SCRIM_FONTS"),
            ] as [([String], [String: String], String)] {
                let ending = try ScrimProcess.run(["serve", "--port", "0"] + arguments, variables: variables)
                #expect(ending.status == 1 && ending.errors.contains(setting), "\(ending.errors)")
            }
            try Data("no font".utf8).write(to: directory.appending(path: "bad.ttf"))
            let ending = try ScrimProcess.run(["serve", "--port", "0", "--fonts", empty])
            #expect(ending.status == 1 && ending.errors.contains("bad.ttf"), "\(ending.errors)")
        }
    }
}
