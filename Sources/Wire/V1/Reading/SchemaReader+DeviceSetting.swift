import Boxes
import Devices
import Dialogs
import Geometry
import JSONText
import Typography

// Reads the user's text size and language, and what the app and its browser show around a dialog.
extension SchemaReader {
    /// The most elements of one device.
    private static let mostOfApp = 64

    /// Reads a named text size, or the factor by which the platform scales text.
    func readTextSize(_ object: ObjectReader, into state: inout DescribedDevice) {
        guard let value = object.value("textSize"), let kind = value.choose([.string, .number]) else { return }
        if kind == .string {
            state.textSize = value.oneOf(ContentSize.self) ?? .large
            return
        }
        guard let factor = value.number(in: TextFactor.range) else { return }
        state.textScale = factor
        state.textSize = ContentSize(growingBodyBy: factor)
    }

    func language(_ object: ObjectReader) -> Language? {
        guard let value = object.value("language"), let kind = value.choose([.null, .string]), kind == .string,
            let tag = value.string(maxLength: limits.nameLength, setting: Setting.nameLength)
        else { return nil }
        if let language = Language(tag) { return language }
        value.report(
            code: "unknownValue",
            message:
                "Needs the tag of a language (BCP 47) of at most \(Language.mostCharacters) characters, as \"en\", "
                + "\"pt-BR\" or \"zh-Hant\", and got \"\(tag.clipped(to: 40))\".")
        return nil
    }

    func elements(_ object: ObjectReader) -> [DeviceElement] {
        guard let items = object.array("elements", maxCount: Self.mostOfApp) else { return [] }
        var elements: [DeviceElement] = []
        for item in items {
            guard let element = item.object(DeviceMembers.element) else { continue }
            let id = name(element, "id", .required)
            let frame = element.value("frame", .required).flatMap { rect($0, .any) }
            let keepsClear = element.bool("keepClear") ?? false
            guard let id, let frame else { continue }
            guard !elements.contains(where: { $0.id == id }) else {
                element.report(
                    "id", code: "duplicateID",
                    message: "Another element is called \"\(id.clipped(to: 80))\" already; ids are unique.")
                continue
            }
            elements.append(DeviceElement(id: id, frame: frame, keepsClear: keepsClear))
        }
        return elements
    }

    /// Reads what a browser shows around the page; ignored if the system is not a browser.
    func readBrowserChrome(_ object: ObjectReader, into state: inout DescribedDevice) {
        guard let chrome = object.object("browserChrome", members: DeviceMembers.browserChrome) else { return }
        var read = BrowserChrome()
        read.top = length(chrome, "top") ?? 0
        read.bottom = length(chrome, "bottom") ?? 0
        read.isCollapsed = chrome.bool("collapsed") ?? false
        let system = state.system ?? state.profile.system
        guard system.platform == .web else {
            object.report(
                "browserChrome", code: "conflictingMember",
                message: "A browser's bars shrink pages alone, and this device runs \(system.name.rawValue). "
                    + "Leave it out, or give the device the system {\"name\": \"web\"}.")
            return
        }
        state.browserChrome = read
    }
    /// Reads the library that draws dialogs on Android, which has no meaning on other systems.
    func androidLibrary(_ object: ObjectReader, of system: OperatingSystem) -> AndroidLibrary {
        guard object.hasAny(of: ["toolkit", "motionScheme"]) else { return .views }
        let name = object.oneOf("toolkit", AndroidLibrary.Name.self)
        let scheme = object.oneOf("motionScheme", MotionScheme.self)
        func refuse(_ member: StaticString, _ message: String) {
            object.report(member, code: "conflictingMember", message: message)
        }
        guard case .android = system.name else {
            refuse(
                object.has("toolkit") ? "toolkit" : "motionScheme",
                "Apps choose between toolkits on Android alone, and this device runs \(system.name.rawValue). "
                    + "Leave it out, or give the device the system {\"name\": \"Android\"}.")
            return .views
        }
        guard name == .compose else {
            if scheme != nil {
                refuse(
                    "motionScheme",
                    "Themes of Compose alone have a motion scheme. Leave it out, or give \"toolkit\": \"compose\" "
                        + "beside it.")
            }
            return .views
        }
        guard system.major >= AndroidLibrary.firstForCompose else {
            refuse(
                "toolkit",
                "Compose runs on Android \(AndroidLibrary.firstForCompose) and later, and this device runs Android "
                    + "\(system.version?.text ?? "\(system.major)"). Leave it out, or give a later version.")
            return .views
        }
        return .compose(scheme ?? .standard)
    }
}
