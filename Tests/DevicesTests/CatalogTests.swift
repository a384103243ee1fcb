import Geometry
import Testing

@testable import Devices

extension Provenance {
    subscript(group: Group) -> Entry? { entries.first { $0.group == group } }
}

@Suite struct `The built-in catalogue` {
    private let catalog = Catalog.builtIn

    @Test func `holds every profile`() {
        let families = Dictionary(grouping: catalog.profiles, by: \.listing.family).mapValues(\.count)
        #expect(
            families == [
                "iphone": 41, "ipad": 20, "foldable": 11, "android-phone": 10, "android-tablet": 3, "desktop": 3,
                "tv": 6, "gnome": 8, "kde": 8, "windows": 7, "car": 6, "harmonyos": 8,
                "macos": 8, "visionos": 5,
                "wearos": 8,
            ])
        #expect(Set(catalog.profiles.map(\.id)).count == catalog.profiles.count)
    }

    /// Its screen is told as it is held upright, also of a device that lies by nature.
    @Test func `has what turns higher than wide`() {
        for profile in catalog.profiles where [.phone, .pad].contains(profile.idiom) {
            #expect(profile.screen.size.height >= profile.screen.size.width, "\(profile.id)")
        }
    }

    @Test func `keeps well-known facts`() throws {
        // Apple's layout page; AdoptingMultitasking guide; oreilly "Beginning iOS 5" for the classic keyboard.
        let iPhone4 = try #require(catalog["iphone-4"])
        #expect(iPhone4.screen.size == Size(width: 320, height: 480) && iPhone4.screen.scale == 2)
        #expect(iPhone4.system == OperatingSystem(name: .iOS, version: Version(4)))
        #expect(iPhone4.figures.keyboardHeight == PerAspect(portrait: 216, landscape: 162))
        let iPad = try #require(catalog["ipad-1"])
        #expect(iPad.screen.size == Size(width: 768, height: 1024) && iPad.screen.scale == 1)
        #expect(iPad.keyboardHeight(in: .landscape) == 352 && iPad.keyboardHeight(in: .portrait) == 264)
        #expect(iPad.system.version == Version(3, 2) && iPad.system.release == .classic)
        let iPhone16 = try #require(catalog["iphone-16"])
        #expect(iPhone16.figures.safeAreaInsets.portrait == EdgeInsets(top: 59, bottom: 34))
        #expect(iPhone16.screen.cornerRadius == 55)
        #expect(iPhone16.hardware.cutout?.kind == .island && iPhone16.hardware.cutout?.frame.width == 125)
        #expect(iPhone16.provenance[.safeArea]?.isCrossChecked == true)
        #expect(iPhone16.provenance[.statusBarHeight]?.confidence == .derived)
        #expect(iPhone16.provenance.disagreements.count == 1)
        #expect(catalog["desktop-1280x800"]?.system.name == .web)
        #expect(catalog["pixel-9-pro-xl"]?.screen.cornerRadius == nil)
        #expect(catalog["iphone-6-plus"]?.screen.nativePixels == Size(width: 1080, height: 1920))
    }

    /// 2160 rows of a set at 4K are 1080 points of 2 pixels: tvOS lays out at 1080p on all of them.
    @Test func `has every Apple TV with apps, in windows of one size`() throws {
        let models = catalog.profiles.filter { $0.system.name == .tvOS }
        #expect(
            Set(models.map(\.id)) == [
                "apple-tv-hd", "apple-tv-4k", "apple-tv-4k-1", "apple-tv-4k-2", "apple-tv-4k-3",
            ])
        #expect(models.allSatisfy { $0.screen.size == Size(width: 1920, height: 1080) })
        #expect(models.map(\.screen.scale) == [1, 2, 2, 2, 2])
        #expect(catalog["apple-tv-4k-2"]?.system == OperatingSystem(name: .tvOS, version: Version(14, 5)))
        #expect(catalog["apple-tv-4k-3"]?.listing.year == 2022)
    }

    @Test func `keeps folds`() throws {
        let duo = try #require(catalog["surface-duo-spanned"])
        #expect(
            duo.hardware.fold?.kind == .hinge && duo.hardware.naturalAspect == .landscape
                && duo.hardware.posture == .unfolded)
        #expect(
            duo.hardware.regions.landscape
                == [ReservedRegion(kind: .division, frame: Rect(x: 540, y: 0, width: 34, height: 720))])
        let iPhone = try #require(catalog["iphone-duo-unfolded"])
        #expect(iPhone.hardware.fold?.flatWidth == 0 && iPhone.hardware.regions.portrait?.first?.isActive == false)
    }

    @Test(arguments: Catalog.builtIn.profiles)
    func `the built-in catalogue is sound throughout`(profile: DeviceProfile) {
        #expect(!profile.name.isEmpty && profile.screen.scale > 0)
        #expect(
            profile.provenance.entries.allSatisfy { $0.sources.allSatisfy(profile.provenance.sources.indices.contains) }
        )
        for orientation in Orientation.allCases {
            let bounds = profile.screen.bounds(in: orientation)
            let insets = profile.effectiveSafeAreaInsets(in: Aspect(of: bounds.size)).value
            #expect(!bounds.inset(by: insets).isEmpty)
        }
        for aspect in Aspect.allCases {
            if let frame = profile.hardware.fold?.creases[aspect]?.frame {
                let size =
                    Aspect(of: profile.screen.size) == aspect ? profile.screen.size : profile.screen.size.transposed
                #expect(Rect(origin: .zero, size: size).contains(frame))
            }
        }
    }

    @Test func `finds profiles by alias`() {
        #expect(catalog["iphone-15-pro"]?.id == "iphone-15")
        #expect(catalog["iphone-3g"]?.id == "iphone-original")
        #expect(catalog["ipad-9th-generation"]?.id == "ipad-10-2")
        #expect(catalog["iPhone 4"] == nil && catalog[""] == nil)
    }

    @Test func `guesses the id that was meant`() {
        #expect(catalog.nearest(to: "iphone4") == "iphone-4")
        #expect(catalog.nearest(to: "iphone-15-por") == "iphone-15-pro")
        #expect(catalog.nearest(to: "toaster") == nil)
        #expect(catalog.nearest(to: String(repeating: "x", count: 100_000)) == nil)
        #expect(catalog.suggestions(for: "iphone-se") == ["iphone-se-1", "iphone-se-2", "iphone-se-3"])
        #expect(catalog.suggestions(for: "iPhone 15 Pro Max") == ["iphone-15-pro-max"])
        #expect(catalog.suggestions(for: "iPhone16,1") == ["iphone-15-pro"])
        #expect(catalog.suggestions(for: "galaxy-s24-ultra") == ["galaxy-s24"])
        #expect(catalog.suggestions(for: "iphone-18").first == "iphone-17")
        #expect(catalog.suggestions(for: "iphone").allSatisfy { $0.hasPrefix("iphone-") })
    }

    /// Names of systems, products and makers, which are no device's own.
    @Test(arguments: [
        ("windows-11", "Windows"), ("Windows 10", "Windows"), ("windows11", "Windows"), ("vision-pro", "visionOS"),
        ("Apple Vision Pro", "visionOS"), ("wear-os", "Wear OS"), ("Wear OS 5", "Wear OS"), ("macbook", "macOS"),
        ("apple-tv", "tvOS"), ("tvos-18", "tvOS"), ("apple-watch", "Wear OS"), ("apple-watch-ultra", "Wear OS"),
        ("kde", "KDE Plasma"), ("kde-plasma-6", "KDE Plasma"), ("plasma", "KDE Plasma"), ("gnome", "GNOME"),
        ("GNOME 48", "GNOME"), ("huawei-mate-80", "HarmonyOS"), ("harmonyos-next", "HarmonyOS"), ("ipados", "iPadOS"),
        ("android-14", "Android"), ("ios-17", "iOS"), ("CarPlay Ultra", "CarPlay"),
    ])
    func `names the devices of the system that was meant`(name: String, system: String) {
        let suggestions = catalog.suggestions(for: name)
        #expect(!suggestions.isEmpty && suggestions.count <= 6, "\(name)")
        for id in suggestions { #expect(catalog[id]?.system.name.rawValue == system, "\(name): \(id)") }
    }

    @Test func `names devices of the version or the model that was meant first`() {
        #expect(catalog.nearest(to: "android-14").flatMap { catalog[$0] }?.system.version?.major == 14)
        #expect(catalog.nearest(to: "ios-17").flatMap { catalog[$0] }?.system.version?.major == 17)
        #expect(catalog.nearest(to: "huawei-mate-70") == "mate-70")
        // Only a maker's or a model's addition in common is nothing in common.
        for name in ["toaster", "steam-deck", "xperia-pro", "google-glass", "samsung-fridge-max"] {
            #expect(catalog.suggestions(for: name).isEmpty, "\(name)")
        }
    }

    /// The beginning of many names leads to the devices that most people have.
    @Test(arguments: [
        ("iphone", Idiom.phone), ("android", .phone), ("pixel", .phone), ("galaxy", .phone), ("gnome", .desktop),
        ("kde", .desktop), ("ipad", .pad),
    ])
    func `names devices of the usual kind first`(name: String, idiom: Idiom) {
        let suggestions = catalog.suggestions(for: name)
        #expect(suggestions.count <= 6 && suggestions.allSatisfy { $0.hasPrefix(name) }, "\(suggestions)")
        #expect(suggestions.first.flatMap { catalog[$0] }?.idiom == idiom, "\(suggestions)")
    }

    @Test func `calls devices by names that say nothing else`() throws {
        let names = catalog.profiles.flatMap { [$0.id] + $0.listing.aliases.map(Catalog.slug) }
        #expect(names.contains("pixel-8-pro"))
        // Words of a note; and a range of generations is no name of a device.
        let words = names.filter {
            $0.contains("same") || $0.contains("size") || $0.contains("th-7th") || $0.contains("th-6th")
        }
        #expect(words == [])
    }

    @Test func `lets other profiles replace and join`() throws {
        var own = try #require(catalog["iphone-4"])
        own.screen.scale = 3
        let kiosk = DeviceProfile.plain(screen: Screen(size: Size(width: 1080, height: 1920)))
        let merged = catalog.merging([own, kiosk])
        #expect(merged.profiles.count == catalog.profiles.count + 1)
        #expect(merged["iphone-4"]?.screen.scale == 3)
        #expect(
            merged.profiles.firstIndex { $0.id == "iphone-4" } == catalog.profiles.firstIndex { $0.id == "iphone-4" })
        #expect(merged["custom"] == kiosk)
    }
}
