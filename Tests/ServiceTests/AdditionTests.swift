import TestSupport
import Testing

/// What CONTRIBUTING.md says that additions touch.
@Suite struct `Files that an addition touches` {
    @Test(arguments: [
        ("Adding a style", 6), ("Adding a device", 2), ("Adding an endpoint", 5), ("Adding a format of answers", 4),
        ("Adding a rule", 3), ("Changing a figure", 1), ("Adding a counter", 1),
    ])
    func `are few, and are as many as CONTRIBUTING says`(section: String, most: Int) throws {
        let text = try Repository.text("CONTRIBUTING.md")
        let start = try #require(text.firstRange(of: "\n## \(section)\n"), "\(section)")
        let touched = try #require(
            text[start.upperBound...].prefixMatch(of: /\s*Touches (\d+) files?[^:]*: ((?:`[^`]+`[,\s]*)+)/))
        let files = touched.2.matches(of: /`([^`]+)`/).map { String($0.1) }
        #expect(Int(touched.1) == files.count && files.count <= most)
        for file in files {
            // The folder of a file that is new.
            let isNew = file.contains("<")
            let place = isNew ? file.split(separator: "/").dropLast().joined(separator: "/") : file
            #expect(Repository.has(place), "\(file)")
        }
    }
}
