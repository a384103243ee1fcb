import Geometry
import JSONText

/// Playwright: https://playwright.dev/docs/emulation, and `deviceDescriptorsSource.json` in its repository.
extension DeviceImporter {
    private static let descriptorMembers: [StaticString] = [
        "userAgent", "viewport", "screen", "deviceScaleFactor", "isMobile", "hasTouch", "defaultBrowserType", "name",
    ]
    /// What the registry appends to the names of devices in landscape.
    private static let landscape = " landscape"

    /// Reads one descriptor, a registry of descriptors by name, or a list.
    mutating func readPlaywright(_ root: JSONNode) {
        if root.kind == .array {
            return readList(root) { importer, node in importer.readDescriptor(node, name: nil, isRotated: false) }
        }
        let isOne = ["viewport", "screen", "userAgent", "deviceScaleFactor"].contains { root.member($0) != nil }
        if isOne { return readDescriptor(root, name: nil, isRotated: false) }
        let names = Set(root.members.map(\.name))
        for member in root.members where hasRoom(member.value) {
            let isRotated = member.name.hasSuffix(Self.landscape)
            let upright = isRotated ? String(member.name.dropLast(Self.landscape.count)) : member.name
            if isRotated, names.contains(upright) {
                note(member.value, "This is \"\(upright)\", turned, and left out: a profile has both ways up.")
            } else {
                readDescriptor(member.value, name: upright, isRotated: isRotated)
            }
        }
    }

    /// - Parameter isRotated: Whether the sizes are those of the device rotated from its natural position.
    private mutating func readDescriptor(_ node: JSONNode, name: String?, isRotated: Bool) {
        guard isObject(node) else { return }
        let screen = object(node, "screen").flatMap { self.size($0) }
        let viewport = object(node, "viewport", screen == nil ? .required : .optional).flatMap { self.size($0) }
        let scale = number(node, "deviceScaleFactor", in: Self.scales)
        if scale == nil { note(node, "No deviceScaleFactor is told; 1 is assumed, as Playwright does.") }
        let agent = string(node, "userAgent")
        let isMobile = bool(node, "isMobile") ?? false
        guard var size = screen ?? viewport else { return }
        if let viewport, let screen, viewport != screen {
            note(
                node, "viewport",
                "The browser leaves \(Self.shown(viewport)) of \(Self.shown(screen)). A request says so by its window.")
        }
        if isRotated {
            size = size.transposed
            note(node, "It is told turned; the profile's screen is \(Self.shown(size)).")
        }
        var known = UserAgent("")
        if let agent, let member = node.member("userAgent") { known = system(ofUserAgent: agent, member) }
        let idiom =
            known.idiom
            ?? self.idiom(isMobile: isMobile, size, node, because: "No user agent tells the kind of device")
        let name = string(node, "name") ?? name ?? ""
        for member in ["hasTouch", "defaultBrowserType"] as [StaticString] {
            note(node, member, "No profile says this; it is left out.")
        }
        noteRest(of: node, read: Self.descriptorMembers)
        add(
            DeviceProfile(
                id: "", name: name, idiom: idiom, system: known.system ?? assumedSystem(for: idiom, node),
                screen: Screen(size: size, scale: scale ?? 1)),
            of: node)
    }

    static func shown(_ size: Size) -> String { "\(JSONNumber.text(size.width))x\(JSONNumber.text(size.height))" }
}
