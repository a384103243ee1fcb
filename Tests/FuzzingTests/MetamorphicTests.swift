import Fuzzing
import ServiceTestSupport
import TestSupport
import Testing

/// Dialogs by chance, as the members of a request without options.
private func request(_ generator: inout SeededGenerator, style: String? = nil, easing: String? = nil) -> String {
    func one(_ values: [String]) -> String { values.randomElement(using: &generator) ?? "" }
    let device = one(["iphone-3gs", "iphone-8", "iphone-17", "ipad-1", "ipad-pro-11", "pixel-8"])
    let orientation = one(["portrait", "landscapeLeft", "landscapeRight"])
    let direction = one(["leftToRight", "rightToLeft"])
    let style =
        style ?? one(["semiModal", "alert", "formSheet", "pageSheet", "floating", "slidingMessage", "fullScreen"])
    let easing =
        easing
        ?? one([
            #""easeInOut""#,
            #""linear""#, #"{"spring":{"response":0.5,"dampingRatio":0.6}}"#,
            #"{"cubicBezier":[0.2,0,0.4,1]}"#,
        ])
    let title = one(["Hi", "Größe", "A longer title that takes two lines", ""])
    return #"""
        "device":{"profile":"\#(device)","orientation":"\#(orientation)","layoutDirection":"\#(direction)"},
        "dialog":{"style":"\#(style)","content":{"title":"\#(title)","actions":[{"title":"OK"},{"title":"No"}]},
        "transition":{"easing":\#(easing),"duration":0.\#(Int.random(in: 4...9, using: &generator))}}
        """#.replacing("\n", with: "")
}

/// What two ways of asking have in common, of requests by chance; the fuzzers hold the same against what they find.
@Suite struct `Two ways of asking` {
    private static let paths = [
        ("/v1/specs", ""), ("/v1/specs", "format=svg"), ("/v1/specs", "format=waapi"), ("/v1/specs", "format=swiftui"),
    ]

    @Test(arguments: UInt64(1)...12) func `a GET and a POST give the same bytes`(seed: UInt64) throws {
        var generator = SeededGenerator(seed: 900 + seed)
        let oracles = Oracles(try Scrim.shared.get())
        for (path, query) in Self.paths {
            #expect(try oracles.checkGet(Array("{\(request(&generator))}".utf8), at: path, query))
        }
    }

    @Test(arguments: UInt64(1)...6) func `requests in a batch and one by one give the same bytes`(seed: UInt64) throws {
        var generator = SeededGenerator(seed: 1_900 + seed)
        var bodies = (0..<12).map { _ in Array("{\(request(&generator))}".utf8) }
        // Some of them at fault.
        bodies[3] = Array(bodies[3].dropLast(5))
        bodies[7] = Array(#"{"device":"iphone-99","dialog":{}}"#.utf8)
        try Oracles(Scrim.shared.get()).checkBatch(bodies)
    }

    @Test(
        arguments: [
            "stage", "presentation", "layers", "dimmingRegions", "hitRegions", "transitions", "lifecycle",
            "accessibility", "adaptations", "diagnostics",
        ])
    func `a part that is asked for alone is the same as in the whole`(name: String) throws {
        var generator = SeededGenerator(seed: 2_900)
        let oracles = Oracles(try Scrim.shared.get())
        for _ in 0..<6 { #expect(try oracles.checkPart(Array("{\(request(&generator))}".utf8), name)) }
    }

    @Test(arguments: UInt64(1)...20) func `a motion that is sent where it goes goes on as it would have`(seed: UInt64)
        throws
    {
        var generator = SeededGenerator(seed: 3_900 + seed)
        let oracles = Oracles(try Scrim.shared.get())
        let first = Double(Int.random(in: 0...300, using: &generator)) / 1_000
        let second = Double(Int.random(in: 1...300, using: &generator)) / 1_000
        #expect(try oracles.checkRetarget(request(&generator), at: first, then: second))
        let springing = request(
            &generator, style: "semiModal", easing: #"{"spring":{"response":0.5,"dampingRatio":0.6}}"#)
        #expect(try oracles.checkRetarget(springing, at: first, then: second, steps: 16))
    }
}
