import AnswerTestSupport
import ServiceTestSupport
import TestSupport
import Testing

extension JSON {
    /// The contrasts that a finding tells, each with the one that it needs.
    fileprivate var pairs: [(seen: Double, needed: Double)] {
        let ratios = self["message"].string?.ratios ?? []
        return stride(from: 0, to: ratios.count - 1, by: 2).map { (ratios[$0], ratios[$0 + 1]) }
    }

    fileprivate func findings(of rule: String) -> [JSON] {
        self["diagnostics"].elements.filter { $0["rule"] == .string(rule) }
    }
}

@Suite struct `Texts and what they stand on` {
    @Test(arguments: systemsByLook)
    func `have the contrast that people need in every default, or a note says that the platform has it so`(
        profile: String
    ) throws {
        for style in allStyles {
            for appearance in ["light", "dark"] {
                for contrast in ["normal", "increased"] {
                    let device = #"{"profile":"\#(profile)","appearance":"\#(appearance)","contrast":"\#(contrast)"}"#
                    let answer = try layout(on: device, dialog: wholeDialog(style))
                    expectTold(answer, "\(style), \(appearance), \(contrast)")
                }
            }
        }
    }

    private func expectTold(_ answer: JSON, _ name: String) {
        let seen = SeenColors(answer: answer)
        let told = answer.findings(of: "textContrast")
        #expect(told.allSatisfy { $0["severity"] == "note" }, "\(name)")
        // A level of a channel more or less, by what a text's alpha is rounded to, makes two hundredths of a dark
        // ratio.
        let hair = 1.02
        for layer in answer["layers"].elements where layer["text"] != .missing {
            guard let ratio = seen.contrast(ofText: layer), ratio * hair < SeenColors.needed(by: layer) else {
                continue
            }
            // What is told is the worst of all, so no better than over black and white.
            let isTold = told.contains { $0.pairs.contains { $0.seen <= ratio * hair } }
            #expect(isTold, "\(name): \(layer["id"].string ?? "") has \(ratio)")
        }
        for finding in told {
            // One for each pair of colours that the platform has so, all in one note.
            #expect(!finding.pairs.isEmpty && finding.pairs.allSatisfy { $0.seen < $0.needed }, "\(finding)")
            #expect(finding["message"].string?.hasPrefix("The platform itself falls short: ") == true)
        }
    }

    /// 40 grounds by chance, on three platforms: with what the fix names there is nothing left to tell of the ground.
    @Test(arguments: ["iphone-15", "pixel-8", "desktop-1440x900"])
    func `texts that a request colours are a warning at its member, with a shade that would do`(profile: String) throws
    {
        var random = SeededGenerator(seed: 19)
        var warned = 0
        for _ in 0..<40 {
            let rgb = (0..<3).map { _ in UInt8.random(in: 0...255, using: &random) }
            let hex = "#" + rgb.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
            let pointer = "/dialog/content/background/color"
            func warnings(_ color: String) throws -> [JSON] {
                try layout(
                    "floating", on: profile,
                    content: #""title":"T","message":"M","background":{"color":"\#(color)"}"#
                ).findings(of: "textContrast")
            }
            let found = try warnings(hex)
            guard let first = found.first else { continue }
            warned += 1
            #expect(found.allSatisfy { $0.isComplete("warning", below: pointer) })
            let better = first["fix"].string?.split(separator: " ").last?.dropLast()
            #expect(first["fix"].string?.hasPrefix("Set content.background.color to #") == true)
            #expect(try warnings(String(better ?? "")) == [], "\(hex)")
        }
        // Black on a colour by chance is hard to read about every third time.
        #expect(warned > 5)
    }

    /// Black on #381DAB has 1.93 : 1, and #999999 on the light ground of the same alert less than 3.
    @Test func `texts that a button's own colours are a warning at each, and its fix is one`() throws {
        func found(_ background: String, _ color: String) throws -> [JSON] {
            try layout(
                "alert", on: "desktop-1280x800",
                content: #"""
                    "title":"T","actions":[{"title":"Erase","background":"\#(background)"},{"title":"Keep",
                    "role":"cancel","color":"\#(color)"}]
                    """#
            ).findings(of: "textContrast").sorted { ($0["pointer"].string ?? "") < ($1["pointer"].string ?? "") }
        }
        let findings = try found("#381DAB", "#999999")
        #expect(
            findings.map { $0["pointer"] } == [
                "/dialog/content/actions/0/background", "/dialog/content/actions/1/color",
            ])
        #expect(findings.allSatisfy { $0.isComplete("warning", below: $0["pointer"].string ?? "") })
        let better = findings.map { $0["changes"][0]["value"].string ?? "" }
        try #require(better.count == 2)
        #expect(try found(better[0], better[1]) == [])
    }

    @Test func `texts of disabled buttons may be hard to read`() throws {
        func names(_ enabled: String) throws -> Bool {
            try layout(
                "floating", on: "pixel-8",
                content: ##"""
                    "title":"T","background":{"color":"#777777"},"actions":[{"id":"a","title":"A",
                     "enabled":\##(enabled)},{"id":"b","title":"B","role":"destructive"}]
                    """##
            ).findings(of: "textContrast").contains { $0["message"].string?.contains("action:a") == true }
        }
        #expect(try names("true"))
        #expect(try !names("false"))
    }

    @Test func `texts that a theme colours are a warning at its role, in the appearance that is shown`() throws {
        func found(_ color: String, _ appearance: String) throws -> [JSON] {
            try layout(
                "floating", on: "iphone-15", state: #""appearance":"\#(appearance)""#,
                content: #""title":"T","message":"M""#, dialog: #""theme":{"light":{"label":"\#(color)"}}"#
            ).findings(of: "textContrast")
        }
        let light = try #require(try found("#AAAAAA", "light").first)
        #expect(light.isComplete("warning", below: "/dialog/theme/light/label"))
        // #AAAAAA on white has 2.32 : 1.
        #expect(light["message"].string?.ratios == [2.32, 4.5])
        let better = String(light["fix"].string?.split(separator: " ").last?.dropLast() ?? "")
        #expect(light["fix"] == .string("Set theme.light.label to \(better)."))
        #expect(try found(better, "light") == [])
        #expect(try found("#AAAAAA", "dark") == [])
    }

    @Test func `texts are told once where they are alike, with all their names`() throws {
        let answer = try spec(
            ##"""
            {"device":"pixel-8","dialog":{"style":"alert","content":{"title":"T","message":"M",
             "background":{"color":"#777777"},"actions":[{"id":"a","title":"A"},{"id":"b","title":"B"}]}}}
            """##)
        let found = answer.findings(of: "textContrast")
        #expect(found.filter { $0["message"].string?.contains("action:a, action:b") == true }.count == 1)
    }

    @Test func `texts that are large need less`() throws {
        // Black on #666666 has 3.66 : 1. A browser's h2 is 24 px.
        let answer = try layout(
            "alert", on: "desktop-1440x900", content: ##""title":"T","message":"M","background":{"color":"#666666"}"##)
        #expect(answer.fontSize(of: "title") == 24)
        let found = answer.findings(of: "textContrast")
        #expect(found.count == 1)
        #expect(found[0]["message"].string?.contains("The text of message ") == true)
        #expect(found[0]["message"].string?.contains("3.66 : 1 and needs 4.5 : 1") == true)
    }

    @Test func `texts of which the ground is seen through are told how much of it would do`() throws {
        func found(_ opacity: String) throws -> [JSON] {
            try layout(
                "semiModal", on: "iphone-15", content: #""title":"T","background":{"opacity":\#(opacity)}"#
            ).findings(of: "textContrast")
        }
        let first = try #require(try found("0.2").first)
        #expect(first["pointer"] == "/dialog/content/background/opacity")
        let words = first["fix"].string?.split(separator: " ").map(String.init) ?? []
        let least = try #require(words.dropFirst(3).first)
        #expect(try found(least) == [])
        // Without a ground nobody knows what lies below.
        #expect(try found("0") == [])
    }
}

extension String {
    /// The ratios in it: 4.02 and 4.5 of "has a contrast of 4.02 : 1 and needs 4.5 : 1".
    fileprivate var ratios: [Double] {
        let words = split(separator: " ")
        return words.indices.dropFirst().compactMap { words[$0] == ":" ? Double(words[$0 - 1]) : nil }
            .filter { $0 >= 1 }
    }
}

@Suite struct `Controls and what is beside them` {
    @Test func `controls are told of where their focus is not seen`() throws {
        let answer = try spec(
            ##"""
            {"device":"pixel-8","dialog":{"style":"alert","content":{"title":"T","message":"M",
             "background":{"color":"#6750A4"},"textFields":[{"id":"name","placeholder":"Name"}]}}}
            """##)
        let found = answer.findings(of: "controlContrast")
        #expect(found.count == 1)
        #expect(found.allSatisfy { $0.isComplete("warning", below: "/dialog/content/background/color") })
        #expect(found.first?["message"].string?.contains("1 : 1 and needs 3 : 1") == true)
    }

    @Test(arguments: systemsByLook)
    func `controls are never a warning in the platform's own colours`(profile: String) throws {
        for style in allStyles {
            let answer = try layout(on: profile, dialog: wholeDialog(style))
            #expect(answer.findings(of: "controlContrast").allSatisfy { $0["severity"] == "note" }, "\(style)")
        }
    }
}

@Suite struct `Targets` {
    /// Two buttons of which a bar has room for half of each.
    private func found(width: Double, _ bar: String) throws -> [JSON] {
        try layout(
            "floating", on: "iphone-8", content: #""size":{"width":\#(width),"height":120},"navigationBar":{\#(bar)}"#
        ).findings(of: "targetTooSmall")
    }

    @Test func `targets that are small and crowded are told each at its place`() throws {
        let bar = #""leading":{"title":"Back"},"trailing":[{"title":"Done"},{"title":"Help"}]"#
        let found = try found(width: 60, bar)
        #expect(found.count >= 2)
        #expect(found.allSatisfy { $0.isComplete("warning", below: "/dialog/content/navigationBar/") })
        #expect(try self.found(width: 320, bar) == [])
    }

    @Test func `targets that are small but alone are none of it`() throws {
        #expect(try found(width: 20, #""leading":{"title":"Back"}"#) == [])
    }
}

@Suite struct `A timer` {
    private func found(_ content: String, after: String, style: String = "slidingMessage") throws -> [JSON] {
        try layout(
            style, on: "iphone-8", content: content, dialog: #""dismissal":{"after":\#(after)}"#
        ).findings(of: "timeLimit")
    }

    @Test(arguments: [
        #""title":"T","actions":[{"title":"Undo"}]"#, #""title":"T","textFields":[{"id":"name"}]"#,
        #""navigationBar":{"title":"T","trailing":{"title":"Undo"}}"#,
    ])
    func `a timer that takes along what is to be done is a warning`(content: String) throws {
        let found = try found(content, after: "30", style: "floating")
        #expect(found.count == 1)
        #expect(found.allSatisfy { $0.isComplete("warning", below: "/dialog/dismissal/after") })
    }

    @Test func `over words alone is a matter of reading time`() throws {
        #expect(try found(#""title":"Saved""#, after: "30") == [])
        #expect(try found(#""title":"Saved""#, after: "0.1") == [])
    }
}
