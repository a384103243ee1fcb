package import JSONText
import Wire

/// Completes the messages about faults in requests with advice: where a member belongs, our word for another library's,
/// a valid value, and the unit of a number.
package enum RequestAdvice {
    /// Completes the message of a fault. This is passed to `DecodingContext`.
    @Sendable package static func advise(_ fault: inout JSONFault, _ site: FaultSite) {
        switch fault.code {
        case "unknownMember": MemberAdvice.add(to: &fault, site)
        case "unknownValue": unknownValue(&fault, site)
        case "wrongType": wrongType(&fault, site)
        case "outOfRange": outOfRange(&fault, site)
        case "missingMember": missingMember(&fault, site)
        default: break
        }
    }

    private static func unknownValue(_ fault: inout JSONFault, _ site: FaultSite) {
        guard fault.nearest == nil, let text = site.node.stringValue else { return }
        let path = FaultLocation(pointer: fault.pointer).path
        let given = Sketch(site.node)
        if let fitting = FittingValue.text(given, at: path), fitting.isAccepted(at: path) {
            fault.add(instruction(fitting, instead: given, site, fault.pointer))
            return
        }
        if path.pointer == "/dialog/content/shape/radius" { return CornerAdvice.add(to: &fault, given, site) }
        let meant = ForeignWords.values(for: text, among: fault.allowed)
        guard let first = meant.first else {
            // Members that exist only in the URL, in addition to a body, are not part of a request; and a path of
            // several names is no word of another library.
            if path.tokens.count > 1, !text.utf8.contains(UInt8(ascii: ".")), let other = SchemaIndex.choice(with: text)
            {
                let pointer = FaultLocation(pointer: fault.pointer).pointer(of: other.path, roots: [])
                fault.add("That is \"\(other.value)\" of \(pointer).")
            }
            return
        }
        fault.nearest = first
        fault.add(question(meant))
    }

    private static func question(_ names: [String]) -> String {
        let quoted = names.map { "\"\($0)\"" }
        guard quoted.count > 1, let last = quoted.last else { return "Did you mean \(quoted.first ?? "")?" }
        return "Did you mean \(quoted.dropLast().joined(separator: ", ")) or \(last)?"
    }

    private static func wrongType(_ fault: inout JSONFault, _ site: FaultSite) {
        guard site.node.kind != .null else { return }
        let location = FaultLocation(pointer: fault.pointer)
        let given = Sketch(site.node)
        if fault.pointer.isEmpty {
            fault.add(RootAdvice.sentence(given))
            return
        }
        if site.wanted == .number { addUnit(to: &fault, at: location.path) }
        if location.path.pointer == "/dialog/content/shape/radius" { return CornerAdvice.add(to: &fault, given, site) }
        // The word may be valid for another member of the same name: a theme may be light or dark.
        if case .string(let text) = given, let other = ForeignMembers.path(of: location.path.name, onlyWith: .string),
            other != location.path, let names = SchemaIndex.choice(at: other),
            let ours = ForeignWords.values(for: text, among: names).first
        {
            let pointer = location.pointer(of: other, roots: site.node.root.members.map(\.name))
            fault.nearest = pointer
            fault.add("That is \"\(ours)\" of \(pointer).")
            return
        }
        if location.path.parent.pointer == "/dialog/theme", ThemeAdvice.addAppearance(to: &fault, location, site) {
            return
        }
        if location.isInAxes, location.tokens.count == 1 {
            fault.add("For example {\"appearance\":[\"light\",\"dark\"]}.")
            return
        }
        if location.isInAxes, site.wanted == .array {
            fault.add("Write \(Sketch.list([FittingValue.moved(given, to: location.path)]).json).")
            return
        }
        if let fitting = FittingValue.value(given, at: location.path, wanted: site.wanted),
            fitting.isAccepted(at: location.path)
        {
            guard !isSame(fitting, given, site) else { return }
            fault.add(instruction(fitting, instead: given, site, fault.pointer))
        } else if site.wanted.contains(.string), let names = SchemaIndex.choice(at: location.path) {
            fault.allowed = names
            fault.add("It is one of \(names.joined(separator: ", ")).")
        } else if let example = FittingValue.example(at: location.path, wanted: site.wanted) {
            fault.add("For example \(example).")
        }
    }

    private static func outOfRange(_ fault: inout JSONFault, _ site: FaultSite) {
        let path = FaultLocation(pointer: fault.pointer).path
        guard let unit = Unit(of: path) else { return }
        addUnit(to: &fault, at: path)
        guard let value = site.node.doubleValue, let range = site.range else { return }
        if case .share = unit { fault.add("0 is none of it, 1 all of it.") }
        if let (converted, taken) = unit.converted(value, from: "", most: range.upperBound), let taken,
            range.contains(converted)
        {
            fault.add("\(JSONNumber.text(value)) looks like \(taken): write \(JSONNumber.text(converted)).")
        }
    }

    private static func addUnit(to fault: inout JSONFault, at path: SchemaPath) {
        let start = "Needs a number"
        guard let unit = Unit(of: path), fault.message.hasPrefix(start + " ") else { return }
        fault.message = start + unit.phrase + fault.message.dropFirst(start.count)
    }

    private static func missingMember(_ fault: inout JSONFault, _ site: FaultSite) {
        guard let name = site.name else { return }
        let path = FaultLocation(pointer: fault.pointer).path
        if path.pointer == "/device/screen", let id = profile(namedIn: site.node) {
            fault.nearest = "profile"
            let device = Sketch.object([("profile", .string(id))])
            let query = dotted(fault.pointer.split(separator: "/").dropLast().map { "/" + $0 }.joined())
            fault.add(
                "A device of the catalogue is named by \"profile\": write "
                    + "\(site.node.isInURL ? device.query(query) : device.json). One of your own needs its screen.")
        }
        guard var example = FittingValue.example(at: path, wanted: []) else { return }
        // In a timeline, `to` is a state; in a change or a difference, there is a request at each end.
        if path.pointer == "/to", site.node.member("from") == nil, site.node.member("device") != nil {
            example = "\"dismissed\""
        }
        // In a drag, `from` is a point.
        if path.pointer == "/from", site.node.member("dialog") != nil { example = "[160,400]" }
        let query = site.node.isInURL ? Sketch(json: example)?.query(dotted(fault.pointer)) : nil
        fault.add("For example \(query ?? "\"\(name)\":\(example)").")
    }

    /// The name of the device for which no screen was given, taken from any of its members.
    private static func profile(namedIn device: JSONNode) -> String? {
        for member in device.members {
            guard Self.deviceNames.contains(member.name.foldedName) else { continue }
            if let text = member.value.stringValue, text.utf8.count <= 80 { return text }
        }
        return nil
    }

    private static let deviceNames: Set<String> = [
        "id", "name", "model", "device", "devicename", "deviceid", "type", "preset", "identifier", "modelname",
        "modelid",
    ]

    /// Whether a value would be written in the same way as the given one. For example, this happens to 2.5 if a whole
    /// number is required.
    private static func isSame(_ value: Sketch, _ given: Sketch, _ site: FaultSite) -> Bool {
        site.node.isInURL ? value.query("") == given.query("") : value.json == given.json
    }

    /// A sentence that tells the caller to replace one value by another, written as JSON or as members of a URL.
    private static func instruction(
        _ value: Sketch, instead given: Sketch, _ site: FaultSite, _ pointer: String
    ) -> String {
        guard site.node.isInURL else { return "Write \(value.json)." }
        return "Write \(value.query(dotted(pointer)))."
    }

    /// A pointer as the name of a member in the URL: `dialog.style` for `/dialog/style`.
    static func dotted(_ pointer: String) -> String { pointer.split(separator: "/").joined(separator: ".") }
}

/// Advice on a body that is not an object.
private enum RootAdvice {
    static func sentence(_ given: Sketch) -> String {
        switch given {
        case .list:
            "Several requests go to POST /v1/lint as {\"requests\":[…]}, or to POST /v1/specs/batch as "
                + "{\"devices\":[…],\"dialogs\":[…]} or a line each as application/x-ndjson."
        case .string(let text) where text.contains("{"):
            "This is JSON inside a string: send the object itself, encoded once."
        default: "For example {\"device\":\"iphone-17\",\"dialog\":{\"style\":\"alert\"}}."
        }
    }
}
