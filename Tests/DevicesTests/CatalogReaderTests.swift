import Foundation
import Geometry
import Testing

@testable import Devices

@Suite struct `Profiles of one's own` {
    private func profiles(_ json: String) throws -> [DeviceProfile] {
        var reader = CatalogReader()
        return try reader.profiles(in: Array(json.utf8).span, file: "own.json")
    }

    private func fault(_ json: String) -> CatalogError? {
        do {
            _ = try profiles(json)
            return nil
        } catch {
            return error as? CatalogError
        }
    }

    @Test func `need no more than an id and a screen`() throws {
        let profile = try #require(try profiles(#"{"id":"kiosk","screen":{"width":1080,"height":1920}}"#).first)
        #expect(profile.name == "kiosk" && profile.idiom == .phone && profile.listing.family == "custom")
        #expect(profile.screen.scale == 1 && profile.screen.cornerRadius == nil)
        #expect(profile.system == OperatingSystem(name: .iOS) && profile.system.era == .glass)
        #expect(profile.effectiveSafeAreaInsets(in: .portrait).isAssumed)
    }

    @Test func `come alone or as a list`() throws {
        let list = #"[{"id":"a","screen":{"width":1,"height":2}},{"id":"b","screen":{"width":3,"height":4}}]"#
        #expect(try profiles(list).map(\.id) == ["a", "b"])
        #expect(try profiles("[]").isEmpty)
    }

    @Test(arguments: [
        (#"[{"id":"a"}]"#, "/0/screen", "missing"),
        (#"{"id":"a","screen":{"width":0,"height":2}}"#, "/screen/width", "1"),
        (#"{"id":"a","screen":{"width":1,"height":"2"}}"#, "/screen/height", "a number"),
        (#"{"id":"a b","screen":{"width":1,"height":2}}"#, "/id", "ASCII"),
        (#"{"id":"a","idiom":"phnoe","screen":{"width":1,"height":2}}"#, "/idiom", "phone"),
        (#"{"id":"a","sreen":{},"screen":{"width":1,"height":2}}"#, "/sreen", "screen"),
        (#"{"id":"a","screen":{"width":1,"height":2},"osVariants":[{"os":"iOS"}]}"#, "/osVariants/0/os", "iOS 26"),
        (
            #"{"id":"a","screen":{"width":1,"height":2},"os":{"name":"iOS","atLaunch":"four"}}"#, "/os/atLaunch", "dots"
        ),
        (
            #"{"id":"a","screen":{"width":1,"height":2},"safeArea":{"portrait":{"top":1}}}"#, "/safeArea/portrait/left",
            "missing"
        ),
        (
            #"{"id":"a","screen":{"width":1,"height":2},"sources":["x"],"sourcesByGroup":{"screen":[1]}}"#,
            "/sourcesByGroup/screen/0", "1 sources"
        ),
        ("3", "", "an object"), ("{", "", "ends"), (#"{"id":"a","id":"b"}"#, "/id", "more than once"),
    ])
    func `say where they are at fault`(json: String, pointer: String, part: String) throws {
        let error = try #require(fault(json))
        #expect(error.file == "own.json" && error.pointer == pointer)
        #expect(error.reason.contains(part), "\(error)")
    }

    @Test func `are read from a directory in the order of its files`() throws {
        let directory = FileManager.default.temporaryDirectory.appending(path: "scrim-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: directory) }
        func write(_ name: String, _ text: String) throws {
            try Data(text.utf8).write(to: directory.appending(path: name))
        }
        try write(
            "b.json", #"[{"id":"b1","screen":{"width":1,"height":2}},{"id":"b2","screen":{"width":1,"height":2}}]"#)
        try write("a.json", #"{"id":"a","screen":{"width":1,"height":2}}"#)
        try write("notes.txt", "not a profile")
        #expect(try Catalog.load(directory: directory.path).map(\.id) == ["a", "b1", "b2"])

        try write("c.json", #"[{"id":"b2","screen":{"width":1,"height":2}}]"#)
        let twice = #expect(throws: CatalogError.self) { try Catalog.load(directory: directory.path) }
        #expect(twice?.file.hasSuffix("/c.json") == true && twice?.reason.contains("b.json") == true)

        try write("c.json", "[")
        let broken = #expect(throws: CatalogError.self) { try Catalog.load(directory: directory.path) }
        #expect(broken?.file.hasSuffix("/c.json") == true)
    }

    @Test func `name a directory that is not there`() {
        let error = #expect(throws: CatalogError.self) { try Catalog.load(directory: "/nowhere/at/all") }
        #expect(error?.file == "/nowhere/at/all" && error?.reason.contains("No such file") == true)
    }
}
