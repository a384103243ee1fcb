import Foundation
import ServiceTestSupport
import TestSupport
import Testing

@testable import Exports

/// Transitions as programs for GSAP, Motion and UIKit.
@Suite struct `Programs` {
    /// Critically damped with a frequency of 10, thrown at 4 ways a second.
    private static let thrown = """
        {"device": "iphone-15", "dialog": {"style": "sheet", "transition": {"style": "coverVertical", "delay": 0.2, \
        "easing": {"spring": {"mass": 1, "stiffness": 100, "damping": 20, "initialVelocity": 4}}}}}
        """

    private func text(_ format: String, _ body: String = thrown) throws -> String {
        let response = try Scrim.shared.get().post(body, to: "/v1/specs?format=\(format)")
        #expect(response.status == 200 && response["Content-Type"]?.hasPrefix("text/plain") == true)
        return response.text
    }

    private func first(_ pattern: String, in source: String) throws -> [String] {
        let match = try #require(source.firstMatch(of: Regex(pattern)))
        return (1..<match.output.count).map { String(match.output[$0].substring ?? "") }
    }

    /// GSAP has no springs: its eases are functions of the share of the time.
    @Test func `for GSAP tell a spring by its progress`() throws {
        let told = try first(
            #"""
            fromTo\(elements\.dialog, \{ x: 0\.0, y: ([0-9.]+) \}, \{ x: 0\.0, y: 0\.0, duration: ([0-9.]+), \#
            ease: table\(\[([-0-9., ]+)\]\) \}, 0\.2\)
            """#,
            in: text("gsap"))
        #expect(try #require(Double(told[0])) > 100)
        let duration = try #require(Double(told[1]))
        let progress = told[2].split(separator: ", ").compactMap { Double($0) }
        #expect(progress.count > 60 && progress.last == 1)
        for (place, value) in progress.dropLast().enumerated() {
            let time = duration * Double(place) / Double(progress.count - 1)
            #expect(abs(value - (1 - exp(-10 * time) * (1 + (10 - 4) * time))) < 1e-5)
        }
    }

    /// A spring's `velocity` is in the unit of its value there, towards the end: four ways a second are four times the
    /// way.
    @Test func `for Motion tell a spring by its own numbers`() throws {
        let told = try first(
            #"""
            \[elements\.dialog, \{ y: \[([0-9.]+), 0\.0\] \}, \{ at: 0\.2, type: "spring", mass: 1\.0, \#
            stiffness: 100\.0, damping: 20\.0, velocity: ([0-9.]+),
            """#,
            in: text("motion"))
        let (way, velocity) = try (#require(Double(told[0])), #require(Double(told[1])))
        #expect(way > 100 && abs(velocity - 4 * way) < 1e-3)
        // What does not move takes no spring: the way's length is what the library divides by.
        #expect(try text("motion").contains("{ x: [0.0, 0.0] }, { at: 0.2, duration: "))
    }

    @Test func `for UIKit have the dialog's frame, its dimming, and springs that begin with their speed`() throws {
        let source = try text("uikit")
        #expect(source.contains("damping: 20.0, initialVelocity: CGVector(dx: 4.0, dy: 4.0)"))
        let frame = try #require(try spec(Self.thrown)["layers"].elements.first { $0["id"] == "dialog" })["frame"]
        let told = try first(
            #"CGRect\(x: ([-0-9.]+), y: ([-0-9.]+), width: ([0-9.]+), height: ([0-9.]+)\)"#, in: source)
        #expect(told.compactMap { Double($0) } == ["x", "y", "width", "height"].map { frame[$0].number })
        #expect(source.contains("final class DialogPresentationController: UIPresentationController"))
        #expect(source.contains("DialogMotion.dialogMotion(view, isPresenting: isPresenting)"))
    }

    /// `UICubicTimingParameters` takes control points between 0 and 1, and matrices half a turn apart have no way
    /// between them.
    @Test(arguments: [
        #"{"style": "coverVertical", "easing": {"cubicBezier": [0.9, -0.4, 0.1, 1.4]}}"#,
        #"{"style": "flipHorizontal", "easing": {"cubicBezier": [0.4, 0, 0.2, 1]}}"#,
    ])
    func `for UIKit tell by keyframes what its curves cannot`(transition: String) throws {
        let source = try text(
            "uikit", #"{"device": "iphone-15", "dialog": {"style": "pageSheet", "transition": \#(transition)}}"#)
        #expect(source.contains("UICubicTimingParameters(animationCurve: .linear), progress: [0.0, "))
    }

    /// A view has one transform: what turns and scales does both at once.
    @Test func `for UIKit turn and scale in one transform`() throws {
        let source = try text(
            "uikit",
            Self.custom(#""from": {"scale": 0.5, "rotationZ": 30}, "easing": "easeInOut""#))
        #expect(!source.contains("only the last of them is seen"))
        let turns = source.matches(of: #/view\.layer\.transform = turned\(rotationZ: .*, scaleX: .*, scaleY: /#)
        #expect(turns.count == 1)
    }

    /// 5 swings a second for 14 seconds. Progress by the equation of a damped spring: its frequency is √(1000 − ¼), and
    /// its decay ½.
    @Test func `for GSAP follow a spring that swings for long`() throws {
        let body = #"""
            {"device": "iphone-17", "dialog": {"style": "semiModal", "transition": {"style": "slide",
             "easing": {"spring": {"mass": 1, "stiffness": 1000, "damping": 1}}}}}
            """#
        let stops = try path("gsap", Self.paths[0].1, body, "y", at: "/v1/specs")
        let duration = try spec(body)["transitions"]["present"]["duration"].number
        let (way, frequency) = (try #require(stops.first?.value), 999.75.squareRoot())
        var next = 1
        for moment in stride(from: 0.001, to: duration, by: 0.013) {
            while stops[next].share * duration < moment { next += 1 }
            let (one, other) = (stops[next - 1], stops[next])
            let share = (moment / duration - one.share) / (other.share - one.share)
            let told = one.value + (other.value - one.value) * share
            let (swing, turn) = (exp(-moment / 2), frequency * moment)
            let rest = way * swing * (cos(turn) + 0.5 / frequency * sin(turn))
            #expect(abs(told - rest) < 0.005 * way, "\(moment)")
        }
    }

    // MARK: Ways that are not straight

    private static func custom(_ present: String, on device: String = "iphone-15") -> String {
        let dialog = """
            {"style": "alert", "content": {"title": "T", "actions": [{"id": "ok", "title": "OK"}]}, \
            "transition": {"present": {"style": "custom", "duration": 0.5, \(present)}}}
            """
        return DialogBody(on: device, dialog: dialog).json
    }

    /// How each language writes the values of a path: GSAP, Motion, SwiftUI, UIKit, Compose and Flutter.
    private static let paths = [
        ("gsap", #"\{ NAME: 1, .*?path\(\[([^\]]*)\], \[([^\]]*)\]\)"#),
        ("motion", #"\{ NAME: \[([^\]]*)\] \}.*?times: \[([^\]]*)\]"#),
        ("swiftui", #"shares: \[([^\]]*)\],(?: x: \[[^\]]*\],)?? LANE: \[([^\]]*)\]"#),
        ("uikit", #"PLACE[^(]*path\(\[([^\]]*)\], \[([^\]]*)\]"#),
        ("compose", #"val OFFSET = .*?floatArrayOf\(([^)]*)\), floatArrayOf\(([^)]*)\)"#),
        ("flutter", #"OFFSET: path\(const \[([^\]]*)\], const \[([^\]]*)\]"#),
    ]

    private func path(_ format: String, _ pattern: String, _ body: String, _ lane: String, at target: String)
        throws -> [(share: Double, value: Double)]
    {
        let pattern = [
            "NAME": lane, "LANE": lane, "PLACE": "center\\.\(lane) \\+ ", "OFFSET": "offset\(lane.uppercased())",
        ]
        .reduce(pattern) { $0.replacing($1.key, with: $1.value) }
        let source = try Scrim.shared.get().post(body, to: "\(target)?format=\(format)").text
        let lists = try first(pattern, in: source).map { list in
            list.split(separator: ", ").compactMap { Double($0.filter { $0 != "f" }) }
        }
        #expect(lists[0].count == lists[1].count && lists[0].count > 2)
        let (shares, values) = format == "motion" ? (lists[1], lists[0]) : (lists[0], lists[1])
        #expect(shares == shares.sorted() && shares.first == 0 && shares.last == 1)
        return zip(shares, values).map { ($0, $1) }
    }

    /// A schedule's message comes and goes again: it ends where it began, and its stay is between.
    @Test(arguments: paths)
    func `have what ends where it began`(format: String, pattern: String) throws {
        let body = """
            {"device": "iphone-15", "policy": "queue", "events": [{"at": 0, "show": {"style": "slidingMessage", \
            "id": "m", "content": {"title": "Msg"}, "dismissal": {"after": 2}}}]}
            """
        let schedule = try answer(body, at: "/v1/schedules")
        let track = try #require(
            schedule["timeline"]["tracks"].elements.first {
                $0["layer"] == "m/dialog" && $0["property"].string?.hasPrefix("position") == true
            })
        let tops = track["keyframes"].elements.map { keyframe in
            keyframe["value"].elements.last?.number ?? keyframe["value"].number
        }
        let way = try #require(tops.max()) - #require(tops.min())
        #expect(way > 20)
        let told = try path(format, pattern, body, "y", at: "/v1/schedules")
        #expect(told.first?.value == told.last?.value)
        let values = told.map(\.value)
        #expect(abs(try #require(values.max()) - #require(values.min()) - way) < 0.01)
        // At rest from when it has come until it goes.
        #expect(told.contains { (0.2...0.6).contains($0.share) && abs($0.value) < 0.01 })
        let source = try Scrim.shared.get().post(body, to: "/v1/schedules?format=\(format)").text
        #expect(source.contains("its timeline timeline takes") && !source.contains("goes in 0 s"))
    }

    /// From (-100, 0) straight down to (-100, 300), and from there to the rest.
    @Test(arguments: paths)
    func `go around corners`(format: String, pattern: String) throws {
        let body = Self.custom(
            """
            "easing": "linear", "keyframes": {"translation": [{"time": 0, "value": [-100, 0]}, {"time": 0.5, \
            "value": [-100, 300]}, {"time": 1, "value": [0, 0]}]}
            """)
        let (x, y) = try (
            path(format, pattern, body, "x", at: "/v1/specs"), path(format, pattern, body, "y", at: "/v1/specs")
        )
        #expect(x.first?.value == -100 && y.first?.value == 0 && x.last?.value == 0 && y.last?.value == 0)
        let corner = try #require(y.first { abs($0.share - 0.5) < 1e-6 })
        #expect(abs(corner.value - 300) < 0.01)
        for (x, y) in zip(x, y) where x.share < 0.5 { #expect(abs(x.value + 100) < 0.01 && y.value >= -0.01) }
    }

    /// The answer's order: scaled, then turned about z, y and x, then placed. SwiftUI's first transition is innermost.
    @Test func `for SwiftUI scale first and place last`() throws {
        let source = try text(
            "swiftui", Self.custom(#""from": {"rotationZ": 90, "scale": [1, 0.4], "translation": [100, 0]}"#))
        let line = try #require(source.firstRange(of: "LayerPose(scale:"))
        let after = source[line.upperBound...]
        let (turn, place) = (after.firstRange(of: "LayerPose(rotationZ: 90"), after.firstRange(of: "LayerPose(offset:"))
        #expect(try #require(turn).lowerBound < #require(place).lowerBound)
    }

    /// `stage.perspective` of 900 points: in SwiftUI as a share of the longer side, in Compose in 72 pixels each.
    @Test func `programs are seen from the answer's distance`() throws {
        let body = Self.custom(#""from": {"rotationY": 80}"#)
        let answer = try spec(body)
        #expect(answer["stage"]["perspective"] == 900)
        let frame = try #require(answer["layers"].elements.first { $0["id"] == "dialog" })["frame"]
        let share = max(frame["width"].number, frame["height"].number) / 900
        let told = try first(#"rotationY: 80\.0, perspective: ([0-9.]+)\)"#, in: text("swiftui", body))
        #expect(abs(try #require(Double(told[0])) - share) < 1e-5)
        #expect(try text("swiftui", body).contains("axis: (x: 0, y: 1, z: 0), perspective: perspective)"))
        #expect(try text("compose", body).contains("rotationY; cameraDistance = 12.5f * density"))
    }

    /// Both libraries scale around their turns, in an order of their own.
    @Test(arguments: ["gsap", "motion"])
    func `for scripts keep the order of turns and scales where it matters`(format: String) throws {
        let tilted = try text(format, Self.custom(#""from": {"rotationZ": 30, "scale": [1, 0.4]}"#))
        #expect(tilted.contains("pose(elements.dialog);") && tilted.contains("\"--scrim-scaleY\""))
        let order = ["translate(", "perspective(900px)", "rotateX(", "rotateY(", "rotateZ(", "scale("]
        let places = order.compactMap { tilted.firstRange(of: $0)?.lowerBound }
        #expect(places.count == order.count && places == places.sorted())
        let plain = try text(format, Self.custom(#""from": {"scale": [0.4, 0.4]}"#))
        #expect(!plain.contains("pose(") && plain.contains("scaleY:"))
    }
}

/// The code that exported programs have in each answer.
@Suite struct `Files of programs` {
    @Test(arguments: ProgramFile.allCases)
    func `files of programs are built in`(file: ProgramFile) {
        #expect(file.text.hasSuffix("\n") && file.text.count > 20)
    }
}
