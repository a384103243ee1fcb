import JSONText
import ServiceTestSupport

/// What `write` writes, read by another parser.
func written(_ write: (inout JSONWriter) -> Void) throws -> JSON {
    var json = JSONWriter(capacity: 1)
    write(&json)
    return try JSON(json.bytes)
}
