import CEmbedded

/// `GET /openapi.yaml` and `GET /openapi.json`: the formal contract, built into the program.
struct OpenAPIEndpoint: FixedEndpoint {
    /// The bytes of `openapi.yaml` as they are, or the same document as JSON.
    enum Form {
        case yaml, json
    }

    let mediaTypes: [String]
    private let document: FixedRepresentation

    init(_ form: Form) {
        let types =
            switch form {
            case .yaml: ["application/yaml", "text/yaml", "text/plain"]
            case .json: ["application/json"]
            }
        mediaTypes = types
        document = FixedRepresentation {
            let document =
                switch form {
                case .yaml: unsafe scrim_openapi_yaml()
                case .json: unsafe scrim_openapi_json()
                }
            let bytes = unsafe Span(_unsafeStart: document.bytes, count: document.length)
            return Representation(bytes, mediaType: types[0], .fixed)
        }
    }

    func representation(of id: String) -> Representation { document.value }
}
