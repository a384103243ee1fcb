import Geometry
import JSONText

/// Chrome DevTools' emulated devices: `front_end/models/emulation/EmulatedDevices.ts` in its repository.
extension DeviceImporter {
    private static let entryMembers: [StaticString] = ["title", "type", "screen", "user-agent"]

    /// Reads an entry, a list of entries, or an object with such a list as `extensions`.
    mutating func readDevTools(_ root: JSONNode) {
        guard root.kind == .object, root.member("extensions") != nil else {
            return readList(root) { importer, node in importer.readEntry(node) }
        }
        for node in elements(root, "extensions") where hasRoom(node) { readEntry(node) }
    }

    private mutating func readEntry(_ node: JSONNode) {
        guard isObject(node) else { return }
        if node.member("device") != nil {
            guard let device = object(node, "device") else { return }
            return readEntry(device)
        }
        let name = string(node, "title", .required)
        let type = string(node, "type")
        guard let screen = object(node, "screen", .required) else { return }
        let upright = object(screen, "vertical", .required).flatMap { self.size($0) }
        _ = object(screen, "horizontal").flatMap { self.size($0) }
        let scale = number(screen, "device-pixel-ratio", in: Self.scales)
        let agent = string(node, "user-agent")
        noteRest(of: screen, read: ["vertical", "horizontal", "device-pixel-ratio"])
        noteRest(of: node, read: Self.entryMembers)
        guard let name, let upright else { return }
        if scale == nil { note(screen, "No device-pixel-ratio is told; 1 is assumed.") }
        var known = UserAgent("")
        if let agent, let member = node.member("user-agent") { known = system(ofUserAgent: agent, member) }
        // The natural orientation of the screen is determined here, because the format has the upright size, even for
        // notebooks.
        var size = upright
        let idiom: Idiom
        switch type {
        case "phone": idiom = .phone
        case "tablet": idiom = .pad
        case "notebook", "desktop":
            idiom = .desktop
            size = upright.isLandscape ? upright : upright.transposed
        default: idiom = known.idiom ?? assumedIdiom(of: upright, node, because: "No type is told that tells it")
        }
        add(
            DeviceProfile(
                id: "", name: name, idiom: idiom, system: known.system ?? assumedSystem(for: idiom, node),
                screen: Screen(size: size, scale: scale ?? 1)),
            of: node)
    }
}
