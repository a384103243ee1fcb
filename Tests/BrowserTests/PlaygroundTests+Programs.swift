import BrowserTestSupport
import Foundation
import ServiceTestSupport
import TestSupport
import Testing

extension PlaygroundTests {
    /// Whoever has no mouse: by Tab, arrows, letters and Enter from the page's start.
    @Test("leads by keys alone to a curl that works")
    func keys() throws {
        try open()
        try run("navigator.clipboard.writeText = async (text) => { window.copied = text; };")
        let choices = [
            ("member-device-profile", "iPad Pro 11-inch (M4"), ("member-device-orientation", "landscapeL"),
            ("member-device-keyboard", "docked"), ("member-dialog-style", "formSheet"),
        ]
        for (id, name) in choices {
            try reach("document.activeElement.id === '\(id)'")
            for letter in name { try page.press(String(letter)) }
        }
        try reach("document.activeElement.textContent === 'Copy curl'")
        try page.press("Enter")
        try run("await until(() => window.copied, 'copied');")
        let curl = try #require(try run("return window.copied;").string)
        let printed = try output(of: curl)
        let body = DialogBody(
            "formSheet", on: "ipad-pro-11-m4", state: #""orientation":"landscapeLeft","keyboard":"docked""#,
            content: #"""
                "title":"Delete “Lisbon”?","message":"The album and its 48 photos are removed from all your devices.",
                 "actions":[{"id":"cancel","title":"Cancel","role":"cancel"},
                 {"id":"delete","title":"Delete","role":"destructive"}]
                """#
        ).json
        #expect(printed == (try scrim.post(body).body))
        expectQuiet()
    }

    /// Presses Tab until something has the focus.
    private func reach(_ condition: String) throws {
        for _ in 0..<90 {
            if try run("return \(condition);") == .bool(true) { return }
            try page.press("Tab")
        }
        Issue.record("Tab never leads to where \(condition)")
    }

    /// What a shell prints.
    private func output(of command: String) throws -> [UInt8] {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments = ["-c", command]
        process.standardOutput = pipe
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return Array(data)
    }

    @Test("copies programs that ask for just what is shown")
    func snippets() throws {
        // A backslash before a number sign, too, by which Swift's raw strings begin an escape.
        let title = "It's “50 %” \\\\#(x) & <b>"
        try open()
        try run("put('member-dialog-content-title', \"\(title)\"); document.getElementById('tab-copy').click();")
        try run("await until(() => document.querySelector('.snippet code').textContent.includes('50 %'), 'the title');")
        let exports = try run(
            "return [...document.querySelectorAll('.exports a[download]')].map((link) => link.getAttribute('href'));"
        ).elements.compactMap(\.string)
        #expect(Set(exports.compactMap { $0.split(separator: "=").last }) == Set(try exportFormats()))
        for address in exports {
            // A pixel a point is enough to see that it is answered.
            let isRaster = ["png", "apng", "filmstrip"].contains { address.hasSuffix("format=\($0)") }
            let status = try scrim.get(address + (isRaster ? "&scale=1" : "")).status
            #expect(status == 200, "\(address)")
        }
        let texts = try run(
            """
            return Object.fromEntries([...document.querySelectorAll('.snippet')].map((one) => [one.ariaLabel, \
            one.querySelector('code').textContent]));
            """
        )
        let plain = try output(of: try #require(texts["curl"].string))
        #expect(try JSON(plain)["layers"].elements.contains { $0["text"]["content"] == "It's “50 %” \\#(x) & <b>" })
        let url = try #require(texts["URL"].string)
        #expect(try scrim.get(String(url.dropFirst(scrim.address.count - 1))).body == plain)
        let script = try #require(texts["Python"].string) + "\nprint(specification['layers'][2]['id'])"
        #expect(String(decoding: try output(of: "python3 -c \(quoted(script))"), as: UTF8.self) == "dialog\n")
        let fetched = try run("\(try #require(texts["fetch"].string)) return specification.layers;")
        #expect(fetched.elements.count == (try JSON(plain)["layers"].elements.count))
        let program = try #require(texts["Swift"].string) + "\nFileHandle.standardOutput.write(data)"
        let compiled =
            """
            f=$(mktemp -d) && printf %s \(quoted(program)) >$f/main.swift && swiftc -o $f/run $f/main.swift && \
            $f/run; rm -r $f
            """
        #expect(try output(of: compiled) == plain)
        expectQuiet()
    }

    /// The forms beside JSON in which the contract offers an answer.
    private func exportFormats() throws -> [Substring] {
        let contract = try JSON(scrim.get("/openapi.json").body)
        return contract["components"]["parameters"]["AnswerFormat"]["schema"]["enum"].elements
            .compactMap { $0.string?[...] }.filter { $0 != "json" }
    }

    private func quoted(_ text: String) -> String { "'" + text.replacing("'", with: "'\\''") + "'" }
}
