/// The limits of the parts of a message.
struct MessageLimits {
    var targetBytes: Int
    /// The most bytes of the fields of head and trailer section together, each with its line break.
    var headerBytes: Int
    /// The most fields of head and trailer section together.
    var fields: Int
    /// The most bytes of a body that is not streamed.
    var bodyBytes: Int

    init(_ settings: ServerSettings) {
        targetBytes = settings.maxTargetBytes
        headerBytes = settings.maxHeaderBytes
        fields = settings.maxHeaderFields
        bodyBytes = settings.maxBodyBytes
    }
}

/// What a head says about its message, apart from what the library passes on.
struct MessageHead {
    /// The announced length of the body, in bytes; `nil` if none is announced.
    var contentLength: Int?
    var isChunked = false
    /// Whether the client uses HTTP/1.0, which does not have chunked coding.
    var isHTTP10 = false
    /// A filter for the names of its fields.
    var fields = FieldFilter()

    var announcesBody: Bool { isChunked || (contentLength ?? 0) > 0 }
}
