import JSONText

/// A tool whose arguments are the body of a computation.
struct ComputingTool: Tool {
    let name, title, description: String
    /// The path to which the body is sent.
    let path: String
    let required: [String]
    /// The body for these arguments.
    var body: @Sendable (Arguments) -> [UInt8] = { $0.body() }
    let properties: @Sendable (borrowing ToolSchemaWriter, inout JSONWriter) -> Void

    func writeProperties(_ schemas: borrowing ToolSchemaWriter, to json: inout JSONWriter) {
        properties(schemas, &json)
    }

    func errand(_ arguments: Arguments, in contract: Contract) -> ToolErrand {
        if let name = Self.ofForms.first(where: { arguments[$0] != nil }) {
            return .done(
                ToolResult(
                    fault: "/\(name)",
                    "This tool answers in JSON: `draw` makes pictures, and `export` the other formats."))
        }
        return .ask(Question("POST " + path, body: body(arguments)))
    }

    /// Arguments of the tools that answer in other formats, which no body has.
    private static let ofForms: [StaticString] = [
        "format", "annotate", "animate", "scale", "maxWidth", "frames", "background", "tolerance",
    ]
}

extension ComputingTool {
    /// `lay_out`: a specification.
    static let layOut = ComputingTool(
        name: "lay_out", title: "Lay out a dialog",
        description: """
            Where a modal dialog and everything in it rests on a device, what is dimmed, what touches reach, how it \
            moves, and what rules find wrong with it. Frames are in points from the window's top left corner, times in \
            seconds. Ask for what you need by options.include, such as ["presentation", "layers", "diagnostics"]: the \
            whole answer is long. What does not fit the platform is adapted, which `adaptations` tells.
            """,
        path: "/v1/specs", required: ["device", "dialog"]
    ) { schemas, json in
        schemas.writeSubject(to: &json)
        schemas.write(["options"], of: "SpecRequest", to: &json)
    }

    /// `explain`: every decision that led to a layout.
    static let explain = ComputingTool(
        name: "explain", title: "Explain a layout",
        description: """
            Why a dialog is laid out as it is: each decision in order, with its rule, what it changed and the member \
            of the request behind it; what was adapted to the platform, assumed without a source, or found wrong. \
            Pages of problems and rules: look_up \(ResourceAddress.problems)invalid-request, \
            \(ResourceAddress.scheme)rules/exitRequired.
            """,
        path: "/v1/specs", required: ["device", "dialog"], body: bodyOfExplanation
    ) { schemas, json in
        schemas.writeShortSubject(to: &json)
    }

    /// `lint`: the findings of the rules in one dialog or in all of an app's.
    static let lint = ComputingTool(
        name: "lint", title: "Check dialogs against guidelines",
        description: """
            What platform guidelines find wrong with dialogs: each finding with its rule, severity, the member at \
            fault, and how to mend it. Give all dialogs of an app at once, as some rules look at the whole set.
            """,
        path: "/v1/lint", required: ["requests"]
    ) { schemas, json in
        json.beginObject("requests")
        json.member("type", "array")
        schemas.writeRequest("items", to: &json)
        json.endObject()
    }

    /// `compare`: the differences between two dialogs.
    static let compare = ComputingTool(
        name: "compare", title: "Compare two dialogs",
        description: """
            What differs between two layouts: the same dialog on two devices, before and after a change, in light and \
            dark. Each change has its pointer in the answer, both values and, of numbers, the difference.
            """,
        path: "/v1/specs/diff", required: ["from", "to"]
    ) { schemas, json in
        schemas.writeRequest("from", to: &json)
        schemas.writeRequest("to", to: &json)
    }

    /// `sample`: the values of a motion at given moments.
    static let sample = ComputingTool(
        name: "sample", title: "Sample a motion",
        description: """
            Every value that a motion moves at given moments, for renderers without an animation engine and to check \
            timing. Give either times or framesPerSecond.
            """,
        path: "/v1/specs/samples", required: ["device", "dialog", "phase"]
    ) { schemas, json in
        schemas.writeShortSubject(to: &json)
        schemas.write(["phase", "times", "framesPerSecond"], of: "SamplesRequest", to: &json)
    }

    /// The request, with the options that make its answer contain the parts of an explanation.
    private static func bodyOfExplanation(_ arguments: Arguments) -> [UInt8] {
        let given = arguments["options"]
        // If the value is not an object, the server will refuse it.
        if let given, given.kind != .object { return arguments.body() }
        let parts = #"["stage","presentation","adaptations","diagnostics","trace"]"#
        let options = Arguments(given).body(adding: ["explain": "true", "include": parts])
        return arguments.body(adding: ["options": String(decoding: options, as: UTF8.self)])
    }
}
