import Geometry
import JSONText

/// Reads profiles from JSON of the catalogue's shape: it and its extensions alone know JSON here.
struct CatalogReader {
    private let document = JSONDocument()

    /// The profiles of one file: a profile, or a list of them. Throws the first fault.
    mutating func profiles(in bytes: Span<UInt8>, file: String) throws(CatalogError) -> [DeviceProfile] {
        do {
            try document.parse(bytes, maxDepth: 16)
        } catch {
            throw CatalogError(file: file, pointer: error.pointers.first ?? "", reason: error.message)
        }
        let record = ReadingRecord()
        let profiles = document.withRoot { root in
            let value = ValueReader(root, record: record)
            switch value.choose([.object, .array]) {
            case .object: return [Self.profile(value)].compactMap(\.self)
            case .array: return value.array(maxCount: 10_000)?.compactMap(Self.profile) ?? []
            default: return []
            }
        }
        if let fault = record.faults.first {
            throw CatalogError(file: file, pointer: fault.pointer, reason: fault.message)
        }
        return profiles ?? []
    }

    static let lengths = 0.0...100_000

    /// A profile; nil where its id or screen is at fault, which the record then says.
    private static func profile(_ value: ValueReader) -> DeviceProfile? {
        guard let object = value.object(ProfileMembers.all) else { return nil }
        let id = object.string("id", .required, maxLength: 64)
        if let id, !isSound(id: id) {
            object.report(
                "id", code: "invalidID", message: "Needs ASCII letters, digits, \"-\", \"_\" and \".\" alone.")
        }
        let idiom = object.oneOf("idiom", Idiom.self) ?? .phone
        guard let screen = screen(object), let id else { return nil }
        return DeviceProfile(
            id: id, name: text(object, "name") ?? id, listing: listing(object), idiom: idiom,
            system: system(object) ?? .assumed(for: idiom), screen: screen, hardware: hardware(object),
            figures: figures(object), sizeClasses: perAspect(object, "sizeClass", sizeClasses),
            keyboardHeightWithoutSuggestions: perAspect(object, "keyboardWithoutSuggestions", length),
            variants: variants(object), provenance: provenance(object))
    }

    private static func listing(_ object: ObjectReader) -> DeviceProfile.Listing {
        DeviceProfile.Listing(
            aliases: texts(object, "aliases"), family: text(object, "family") ?? "custom",
            year: object.integer("year", in: 1900...9999, null: .asAbsent), notes: text(object, "notes"),
            keyboardNote: text(object, "keyboardNote"))
    }

    private static func hardware(_ object: ObjectReader) -> DeviceProfile.Hardware {
        DeviceProfile.Hardware(
            naturalAspect: object.oneOf("naturalOrientation", Aspect.self, null: .asAbsent), cutout: cutout(object),
            fold: fold(object), deviceGroup: text(object, "deviceGroup"),
            posture: object.oneOf("posture", Posture.self, null: .asAbsent))
    }

    /// The figures of a profile, or of one of its variants.
    static func figures(_ object: ObjectReader) -> DeviceProfile.Figures {
        DeviceProfile.Figures(
            safeAreaInsets: perAspect(object, "safeArea", insets),
            statusBarHeight: perAspect(object, "statusBarHeight", length),
            keyboardHeight: perAspect(object, "keyboard", length))
    }

    /// An id goes into paths as it is.
    private static func isSound(id: String) -> Bool {
        !id.isEmpty
            && id.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."):
                    true
                default: false
                }
            }
    }

    static func text(_ object: ObjectReader, _ name: StaticString) -> String? {
        object.string(name, maxLength: 4096, null: .asAbsent)
    }

    static func texts(_ object: ObjectReader, _ name: StaticString) -> [String] {
        object.array(name, maxCount: 1000, null: .asAbsent)?.compactMap { $0.string(maxLength: 4096) } ?? []
    }

    static func length(_ value: ValueReader) -> Double? { value.number(in: lengths) }

    private static func system(_ object: ObjectReader) -> OperatingSystem? {
        guard let os = object.object("os", members: ProfileMembers.system, null: .asAbsent) else { return nil }
        var version: Version?
        if let text = os.string("atLaunch", maxLength: 16, null: .asAbsent) {
            version = Version(text)
            if version == nil {
                os.report(
                    "atLaunch", code: "invalidVersion",
                    message: "Needs one to three numbers joined by dots, as \"13.1\".")
            }
        }
        return os.oneOf("name", OperatingSystem.Name.self, .required).map {
            OperatingSystem(name: $0, version: version)
        }
    }

    private static func screen(_ object: ObjectReader) -> Screen? {
        guard let screen = object.object("screen", .required, members: ProfileMembers.screen) else { return nil }
        let width = screen.number("width", .required, in: 1...100_000)
        let height = screen.number("height", .required, in: 1...100_000)
        let scale = screen.number("scale", in: 0.1...100) ?? 1
        let radius = screen.number("cornerRadius", in: lengths, null: .asAbsent)
        var pixels: Size?
        if let native = screen.object("nativePixels", members: ProfileMembers.size, null: .asAbsent),
            let width = native.number("width", .required, in: 1...1_000_000),
            let height = native.number("height", .required, in: 1...1_000_000)
        {
            pixels = Size(width: width, height: height)
        }
        guard let width, let height else { return nil }
        return Screen(
            size: Size(width: width, height: height), scale: scale, cornerRadius: radius, nativePixels: pixels)
    }

    /// An object with a figure for each aspect; the whole and each half may be null.
    static func perAspect<Value>(
        _ object: ObjectReader, _ name: StaticString, _ read: (ValueReader) -> Value?
    ) -> PerAspect<Value> {
        guard let both = object.object(name, members: ProfileMembers.aspects, null: .asAbsent) else {
            return .init()
        }
        return PerAspect(portrait: unlessNull(both, "portrait", read), landscape: unlessNull(both, "landscape", read))
    }

    static func unlessNull<Value>(
        _ object: ObjectReader, _ name: StaticString, _ read: (ValueReader) -> Value?
    ) -> Value? {
        guard let value = object.value(name) else { return nil }
        return value.choose([.object, .number, .null]) == .null ? nil : read(value)
    }

    static func insets(_ value: ValueReader) -> EdgeInsets? {
        guard let object = value.object(ProfileMembers.insets),
            let top = object.number("top", .required, in: lengths),
            let left = object.number("left", .required, in: lengths),
            let bottom = object.number("bottom", .required, in: lengths),
            let right = object.number("right", .required, in: lengths)
        else { return nil }
        return EdgeInsets(top: top, left: left, bottom: bottom, right: right)
    }

    static func sizeClasses(_ value: ValueReader) -> SizeClasses? {
        guard let object = value.object(ProfileMembers.sizeClasses),
            let horizontal = object.oneOf("horizontal", SizeClass.self, .required),
            let vertical = object.oneOf("vertical", SizeClass.self, .required)
        else { return nil }
        return SizeClasses(horizontal: horizontal, vertical: vertical)
    }
}
