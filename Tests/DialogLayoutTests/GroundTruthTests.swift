import Foundation
import AnswerTestSupport
import ServiceTestSupport
import TestSupport
import Testing

private let styles = [
    "fullScreen", "pageSheet", "formSheet", "currentContext", "popover", "alert", "actionSheet", "activityView",
    "sheet",
    "semiModal", "floating", "slidingMessage",
]

/// A request for one style on a device of the catalogue with a system of its own.
private func answer(_ device: String, _ version: String, _ style: String, _ more: String = "") throws -> JSON {
    let name = device.hasPrefix("ipad") ? "iPadOS" : "iOS"
    return try layout(style, on: device, system: "\(name) \(version)", dialog: more)
}

/// Figures of presentation-metrics, worked by hand for devices that no source measured. Ids are rows of
/// `docs/sources.md`.
@Suite struct `Ground truth` {
    /// The lists of metrics by confidence, the best first.
    private static let ranks = ["documented": 2, "measured": 1, "imitated": 0]

    /// What `docs/sources.md` says of each metric.
    private static func confidences() throws -> [String: String] {
        var confidences: [String: String] = [:]
        for line in try Repository.text("docs/sources.md").split(separator: "\n") {
            let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            guard cells.count == 5, cells[0].hasPrefix("`") else { continue }
            confidences[cells[0].trimmingCharacters(in: CharacterSet(charactersIn: "`"))] = cells[3]
        }
        return confidences
    }

    @Test(arguments: styles)
    func `no figure claims more than its source gives`(style: String) throws {
        let confidences = try Self.confidences()
        try #require(confidences.count > 100)
        #expect(confidences.values.allSatisfy { Self.ranks[$0] != nil })
        let answer = try JSON(try Scrim.shared.get().get("/v1/styles/\(style)").body)
        let figures = answer["figures"].elements
        let colors = answer["colors"].elements
        #expect(!figures.isEmpty && figures.allSatisfy { $0["value"].number.isFinite })
        for list in [figures, colors] {
            // One number or colour for one name in one stretch of systems.
            var seen: Set<String> = []
            for figure in list {
                #expect(seen.insert("\(figure["name"]) \(figure["eras"])").inserted, "\(figure["name"]) twice")
            }
        }
        for figure in figures + colors + answer["palettes"].elements.flatMap({ $0["colors"].elements }) {
            let source = figure["source"].string ?? ""
            let confidence = figure["confidence"].string ?? ""
            #expect(!source.isEmpty)
            let named = source.split { !($0.isLetter || $0.isNumber || $0 == "." || $0 == "_" || $0 == "-") }
                .compactMap { confidences[String($0).trimmingCharacters(in: CharacterSet(charactersIn: ".-"))] }
            switch confidence {
            case "documented":
                let isPrinted = source.contains("https://") || source.contains("Guidelines")
                #expect(named.contains("documented") || isPrinted, "\(figure)")
            case "measured", "imitated": #expect(!named.isEmpty, "\(figure)")
            case "ledger": #expect(source.contains("ledger "), "\(figure)")
            default: #expect(confidence == "assumed", "\(figure)")
            }
        }
    }

    @Test func `transition.flip.sample: the flip of a sample's views is not that of the modal style`() throws {
        let figures = try JSON(try Scrim.shared.get().get("/v1/styles/fullScreen").body)["figures"]
        #expect(figures["flipHorizontal.duration"]["confidence"] == "assumed")
    }

    // MARK: Action sheets

    @Test(arguments: ["iphone-16", "iphone-17-pro-max", "iphone-se-3"])
    func `ios26.actionsheet.same: with an anchor it is a popover without cancel, on a phone too`(device: String) throws
    {
        let answer = try answer(
            device, "26.1", "actionSheet",
            #"""
            ,"content":{"title":"Photo","actions":[{"id":"a","title":"Share"},{"id":"no","title":"Cancel",\#
            "role":"cancel"}]},
             "placement":{"anchor":{"x":100,"y":300,"width":40,"height":40}}
            """#)
        #expect(answer["presentation"]["requested"] == "actionSheet")
        #expect(answer["presentation"]["resolved"] == "popover")
        #expect(answer.reasons == ["anchorGiven", "cancelOmitted"])
        // Below its anchor, the arrow between them (13 high), 10 from the window's edges at least (popover.margins).
        #expect(answer.dialog.y == 300 + 40 + 13)
        #expect(answer.dialog.x >= 10)
        #expect(answer.frame(of: "action:a").height > 0)
        #expect(answer["layers"]["action:no"] == .missing)
    }

    @Test func `ios26.popover.compact: a popover that was asked for as one is a page sheet there`() throws {
        let answer = try answer(
            "iphone-16", "26.1", "popover", #","placement":{"anchor":{"x":100,"y":300,"width":40,"height":40}}"#)
        #expect(answer["presentation"]["resolved"] == "pageSheet")
    }

    // MARK: Sheets

    /// By ios26.detent.fixture's formula: inset i = 28 up to 76, 8 from 150, between 8 + (150 - v) * 20 / 74; all is
    /// shrunk by (W - 2i) / W; from 150 on the bottom inset is added first.
    @Test(arguments: [
        // 402 wide: i = 8 + 37 * 20 / 74 = 18; 113 * 366 / 402 = 102.8806; 874 - 18 - 102.8806.
        ("iphone-17", "113", Box(18, 753.1194, 366, 102.8806)),
        // 440 wide: (200 + 34) * 424 / 440 = 225.4909; 956 - 8 - 225.4909.
        ("iphone-17-pro-max", "200", Box(8, 722.5091, 424, 225.4909)),
        // 375 wide: i = 28; 76 * 319 / 375 = 64.6507; 812 - 28 - 64.6507.
        ("iphone-12-mini", "76", Box(28, 719.3493, 319, 64.6507)),
        // 420 wide: (150 + 34) * 404 / 420 = 176.9905; 912 - 8 - 176.9905.
        ("iphone-air", "150", Box(8, 727.0095, 404, 176.9905)),
        // No bottom inset: 300 * 359 / 375 = 287.2; 667 - 8 - 287.2.
        ("iphone-se-3", "300", Box(8, 371.8, 359, 287.2)),
        // 0.56 * (896 - 48 - 34) = 455.84, in whole pixels 456; (456 + 34) * 398 / 414 = 471.0628; 896 - 8 - 471.0628.
        ("iphone-11", #""medium""#, Box(8, 416.9372, 398, 471.0628)),
    ])
    func `ios26.detent.fixture: other phones' sheets float by the same formula`(
        device: String, detent: String, frame: Box
    ) throws {
        let answer = try answer(device, "26.1", "sheet", #","placement":{"detents":[\#(detent)]}"#)
        let pixel = 1 / answer["stage"]["scale"].number
        #expect(answer.dialog.isClose(to: frame, within: pixel / 2 + 1e-4), "\(answer.dialog)")
    }

    /// detent.medium.measured: 53 % of the screen on iOS 15 – 18, whatever the phone.
    @Test(arguments: ["iphone-x", "iphone-12", "iphone-14-pro", "iphone-16-pro", "iphone-16-pro-max", "iphone-11"])
    func `detent.medium.measured: about 53 percent of the screen before iOS 26`(device: String) throws {
        let answer = try answer(device, "17", "sheet", #","placement":{"detents":["medium"]}"#)
        let share = answer.dialog.height / answer["stage"]["window"]["height"].number
        #expect(abs(share - 0.53) < 0.015, "\(share)")
    }

    // MARK: Alerts

    @Test(arguments: [
        // The middles of the safe areas: (62 + 874 - 34) / 2, (68 + 912 - 34) / 2, (20 + 667) / 2, (62 + 956 - 34) / 2.
        ("iphone-17", 451.0), ("iphone-air", 473.0), ("iphone-se-3", 343.5), ("iphone-17-pro-max", 492.0),
    ])
    func `ios26.alert.centre: alerts stand in the middle of the safe area`(device: String, middle: Double) throws {
        let answer = try answer(
            device, "26.1", "alert", #","content":{"title":"Title","message":"Message","actions":[{"title":"OK"}]}"#)
        #expect(abs(answer.dialog.midY - middle) <= 0.5 / answer["stage"]["scale"].number + 1e-4)
        #expect(answer.dialog.width == 320)
        // 22 + 20.333 + 7.667 + 18 + 4.333 + 16 + 48 + 16 (ios26.alert.text, .lines, .actions).
        #expect(abs(answer.dialog.height - 152.3333) <= 0.5 + 1e-4)
    }
}
