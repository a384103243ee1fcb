import Geometry
import Testing

@testable import Devices

extension Figure {
    /// The rule behind an assumed figure; `nil` for a known one.
    var assumption: String? { if case .assumed(_, let reason) = self { reason } else { nil } }
}

@Suite struct `Figures of a profile` {
    private func profile(_ id: String) throws -> DeviceProfile { try #require(Catalog.builtIn[id]) }

    private func system(_ name: OperatingSystem.Name, _ version: Version?) -> OperatingSystem {
        OperatingSystem(name: name, version: version)
    }

    @Test func `change with the system that a request names`() throws {
        let phone = try profile("iphone-16")
        func bottom(_ version: Version) -> Double? {
            phone.figures(on: system(.iOS, version)).safeAreaInsets.landscape?.bottom
        }
        #expect(bottom(Version(17)) == 21 && bottom(Version(18, 4)) == 21)
        #expect(bottom(Version(26)) == 20 && bottom(Version(27, 1)) == 20)
        #expect(phone.figures(on: nil).safeAreaInsets.landscape?.bottom == 21)
    }

    @Test func `keep the catalogue's choice where no system is named`() throws {
        let phone = try profile("iphone-11")
        #expect(phone.effectiveSafeAreaInsets(in: .portrait) == .known(EdgeInsets(top: 48, bottom: 34)))
        func top(_ version: Version) -> Double {
            phone.effectiveSafeAreaInsets(in: .portrait, on: system(.iOS, version)).value.top
        }
        #expect(top(Version(12)) == 44 && top(Version(13, 7)) == 44 && top(Version(14)) == 48)
    }

    @Test func `come from the highest variant that fits`() throws {
        let pad = try profile("ipad-air-4")
        func insets(_ version: Version) -> EdgeInsets {
            pad.effectiveSafeAreaInsets(in: .landscape, on: system(.iPadOS, version)).value
        }
        #expect(insets(Version(17)) == EdgeInsets(top: 24, bottom: 20))
        #expect(insets(Version(18)) == EdgeInsets(top: 24, bottom: 25))
        #expect(insets(Version(26)) == EdgeInsets(top: 32, bottom: 25))
        #expect(try profile("ipad-2").keyboardHeight(in: .landscape, on: system(.iOS, Version(9, 3))) == 398)
        #expect(try profile("ipad-2").keyboardHeight(in: .landscape, on: system(.iOS, Version(8))) == 352)
        // One line of releases under three names; other systems have none of its variants.
        #expect(
            try profile("iphone-16").figures(on: system(.iPadOS, Version(26))).safeAreaInsets.landscape?.bottom == 20)
        #expect(
            try profile("iphone-16").figures(on: system(.android, Version(30))).safeAreaInsets.landscape?.bottom == 21)
    }

    /// presentation-metrics keyboard.height.phone: 216 at a width of 320, and suggestions from iOS 8 on.
    @Test(arguments: ["iphone-5", "iphone-5s"])
    func `have no suggestions above the keys up to iOS 7`(id: String) throws {
        let phone = try profile(id)
        #expect(phone.keyboardHeight(in: .portrait) == 216 && phone.keyboardHeight(in: .landscape) == 162)
        #expect(phone.keyboardHeight(in: .portrait, on: system(.iOS, Version(7, 1))) == 216)
        #expect(phone.keyboardHeight(in: .portrait, on: system(.iOS, Version(8))) == 253)
    }

    @Test func `figures of a profile are turned with the hardware where one aspect is unknown`() throws {
        let duo = try profile("iphone-duo-unfolded")
        #expect(duo.effectiveSafeAreaInsets(in: .landscape) == .known(EdgeInsets(bottom: 34, right: 84)))
        let portrait = duo.effectiveSafeAreaInsets(in: .portrait)
        #expect(portrait.assumption != nil && portrait.value == EdgeInsets(top: 84, bottom: 34))
        var tall = DeviceProfile.plain(screen: Screen(size: Size(width: 100, height: 200)))
        tall.figures.safeAreaInsets.portrait = EdgeInsets(top: 44, bottom: 34)
        tall.figures.safeAreaInsets.landscape = nil
        #expect(tall.effectiveSafeAreaInsets(in: .landscape).value == EdgeInsets(left: 44, bottom: 34, right: 44))
    }

    @Test func `figures of a profile are never a silent zero`() throws {
        let tv = try profile("android-tv").effectiveSafeAreaInsets(in: .landscape)
        #expect(tv.assumption != nil && tv.value == EdgeInsets(top: 27, left: 48, bottom: 27, right: 48))
        var phone = DeviceProfile.plain(screen: Screen(size: Size(width: 100, height: 200)))
        #expect(phone.effectiveSafeAreaInsets(in: .portrait) == .known(.zero))
        phone.figures.safeAreaInsets = .init()
        phone.figures.statusBarHeight = .init(portrait: 20)
        let assumed = phone.effectiveSafeAreaInsets(in: .portrait)
        #expect(assumed.assumption != nil && assumed.value == EdgeInsets(top: 20))
        #expect(phone.effectiveStatusBarHeight(in: .landscape) == 20)
        #expect(try profile("iphone-duo-folded").keyboardHeight(in: .portrait) == nil)
    }

    @Test func `follow the screen's shape, not the orientation's name`() throws {
        let desktop = try profile("desktop-1280x800")
        #expect(desktop.screen.aspect(in: .portrait) == .landscape)
        #expect(desktop.screen.bounds(in: .portrait).size == Size(width: 1280, height: 800))
        #expect(desktop.screen.bounds(in: .landscapeLeft).size == Size(width: 800, height: 1280))
        #expect(try profile("iphone-4").screen.aspect(in: .landscapeRight) == .landscape)
    }

    @Test func `reach into a window as far as it lies in the unsafe band`() {
        let screen = Rect(x: 0, y: 0, width: 1024, height: 768)
        let insets = EdgeInsets(top: 24, left: 10, bottom: 20, right: 10)
        let window = Rect(x: 694, y: 0, width: 330, height: 768)
        #expect(
            SafeArea.insets(of: window, on: screen, insets: insets)
                == EdgeInsets(top: 24, left: 0, bottom: 20, right: 10))
        let floating = Rect(x: 4, y: 10, width: 400, height: 750)
        #expect(
            SafeArea.insets(of: floating, on: screen, insets: insets)
                == EdgeInsets(top: 14, left: 6, bottom: 12, right: 0))
        #expect(SafeArea.insets(of: screen, on: screen, insets: insets) == insets)
    }
}

@Suite struct `Systems` {
    @Test(arguments: [
        ("1", AppleRelease.classic), ("3.2", .classic), ("6.1.6", .classic), ("7", .seven), ("8.4", .eight),
        ("9", .nine), ("12.5", .nine), ("13", .card),
        ("14.8", .card), ("15", .detents), ("18", .detents), ("19", .detents), ("25", .detents), ("26", .glass),
        ("27.1", .glass),
    ])
    func `fall into releases`(version: String, release: AppleRelease) throws {
        let version = try #require(Version(version))
        #expect(OperatingSystem(name: .iOS, version: version).release == release)
    }

    @Test func `systems of other makers follow the newest rules and say so`() {
        for name in [OperatingSystem.Name.android, .androidTV, .web] {
            let system = OperatingSystem(name: name, version: Version(5))
            #expect(system.release == .glass && !system.isAppleTouch)
        }
    }

    @Test(arguments: [OperatingSystem.Name.tvOS, .carPlay])
    func `systems of televisions and cars follow the rules of iOS of the same year, from 15 on`(
        name: OperatingSystem.Name
    ) {
        for (major, release) in [(9, AppleRelease.detents), (18, .detents), (26, .glass)] {
            let system = OperatingSystem(name: name, version: Version(major))
            #expect(system.release == release && !system.isAppleTouch)
        }
        #expect(OperatingSystem(name: name).release == .glass)
    }

    @Test func `without a version are the newest, or the oldest by their name`() {
        #expect(OperatingSystem(name: .iOS).release == .glass)
        #expect(OperatingSystem(name: .iPhoneOS).release == .classic)
        #expect(AppleRelease.allCases.sorted() == AppleRelease.allCases)
    }

    @Test func `have versions that compare number by number`() throws {
        #expect(try #require(Version("9.3")) < Version(10))
        #expect(Version("13.1.2")?.text == "13.1.2" && Version("4.0.0")?.text == "4")
        for text in ["", "a", "1.", ".1", "1.2.3.4", "-1", "1 ", "٣", "12345"] {
            #expect(Version(text) == nil, "\(text)")
        }
    }

    @Test func `systems are named by the texts of variants`() {
        #expect(SystemVariant.Versions("iOS 12-13") == .init(name: .iOS, first: 12, last: 13))
        #expect(SystemVariant.Versions("iPadOS 26") == .init(name: .iPadOS, first: 26))
        #expect(SystemVariant.Versions("iPhone OS 3")?.text == "iPhone OS 3")
        for text in ["iOS", "iOS 13-12", "iOS 1-2-3", "BeOS 5", "iOS 12-"] {
            #expect(SystemVariant.Versions(text) == nil, "\(text)")
        }
    }

    @Test func `turn the interface as UIKit does`() {
        #expect(Orientation.allCases.map(\.quarterTurn) == [.none, .half, .left, .right])
        // Home button on the right: the top left of what the user sees is the panel's top right.
        let panel = Size(width: 320, height: 480)
        #expect(Orientation.landscapeRight.quarterTurn.rotate(.zero, on: panel) == Point(x: 320, y: 0))
    }
}
