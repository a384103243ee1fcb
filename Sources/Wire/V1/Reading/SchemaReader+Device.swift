import Boxes
import Devices
import Dialogs
import Geometry
import JSONText
import Typography

/// The members of a device that is described in the request.
enum DeviceMembers {
    static let all: NameTable = [
        "profile", "orientation", "idiom", "system", "screen", "safeAreaInsets", "window", "bars", "keyboard",
        "reservedRegions", "layoutDirection", "appearance", "textSize", "notifications", "reduceMotion",
        "reduceTransparency", "input",
    ]
    static let keyboard: NameTable = ["frame", "height", "mode", "duration", "easing"]
    static let bars: NameTable = ["status", "navigation", "tab", "toolbar"]
    static let system: NameTable = ["name", "version"]
    static let screen: NameTable = ["width", "height", "scale", "cornerRadius"]
    static let region: NameTable = ["kind", "frame", "active"]
}

/// The keyboards that have a name. `none` is null for clients whose types cannot tell null from a member left out.
private enum NamedKeyboard: String, NamedChoice {
    case docked, none

    static let names = ChoiceNames<NamedKeyboard>()
}

extension SchemaReader {
    /// Most folds and cut-outs of one device.
    private static let mostRegions = 16

    /// The member `device` of a body.
    func device(_ root: ObjectReader) -> DeviceState? {
        root.value("device", .required).flatMap { device($0) }
    }

    /// A catalogue id, or an object that may start from one.
    func device(_ value: ValueReader) -> DeviceState? {
        guard let kind = value.choose([.string, .object]) else { return nil }
        if kind == .string {
            return profile(value).map { DeviceState(DescribedDevice(profile: $0, id: $0.id)) }
        }
        return value.object(DeviceMembers.all).flatMap { described($0) }
    }

    private func profile(_ value: ValueReader) -> Boxed<DeviceProfile>? {
        guard value.hasString(maxLength: limits.nameLength, setting: Setting.nameLength) else { return nil }
        if let profile = value.withUTF8({ catalog.profile($0) }) { return profile }
        let id = value.text
        let nearest = catalog.nearest(to: id)
        value.report(
            code: "unknownDevice",
            message:
                "The catalogue has no device \"\(id.clipped(to: 80))\".\(catalog.question(about: id)) GET /v1/devices lists them all.",
            nearest: nearest)
        return nil
    }

    private func described(_ object: ObjectReader) -> DeviceState? {
        let asked = object.value("profile")
        let base = asked.flatMap { self.profile($0) }
        let orientation = object.oneOf("orientation", Orientation.self) ?? .portrait
        let idiom = object.oneOf("idiom", Idiom.self)
        let system = self.system(object, base: base)
        let screen = self.screen(object, asked == nil ? .required : .optional, base: base)
        guard let screen else {
            // Read on all the same: every fault of a body is reported at once.
            var state = DescribedDevice(profile: Boxed(.plain(screen: Screen(size: Size(width: 1, height: 1)))))
            read(object, into: &state)
            return nil
        }
        let profile: Boxed<DeviceProfile>
        if let base, screen == base.screen, idiom ?? base.idiom == base.idiom {
            // As the catalogue has it: most requests by far, and not worth a copy of what it says.
            profile = base
        } else {
            var changed = base?.value ?? .plain(screen: screen, idiom: idiom ?? .phone)
            // The catalogue's classes are those of its own screen and idiom.
            if screen.size != changed.screen.size || idiom ?? changed.idiom != changed.idiom {
                changed.sizeClasses = .init()
            }
            changed.screen = screen
            if let idiom { changed.idiom = idiom }
            profile = Boxed(changed)
        }
        var state = DescribedDevice(profile: profile, id: base?.id)
        state.system = system
        state.orientation = orientation
        read(object, into: &state)
        return DeviceState(consume state)
    }

    /// The members that say how the device is held and set.
    private func read(_ object: ObjectReader, into state: inout DescribedDevice) {
        // Read ahead of the insets, which it turns round; the key has members in this order.
        state.layoutDirection = object.oneOf("layoutDirection", LayoutDirection.self) ?? .leftToRight
        state.safeAreaInsets = safeArea(
            object, "safeAreaInsets", direction: state.layoutDirection,
            otherwise: state.profile.effectiveSafeAreaInsets(
                in: state.profile.screen.aspect(in: state.orientation), on: state.system
            ).value)
        // A window as large as the screen is the one there is without saying so, and turns with the device.
        let window = rect(object, "window")
        state.window = window == state.profile.screen.bounds(in: state.orientation) ? nil : window
        if let bars = object.object("bars", members: DeviceMembers.bars) {
            state.bars.status = length(bars, "status") ?? 0
            state.bars.navigation = length(bars, "navigation") ?? 0
            state.bars.tab = length(bars, "tab") ?? 0
            state.bars.toolbar = length(bars, "toolbar") ?? 0
        }
        state.keyboard = keyboard(object)
        state.reservedRegions = reservedRegions(object)
        state.appearance = object.oneOf("appearance", Appearance.self) ?? .light
        state.textSize = object.oneOf("textSize", ContentSize.self) ?? .large
        state.notifications = object.oneOf("notifications", NotificationPreference.self) ?? .on
        state.reduceMotion = object.bool("reduceMotion") ?? false
        state.reduceTransparency = object.bool("reduceTransparency") ?? false
        state.input = object.oneOf("input", InputKind.self) ?? state.input
    }

    /// The system named, the base's own where only one half of it is.
    private func system(_ object: ObjectReader, base: Boxed<DeviceProfile>?) -> OperatingSystem? {
        guard let system = object.object("system", members: DeviceMembers.system) else { return nil }
        let name = system.oneOf("name", OperatingSystem.Name.self, base == nil ? .required : .optional)
        var version: Version?
        if let value = system.value("version"), let kind = value.choose([.string, .number], orText: .string) {
            // A bare number is what people write for "26"; its text is the version. In a URL the text is there as it is.
            let text =
                kind == .string
                ? value.string(maxLength: 32)
                : value.number(in: 0...1000).map { JSONNumber.text($0) }
            if let text {
                version = Version(text)
                if version == nil {
                    value.report(
                        code: "unknownValue", message: "Needs a version as \"26\" or \"12.1.4\" and got \"\(text)\".")
                }
            }
        }
        guard let known = name ?? base?.system.name else { return nil }
        return OperatingSystem(name: known, version: version ?? (name == nil ? base?.system.version : nil))
    }

    private func screen(_ object: ObjectReader, _ presence: Presence, base: Boxed<DeviceProfile>?) -> Screen? {
        guard let screen = object.object("screen", presence, members: DeviceMembers.screen) else {
            return base?.screen
        }
        let width = extent(screen, "width", presence) ?? base?.screen.size.width
        let height = extent(screen, "height", presence) ?? base?.screen.size.height
        let scale = screen.number("scale", in: 0.1...16) ?? base?.screen.scale ?? 1
        let radius = length(screen, "cornerRadius") ?? base?.screen.cornerRadius
        guard let width, let height else { return nil }
        return Screen(size: Size(width: width, height: height), scale: scale, cornerRadius: radius)
    }

    private func keyboard(_ object: ObjectReader) -> Keyboard? {
        object.value("keyboard").flatMap { keyboard($0) }
    }

    /// A keyboard as a device has it; nil for null and `none`, and for one at fault.
    func keyboard(_ value: ValueReader) -> Keyboard? {
        guard let kind = value.choose([.null, .string, .object]) else { return nil }
        switch kind {
        case .null: return nil
        case .string: return value.oneOf(NamedKeyboard.self) == .docked ? Keyboard(extent: .catalogue) : nil
        default: break
        }
        guard let object = value.object(DeviceMembers.keyboard) else { return nil }
        let frame = rect(object, "frame")
        let height = extent(object, "height")
        let mode = object.oneOf("mode", Keyboard.Mode.self) ?? .docked
        let duration = seconds(object, "duration")
        let easing = self.easing(object, "easing")
        if frame != nil, height != nil {
            object.report(
                "height", code: "conflictingMember", message: "Give the keyboard's frame or its height, not both.")
        }
        var keyboard = Keyboard(extent: frame.map { .frame($0) } ?? height.map { .height($0) } ?? .catalogue)
        keyboard.mode = mode
        keyboard.duration = duration
        keyboard.easing = easing
        return keyboard
    }

    private func reservedRegions(_ object: ObjectReader) -> [ReservedRegion]? {
        guard let items = object.array("reservedRegions", maxCount: Self.mostRegions) else { return nil }
        return items.compactMap { item in
            guard let region = item.object(DeviceMembers.region) else { return nil }
            let kind = region.oneOf("kind", ReservedRegion.Kind.self, .required)
            let frame = region.value("frame", .required).flatMap { rect($0, .any) }
            let isActive = region.bool("active") ?? true
            guard let kind, let frame else { return nil }
            return ReservedRegion(kind: kind, frame: frame, isActive: isActive)
        }
    }
}
