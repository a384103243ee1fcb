import Boxes
import Geometry
import JSONText
import ServiceTestSupport
import Testing
import Timeline
import Typography
@testable import Devices
@testable import Dialogs
@testable import Guidelines
@testable import Wire

@Suite struct `A writer of what is said about a dialog` {
    @Test func `writes null for what is not known`() throws {
        let lifecycle = Lifecycle(
            dismissAt: 5, removedAt: nil, recommendedAfter: nil, swipe: [.bottom, .left], approval: .presenter)
        #expect(
            try written { $0.write(lifecycle) } == [
                "dismissAt": 5, "removedAt": nil, "recommendedAfter": nil, "swipe": ["bottom", "left"],
                "approval": "presenter",
            ])
        let accessibility = Accessibility(
            isModal: true, focusOrder: ["title", "action:ok"], initialFocus: nil, inert: [], minimumTarget: 44)
        #expect(
            try written { $0.write(accessibility) } == [
                "modal": true, "focusOrder": ["title", "action:ok"], "initialFocus": nil, "inert": [],
                "minimumTarget": 44,
            ])
    }

    @Test func `writes findings below the pointer of their request`() throws {
        let finding = Finding(
            rule: "titleMissing", severity: .warning, message: "M", field: [.dialog, .content], guideline: "G",
            fix: "F")
        func expected(_ pointer: JSON) -> JSON {
            [
                "rule": "titleMissing", "severity": "warning", "message": "M", "pointer": pointer, "guideline": "G",
                "fix": "F",
            ]
        }
        let lint = try written {
            LintWriter.write(
                [[], [finding]], ofSet: [SetFinding(at: 0, finding)], pointers: ["/requests/0", "/requests/1"], to: &$0)
        }
        #expect(
            lint == [
                "results": [
                    ["diagnostics": []], ["diagnostics": [expected("/requests/1/dialog/content")]],
                ],
                "diagnostics": [expected("/requests/0/dialog/content")],
            ])
    }

    @Test func `writes a change with its causes, adaptations and trace`() throws {
        let change = Change(
            timeline: TimelineWithEffects(Motion(duration: 0.3)), causes: [],
            adaptations: [Adaptation(from: "a", to: "b", reason: .keyboardShrinks, field: [.dialog, .style])],
            trace: [Decision(rule: .rule(.era), before: "1", after: "2", reason: .because(.request), field: [.device])]
        )
        #expect(
            try written { ChangeWriter.write(change, to: &$0) } == [
                "duration": 0.3, "tracks": [], "events": [], "labels": [["time": 0.3, "label": "arrive"]], "causes": [],
                "adaptations": [["from": "a", "to": "b", "reason": "keyboardShrinks", "pointer": "/dialog/style"]],
                "trace": [["rule": "era", "before": "1", "after": "2", "reason": "request", "pointer": "/device"]],
            ])
    }

    @Test func `writes a schedule's entries, with null for never`() throws {
        let schedule = Schedule(
            entries: [
                ScheduleEntry(
                    id: "a", prefix: nil, showAt: 0, presentedAt: 0.5, dismissAt: nil, removedAt: nil, reason: .staysUp)
            ], ignored: [IgnoredEvent(index: 3, reason: .unchanged)], adaptations: [], duration: 1,
            layers: [], timeline: Motion(duration: 1), rotations: [])
        #expect(
            try written { ScheduleWriter.write(schedule, to: &$0) } == [
                "entries": [
                    [
                        "id": "a", "prefix": nil, "showAt": 0, "presentedAt": 0.5, "dismissAt": nil, "removedAt": nil,
                        "outcome": "shown", "reason": "staysUp",
                    ]
                ],
                "ignoredEvents": [["index": 3, "reason": "unchanged"]], "adaptations": [], "duration": 1, "layers": [],
                "timeline": ["duration": 1, "tracks": [], "events": []], "turns": [],
            ])
    }

    @Test func `writes a device in the request's own names`() throws {
        let profile = DeviceProfile(
            id: "x", name: "X", listing: .init(aliases: ["Y"], year: 2020), idiom: .pad,
            system: OperatingSystem(name: .iPadOS, version: Version("14")),
            screen: Screen(size: Size(width: 100, height: 200), scale: 2),
            figures: .init(
                safeAreaInsets: .init(portrait: EdgeInsets(top: 20)), statusBarHeight: .init(both: 20),
                keyboardHeight: .init(landscape: 80)))
        let answer = try written { DeviceWriter.write(profile, to: &$0) }
        #expect(answer["id"] == "x" && answer["aliases"] == ["Y"] && answer["family"] == "custom")
        #expect(answer["year"] == 2020 && answer["system"] == ["name": "iPadOS", "version": "14"])
        #expect(
            answer["screen"] == ["width": 100, "height": 200, "scale": 2, "cornerRadius": nil, "nativePixels": nil])
        #expect(
            answer["safeAreaInsets"] == [
                "portrait": ["top": 20, "left": 0, "bottom": 0, "right": 0], "landscape": nil,
            ])
        #expect(answer["keyboard"] == ["portrait": nil, "landscape": 80])
        #expect(answer["sizeClass"] == ["portrait": nil, "landscape": nil])
    }
}
