import MicroHTTP

/// The endpoints that compute their answer from a document, by their paths.
enum Computation: String, CaseIterable {
    case specs = "/v1/specs"
    case batch = "/v1/specs/batch"
    case samples = "/v1/specs/samples"
    case retarget = "/v1/specs/retarget"
    case hitTest = "/v1/specs/hit-test"
    case diff = "/v1/specs/diff"
    case release = "/v1/specs/release"
    case transitions = "/v1/specs/transitions"
    case lint = "/v1/lint"
    case schedules = "/v1/schedules"
    case scenes = "/v1/scenes"

    /// Whether the document may also stand in the URL.
    var isReadable: Bool { self == .specs }

    /// The methods that work here, as `Allow` lists them.
    var allow: String { isReadable ? "GET, HEAD, POST, OPTIONS" : "POST, OPTIONS" }
}

/// Where a path leads.
enum Route {
    case computed(Computation)
    case devices
    case device(id: String)
    case styles
    case style(id: String)
    case openAPI(isJSON: Bool)
    case health
    case readiness
    case version

    /// The paths without an id in them, for guesses at what a wrong one meant.
    static let paths =
        Computation.allCases.map(\.rawValue) + [
            "/v1/devices", "/v1/styles", "/openapi.yaml", "/openapi.json", "/healthz", "/readyz", "/version",
        ]

    /// The route of a decoded path; nil where there is none.
    init?(_ segments: [String]) {
        // A slash that was percent-encoded parts no segments.
        if !segments.contains(where: { $0.contains("/") }),
            let computation = Computation(rawValue: "/" + segments.joined(separator: "/"))
        {
            self = .computed(computation)
            return
        }
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
            case "devices": self = .devices
            case "styles": self = .styles
            default: return nil
            }
        case 3 where segments[0] == "v1" && !segments[2].isEmpty:
            switch segments[1] {
            case "devices": self = .device(id: segments[2])
            case "styles": self = .style(id: segments[2])
            default: return nil
            }
        default: return nil
        }
    }

    /// The methods that work here, as `Allow` lists them.
    var allow: String {
        if case .computed(let computation) = self { computation.allow } else { "GET, HEAD, OPTIONS" }
    }

    func allows(_ method: Method) -> Bool {
        switch (self, method) {
        case (.computed, .post), (_, .options): true
        case (.computed(let computation), .get), (.computed(let computation), .head): computation.isReadable
        case (_, .get), (_, .head): true
        default: false
        }
    }

    /// Whether what is found here stays the same for as long as the server runs.
    var isSteady: Bool { if case .readiness = self { false } else { true } }

    /// Whether answers are computed from a document, and so may be asked for in a format.
    var isComputed: Bool { if case .computed = self { true } else { false } }

    /// The representations that can be asked for by name.
    var formats: [String] {
        if case .computed(.batch) = self { BatchForm.allCases.map(\.rawValue) } else { ["json"] }
    }

    /// What can be sent from here, the first by default.
    var mediaTypes: [String] {
        switch self {
        case .computed(.batch): BatchForm.allCases.map(\.mediaType)
        case .openAPI(isJSON: false): ["application/yaml", "text/yaml", "text/plain"]
        default: ["application/json"]
        }
    }
}
