import AnswerTestSupport
import ServiceTestSupport
import TestSupport
import Testing

/// Whatever a finding says to change: the request is still a good one, the finding goes, and nothing as bad comes.
@Suite struct `The changes of any finding` {
    private static let devices = [
        "iphone-15", "iphone-17", "ipad-air-1", "ipad-4", "pixel-8", "android-phone-medium", "mate-70", "kde-800x600",
        "gnome-1000x720", "desktop-1280x800", "macbook-air-13",
    ]
    private static let styles = [
        "alert", "sheet", "pageSheet", "formSheet", "fullScreen", "popover", "floating", "slidingMessage",
        "actionSheet", "currentContext", "semiModal", "x-toaster", "x-mui-dialog", "x-bootstrap-modal",
        "x-responsive-dialog", "x-snap-drawer",
    ]

    @Test(arguments: 1...6) func `mend it and break nothing`(seed: Int) throws {
        var generator = SeededGenerator(seed: UInt64(seed))
        var tried = 0
        for _ in 0..<24 {
            let text = Self.request(using: &generator)
            let response = try Scrim.shared.get().post(text)
            guard response.status == 200 else { continue }
            let before = try JSON(response.body)["diagnostics"].elements
            let request = try JSON(Array(text.utf8))
            for finding in before where finding["changes"] != .missing {
                tried += 1
                let changed = request.changed(by: finding["changes"])
                let after = try spec(changed.text)["diagnostics"].elements
                #expect(!after.contains(finding), "seed \(seed): \(finding["rule"]): \(text)")
                let rules = Set(before.map { $0["rule"] })
                let others = after.filter { !rules.contains($0["rule"]) && Self.isAsBad($0, as: finding) }
                #expect(
                    others.isEmpty,
                    "seed \(seed): \(finding["rule"]) brought \(others.map { $0["rule"] }): \(text)")
            }
        }
        #expect(tried > 8)
    }

    private static func isAsBad(_ other: JSON, as finding: JSON) -> Bool {
        switch other["severity"] {
        case "error": true
        case "warning": finding["severity"] != "error"
        default: false
        }
    }

    private static func request(using generator: inout SeededGenerator) -> String {
        func chance(_ share: Double) -> Bool { Double.random(in: 0..<1, using: &generator) < share }
        func one(_ choices: [String]) -> String { choices.randomElement(using: &generator) ?? "" }
        var content: [String] = []
        if chance(0.8) { content.append(#""title":"T""#) }
        if chance(0.6) {
            let words = [1, 30, 100].randomElement(using: &generator) ?? 1
            content.append(#""message":"\#(Array(repeating: "word", count: words).joined(separator: " "))""#)
        }
        let actions = (0..<([0, 1, 2, 2, 3, 5].randomElement(using: &generator) ?? 0)).map { index in
            var members = [
                #""id":"a\#(index)""#,
                #""title":"\#(one(["Done", "Cancel", "OK", "Close", "Delete", "Save", "Back"]))""#,
            ]
            if chance(0.4) { members.append(#""role":"\#(one(["cancel", "destructive", "default"]))""#) }
            if chance(0.2) { members.append(#""enabled":false"#) }
            if chance(0.1) { members.append(#""dismisses":"never""#) }
            return "{\(members.joined(separator: ","))}"
        }
        if !actions.isEmpty { content.append(#""actions":[\#(actions.joined(separator: ","))]"#) }
        if chance(0.25) {
            content.append(#""textFields":\#(one([#"[{"id":"f"}]"#, #"[{"id":"f"},{"id":"g"},{"id":"h"}]"#]))"#)
        }
        let style = #""style":"\#(one(styles))""#
        var dialog = [#""content":{\#(content.joined(separator: ","))}"#]
        if chance(0.3) { dialog.append(#""dismissal":{"after":\#(one(["1", "3", "8", "20"]))}"#) }
        if chance(0.2) { dialog.append(#""presenter":{"style":"\#(one(["pageSheet", "popover", "formSheet"]))"}"#) }
        if chance(0.2) { dialog.append(#""backdrop":{"interaction":"\#(one(["dismiss", "block", "passThrough"]))"}"#) }
        if style.contains("popover") {
            dialog.append(#""placement":{"anchor":{"x":100,"y":100,"width":40,"height":40}}"#)
        }
        // The style may stand in patches.
        if chance(0.1) {
            let patches = ["apple", "android", "web"].map { #""\#($0)":{\#(style)}"# }
            dialog.append(#""platforms":{\#(patches.joined(separator: ","))}"#)
        } else {
            dialog.append(style)
        }
        let reader = chance(0.2) ? #","screenReader":true"# : ""
        return #"{"device":{"profile":"\#(one(devices))"\#(reader)},"dialog":{\#(dialog.joined(separator: ","))}}"#
    }
}
