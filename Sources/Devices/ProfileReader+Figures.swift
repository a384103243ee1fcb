package import Geometry
package import JSONText

/// Reads the figures of a profile, by aspect.
extension ProfileReader {
    /// Reads the figures of a profile, or of one of its variants, without the height of the status bar.
    func figures(_ object: ObjectReader) -> DeviceProfile.Figures {
        var insets = Self.perAspect(object, "safeAreaInsets", .object, Self.insets)
        if names == .data, insets.isUnknown { insets = Self.perAspect(object, "safeArea", .object, Self.insets) }
        return DeviceProfile.Figures(
            safeAreaInsets: insets, keyboardHeight: Self.perAspect(object, "keyboard", .number, Self.length))
    }

    func variants(_ object: ObjectReader) -> [SystemVariant]? {
        object.array("osVariants", maxCount: 100, null: .asAbsent)?.compactMap { variant($0) }
    }

    private func variant(_ value: ValueReader) -> SystemVariant? {
        let members = names == .data ? ProfileMembers.variantWithNamesOfData : ProfileMembers.variant
        guard let object = value.object(members) else { return nil }
        let os = object.string("os", .required, maxLength: 64)
        var figures = figures(object)
        figures.statusBarHeight = Self.perAspect(object, "statusBarHeight", .number, Self.length)
        guard let os else { return nil }
        guard let versions = SystemVariant.Versions(os) else {
            let names = OperatingSystem.Name.allCases.map(\.rawValue).joined(separator: ", ")
            object.report(
                "os", code: "unknownValue",
                message: "Needs a name (\(names)) and one major version or two, as \"iOS 26\" or \"iOS 12-13\".")
            return nil
        }
        return SystemVariant(versions: versions, figures: figures)
    }

    /// Reads an object with a figure for each aspect; the object and each figure may be null.
    static func perAspect<Value>(
        _ object: ObjectReader, _ name: StaticString, _ kind: JSONKinds, _ read: (ValueReader) -> Value?
    ) -> PerAspect<Value> {
        guard let both = object.object(name, members: ProfileMembers.aspects, null: .asAbsent) else { return .init() }
        if !both.has("portrait"), !both.has("landscape") {
            both.report(
                code: "missingMember", message: "Give portrait, landscape or both; null is for what is unknown.")
        }
        return perAspect(both, kind, read)
    }

    /// Reads the figure for each aspect from an object that has members with these two names.
    package static func perAspect<Value>(
        _ both: ObjectReader, _ kind: JSONKinds, _ read: (ValueReader) -> Value?
    ) -> PerAspect<Value> {
        func figure(_ name: StaticString) -> Value? {
            guard let value = both.value(name) else { return nil }
            guard let found = value.choose([kind, .null]), found != .null else { return nil }
            return read(value)
        }
        return PerAspect(portrait: figure("portrait"), landscape: figure("landscape"))
    }

    /// Reads a height in points.
    package static func length(_ value: ValueReader) -> Double? { value.number(in: lengths) }

    /// Reads the insets of all four edges, in points.
    package static func insets(_ value: ValueReader) -> EdgeInsets? {
        guard let object = value.object(ProfileMembers.insets) else { return nil }
        let top = object.number("top", .required, in: lengths)
        let left = object.number("left", .required, in: lengths)
        let bottom = object.number("bottom", .required, in: lengths)
        let right = object.number("right", .required, in: lengths)
        guard let top, let left, let bottom, let right else { return nil }
        return EdgeInsets(top: top, left: left, bottom: bottom, right: right)
    }

    static func sizeClasses(_ value: ValueReader) -> SizeClasses? {
        guard let object = value.object(ProfileMembers.sizeClasses) else { return nil }
        let horizontal = object.oneOf("horizontal", SizeClass.self, .required)
        let vertical = object.oneOf("vertical", SizeClass.self, .required)
        guard let horizontal, let vertical else { return nil }
        return SizeClasses(horizontal: horizontal, vertical: vertical)
    }

    /// Reads the regions that divide the screen or cover a part of it, in one aspect.
    package static func regions(_ value: ValueReader) -> [ReservedRegion]? {
        value.array(maxCount: mostRegions)?.compactMap { item in
            guard let region = item.object(ProfileMembers.region) else { return nil }
            let kind = region.oneOf("kind", ReservedRegion.Kind.self, .required)
            let frame = region.object("frame", .required, members: ProfileMembers.frame).flatMap { rect($0) }
            let isActive = region.bool("active") ?? true
            guard let kind, let frame else { return nil }
            return ReservedRegion(kind: kind, frame: frame, isActive: isActive)
        }
    }

    static func rect(_ object: ObjectReader) -> Rect? {
        let x = object.number("x", .required, in: lengths)
        let y = object.number("y", .required, in: lengths)
        let width = object.number("width", .required, in: lengths)
        let height = object.number("height", .required, in: lengths)
        guard let x, let y, let width, let height else { return nil }
        return Rect(x: x, y: y, width: width, height: height)
    }
}
