import JSONText
import Service

/// `draw`: a picture.
struct DrawTool: Tool {
    let name = "draw"
    let title = "Draw a dialog"
    let description = """
        A picture of a dialog on its device, as its system draws it: at rest, at a moment of a motion (phase, time), \
        or, with frames, several moments of a motion side by side. annotate draws frames, safe area, touch regions or \
        measures over it. At most \(Self.defaultWidth) pixels wide by default.
        """

    /// The default width in pixels. Models do not scale down pictures up to this width.
    static let defaultWidth = 1568

    let required = ["device", "dialog"]

    func writeProperties(_ schemas: borrowing ToolSchemaWriter, to json: inout JSONWriter) {
        schemas.writeShortSubject(to: &json)
        schemas.write(
            parameters: ["phase", "time", "annotate", "background", "scale", "maxWidth", "frames"], to: &json)
        ToolSchemaWriter.write(
            "bare", "boolean", "Whether device and bars are left out, so that the picture is the window", to: &json)
    }

    func errand(_ arguments: Arguments, in contract: Contract) -> ToolErrand {
        if let bare = arguments["bare"], bare.kind != .bool {
            return .done(ToolResult(fault: "/bare", "Needs true or false."))
        }
        if arguments["frames"] != nil, arguments["time"] != nil {
            return .done(
                ToolResult(fault: "/time", "Leave out \"time\", which is one moment, or \"frames\", which are several.")
            )
        }
        var target = "/v1/specs?format=\(arguments["frames"] == nil ? "png" : "filmstrip")"
        if arguments["bare"]?.boolValue == true { target += "&device=false" }
        if arguments["maxWidth"] == nil { target += "&maxWidth=\(Self.defaultWidth)" }
        return .ask(Question("POST " + target, body: arguments.body(without: ["bare"])))
    }
}

/// `export`: a dialog in a format that other tools read or play.
struct ExportTool: Tool {
    let name = "export"
    let title = "Export a dialog to another toolkit"
    let description = """
        A dialog for another tool: animations, design tokens, source of its transition for a toolkit, cards, or a \
        page of HTML.
        """

    /// Pictures are left out, because `draw` makes them.
    private static let formats = AnswerFormats.exports

    let required = ["device", "dialog", "format"]

    func writeProperties(_ schemas: borrowing ToolSchemaWriter, to json: inout JSONWriter) {
        schemas.writeShortSubject(to: &json)
        json.member("format", ["type": "string", "enum": .list(Self.formats.map { .string($0) })])
        schemas.write(parameters: ["phase", "time", "animate", "tolerance"], to: &json)
    }

    func errand(_ arguments: Arguments, in contract: Contract) -> ToolErrand {
        guard let format = arguments["format"]?.stringValue, Self.formats.contains(format) else {
            let list = Self.formats.joined(separator: ", ")
            return .done(ToolResult(fault: "/format", "Needs one of \(list).", allowed: Self.formats))
        }
        return .ask(Question("POST /v1/specs?format=\(format)", body: arguments.body(without: ["format"])))
    }
}
