import JSONText

/// A tool that a model can call. Tools have no side effects: the same arguments always give the same result.
protocol Tool: Sendable {
    var name: String { get }
    var title: String { get }
    var description: String { get }

    var required: [String] { get }

    /// Writes the schemas of its arguments as members.
    func writeProperties(_ schemas: borrowing ToolSchemaWriter, to json: inout JSONWriter)

    /// Returns what has to be done for a call with these arguments, where the contract is this one.
    func errand(_ arguments: Arguments, in contract: Contract) -> ToolErrand
}

/// What a call of a tool requires.
enum ToolErrand: Sendable {
    /// Return the engine's answer to a question.
    case ask(Question)
    /// Return a resource.
    case read(ResourceAddress)
    /// Return this result, which needs no work.
    case done(ToolResult)
}

extension Tool {
    /// Writes the tool as an item of the list of tools.
    func write(_ schemas: Schemas, to json: inout JSONWriter) {
        json.beginObject()
        json.member("name", name)
        json.member("title", title)
        json.member("description", description)
        json.beginObject("inputSchema")
        json.member("type", "object")
        json.beginObject("properties")
        writeProperties(ToolSchemaWriter(schemas), to: &json)
        json.endObject()
        ToolSchemaWriter.write(required: required, to: &json)
        json.member("additionalProperties", false)
        json.endObject()
        json.member(
            "annotations",
            [
                "title": .string(title), "readOnlyHint": true, "destructiveHint": false, "idempotentHint": true,
                "openWorldHint": false,
            ])
        json.endObject()
    }
}
