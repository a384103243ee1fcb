import JSONText

/// A prompt with which a person can start a conversation.
struct Prompt: Sendable {
    struct Argument: Sendable {
        let name: String
        let description: String
        var isRequired = false
    }

    let name: String
    let title: String
    let description: String
    let arguments: [Argument]
    /// The text of the prompt, with a placeholder `{name}` for each argument.
    let text: String

    static let all = [
        Prompt(
            name: "design_dialog", title: "Design a dialog", description: "From what it is for to a dialog that holds.",
            arguments: [
                Argument(name: "purpose", description: "What the dialog is for, in a sentence", isRequired: true),
                Argument(name: "device", description: "The id of a device; iphone-17 unless given"),
            ],
            text: """
                Design a modal dialog for this purpose: {purpose}

                Device: {device}. Read scrim://guide/cheat-sheet and scrim://styles, and choose the style that the \
                platform has for it. Write short texts, name each button by what it does, and leave a way out. Then \
                call lint and mend what it finds, call draw and look at the picture, once more in dark appearance and \
                with textSize accessibility3. Give me the request as JSON, the picture, and one sentence for each \
                choice.
                """),
        Prompt(
            name: "review_dialog", title: "Review a dialog",
            description: "What is wrong with a dialog, and how to mend it.",
            arguments: [
                Argument(name: "request", description: "The request in JSON: device and dialog", isRequired: true)
            ],
            text: """
                Review this modal dialog:

                {request}

                Call lint, explain and draw. List what is wrong, the gravest first: the rule (scrim://rules/{id} says \
                more), the member, and the change that mends it. Then compare the dialog with the mended one, and \
                show both.
                """),
        Prompt(
            name: "check_devices", title: "Check a dialog on many devices",
            description: "Where a dialog is cut, scrolled or adapted.",
            arguments: [
                Argument(name: "dialog", description: "The dialog in JSON", isRequired: true),
                Argument(name: "device", description: "A device that it has to work on"),
            ],
            text: """
                Does this dialog work on small and large devices?

                {dialog}

                Devices: {device}, the smallest and the largest phone of scrim://devices, and a tablet; each upright \
                and on its side, with textSize large and accessibility5, and with layoutDirection rightToLeft once. \
                Ask for presentation, adaptations and diagnostics alone. Draw those that are not well, and say what \
                to change.
                """),
    ]

    var value: JSONValue {
        let arguments = arguments.map { argument -> JSONValue in
            [
                "name": .string(argument.name), "description": .string(argument.description),
                "required": .bool(argument.isRequired),
            ]
        }
        return [
            "name": .string(name), "title": .string(title), "description": .string(description),
            "arguments": .list(arguments),
        ]
    }

    /// The text with the arguments in place of their placeholders.
    func filled(with values: [String: String]) throws(ProtocolFault) -> String {
        for argument in arguments where argument.isRequired && values[argument.name] == nil {
            throw .invalidParams("The prompt \(name) needs the argument \"\(argument.name)\".")
        }
        // Placeholders are replaced from the last to the first, so that placeholders inside the values are not
        // replaced.
        var text = text
        let places = arguments.compactMap { argument in
            text.firstRange(of: "{\(argument.name)}").map { place in
                (place, values[argument.name] ?? Self.defaultValue(of: argument.name))
            }
        }
        for (place, value) in places.sorted(by: { $0.0.lowerBound > $1.0.lowerBound }) {
            text.replaceSubrange(place, with: value)
        }
        return text
    }

    private static func defaultValue(of argument: String) -> String { argument == "device" ? "iphone-17" : "" }
}
