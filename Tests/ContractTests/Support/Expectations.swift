import Service
import ServiceTestSupport
import TestSupport
import Testing

/// Checks that an answer is a problem as the contract wants all of them, and gives it.
@discardableResult
func expectProblem(
    _ response: RawResponse, _ status: Int, code: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
) throws -> JSON {
    #expect(response.status == status, "\(response.text.prefix(300))", sourceLocation: sourceLocation)
    #expect(response["Content-Type"] == "application/problem+json", sourceLocation: sourceLocation)
    #expect(response["Access-Control-Allow-Origin"] == "*", sourceLocation: sourceLocation)
    #expect(response["X-Request-Id"]?.isEmpty == false, sourceLocation: sourceLocation)
    #expect(response["ETag"] == nil && response["Server-Timing"] == nil, sourceLocation: sourceLocation)
    #expect(response["Cache-Status"]?.contains("hit") != true, sourceLocation: sourceLocation)
    let problem = try JSON(response.body)
    #expect(
        Set(problem.members.keys) == ["type", "title", "status", "detail", "code", "errors"],
        sourceLocation: sourceLocation)
    #expect(problem["status"] == .number(Double(status)), sourceLocation: sourceLocation)
    for name in ["type", "title", "detail", "code"] {
        #expect(problem[name].string?.isEmpty == false, "\(name)", sourceLocation: sourceLocation)
    }
    guard case .array(let errors) = problem["errors"] else {
        Issue.record("errors is no list", sourceLocation: sourceLocation)
        return problem
    }
    for error in errors {
        let pointer = error["pointer"].string
        #expect(pointer == "" || pointer?.hasPrefix("/") == true, sourceLocation: sourceLocation)
        #expect(error["code"].string?.isEmpty == false, sourceLocation: sourceLocation)
        #expect(error["message"].string?.isEmpty == false, sourceLocation: sourceLocation)
        #expect(
            Set(error.members.keys).isSubset(of: ["pointer", "code", "message", "allowed", "nearest"]),
            sourceLocation: sourceLocation)
    }
    if let code { #expect(problem["code"] == .string(code), sourceLocation: sourceLocation) }
    return problem
}

/// The pointers of a body's faults, in the order of the answer; none where the body is a good one.
func faults(_ body: JSON) throws -> [String] {
    let response = try Scrim.shared.get().post(body.text)
    if response.status == 200 { return [] }
    return try expectProblem(response, 422)["errors"].elements.map { $0["pointer"].string ?? "" }
}

extension Scrim {
    /// Checks that the server still answers.
    func expectAlive(sourceLocation: SourceLocation = #_sourceLocation) throws {
        #expect(try get("/healthz").status == 200, sourceLocation: sourceLocation)
    }

    /// Stops the server and checks that it let go of every request.
    func expectStopsClean(sourceLocation: SourceLocation = #_sourceLocation) {
        server.stop()
        #expect(server.requestsInFlight == 0, sourceLocation: sourceLocation)
    }
}
