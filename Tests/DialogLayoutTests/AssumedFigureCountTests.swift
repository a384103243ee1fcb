import Foundation
import TestSupport
import Testing

/// docs/platforms.md tells how many of a toolkit's figures and colours nobody's source has; the files say which.
@Suite struct `The page of platforms` {
    private static func section(_ name: String) throws -> String {
        let page = try Repository.text("docs/platforms.md")
        let parts = page.components(separatedBy: "\n## ")
        let part = try #require(parts.first { $0.hasPrefix(name + "\n") }, "\(name)")
        return part.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    /// The figures and colours of some files, and how many of them are assumed in any release.
    private static func counts(_ files: [String]) throws -> (all: Int, assumed: Int) {
        var counts = (all: 0, assumed: 0)
        for file in files {
            let text = try Repository.text("Sources/Dialogs/Figures/\(file).json")
            let document = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
            for kind in ["figures", "colors"] {
                for entry in document[kind] as? [[String: Any]] ?? [] {
                    let values = try #require(entry["values"] as? [[String: Any]])
                    counts.all += 1
                    if values.contains(where: { $0["confidence"] as? String == "assumed" }) { counts.assumed += 1 }
                }
            }
        }
        return counts
    }

    @Test(arguments: [
        ("GNOME", ["gnome"]), ("KDE Plasma", ["kde"]), ("Windows", ["windows", "teaching-tip", "winui-widgets"]),
        ("HarmonyOS", ["harmonyos", "harmonyos-widgets"]), ("macOS", ["macos", "macos-widgets"]),
        ("Wear OS", ["wearos", "wearos-widgets"]), ("visionOS", ["visionos", "visionos-widgets"]),
    ])
    func `counts what is assumed`(name: String, files: [String]) throws {
        let counts = try Self.counts(files)
        let sentence = "Of its \(counts.all) figures and colours \(counts.assumed) are assumed"
        #expect(try Self.section(name).contains(sentence), "\(name): \(sentence)")
    }

    @Test func `counts what is assumed of Compose`() throws {
        let counts = try Self.counts(["android-compose"])
        let sentence = "`compose.`; \(counts.assumed) of the \(counts.all) are assumed"
        let page = try Repository.text("docs/platforms.md").split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect(page.contains(sentence), "\(sentence)")
    }
}
