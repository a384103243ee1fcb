import TestSupport
import Testing

/// One request, as it may be asked over a socket and by a call.
struct Call: Sendable, CustomTestStringConvertible {
    let request: String
    var fields: [(String, String)] = []
    var body: [UInt8] = []

    var testDescription: String { request.prefix(60) + (fields.isEmpty ? "" : " \(fields)") }

    init(_ request: String, _ fields: [(String, String)] = [], _ body: String? = nil) {
        self.request = request
        self.fields = fields
        if let body {
            self.body = Array(body.utf8)
            if !fields.contains(where: { $0.0 == "Content-Type" }) {
                self.fields.append(("Content-Type", "application/json"))
            }
        }
    }

    /// With the name that answers give the request, which would else be another each time.
    var named: Call {
        var call = self
        call.fields.append(("X-Request-Id", "call"))
        return call
    }
}

extension Call {
    private static let alert =
        #"{"device":"iphone-17","dialog":{"style":"alert","content":{"title":"Delete?","actions":[{"title":"OK"}]}}}"#
    private static let sheet = #"{"device":"ipad-a16","dialog":{"style":"formSheet"}}"#
    private static let wrong = #"{"device":"iphone-71","dialog":{"style":"alrt"}}"#
    private static let matrix =
        #"{"devices":["iphone-4","iphone-17"],"dialogs":[{"style":"semiModal"},{"style":"alert"}]}"#
    private static let manyDevices = String(repeating: #""iphone-17","ipad-a16","#, count: 30) + #""iphone-4""#
    private static let largeMatrix =
        #"{"devices":[\#(manyDevices)],"dialogs":[{"style":"semiModal"},{"style":"formSheet"},{"style":"sheet"}]}"#
    private static let lines = [alert, "{", wrong, sheet, alert].joined(separator: "\n") + "\n"
    private static let ndjson = ("Content-Type", "application/x-ndjson")

    /// A tag that no answer has, and all of them.
    private static let stale = ("If-None-Match", "\"0000\"")
    private static let any = ("If-None-Match", "*")

    /// Requests of every endpoint, in every form, and wrong in every way that is not the socket's.
    static let all =
        computed + conditional + formats + compressed + batches + fixed + refused + malformed + corpus

    private static let computed = [
        Call("POST /v1/specs", [], alert), Call("POST /v1/specs", [], alert), Call("POST /v1/specs", [], " " + alert),
        Call("POST /v1/specs?include=layers", [], sheet), Call("POST /v1/specs", [], wrong),
        Call("POST /v1/specs", [], "{"), Call("POST /v1/specs", [], ""),
        Call("GET /v1/specs?device=iphone-4&dialog.style=semiModal"),
        Call("GET /v1/specs?device=iphone-4&dialog.style=semiModal"),
        Call("HEAD /v1/specs?device=iphone-4&dialog.style=semiModal"),
        Call("GET /v1/specs?device=iphone-4&dialog.style=semiModal&release=0.0.1"),
        Call("GET /v1/specs?device=iphone-4&dialog.style=%7"), Call("GET /v1/specs", [], alert),
        Call("OPTIONS /v1/specs"), Call("OPTIONS *"),
        Call(
            "OPTIONS /v1/specs",
            [("Origin", "https://app.example"), ("Access-Control-Request-Method", "POST")]),
        Call("POST /v1/specs", [("Origin", "https://app.example")], alert),
        Call("POST /v1/devices/import", [], #"{"userAgent":"x","width":390}"#),
    ]

    private static let conditional = [
        Call("GET /v1/specs?device=iphone-4&dialog.style=semiModal", [any]),
        Call("GET /v1/specs?device=iphone-4&dialog.style=semiModal", [stale]), Call("GET /v1/styles", [any]),
        Call("POST /v1/specs", [any], alert),
    ]

    private static let formats =
        [
            "svg", "css", "waapi", "lottie", "html", "swiftui", "compose", "flutter", "uikit", "gsap", "motion",
            "tokens",
            "png&scale=1", "xyz",
        ].map { Call("POST /v1/specs?format=\($0)", [], alert) }
        + [
            Call("POST /v1/specs", [("Accept", "image/svg+xml")], alert),
            Call("POST /v1/specs", [("Accept", "video/mp4")], alert),
            Call("POST /v1/specs?format=svg&scael=2", [], alert),
            Call("GET /v1/nothing", [("Accept", "text/html")]),
        ]

    private static let compressed = ["gzip", "zstd", "br", "gzip;q=0, *"].flatMap { coding in
        [
            Call("POST /v1/specs", [("Accept-Encoding", coding)], sheet),
            Call("GET /openapi.yaml", [("Accept-Encoding", coding)]),
        ]
    }

    private static let batches = [
        Call("POST /v1/specs/batch", [], matrix), Call("POST /v1/specs/batch", [ndjson], lines),
        Call("POST /v1/specs/batch", [ndjson, ("Accept-Encoding", "gzip")], lines),
        Call("POST /v1/specs/batch", [], largeMatrix),
        Call("POST /v1/specs/batch?format=ndjson", [("Accept-Encoding", "gzip")], largeMatrix),
        Call("POST /v1/specs/batch", [ndjson], ""),
        Call("HEAD /v1/specs/batch?devices.0=iphone-4&dialogs.0.style=alert"),
    ]

    private static let fixed = [
        "/v1/devices", "/v1/devices/iphone-17", "/v1/devices/iphone-71", "/v1/styles", "/v1/styles/alert", "/fonts",
        "/", "/docs", "/guide", "/guide/time", "/problems/not-found", "/search?q=sheet", "/scrim.js", "/openapi.json",
        "/healthz", "/readyz", "/version", "/nothing", "/v1/specs/", "http://elsewhere.example/v1/styles/sheet",
    ].map { Call("GET \($0)") }

    private static let refused = [
        Call("DELETE /v1/specs"), Call("BREW /v1/specs"), Call("POST /v1/styles", [], "{}"),
        Call("POST /v1/specs", [("Content-Type", "text/plain")], alert),
        Call("POST /v1/specs", [("Content-Encoding", "gzip")], alert),
        Call("POST /v1/specs", [], String(repeating: " ", count: 262_145)),
        Call("POST /v1/specs", [ndjson], alert),
    ]

    private static let malformed = [
        Call("GET  /v1/styles"), Call("GET"), Call("/v1/styles"), Call("GET /v1/\u{1}"),
        Call("GET /" + String(repeating: "a", count: 16_384)), Call("GET /v1/styles", [("Bad Name", "x")]),
        Call("GET /v1/styles", [("X", "a\u{1}b")]), Call("GET /v1/styles", [("Host", "a"), ("Host", "b")]),
        Call("GET /v1/styles", [("Host", "a b")]),
        Call("GET /v1/styles", [("X", String(repeating: "a", count: 16_384))]),
        Call("GET /v1/styles", (0..<100).map { ("X-\($0)", "a") }),
        Call("POST /v1/specs", [("Content-Type", "application/json"), ("Content-Type", "text/plain")], alert),
    ]

    /// A request of each endpoint that works answers out.
    private static let corpus: [Call] = {
        let folder = "Tests/Fuzzing/Corpus/request"
        let files = (try? TestSupport.Repository.files(below: folder, suffix: "")) ?? []
        return files.compactMap { path in
            let name = path.dropFirst(folder.utf8.count + 1)
            guard let file = try? TestSupport.Repository.text(path), let start = file.firstIndex(of: "{"),
                let dash = name.lastIndex(of: "-")
            else { return nil }
            let path = "/" + name[..<dash].replacing("v1-specs-", with: "v1/specs/").replacing("v1-", with: "v1/")
            return Call("POST \(path)", [], String(file[start...]))
        }
    }()
}
