import CEmbedded
import MicroHTTP

/// `GET /scrim.js`: the renderer for web pages, built into the program.
struct RendererEndpoint: FixedEndpoint {
    let mediaTypes = ["text/javascript; charset=utf-8", "application/javascript"]
    private let document = FixedRepresentation {
        let document = unsafe scrim_web_renderer()
        let bytes = unsafe Span(_unsafeStart: document.bytes, count: document.length)
        // Lets pages that embed nothing from elsewhere load it, too (the Fetch standard).
        let fields = [(name: "Cross-Origin-Resource-Policy" as StaticString, value: "cross-origin")]
        return Representation(bytes, mediaType: "text/javascript; charset=utf-8", .fixed, more: HeaderFields(fields))
    }

    func representation(of id: String) -> Representation { document.value }
}
