import MicroHTTP

/// Where a path leads.
enum Route {
    case specs
    case transitions
    case lint
    case devices
    case device(id: String)
    case styles
    case style(id: String)
    case openAPI(isJSON: Bool)
    case health
    case readiness
    case version

    /// The paths without an id in them, for guesses at what a wrong one meant.
    static let paths = [
        "/v1/specs", "/v1/specs/transitions", "/v1/lint", "/v1/devices", "/v1/styles", "/openapi.yaml", "/openapi.json",
        "/healthz", "/readyz",
        "/version",
    ]

    /// The route of a decoded path; nil where there is none.
    init?(_ segments: [String]) {
        switch segments.count {
        case 1:
            switch segments[0] {
            case "openapi.yaml": self = .openAPI(isJSON: false)
            case "openapi.json": self = .openAPI(isJSON: true)
            case "healthz": self = .health
            case "readyz": self = .readiness
            case "version": self = .version
            default: return nil
            }
        case 2 where segments[0] == "v1":
            switch segments[1] {
            case "specs": self = .specs
            case "lint": self = .lint
            case "devices": self = .devices
            case "styles": self = .styles
            default: return nil
            }
        case 3 where segments[0] == "v1" && !segments[2].isEmpty:
            switch segments[1] {
            case "specs":
                switch segments[2] {
                case "transitions": self = .transitions
                default: return nil
                }
            case "devices": self = .device(id: segments[2])
            case "styles": self = .style(id: segments[2])
            default: return nil
            }
        default: return nil
        }
    }

    /// The methods that work here, as `Allow` lists them.
    var allow: String {
        switch self {
        case .specs: "GET, HEAD, POST, OPTIONS"
        case .transitions, .lint: "POST, OPTIONS"
        default: "GET, HEAD, OPTIONS"
        }
    }

    func allows(_ method: Method) -> Bool {
        switch (self, method) {
        case (.specs, .post), (.transitions, .post), (.lint, .post), (_, .options): true
        case (.transitions, _), (.lint, _): false
        case (_, .get), (_, .head): true
        default: false
        }
    }

    /// Whether answers are computed from a document, and so may be asked for in a format.
    var isComputed: Bool {
        switch self {
        case .specs, .transitions, .lint: true
        default: false
        }
    }

    /// What can be sent from here, the first by default.
    var mediaTypes: [String] {
        switch self {
        case .openAPI(isJSON: false): ["application/yaml", "text/yaml", "text/plain"]
        default: ["application/json"]
        }
    }
}
