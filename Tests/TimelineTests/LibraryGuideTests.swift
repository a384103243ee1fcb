import Geometry
import TestSupport
import Testing
import Timeline

/// Where the centre of a half-height panel is, `seconds` after presenting starts.
func panelCentre(in window: Rect, at seconds: Double) -> AnimatedValue {
    let panel = Rect(x: 0, y: window.midY, width: window.width, height: window.height / 2)
    let slide = Track(
        layer: "dialog", property: .position,
        from: .point(Point(x: window.midX, y: 1.5 * window.height)), to: .point(panel.center),
        easing: .easeInOut, duration: 0.7)
    return slide.value(at: seconds)
}

/// How long the system's sheets have moved since iOS 7, in seconds: until the spring stays within 0.001 of its end.
let sheetDuration = Spring(mass: 3, stiffness: 1000, damping: 500).settlingDuration()

@Suite struct `The Swift example of the guide` {
    @Test func `the Swift example of the guide is the one above`() throws {
        let source = try Repository.text("Tests/TimelineTests/LibraryGuideTests.swift")
        let blocks = Repository.blocks(of: "swift", in: try Repository.text("docs/guide/libraries.md"))
        #expect(!blocks.isEmpty)
        for block in blocks {
            // Imports stand together in a file, in alphabetical order, so they are looked for one by one.
            let lines = block.split(separator: "\n", omittingEmptySubsequences: false)
            let imports = lines.prefix { $0.hasPrefix("import ") }
            for line in imports { #expect(source.contains(line + "\n"), "\(line)") }
            let code = lines.dropFirst(imports.count).joined(separator: "\n")
            #expect(source.contains(code), "not compiled here:\n\(code)")
        }
    }

    @Test func `gives the service's numbers`() throws {
        let window = Rect(x: 0, y: 0, width: 320, height: 480)
        #expect(panelCentre(in: window, at: 0) == .point(Point(x: 160, y: 720)))
        #expect(panelCentre(in: window, at: 0.7) == .point(Point(x: 160, y: 360)))
        guard case .point(let halfway) = panelCentre(in: window, at: 0.35) else {
            Issue.record("a track of points gives points")
            return
        }
        // Ease-in-out is symmetrical: half the time is half the way.
        #expect(abs(halfway.y - 540) < 1e-4)
        #expect(abs(try #require(sheetDuration) - 0.506) < 0.001)
    }
}
