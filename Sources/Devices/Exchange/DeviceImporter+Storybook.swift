import Geometry
import JSONText

/// Storybook's viewports: https://storybook.js.org/docs/essentials/viewport.
extension DeviceImporter {
    /// Reads one viewport, or viewports by key.
    mutating func readStorybook(_ root: JSONNode) {
        if root.kind == .array || root.member("styles") != nil {
            return readList(root) { importer, node in importer.readViewport(node, key: nil) }
        }
        for member in root.members where hasRoom(member.value) { readViewport(member.value, key: member.name) }
    }

    private mutating func readViewport(_ node: JSONNode, key: String?) {
        guard isObject(node), let styles = object(node, "styles", .required) else { return }
        let width = length(styles, "width")
        let height = length(styles, "height")
        let name = string(node, "name") ?? key ?? ""
        let type = string(node, "type")
        noteRest(of: styles, read: ["width", "height"])
        noteRest(of: node, read: ["name", "styles", "type"])
        guard let width, let height else { return }
        let size = Size(width: width, height: height)
        let idiom: Idiom =
            switch type {
            case "mobile": .phone
            case "tablet": .pad
            case "desktop": .desktop
            case "tv": .tv
            default:
                assumedIdiom(
                    of: size, node,
                    because: type.map { "The type \"\($0.clipped(to: 40))\" tells no kind of device" }
                        ?? "No type is told")
            }
        note(node, "Storybook tells no pixels per point; scale 1 is assumed.")
        add(
            DeviceProfile(
                id: "", name: name, idiom: idiom, system: assumedSystem(for: idiom, node), screen: Screen(size: size)),
            key: key, of: node)
    }

    /// Reads a CSS length in pixels, or a plain number of pixels. If a length depends on the page, a note is made,
    /// because it does not describe a device.
    private mutating func length(_ styles: JSONNode, _ name: StaticString) -> Double? {
        guard let node = styles.member(name) else {
            context.add {
                JSONFault(
                    pointer: styles.pointer + JSONPointer.member(name.description), code: "missingMember",
                    message: "The member \"\(name)\" is missing and has no default.")
            }
            return nil
        }
        guard let kind = value(node).choose([.string, .number]) else { return nil }
        if kind == .number { return value(node).number(in: Self.sides) }
        guard let text = value(node).string(maxLength: 64) else { return nil }
        let digits = text.hasSuffix("px") ? text.dropLast(2) : text[...]
        if let number = Double(digits), Self.sides.contains(number) { return number }
        if text.hasSuffix("%") || ["vw", "vh", "rem", "em"].contains(where: { text.hasSuffix($0) }) {
            note(node, "\"\(text)\" depends on the page; the viewport is left out.")
        } else {
            value(node).report(
                code: "unknownValue",
                message: "Needs a length from 1 to 100000 pixels as \"320px\" and got \"\(text)\".")
        }
        return nil
    }
}
