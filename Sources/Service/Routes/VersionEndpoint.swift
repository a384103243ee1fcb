import JSONText
import Typography
import Wire

/// `GET /version`: the release, and the text engine and fonts that measure text.
struct VersionEndpoint: FixedEndpoint {
    private let version: FixedRepresentation

    init(_ text: TextSource) {
        version = .json(.operation) { json in
            json.beginObject()
            json.member("name", Version.name)
            json.member("version", Version.current)
            json.member("schemaVersion", SpecificationWriter.schemaVersion)
            json.beginObject("text")
            json.member("engine", text.engine)
            json.member("fonts", text.fonts)
            json.endObject()
            json.endObject()
        }
    }

    func representation(of id: String) -> Representation { version.value }
}
