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
        "reservedRegions", "layoutDirection", "appearance", "contrast", "textSize", "notifications", "reduceMotion",
        "reduceTransparency", "screenReader", "input", "language", "elements", "browserChrome",
    ]
    /// These members, and the further ones that a profile has.
    static let withFacts = all + ProfileMembers.facts.names
    static let keyboard: NameTable = ["frame", "height", "mode", "duration", "easing"]
    static let bars: NameTable = ["status", "navigation", "tab", "toolbar"]
    static let system: NameTable = ["name", "version", "toolkit", "motionScheme"]
    static let screen: NameTable = ["width", "height", "scale", "cornerRadius", "nativePixels"]
    static let region: NameTable = ["kind", "frame", "active"]
    static let element: NameTable = ["id", "frame", "keepClear"]
    static let browserChrome: NameTable = ["top", "bottom", "collapsed"]
    static let aspects: NameTable = ["portrait", "landscape"]
}

/// The named keyboards. `none` means null, for clients whose types cannot tell null from a missing member.
private enum NamedKeyboard: String, NamedChoice {
    case docked, none

    static let names = ChoiceNames<NamedKeyboard>()
}

extension SchemaReader {
    /// Reads the member `device` of a body.
    func device(_ root: ObjectReader) -> DeviceState? {
        root.value("device", .required).flatMap { device($0) }
    }

    /// Reads a catalogue id, or an object that may be based on one.
    func device(_ value: ValueReader) -> DeviceState? {
        guard let kind = value.choose([.string, .object]) else { return nil }
        if kind == .string {
            return profile(value).map { DeviceState(DescribedDevice(profile: $0, id: $0.id)) }
        }
        // Few devices are described in full: in the others, members of profiles are not looked up.
        let hasFacts = value.hasMember(among: ProfileMembers.facts)
        return value.object(hasFacts ? DeviceMembers.withFacts : DeviceMembers.all)
            .flatMap { described($0, hasFacts: hasFacts) }
    }

    /// Reads a catalogue id, or a whole profile.
    private func base(_ value: ValueReader) -> Boxed<DeviceProfile>? {
        guard let kind = value.choose([.string, .object]) else { return nil }
        if kind == .string { return profile(value) }
        guard value.hasMember(among: ProfileMembers.all) else {
            value.report(
                code: "wrongType",
                message: "Needs the id of a device, or a device told in full as GET /v1/devices/{id} answers it.")
            return nil
        }
        return ProfileReader().profile(value).map { Boxed($0) }
    }

    private func profile(_ value: ValueReader) -> Boxed<DeviceProfile>? {
        guard value.hasString(maxLength: limits.nameLength, setting: Setting.nameLength) else { return nil }
        if let profile = value.withUTF8({ catalog.profile($0) }) { return profile }
        let id = value.text
        let nearest = catalog.nearest(to: id)
        value.report(
            code: "unknownDevice",
            message:
                """
                The catalogue has no device \"\(id.clipped(to: 80))\".\(catalog.question(about: id)) GET \
                /v1/devices lists them all.
                """,
            nearest: nearest)
        return nil
    }

    /// - Parameter hasFacts: Whether the object has members that only profiles have.
    private func described(_ object: ObjectReader, hasFacts: Bool) -> DeviceState? {
        let requested = object.value("profile")
        if !object.mayHave("screen") { requested?.need() }
        let base = requested.flatMap { self.base($0) }
        let orientation = object.oneOf("orientation", Orientation.self) ?? .portrait
        let idiom = object.oneOf("idiom", Idiom.self)
        let system = self.system(object, base: base)
        let screen = self.screen(object, requested == nil ? .required : .optional, base: base)
        guard let screen else {
            // Reading continues, because all faults of a body are reported at once.
            var state = DescribedDevice(profile: Boxed(.plain(screen: Screen(size: Size(width: 1, height: 1)))))
            read(object, into: &state)
            if hasFacts { readFacts(object, into: &state) }
            return nil
        }
        let profile: Boxed<DeviceProfile>
        if let base, screen == base.screen, idiom ?? base.idiom == base.idiom {
            // Nearly all requests use the catalogue's profile unchanged, which saves a copy.
            profile = base
        } else {
            var changed = base?.value ?? .plain(screen: screen, idiom: idiom ?? .phone)
            // The catalogue's size classes are those of its own screen and idiom, its cut-outs those of its own screen.
            if screen.size != changed.screen.size { changed.hardware.cutout = nil }
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
        if hasFacts {
            readFacts(object, into: &state)
            // The system of a profile is the one that the device was released with.
            if requested == nil, let system {
                state.change { $0.system = system }
                state.system = nil
            }
        }
        return DeviceState(consume state)
    }

    /// Reads the members of a profile that is described in full.
    private func readFacts(_ object: ObjectReader, into state: inout DescribedDevice) {
        state.change { ProfileReader().readFacts(object, .optional, into: &$0) }
        if object.has("id") { state.id = state.profile.id }
    }

    /// Reads the members about the device's orientation and settings.
    private func read(_ object: ObjectReader, into state: inout DescribedDevice) {
        // Read before the insets, whose sides depend on it; the key contains the members in this order.
        state.layoutDirection = object.oneOf("layoutDirection", LayoutDirection.self) ?? .leftToRight
        readInsets(object, into: &state)
        // A window as large as the screen is the default window, which rotates with the device.
        let window = rect(object, "window")
        state.window = window == state.profile.screen.bounds(in: state.orientation) ? nil : window
        if let bars = object.object("bars", members: DeviceMembers.bars) {
            state.bars.status = length(bars, "status") ?? 0
            state.bars.navigation = length(bars, "navigation") ?? 0
            state.bars.tab = length(bars, "tab") ?? 0
            state.bars.toolbar = length(bars, "toolbar") ?? 0
        }
        readKeyboard(object, into: &state)
        readRegions(object, into: &state)
        state.appearance = object.oneOf("appearance", Appearance.self) ?? .light
        state.contrast = object.oneOf("contrast", Contrast.self) ?? .normal
        readTextSize(object, into: &state)
        state.notifications = object.oneOf("notifications", NotificationPreference.self) ?? .on
        state.reduceMotion = object.bool("reduceMotion") ?? false
        state.reduceTransparency = object.bool("reduceTransparency") ?? false
        state.input = object.oneOf("input", InputKind.self) ?? state.input
        guard object.hasAny(of: ["screenReader", "language", "elements", "browserChrome"]) else { return }
        state.screenReader = object.bool("screenReader") ?? false
        state.language = language(object)
        state.elements = elements(object)
        readBrowserChrome(object, into: &state)
    }

    /// Reads a system. A missing name or version is the base's own.
    private func system(_ object: ObjectReader, base: Boxed<DeviceProfile>?) -> OperatingSystem? {
        guard let system = object.object("system", members: DeviceMembers.system) else { return nil }
        let name = system.oneOf("name", OperatingSystem.Name.self, base == nil ? .required : .optional)
        let version = system.value("version").flatMap { ProfileReader.version($0) }
        guard let known = name ?? base?.system.name else { return nil }
        var named = OperatingSystem(name: known, version: version ?? (name == nil ? base?.system.version : nil))
        named.library = androidLibrary(system, of: named)
        return named
    }

    private func screen(_ object: ObjectReader, _ presence: Presence, base: Boxed<DeviceProfile>?) -> Screen? {
        guard let screen = object.object("screen", presence, members: DeviceMembers.screen) else { return base?.screen }
        let width = extent(screen, "width", presence) ?? base?.screen.size.width
        let height = extent(screen, "height", presence) ?? base?.screen.size.height
        let scale = screen.number("scale", in: 0.1...16) ?? base?.screen.scale ?? 1
        let radius =
            screen.number("cornerRadius", in: limits.sizes, setting: Setting.size, null: .asAbsent)
            ?? base?.screen.cornerRadius
        let pixels = ProfileReader.nativePixels(screen) ?? base?.screen.nativePixels
        guard let width, let height else { return nil }
        return Screen(
            size: Size(width: width, height: height), scale: scale, cornerRadius: radius, nativePixels: pixels)
    }

    // MARK: Members of the moment, or by aspect

    /// Reads insets in the current orientation, or the profile's own by aspect.
    private func readInsets(_ object: ObjectReader, into state: inout DescribedDevice) {
        guard let value = object.value("safeAreaInsets") else { return }
        if value.hasMember(among: DeviceMembers.aspects) {
            guard let both = value.object(DeviceMembers.aspects) else { return }
            let insets = ProfileReader.perAspect(both, .object, ProfileReader.insets)
            state.change { $0.figures.safeAreaInsets = insets }
            return
        }
        state.safeAreaInsets = safeArea(
            value, direction: state.layoutDirection,
            otherwise: state.profile.safeAreaInsetsInEffect(held: state.orientation, on: state.system))
    }

    /// Reads the keyboard on screen, or the heights of a docked keyboard by aspect.
    private func readKeyboard(_ object: ObjectReader, into state: inout DescribedDevice) {
        guard let value = object.value("keyboard") else { return }
        if value.hasMember(among: DeviceMembers.aspects) {
            guard let both = value.object(DeviceMembers.aspects) else { return }
            let heights = ProfileReader.perAspect(both, .number, ProfileReader.length)
            state.change { $0.figures.keyboardHeight = heights }
            return
        }
        state.keyboard = keyboard(value)
    }

    /// Reads regions of the screen in its current orientation, or the profile's own by aspect.
    private func readRegions(_ object: ObjectReader, into state: inout DescribedDevice) {
        guard let value = object.value("reservedRegions") else { return }
        if value.hasMember(among: DeviceMembers.aspects) {
            guard let both = value.object(DeviceMembers.aspects) else { return }
            let regions = ProfileReader.perAspect(both, .array) { ProfileReader.regions($0) }
            state.change { $0.hardware.regions = regions }
            return
        }
        guard let kind = value.choose([.null, .array]) else { return }
        // As in a profile, null means that the device's regions are unknown.
        if kind == .array { state.reservedRegions = reservedRegions(value) }
    }

    /// Reads a keyboard; `nil` for null and `none`, and for a keyboard with a fault.
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
        keyboard.easing = easing.map { Boxed($0) }
        return keyboard
    }

    private func reservedRegions(_ value: ValueReader) -> [ReservedRegion]? {
        guard let items = value.array(maxCount: ProfileReader.mostRegions) else { return nil }
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

extension DescribedDevice {
    /// Changes the device's profile, for this request only.
    fileprivate mutating func change(_ change: (inout DeviceProfile) -> Void) {
        var changed = profile.value
        change(&changed)
        profile = Boxed(changed)
    }
}
