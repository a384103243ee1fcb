package import Geometry
package import JSONText

/// Reads profiles from JSON. Devices have the same form in answers, in an owner's files and in requests.
package struct ProfileReader {
    /// The names that a profile's members may have.
    enum Names {
        /// The names in requests and answers.
        case wire
        /// In addition, the names in files of figures: `os`, `safeArea`, `sourcesByGroup` and `crossChecked`, which are
        /// used in the research for the catalogue.
        case data
    }

    let names: Names

    /// Makes a reader that accepts the names in requests and answers.
    package init() { names = .wire }

    init(names: Names) { self.names = names }

    static let lengths = 0.0...100_000
    /// The most folds and cut-outs in one aspect.
    package static let mostRegions = 16

    // MARK: Whole profiles

    /// Reads a profile; `nil` if its id or screen is faulty, which is reported to the context.
    package func profile(_ value: ValueReader) -> DeviceProfile? {
        let members = names == .data ? ProfileMembers.withNamesOfData : ProfileMembers.all
        guard let object = value.object(members) else { return nil }
        let idiom = object.oneOf("idiom", Idiom.self) ?? .phone
        let screen = Self.screen(object)
        var profile = DeviceProfile(
            id: "", name: "", idiom: idiom, system: system(object) ?? .assumed(for: idiom),
            screen: screen ?? Screen(size: Size(width: 1, height: 1)))
        profile.figures = figures(object)
        readFacts(object, .required, into: &profile)
        let regions = Self.perAspect(object, "reservedRegions", .array) { Self.regions($0) }
        if !regions.isUnknown { profile.hardware.regions = regions }
        return screen == nil || profile.id.isEmpty ? nil : profile
    }

    private func system(_ object: ObjectReader) -> OperatingSystem? {
        if names == .data, let os = object.object("os", members: ProfileMembers.systemOfData, null: .asAbsent) {
            let name = os.oneOf("name", OperatingSystem.Name.self, .required)
            let version = os.value("atLaunch").flatMap { Self.version($0) }
            return name.map { OperatingSystem(name: $0, version: version) }
        }
        guard let system = object.object("system", members: ProfileMembers.system, null: .asAbsent) else { return nil }
        let name = system.oneOf("name", OperatingSystem.Name.self, .required)
        let version = system.value("version").flatMap { Self.version($0) }
        return name.map { OperatingSystem(name: $0, version: version) }
    }

    /// Reads a version: a string, or a plain number for a version such as "26"; `nil` for null, and for a faulty
    /// version. In a URL the string has no quotation marks.
    package static func version(_ value: ValueReader) -> Version? {
        guard let kind = value.choose([.string, .number, .null], orText: .string) else { return nil }
        let text: String?
        switch kind {
        case .null: return nil
        case .number: text = value.number(in: 0...1000).map { JSONNumber.text($0) }
        default: text = value.string(maxLength: 32)
        }
        guard let text else { return nil }
        if let version = Version(text) { return version }
        value.report(code: "unknownValue", message: "Needs a version as \"26\" or \"12.1.4\" and got \"\(text)\".")
        return nil
    }

    private static func screen(_ object: ObjectReader) -> Screen? {
        guard let screen = object.object("screen", .required, members: ProfileMembers.screen) else { return nil }
        let width = screen.number("width", .required, in: 1...100_000)
        let height = screen.number("height", .required, in: 1...100_000)
        let scale = screen.number("scale", in: 0.1...16) ?? 1
        let radius = screen.number("cornerRadius", in: lengths, null: .asAbsent)
        let pixels = nativePixels(screen)
        guard let width, let height else { return nil }
        return Screen(
            size: Size(width: width, height: height), scale: scale, cornerRadius: radius, nativePixels: pixels)
    }

    /// Reads the size of the panel in its own pixels, if it is given.
    package static func nativePixels(_ screen: ObjectReader) -> Size? {
        guard let native = screen.object("nativePixels", members: ProfileMembers.size, null: .asAbsent) else {
            return nil
        }
        let width = native.number("width", .required, in: 1...1_000_000)
        let height = native.number("height", .required, in: 1...1_000_000)
        guard let width, let height else { return nil }
        return Size(width: width, height: height)
    }

    // MARK: Facts

    /// Reads the members that only profiles have (`ProfileMembers.facts`) into `profile`.
    ///
    /// - Parameter presence: Whether an id is required.
    package func readFacts(_ object: ObjectReader, _ presence: Presence, into profile: inout DeviceProfile) {
        if let id = id(object, presence) {
            profile.id = id
            profile.name = id
        }
        profile.name = text(object, "name") ?? profile.name
        let listing = profile.listing
        profile.listing = DeviceProfile.Listing(
            aliases: texts(object, "aliases") ?? listing.aliases,
            family: text(object, "family") ?? listing.family,
            year: object.integer("year", in: 1900...9999, null: .asAbsent) ?? listing.year,
            notes: text(object, "notes") ?? listing.notes,
            keyboardNote: text(object, "keyboardNote") ?? listing.keyboardNote)
        readHardware(object, into: &profile.hardware)
        let bars = Self.perAspect(object, "statusBarHeight", .number, Self.length)
        if object.has("statusBarHeight") { profile.figures.statusBarHeight = bars }
        let classes = Self.perAspect(object, "sizeClass", .object, Self.sizeClasses)
        if !classes.isUnknown { profile.sizeClasses = classes }
        let heights = Self.perAspect(object, "keyboardWithoutSuggestions", .number, Self.length)
        if !heights.isUnknown { profile.keyboardHeightWithoutSuggestions = heights }
        profile.variants = variants(object) ?? profile.variants
        if let provenance = provenance(object) { profile.provenance = provenance }
    }

    private func readHardware(_ object: ObjectReader, into hardware: inout DeviceProfile.Hardware) {
        hardware.naturalAspect =
            object.oneOf("naturalOrientation", Aspect.self, null: .asAbsent) ?? hardware.naturalAspect
        hardware.deviceGroup = text(object, "deviceGroup") ?? hardware.deviceGroup
        hardware.posture = object.oneOf("posture", Posture.self, null: .asAbsent) ?? hardware.posture
        hardware.cutout = Self.cutout(object) ?? hardware.cutout
        if let fold = fold(object) {
            hardware.fold = fold
            hardware.regions = fold.regions
        }
    }

    private func id(_ object: ObjectReader, _ presence: Presence) -> String? {
        guard let id = object.string("id", presence, maxLength: 64) else { return nil }
        if names == .data, id == Self.taken {
            object.report(
                "id", code: "unknownValue",
                message: "Needs another id: \"\(id)\" stands in the path that converts other tools' devices.")
            return nil
        }
        if Self.isSound(id: id) { return id }
        object.report(
            "id", code: "unknownValue",
            message: "Needs ASCII letters, digits, \"-\", \"_\" and \".\" alone, and at least one.")
        return nil
    }

    /// What stands in the place of an id in a path of another resource, `/v1/devices/import`: no device could be asked
    /// for by it.
    private static let taken = "import"

    /// Whether a text is a valid id. Ids are used in paths without escaping.
    static func isSound(id: String) -> Bool {
        (1...64).contains(id.utf8.count)
            && id.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."):
                    true
                default: false
                }
            }
    }

    /// Reads a text, which files of figures may have as a list of its lines.
    func text(_ object: ObjectReader, _ name: StaticString) -> String? {
        names == .data
            ? object.sentence(name, maxLength: 4096, null: .asAbsent)
            : object.string(name, maxLength: 4096, null: .asAbsent)
    }

    /// Reads a list of such texts.
    func texts(_ object: ObjectReader, _ name: StaticString) -> [String]? {
        object.array(name, maxCount: 1000, null: .asAbsent)?.compactMap { value in
            names == .data ? value.sentence(maxLength: 4096) : value.string(maxLength: 4096)
        }
    }
}
