import Geometry
import JSONText

/// Reads devices from another tool's document. Members that are useful are used, wrong ones are faults, and all others
/// are noted.
struct DeviceImporter {
    let context: DecodingContext
    var result: DeviceImport
    private var ids: Set<String> = []

    init(format: ExchangeFormat, context: DecodingContext) {
        self.context = context
        result = DeviceImport(format: format)
    }

    mutating func read(_ root: JSONNode) {
        switch result.format {
        case .playwright: readPlaywright(root)
        case .storybook: readStorybook(root)
        case .cdp: readCDP(root)
        case .unity: readList(root) { importer, node in importer.readUnity(node) }
        case .devtools: readDevTools(root)
        }
        guard result.devices.isEmpty, context.faultCount == 0 else { return }
        value(root).report(code: "missingItem", message: "There is no device in it that a profile can be made of.")
    }

    /// Reads one device, or a list of them.
    mutating func readList(_ root: JSONNode, _ read: (inout DeviceImporter, JSONNode) -> Void) {
        guard root.kind == .array else { return read(&self, root) }
        for node in root.elements where hasRoom(node) { read(&self, node) }
    }

    /// Whether another device is allowed. Reports a fault the first time that none is.
    mutating func hasRoom(_ node: JSONNode) -> Bool {
        if result.devices.count < DeviceImport.mostDevices { return true }
        if ids.insert("").inserted {
            value(node).report(
                code: "tooMany",
                message: "At most \(DeviceImport.mostDevices) devices are read at once. Send them in parts.")
        }
        return false
    }

    // MARK: Members

    func value(_ node: JSONNode) -> ValueReader { ValueReader(node, context: context) }

    /// Whether a value is an object; reports a fault if it is not.
    func isObject(_ node: JSONNode) -> Bool { value(node).choose(.object) != nil }

    /// A member that is an object; null counts as missing.
    func object(_ node: JSONNode, _ name: StaticString, _ presence: Presence = .optional) -> JSONNode? {
        guard let member = member(node, name, presence) else { return nil }
        return isObject(member) ? member : nil
    }

    func number(
        _ node: JSONNode, _ name: StaticString, _ presence: Presence = .optional, in range: ClosedRange<Double>
    ) -> Double? {
        member(node, name, presence).flatMap { value($0).number(in: range) }
    }

    func string(_ node: JSONNode, _ name: StaticString, _ presence: Presence = .optional) -> String? {
        member(node, name, presence).flatMap { value($0).string(maxLength: 4096) }
    }

    func bool(_ node: JSONNode, _ name: StaticString) -> Bool? {
        member(node, name, .optional).flatMap { value($0).bool() }
    }

    /// The elements of a member that must be a list.
    func elements(_ node: JSONNode, _ name: StaticString, _ presence: Presence = .optional) -> [JSONNode] {
        guard let member = member(node, name, presence), value(member).choose(.array) != nil else { return [] }
        return Array(member.elements)
    }

    /// Reads a size with the members `width` and `height`.
    func size(_ node: JSONNode, in range: ClosedRange<Double> = sides) -> Size? {
        let width = number(node, "width", .required, in: range)
        let height = number(node, "height", .required, in: range)
        guard let width, let height else { return nil }
        return Size(width: width, height: height)
    }

    static let sides = 1.0...100_000
    static let scales = 0.1...16.0

    private func member(_ node: JSONNode, _ name: StaticString, _ presence: Presence) -> JSONNode? {
        if let member = node.member(name), presence == .required || !member.isNull { return member }
        if presence == .required {
            context.add {
                JSONFault(
                    pointer: node.pointer + JSONPointer.member(name.description), code: "missingMember",
                    message: "The member \"\(name)\" is missing and has no default.")
            }
        }
        return nil
    }

    // MARK: Notes

    mutating func note(_ node: JSONNode, _ message: String) {
        result.notes.append(DeviceImport.Note(pointer: node.pointer, message: message))
    }

    mutating func note(_ node: JSONNode, _ name: StaticString, _ message: String) {
        if let member = node.member(name), !member.isNull { note(member, message) }
    }

    /// Makes a note of every member that is not among those that were read.
    mutating func noteRest(of node: JSONNode, read names: [StaticString]) {
        for member in node.members where !names.contains(where: { member.isNamed($0) }) {
            note(member.value, "No profile says this; it is left out.")
        }
    }

    // MARK: Devices

    /// Adds a device with an id that no other one has.
    ///
    /// - Parameter key: The device's name in the document, if it has one. If it is valid, it becomes the id.
    mutating func add(_ profile: DeviceProfile, key: String? = nil, of node: JSONNode) {
        var profile = profile
        let name = Catalog.slug(profile.name)
        let wanted: String
        if let key, ProfileReader.isSound(id: key) {
            wanted = key
        } else if name.isEmpty {
            wanted = "\(result.format.rawValue)-\(Int(profile.screen.size.width))x\(Int(profile.screen.size.height))"
        } else {
            wanted = name
        }
        // This leaves room for a number at the end.
        let base = String(wanted.prefix(58))
        var id = base
        var count = 1
        while !ids.insert(id).inserted {
            count += 1
            id = "\(base)-\(count)"
        }
        if count > 1 { note(node, "There are several devices of this name; this one's id is \"\(id)\".") }
        profile.id = id
        if profile.name.isEmpty {
            profile.name = id
            note(node, "It has no name; \"\(id)\" is made up.")
        }
        result.devices.append(profile)
    }

    /// The kind of device for a screen, if a format only says that the device is mobile.
    mutating func assumedIdiom(of size: Size, _ node: JSONNode, because reason: String) -> Idiom {
        let short = min(size.width, size.height)
        let idiom: Idiom = short < Self.narrowestPad ? .phone : .pad
        note(
            node,
            "\(reason); idiom \(idiom.rawValue) is assumed, as the short side has \(JSONNumber.text(short)) points, "
                + "and pads have \(JSONNumber.text(Self.narrowestPad)) or more.")
        return idiom
    }

    /// Android's boundary between phones and tablets (`sw600dp`), in points.
    private static let narrowestPad = 600.0

    /// The system that is assumed if a format gives none.
    mutating func assumedSystem(for idiom: Idiom, _ node: JSONNode) -> OperatingSystem {
        let system = OperatingSystem.assumed(for: idiom)
        note(node, "No system is told; the newest \(system.name.rawValue) is assumed.")
        return system
    }

    /// The system and the kind of device in a user agent. Nothing else in it is used.
    mutating func system(ofUserAgent text: String, _ node: JSONNode) -> UserAgent {
        let agent = UserAgent(text)
        let system = agent.system.map { $0.name.rawValue + ($0.version.map { " " + $0.text } ?? "") }
        let parts = [system.map { "system \($0)" }, agent.idiom.map { "idiom \($0.rawValue)" }].compactMap(\.self)
        note(
            node,
            parts.isEmpty
                ? "No system is known by this user agent; it is left out."
                : "Taken from the user agent: \(parts.joined(separator: " and ")). The rest of it is left out.")
        return agent
    }
}
