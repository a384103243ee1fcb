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
        #expect(profile.system == OperatingSystem(name: .iOS) && profile.system.release == .glass)
        #expect(profile.effectiveSafeAreaInsets(in: .portrait).assumption != nil)
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
        (#"{"id":"import","screen":{"width":1,"height":2}}"#, "/id", "another id"),
        (#"{"id":"a","idiom":"phnoe","screen":{"width":1,"height":2}}"#, "/idiom", "phone"),
        (#"{"id":"a","sreen":{},"screen":{"width":1,"height":2}}"#, "/sreen", "screen"),
        (#"{"id":"a","screen":{"width":1,"height":2},"osVariants":[{"os":"iOS"}]}"#, "/osVariants/0/os", "iOS 26"),
        (
            #"{"id":"a","screen":{"width":1,"height":2},"os":{"name":"iOS","atLaunch":"four"}}"#, "/os/atLaunch",
            "12.1.4"
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
        let error = try #require(fault(json)?.faults.first)
        #expect(error.file == "own.json" && error.pointer == pointer)
        #expect(error.reason.contains(part), "\(error)")
    }

    @Test func `report all that is at fault at once, with what was probably meant`() throws {
        let json =
            #"[{"id":"a b","screen":{"width":1}},{"nmae":"B","id":"b","screen":{"width":1,"height":2},"os":"iOS"}]"#
        let faults = try #require(fault(json)).faults
        #expect(faults.map(\.pointer) == ["/0/screen/height", "/0/id", "/1/nmae", "/1/os"])
        #expect(faults[2].reason.contains("\"name\""))
    }

    @Test func `may have long sentences as lists of their lines`() throws {
        let device = #"{"id":"a","screen":{"width":1,"height":2},"#
        let one = device + #""notes":"a b","sources":["c d","e"]}"#
        let lines = device + #""notes":["a","b"],"sources":[["c","d"],"e"]}"#
        #expect(try profiles(lines) == profiles(one))
    }

    @Test func `may have the server's names, or those of files of figures`() throws {
        let wire = #"""
            {"id":"a","screen":{"width":320,"height":480},"system":{"name":"iOS","version":"6"},
             "safeAreaInsets":{"portrait":{"top":20,"left":1,"bottom":2,"right":3},"landscape":null},
             "sources":["x","y"],"confidence":{"screen":{"level":"sourced","crossChecked":true,"sources":[1]}},
             "osVariants":[{"os":"iOS 7-8","safeAreaInsets":{"landscape":{"top":9,"left":0,"bottom":0,"right":0}}}]}
            """#
        let data = #"""
            {"id":"a","screen":{"width":320,"height":480},"os":{"name":"iOS","atLaunch":"6.0"},
             "safeArea":{"portrait":{"top":20,"left":1,"bottom":2,"right":3}},
             "sources":["x","y"],"confidence":{"screen":"sourced"},"sourcesByGroup":{"screen":[1]},\#
             "crossChecked":["screen"],
             "osVariants":[{"os":"iOS 7-8","safeArea":{"landscape":{"top":9,"left":0,"bottom":0,"right":0}}}]}
            """#
        let profile = try #require(try profiles(wire).first)
        #expect(try profiles(data) == [profile])
        #expect(profile.system == OperatingSystem(name: .iOS, version: Version(6)))
        #expect(profile.figures.safeAreaInsets.portrait == EdgeInsets(top: 20, left: 1, bottom: 2, right: 3))
        #expect(profile.provenance[.screen]?.sources == [1] && profile.provenance[.screen]?.isCrossChecked == true)
        #expect(profile.variants.first?.figures.safeAreaInsets.landscape?.top == 9)
    }

    @Test func `profiles of one's own are read from a directory in the order of its files`() throws {
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
        #expect(
            twice?.faults.count == 1 && twice?.faults.first?.file.hasSuffix("/c.json") == true
                && twice?.faults.first?.reason.contains("b.json") == true)

        try write("c.json", "[")
        let broken = #expect(throws: CatalogError.self) { try Catalog.load(directory: directory.path) }
        #expect(broken?.faults.first?.file.hasSuffix("/c.json") == true)
    }

    @Test func `name a directory that is not there`() {
        let fault = #expect(throws: CatalogError.self) { try Catalog.load(directory: "/nowhere/at/all") }?.faults.first
        #expect(fault?.file == "/nowhere/at/all" && fault?.reason.contains("No such file") == true)
    }
}
