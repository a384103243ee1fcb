import Boxes
import Devices
import Dialogs
import Geometry
import Guidelines
import ServiceTestSupport
import TestSupport
import Testing
import Wire

/// Requests that cannot be meant: each is refused by name or laid out and explained, never with a crash, a number that
/// is none, or parts that overlap.
@Suite struct `Hostile layouts` {
    private static let profiles = ["iphone-4", "iphone-17", "ipad-a16", "pixel-8", "desktop-1440x900"]

    @Test(arguments: Hostile.all)
    func `Hostile layouts are refused by name, or laid out and explained`(hostile: Hostile) throws {
        var found = Violations()
        let server = try Scrim.shared.get()
        for style in hostile.styles.isEmpty ? StyleName.allCases : hostile.styles {
            for (index, profile) in Self.profiles.enumerated() {
                let body = hostile.body(style, on: profile)
                let source = body.count < 500 ? body : "\(body.prefix(400))… (\(style.rawValue) on \(profile))"
                // The socket once for each style, a device each: every answer is the same function's.
                if index == (StyleName.allCases.firstIndex(of: style) ?? 0) % Self.profiles.count {
                    let response = try server.post(body)
                    checkAnswer(response.status, response.text, source, &found)
                }
                check(hostile, body, source, &found)
            }
        }
        found.report()
    }

    private func checkAnswer(_ status: Int, _ text: String, _ source: String, _ found: inout Violations) {
        if status != 200 && status != 422 { found.add("A status of neither", "\(status) to \(source)") }
        // Foundation's parser takes neither.
        if (try? JSON(Array(text.utf8))) == nil { found.add("An answer that is no JSON", source) }
        for word in [":nan", ":-nan", ":inf", ":-inf", ":NaN", ":Infinity", "[nan", "[inf", ",nan", ",inf"]
        where text.contains(word) { found.add("A number that is none", "\(word) in the answer to \(source)") }
        if status == 422 {
            let faults = (try? JSON(Array(text.utf8)))?["errors"].elements ?? []
            if faults.isEmpty { found.add("A refusal that names no member", "\(text.prefix(200)) to \(source)") }
            if !faults.allSatisfy({ $0["message"].string?.isEmpty == false }) {
                found.add("A refusal without a reason", "\(text.prefix(200)) to \(source)")
            }
        }
    }

    private func check(_ hostile: Hostile, _ body: String, _ source: String, _ found: inout Violations) {
        let outcome: Engine.Outcome
        do {
            outcome = try Engine.resolve(body)
        } catch {
            guard let pointer = hostile.pointer else {
                found.add("A request that is refused", "\(error) for \(source)")
                return
            }
            if !error.faults.allSatisfy({ $0.hasPrefix(pointer) }) {
                found.add("A refusal that points elsewhere than \(pointer)", "\(error) for \(source)")
            }
            return
        }
        if hostile.isRefused { found.add("A request that is not refused", source) }
        let findings = RuleBook.check(
            Subject(request: outcome.request.dialog, device: outcome.request.device, resolved: outcome.dialog))
        let isSaid =
            !outcome.dialog.adaptations.isEmpty
            || findings.contains { $0.rule == "frameLeavesWindow" }
            || findings.contains { finding in
                hostile.pointer.map { finding.field.pointer.hasPrefix($0) || $0.hasPrefix(finding.field.pointer) }
                    ?? false
            }
        if hostile.isSaid, !isSaid { found.add("Something impossible that is dropped in silence", source) }
        Self.check(outcome, source, &found)
    }

    /// What holds whatever was asked.
    private static func check(_ outcome: Engine.Outcome, _ source: String, _ found: inout Violations) {
        var invariants = Invariants(outcome.dialog, source)
        invariants.checkSanity()
        invariants.checkContent(isPlaced: isPlaced(outcome.request.dialog))
        invariants.checkText()
        invariants.checkDimming()
        invariants.checkTouches(passThrough: outcome.request.dialog.backdrop.passThroughRects)
        invariants.checkTimelines()
        invariants.checkAdaptations()
        invariants.checkOpacities()
        if !isPlaced(outcome.request.dialog), !isPlacedOutside(outcome) { invariants.checkInsideWindow() }
        found.merge(invariants.found)
    }

    /// Whether the caller, and not the style, says where the dialog lies.
    private static func isPlaced(_ request: DialogRequest) -> Bool {
        let placement = request.placement
        return placement.frame != nil || placement.portraitFrame != nil || placement.landscapeFrame != nil
            || placement.margins != nil
    }

    /// Whether the caller put the dialog where it lies, and the answer says that it leaves the window.
    private static func isPlacedOutside(_ outcome: Engine.Outcome) -> Bool {
        let findings = RuleBook.check(
            Subject(request: outcome.request.dialog, device: outcome.request.device, resolved: outcome.dialog))
        return findings.contains { $0.rule == "frameLeavesWindow" }
            || outcome.dialog.adaptations.contains { $0.reason.rawValue.lowercased().contains("outside") }
    }

    @Test(arguments: 0..<12)
    func `Hostile layouts of any kind keep the promises of every layout`(part: Int) {
        var found = Violations()
        var laid = 0
        let count = 300
        for number in 0..<count {
            let seed = UInt64(part * count + number)
            var maker = AnyRequest(seed: seed)
            let body = maker.body()
            let source = "seed \(seed): \(body.prefix(3000))"
            do {
                Self.check(try Engine.resolve(body), source, &found)
                laid += 1
            } catch {
                let isNamed = error.faults.allSatisfy { fault in
                    ["/device", "/dialog", "/options"].contains { fault.hasPrefix($0) }
                }
                if !isNamed { found.add("A refusal that names no member", "\(error) for \(source)") }
            }
        }
        found.report()
        #expect(laid > count / 2, "most of what a seed makes can be laid out: \(laid) of \(count)")
    }
}
