/// A request for one dialog on one device, as text.
///
/// `layout("sheet", on: "iphone-17", content: #""title":"Saved""#, placement: #""detents":["medium"]"#)` asks for one.
/// Each part is an object as the contract has it, or its members without the braces. What is empty is left out, and
/// a comma before or behind members is no matter, so that parts can be joined.
package struct DialogBody: Sendable {
    /// In JSON: an id in quotes, or an object.
    package let device: String
    /// An object.
    package let dialog: String
    /// Members of the request beside both.
    private let request: String

    /// - Parameters:
    ///   - style: The dialog's style, where `dialog` does not name it.
    ///   - device: An id of the catalogue, a screen as `390x844@3`, or a device in JSON.
    ///   - system: The device's system: a name, and a version behind the last space.
    ///   - state: What else the device has.
    ///   - dialog: What else the dialog has.
    ///   - request: What else the request has.
    package init(
        _ style: String? = nil, on device: String = "iphone-17", system: String = "", state: String = "",
        content: String = "", placement: String = "", dialog: String = "", options: String = "", request: String = ""
    ) {
        let held = joined(Self.member(system: system), state)
        if device.contains(":") || device.first?.isNumber == true {
            self.device = "{\(joined(Self.member(screen: device), held))}"
        } else {
            let id = device.filter { $0 != "\"" }
            self.device = held.isEmpty ? #""\#(id)""# : #"{"profile":"\#(id)",\#(held)}"#
        }
        let style = style.map { #""style":"\#($0)""# } ?? ""
        self.dialog =
            "{\(joined(style, Self.member("content", content), Self.member("placement", placement), dialog))}"
        self.request = joined(Self.member("options", options), request)
    }

    /// A sheet of two detents on a phone, at one of them: the lower one dims nothing, the upper one everything.
    package static func sheet(at detent: String) -> DialogBody {
        DialogBody(
            "sheet", on: "iphone-15",
            placement: #"""
                "detents":["medium","large"],"largestUndimmedDetent":"medium","selectedDetent":"\#(detent)"
                """#)
    }

    /// The body.
    package var json: String { "{\(members)}" }

    /// The body's members, for bodies that have more.
    package var members: String { joined(#""device":\#(device),"dialog":\#(dialog)"#, request) }

    private static func member(_ name: String, _ value: String) -> String {
        value.isEmpty ? "" : #""\#(name)":{\#(joined(value))}"#
    }

    private static func member(system: String) -> String {
        guard let last = system.split(separator: " ").last else { return "" }
        guard last.first?.isNumber == true else { return #""system":{"name":"\#(system)"}"# }
        return #""system":{"name":"\#(system.dropLast(last.count + 1))","version":"\#(last)"}"#
    }

    /// `390x844@3` as a member; what is no size as it is.
    private static func member(screen: String) -> String {
        guard screen.first?.isNumber == true else { return screen }
        let numbers = zip(["width", "height", "scale"], screen.split { $0 == "x" || $0 == "@" })
        return #""screen":{\#(numbers.map { #""\#($0)":\#($1)"# }.joined(separator: ","))}"#
    }
}

/// The members of all parts, without the braces around them and the commas at their ends.
private func joined(_ parts: String...) -> String {
    parts.map { part in
        let text = trimmed(part[...])
        return text.first == "{" ? trimmed(text.dropFirst().dropLast()) : text
    }.filter { !$0.isEmpty }.joined(separator: ",")
}

private func trimmed(_ text: Substring) -> Substring {
    func isOuter(_ character: Character) -> Bool { character == "," || character.isWhitespace }
    var text = text.drop(while: isOuter)
    while let last = text.last, isOuter(last) { text.removeLast() }
    return text
}

/// The specification that the shared server answers to such a request, which has to be a good one.
package func layout(
    _ style: String? = nil, on device: String = "iphone-17", system: String = "", state: String = "",
    content: String = "", placement: String = "", dialog: String = "", options: String = "", request: String = ""
) throws -> JSON {
    try spec(
        DialogBody(
            style, on: device, system: system, state: state, content: content, placement: placement, dialog: dialog,
            options: options, request: request
        ).json)
}
