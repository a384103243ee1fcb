package import MicroHTTP

/// What is asked of the engine: one request, as it would be made over HTTP.
package struct Question: Sendable, Hashable {
    /// Method and target: `POST /v1/specs`.
    package var request: String
    /// JSON; empty for none.
    package var body: [UInt8] = []

    package init(_ request: String, body: [UInt8] = []) {
        self.request = request
        self.body = body
    }
}

/// What the engine answers.
package struct Answer: Sendable, Hashable {
    package var status: Int
    package var mediaType: String
    package var bytes: [UInt8]

    package init(status: Int, mediaType: String, bytes: [UInt8]) {
        self.status = status
        self.mediaType = mediaType
        self.bytes = bytes
    }

    var isProblem: Bool { status >= 400 }
    var isJSON: Bool { mediaType == "application/json" || mediaType == "application/problem+json" }
}

/// Whoever answers questions as the server does.
package protocol Answering: Sendable {
    /// Works an answer out on the calling thread, of which there may be many at once.
    ///
    /// - Returns: Nil where the work was cancelled.
    func answer(to question: Question, _ cancellation: Cancellation) -> Answer?
}
