import Devices
import Testing

@Suite struct `Ranges of releases` {
    @Test(arguments: [
        ("1-6", "iPhone OS 1 – iOS 6"), ("7-18", "iOS 7 – 18"), ("26-", "iOS 26 on"), ("7", "iOS 7"),
        ("3.2-6", "iPhone OS 3.2 – iOS 6"), ("3.2-", "iPhone OS 3.2 on"), ("all", "Apple's systems"),
    ])
    func `ranges of releases are written as people write them`(text: String, label: String) throws {
        #expect(try #require(ReleaseRange(text)).label(of: .apple) == label)
    }

    @Test func `ranges of releases are called by their line`() throws {
        #expect(try #require(ReleaseRange("5-8")).label(of: .android) == "Android 5 – 8")
        #expect(try #require(ReleaseRange("12-")).label(of: .android) == "Android 12 on")
        #expect(ReleaseRange.all.label(of: .tvOS) == "tvOS" && ReleaseRange.all.label(of: .web) == "web (HTML)")
    }

    @Test(arguments: ["", "-", "-7", "18-7", "7-7", "a", "7-18-26", "7 - 18", "7-9.3"])
    func `ranges of releases of another form are none`(text: String) {
        #expect(ReleaseRange(text) == nil)
    }

    @Test(arguments: [
        ("1-6", "6-12", true), ("1-6", "7-12", false), ("26-", "all", true), ("7", "7-18", true),
        ("19-", "7-18", false),
    ])
    func `overlap where a version is in both`(one: String, other: String, overlap: Bool) throws {
        let (one, other) = (try #require(ReleaseRange(one)), try #require(ReleaseRange(other)))
        #expect(one.overlaps(other) == overlap && other.overlaps(one) == overlap)
    }

    @Test func `ranges of releases of the releases follow each other without a gap that was not skipped`() {
        for (release, next) in zip(AppleRelease.allCases, AppleRelease.allCases.dropFirst()) {
            #expect(release < next && !release.versions.overlaps(next.versions))
        }
        #expect(
            AppleRelease.allCases.map(\.label) == [
                "iPhone OS 1–iOS 6", "iOS 7–12", "iOS 7–12", "iOS 7–12", "iOS 13–14", "iOS 15–18", "iOS 26 on",
            ])
    }
}
