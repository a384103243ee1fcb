package import MicroHTTP

/// A request to the engine, as it would be made over HTTP.
package struct Question: Sendable, Hashable {
    /// The method and the target: `POST /v1/specs`.
    package var request: String
    /// The body in JSON; empty for none.
    package var body: [UInt8] = []

    package init(_ request: String, body: [UInt8] = []) {
        self.request = request
        self.body = body
    }
}

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

/// A type that answers questions as the server does.
package protocol Answering: Sendable {
    /// Computes an answer on the calling thread; may be called from many threads at once.
    ///
    /// - Returns: `nil` if the work was cancelled.
    func answer(to question: Question, _ cancellation: Cancellation) -> Answer?
}
