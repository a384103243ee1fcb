import CEmbedded
import MicroHTTP

/// The formal contract, carried in the binary: the very bytes of `openapi.yaml`, and the same document as JSON.
enum Documents {
    static func openAPI(asJSON isJSON: Bool) -> Answer {
        let document = unsafe isJSON ? scrim_openapi_json() : scrim_openapi_yaml()
        let bytes = unsafe Span(_unsafeStart: document.bytes, count: document.length)
        return Answer(bytes, mediaType: isJSON ? "application/json" : "application/yaml", isCached: false)
    }
}
