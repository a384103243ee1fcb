import Boxes
import Devices
import Foundation
import Geometry
import TestSupport
import Testing
import Typography

@testable import Dialogs

@Suite struct `The figures of styles` {
    /// The files, by their names.
    private static func files() throws -> [String] {
        try Repository.files(below: "Sources/Dialogs/Figures", suffix: ".json").map {
            String(try #require($0.split(separator: "/").last).dropLast(5))
        }
    }

    private static func document(_ file: String) throws -> [String: Any] {
        let text = try Repository.text("Sources/Dialogs/Figures/\(file).json")
        return try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    }

    /// A device in a release of its system, of either kind.
    private static let devices: [DeviceState] = {
        let systems: [(OperatingSystem.Name, [String], [Idiom])] = [
            (.iOS, ["6", "7", "8", "9", "13", "15", "26"], [.phone, .pad]),
            (.android, ["4", "5", "9", "16"], [.phone, .pad]), (.tvOS, ["18", "26"], [.tv]),
            (.carPlay, ["18", "26"], [.car]),
            (.web, ["1"], [.phone, .desktop]), (.gnome, ["49"], [.phone, .desktop]),
            (.kde, ["6"], [.phone, .desktop]),
            (.windows, ["11"], [.phone, .desktop]), (.harmonyOS, ["6"], [.phone, .pad, .desktop]),
            (.macOS, ["15", "26"], [.desktop]),
            (.wearOS, ["5"], [.watch]),
            (.visionOS, ["2"], [.desktop, .headset]),
        ]
        let views = systems.flatMap { name, versions, idioms in
            versions.flatMap { version in
                idioms.map { idiom in
                    let size =
                        switch idiom {
                        case .phone: Size(width: 402, height: 874)
                        case .watch: Size(width: 192, height: 192)
                        case .pad, .desktop, .tv, .car, .headset: Size(width: 1024, height: 1366)
                        }
                    let profile = DeviceProfile.plain(screen: Screen(size: size), idiom: idiom)
                    var device = DeviceState(profile: profile)
                    device.system = OperatingSystem(name: name, version: Version(version))
                    return device
                }
            }
        }
        return views
            + views.filter { $0.runningSystem.name == .android && $0.runningSystem.major > 4 }.map {
                var device = $0
                device.system?.library = .compose(.expressive)
                return device
            }
    }()

    /// A dialog of each style with all that a style may have a figure for.
    private static func request(_ style: StyleName) -> DialogRequest {
        var request = dialog(style, buttons: 3, title: "Title", message: "A message of some length")
        request.content.textFields = [TextField(id: "name"), TextField(id: "other")]
        request.placement.popover.anchor = Rect(x: 100, y: 300, width: 44, height: 44)
        return request
    }

    /// A figure that is read where its table has none ends the program.
    @Test(arguments: StyleName.allCases)
    func `the figures of styles are there in every release in which a style is laid out`(style: StyleName) throws {
        for device in Self.devices {
            for orientation in [Orientation.portrait, .landscapeLeft] {
                for textSize in [ContentSize.large, .accessibility3] {
                    var device = device
                    device.orientation = orientation
                    device.textSize = textSize
                    device.appearance = textSize == .large ? .light : .dark
                    device.keyboard = Keyboard(extent: .height(216))
                    _ = try? Resolver.even.resolve(Self.request(style), on: device)
                    _ = try? Resolver.even.resolve(dialog(style), on: device)
                }
            }
        }
    }

    @Test(arguments: StyleName.allCases)
    func `the figures of styles are there in every look of every release`(style: StyleName) throws {
        for device in Self.devices {
            let stage = try Stage(device)
            for bits in 0..<32 {
                var setting = LookSetting(
                    platform: stage.platform, release: stage.release, appearance: bits & 1 == 0 ? .light : .dark,
                    contrast: bits & 2 == 0 ? .normal : .increased, isOpaque: bits & 4 != 0, isPad: bits & 8 != 0)
                setting.android = AndroidRelease(stage.system)
                setting.isByCompose = stage.isByCompose
                setting.isPopover = bits & 16 != 0
                setting.isTelevision = stage.isAppleTelevision
                setting.isCar = stage.isCarPlay
                #expect(style.look(in: setting).dimmingColor.alpha == 255)
            }
        }
    }

    @Test func `the figures of styles are read from files that are sound, each of them built in`() throws {
        let files = try Self.files()
        #expect(files.count > 20)
        for file in files {
            let platform = try #require(try Self.document(file)["platform"] as? String)
            let line = try #require(ReleaseLine(rawValue: platform))
            let read = FigureFile.embedded(file, line: line)
            #expect(!read.figures.isEmpty || !read.colors.isEmpty || !read.lists.isEmpty, "\(file)")
        }
    }

    /// A value that nobody reads would be told to clients as if answers rested on it.
    @Test func `the figures of styles are named in the code`() throws {
        let code = try Repository.files(below: "Sources/Dialogs", suffix: ".swift")
            .map { try Repository.text($0) }.joined()
        let names = Set(
            code.split { !$0.isLetter && !$0.isNumber && $0 != "." }.flatMap { word in
                word.split(separator: ".", omittingEmptySubsequences: false).dropFirst().map(String.init)
            })
        for file in try Self.files() {
            let document = try Self.document(file)
            let ofMaterials = (document["materials"] as? [[String: Any]] ?? []).flatMap {
                [$0["tint"] as? String, $0["flat"] as? String]
            }
            for member in ["figures", "colors", "curves", "materials"] {
                for figure in document[member] as? [[String: Any]] ?? [] where figure["role"] == nil {
                    let key = try #require(figure["key"] as? String)
                    let isOffered = file == "apple-materials" && member == "materials"
                    let isRead = isOffered || names.contains(key) || ofMaterials.contains(key)
                    #expect(isRead, "\(file): nothing reads \(key)")
                }
            }
        }
    }

    /// A number that no list has is one that clients cannot see. Toolkits' tables are alike, and have numbers of
    /// widgets that some of them lack.
    @Test func `figures of styles are each in the list of some style`() throws {
        let listed = Set(
            (StyleName.allCases.flatMap(\.figures) + [SystemFonts.displaySize]).map { $0.name + $0.source })
        try #require(listed.count > 1000)
        for file in try Self.files() {
            guard let read = FigureFile.embedded(file) else { continue }
            if case .toolkit = read.line { continue }
            for cell in read.figures {
                let isListed = listed.contains(cell.content.name + cell.content.source)
                #expect(isListed, "\(file): nothing lists \(cell.key)")
            }
        }
    }

    /// Each toolkit has a table of its own, and a widget is told with the same figures on all of them.
    @Test func `the figures of styles are of the same parts of dialogs in every toolkit`() {
        let tables = Toolkit.allCases.map { toolkit in
            FigureFile.embedded(toolkit.name, line: .toolkit(toolkit)).figures.map { figure in
                figure.key + ": " + (figure.parts?.map(\.rawValue).joined(separator: ", ") ?? "all")
            }.sorted()
        }
        for table in tables { #expect(table == tables[0]) }
    }

    // MARK: Faults

    private enum Key: Int, FigureKey { case width, height }

    private func faults(_ figures: String) -> [FigureFault] {
        let document = #"{"style": "test", "platform": "apple", "figures": ["# + figures + "]}"
        do {
            let file = try FigureFile(document.utf8Span.span)
            return FigureGrid(
                file.figures, keys: Key.allCases.map { "\($0)" }, releases: AppleRelease.allCases.map(\.versions)
            ).faults
        } catch {
            return [error]
        }
    }

    private func figure(_ key: String, _ values: String) -> String {
        #"{"key": "\#(key)", "name": "n", "unit": "pt", "values": [\#(values)]}"#
    }

    private func value(_ releases: String, source: String = "s", confidence: String = "assumed") -> String {
        #"{"releases": "\#(releases)", "value": 1, "confidence": "\#(confidence)", "source": "\#(source)"}"#
    }

    @Test func `may differ from release to release`() {
        let height = figure("height", value("all"))
        #expect(faults(figure("width", value("1-6") + "," + value("7-18") + "," + value("26-")) + "," + height) == [])
    }

    @Test(arguments: [
        ("7-12", "9"), ("7-", "26-"), ("all", "8"), ("1-6", "3.2-6"),
    ])
    func `have one value a release`(one: String, other: String) {
        let found = faults(
            figure("width", value(one) + "," + value(other)) + "," + figure("height", value("all")))
        #expect(found.contains { $0.pointer == "/figures/0/values/1" && $0.reason.contains("another value of width") })
    }

    @Test func `have a key that the code knows, and none is left out`() {
        #expect(
            faults(figure("depth", value("all"))).map(\.reason) == [
                "no code reads the key depth", "the key height is missing", "the key width is missing",
            ])
    }

    @Test(arguments: [
        (#"{"releases": "7-", "value": 1, "confidence": "assumed", "source": ""}"#, "/figures/0/values/0/source"),
        (#"{"releases": "18-7", "value": 1, "confidence": "assumed", "source": "s"}"#, "/figures/0/values/0/releases"),
        (#"{"releases": "7-", "value": 1, "confidence": "sure", "source": "s"}"#, "/figures/0/values/0/confidence"),
        (#"{"releases": "7-", "value": "1", "confidence": "assumed", "source": "s"}"#, "/figures/0/values/0/value"),
    ])
    func `the figures of styles are refused with a pointer where they are wrong`(value: String, pointer: String) {
        #expect(faults(figure("width", value)).map(\.pointer) == [pointer])
    }
}
