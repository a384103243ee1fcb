import JSONText
import Typography
import Wire

/// `GET /version`: which release this is, and what its widths come from.
struct VersionEndpoint: FixedEndpoint {
    private let version: FixedRepresentation

    init(_ text: TextSource) {
        version = .json { json in
            json.beginObject()
            json.key("name")
            json.string(Version.name)
            json.key("version")
            json.string(Version.current)
            json.key("schemaVersion")
            json.integer(SpecificationWriter.schemaVersion)
            json.key("text")
            json.beginObject()
            json.key("engine")
            json.string(text.engine)
            json.key("fonts")
            json.string(text.fonts)
            json.endObject()
            json.endObject()
        }
    }

    func representation(of id: String) -> Representation { version.value }
}
