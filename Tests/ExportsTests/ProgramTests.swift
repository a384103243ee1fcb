import Foundation
import ServiceTestSupport
import TestSupport
import Testing

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
}
