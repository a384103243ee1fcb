import JSONText

/// Writes the schema members of a tool's arguments.
struct ToolSchemaWriter: ~Copyable {
    let all: Schemas
    private let outline: SchemaOutline

    /// The members that a device has only in the catalogue, and that are not needed in a request.
    private static let ofProfiles: Set<String> = [
        "id", "name", "aliases", "family", "year", "naturalOrientation", "deviceGroup", "posture", "cutout", "fold",
        "statusBarHeight", "sizeClass", "keyboardWithoutSuggestions", "osVariants", "notes", "keyboardNote",
        "confidence",
        "disagreements", "sources",
    ]

    init(_ schemas: Schemas) {
        all = schemas
        outline = SchemaOutline(schemas: schemas)
    }

    /// Writes the schemas of device and dialog in full. Only one tool has them; the others refer to it.
    func writeSubject(to json: inout JSONWriter) {
        let id = "The id of a device, such as iphone-17; look_up \(ResourceAddress.scheme)devices has all"
        let device = JSONValue.json(outline.schema(named: "Device", .members, without: Self.ofProfiles))
        json.member("device", ["anyOf": [["type": "string", "description": .string(id)], device]])
        json.member("dialog", .json(outline.schema(named: "Dialog", .membersOfMembers)))
    }

    /// Writes the schemas of device and dialog with a short description of each.
    func writeShortSubject(to json: inout JSONWriter) {
        Self.write("device", nil, "As in lay_out: an id such as iphone-17, or an object", to: &json)
        Self.write("dialog", "object", "As in lay_out", to: &json)
    }

    /// Writes a member that is a device and a dialog, with a short description of each.
    func writeRequest(_ name: StaticString, to json: inout JSONWriter) {
        json.beginObject(name)
        json.member("type", "object")
        json.beginObject("properties")
        writeShortSubject(to: &json)
        json.endObject()
        Self.write(required: ["device", "dialog"], to: &json)
        json.endObject()
    }

    /// Writes a member that is described by a sentence only.
    static func write(_ name: StaticString, _ type: String?, _ description: String, to json: inout JSONWriter) {
        json.member(name, ["type": type.map { .string($0) }, "description": .string(description)])
    }

    /// Writes the named members of a schema of the contract.
    func write(_ names: [String], of schema: String, to json: inout JSONWriter) {
        let members = all[schema]?.member("properties")?.members.filter { names.contains($0.name) }
        for member in members ?? [] {
            json.key(text: member.name)
            json.again(outline.outline(of: member.value, .members, isDescribed: true))
        }
    }

    /// Writes parameters that the contract has for URLs, and that may also be members of a body.
    func write(parameters names: [String], to json: inout JSONWriter) {
        for name in names {
            guard let (description, schema) = all.parameter(name) else { continue }
            json.key(text: name)
            json.beginObject()
            json.again(Array(outline.outline(of: schema, .members, isDescribed: false).dropFirst().dropLast()))
            json.member("description", SchemaOutline.opening(of: description))
            json.endObject()
        }
    }

    static func write(required names: [String], to json: inout JSONWriter) { json.member("required", names) }
}
