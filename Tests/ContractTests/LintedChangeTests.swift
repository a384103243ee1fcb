import ServiceTestSupport
import TestSupport
import Testing

/// Dialogs as people write them in a file: on several lines, some members on one.
private let file = #"""
    {
      "requests": [
        {"device": "ipad-1", "dialog": {"style": "formSheet", "content": {"title": "Ünïcode 🎈"}}},
        {"device": "iphone-17",
         "dialog": {
           "style": "alert",
           "content": {"title": "Hi", "message": "There", "actions": [
             {"title": "OK"}
           ]}
         }},
        {"device": "iphone-17", "dialog": {
          "style": "alert",
          "content": {"title": "T", "message": "M", "border": {"width": 1}, "actions": [{"title": "A"}, {"title": "B"}]}
        }}
      ]
    }
    """#

@Suite struct `What mends a linted file` {
    /// The file with the replacements of a SARIF fix, whose columns count Unicode scalars.
    private func edited(by fix: JSON) -> String {
        let lines = file.split(separator: "\n", omittingEmptySubsequences: false).map { Array($0.unicodeScalars) }
        func offset(_ line: JSON, _ column: JSON) -> Int {
            lines[..<(Int(line.number) - 1)].reduce(0) { $0 + $1.count + 1 } + Int(column.number) - 1
        }
        var scalars = Array(file.unicodeScalars)
        for replacement in fix["artifactChanges"][0]["replacements"].elements.reversed() {
            let region = replacement["deletedRegion"]
            let start = offset(region["startLine"], region["startColumn"])
            let end = offset(region["endLine"], region["endColumn"])
            scalars.replaceSubrange(
                start..<end, with: Array((replacement["insertedContent"]["text"].string ?? "").unicodeScalars))
        }
        var text = String.UnicodeScalarView()
        text.append(contentsOf: scalars)
        return String(text)
    }

    private func findings(_ text: String, _ format: String) throws -> JSON {
        try JSON(try ScrimProcess.run(["lint", "--format", format, "-"], input: text).output)
    }

    @Test func `what mends a linted file are edits in SARIF, each of which takes its finding away`() throws {
        let results = try findings(file, "sarif")["runs"][0]["results"].elements
        let rules = results.filter { $0["fixes"] != .missing }.compactMap { $0["ruleId"].string }
        #expect(Set(["exitRequired", "alertAsNotice", "systemStyleCustomized"]).isSubset(of: rules))
        for result in results where result["fixes"] != .missing {
            let fix = result["fixes"][0]
            #expect(fix["description"]["text"].string?.isEmpty == false)
            let left = try findings(edited(by: fix), "sarif")["runs"][0]["results"].elements
            func isSame(_ other: JSON) -> Bool {
                other["ruleId"] == result["ruleId"]
                    && other["locations"][0]["logicalLocations"] == result["locations"][0]["logicalLocations"]
            }
            #expect(!left.contains(where: isSame), "\(result["ruleId"].text): \(edited(by: fix))")
            #expect(!left.isEmpty)
        }
    }

    @Test func `what mends a linted file are changes in JSON, whose pointers lead into the file`() throws {
        let found = try findings(file, "json").elements
        let exit = try #require(found.first { $0["rule"] == "exitRequired" })
        #expect(
            exit["changes"] == [
                [
                    "pointer": "/requests/0/dialog/content/actions/-",
                    "value": ["id": "close", "title": "Close"],
                ]
            ])
        let customized = try #require(found.first { $0["rule"] == "systemStyleCustomized" })
        #expect(customized["changes"] == [["pointer": "/requests/2/dialog/content/border"]])
    }
}
