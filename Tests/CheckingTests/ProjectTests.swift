import Checking
import Reports
import Testing

@Suite struct `The settings of a project` {
    private func project(_ text: String) throws -> Project { try Project(reading: Array(text.utf8)) }

    @Test func `the settings of a project are those of its file`() throws {
        let project = try project(
            """
            {"$schema": "x", "files": ["a/*.json", "!b"], "checks": ["c"], "devices": ["ipad-1", "own.json"],
             "failOn": "never", "baseline": "ci/known.json"}
            """)
        #expect(project.files == ["a/*.json", "!b"] && project.checks == ["c"])
        #expect(project.devices == [.id("ipad-1"), .file("own.json")])
        #expect(project.failOn == .never && project.baseline == "ci/known.json")
    }

    @Test func `every member of the settings may be left out`() throws {
        let project = try project("{}")
        #expect(project.files.isEmpty && project.checks.isEmpty && project.devices.isEmpty)
        #expect(project.failOn == nil && project.baseline == nil)
    }

    @Test(arguments: [
        (#"{"file": []}"#, #"/file: This member is not known here. Did you mean "files"?"#),
        (#"{"rules": {"of": []}}"#, #"Did you mean "off"?"#),
        (#"{"failOn": "warn"}"#, "/failOn: Needs one of error, warning, note, never"),
        (#"{"baseline": 3}"#, "/baseline: "),
        ("[]", "an object"), (#"{"files": [""]}"#, "/files/0: "), ("{'a'}", "line 1, column 2"),
    ])
    func `settings in which something is wrong are refused by its pointer`(text: String, hint: String) {
        let faults = #expect(throws: ProjectFaults.self) { try project(text) }
        #expect(faults?.lines.contains { $0.contains(hint) } == true, "\(faults?.lines ?? [])")
    }

    @Test func `all that is wrong in settings is told at once`() {
        let faults = #expect(throws: ProjectFaults.self) {
            try project(#"{"file": [], "failOn": "warn", "baseline": 3}"#)
        }
        #expect(faults?.lines.count == 3)
    }
}
