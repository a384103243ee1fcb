import JSONText

/// `lay_out`: a specification.
struct LayOutTool: Tool {
    let name = "lay_out"
    let title = "Lay out a dialog"
    let description = """
        Where a modal dialog and everything in it rests on a device, what is dimmed, what touches reach, how it \
        moves, and what rules find wrong with it. Frames are in points from the window's top left corner, times in \
        seconds. Ask for what you need by options.include, such as ["presentation", "layers", "diagnostics"]: the \
        whole answer is long. What does not fit the platform is adapted, which `adaptations` tells.
        """

    func writeSchema(_ schemas: Schemas, to json: inout JSONWriter) {
        let writer = ToolSchemaWriter(schemas)
        json.beginObject("properties")
        writer.writeSubject(to: &json)
        writer.write(["options"], of: "SpecRequest", to: &json)
        json.endObject()
        ToolSchemaWriter.write(required: ["device", "dialog"], to: &json)
    }

    func errand(_ arguments: Arguments) -> ToolErrand { .ask(Question("POST /v1/specs", body: arguments.body())) }
}

/// `explain`: every decision that led to a layout.
struct ExplainTool: Tool {
    let name = "explain"
    let title = "Explain a layout"
    let description = """
        Why a dialog is laid out as it is: each decision in order, with its rule, what it changed and the member of \
        the request behind it; what was adapted to the platform, assumed without a source, or found wrong. Pages of \
        problems and rules: look_up \(ResourceAddress.problems)invalid-request, \
        \(ResourceAddress.scheme)rules/exitRequired.
        """

    func writeSchema(_ schemas: Schemas, to json: inout JSONWriter) {
        json.beginObject("properties")
        ToolSchemaWriter(schemas).writeShortSubject(to: &json)
        json.endObject()
        ToolSchemaWriter.write(required: ["device", "dialog"], to: &json)
    }

    func errand(_ arguments: Arguments) -> ToolErrand {
        .ask(Question("POST /v1/specs", body: body(of: arguments)))
    }

    /// The request, with options that ask for the parts of an explanation.
    private func body(of arguments: Arguments) -> [UInt8] {
        let given = arguments["options"]
        // The server refuses a value that is not an object.
        if let given, given.kind != .object { return arguments.body() }
        let parts = #"["stage","presentation","adaptations","diagnostics","trace"]"#
        let options = Arguments(given).body(adding: ["explain": "true", "include": parts])
        return arguments.body(adding: ["options": String(decoding: options, as: UTF8.self)])
    }
}

/// `lint`: the findings of the rules in one dialog or in all of an app's.
struct LintTool: Tool {
    let name = "lint"
    let title = "Check dialogs against guidelines"
    let description = """
        What platform guidelines find wrong with dialogs: each finding with its rule, severity, the member at fault, \
        and how to mend it. Give all dialogs of an app at once, as some rules look at the whole set.
        """

    func writeSchema(_ schemas: Schemas, to json: inout JSONWriter) {
        json.beginObject("properties")
        json.beginObject("requests")
        json.member("type", "array")
        json.beginObject("items")
        json.member("type", "object")
        json.beginObject("properties")
        ToolSchemaWriter(schemas).writeShortSubject(to: &json)
        json.endObject()
        ToolSchemaWriter.write(required: ["device", "dialog"], to: &json)
        json.endObject()
        json.endObject()
        json.endObject()
        ToolSchemaWriter.write(required: ["requests"], to: &json)
    }

    func errand(_ arguments: Arguments) -> ToolErrand { .ask(Question("POST /v1/lint", body: arguments.body())) }
}

/// `compare`: the differences between two dialogs.
struct CompareTool: Tool {
    let name = "compare"
    let title = "Compare two dialogs"
    let description = """
        What differs between two layouts: the same dialog on two devices, before and after a change, in light and \
        dark. Each change has its pointer in the answer, both values and, of numbers, the difference.
        """

    func writeSchema(_ schemas: Schemas, to json: inout JSONWriter) {
        json.beginObject("properties")
        for side in ["from", "to"] as [StaticString] {
            json.beginObject(side)
            json.member("type", "object")
            json.beginObject("properties")
            ToolSchemaWriter(schemas).writeShortSubject(to: &json)
            json.endObject()
            ToolSchemaWriter.write(required: ["device", "dialog"], to: &json)
            json.endObject()
        }
        json.endObject()
        ToolSchemaWriter.write(required: ["from", "to"], to: &json)
    }

    func errand(_ arguments: Arguments) -> ToolErrand { .ask(Question("POST /v1/specs/diff", body: arguments.body())) }
}

/// `sample`: the values of a motion at given moments.
struct SampleTool: Tool {
    let name = "sample"
    let title = "Sample a motion"
    let description = """
        Every value that a motion moves at given moments, for renderers without an animation engine and to check \
        timing. Give either times or framesPerSecond.
        """

    func writeSchema(_ schemas: Schemas, to json: inout JSONWriter) {
        let writer = ToolSchemaWriter(schemas)
        json.beginObject("properties")
        writer.writeShortSubject(to: &json)
        writer.write(["phase", "times", "framesPerSecond"], of: "SamplesRequest", to: &json)
        json.endObject()
        ToolSchemaWriter.write(required: ["device", "dialog", "phase"], to: &json)
    }

    func errand(_ arguments: Arguments) -> ToolErrand {
        .ask(Question("POST /v1/specs/samples", body: arguments.body()))
    }
}
