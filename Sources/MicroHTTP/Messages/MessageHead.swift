/// How long the parts of a message may be.
struct MessageLimits {
    var targetBytes: Int
    /// Of everything in the head that is not the target, the trailer section included.
    var headerBytes: Int
    /// Fields of the head, and of the trailer section.
    var fields: Int
    /// Of a body that is not streamed.
    var bodyBytes: Int

    init(_ settings: ServerSettings) {
        targetBytes = settings.maxTargetBytes
        headerBytes = settings.maxHeaderBytes
        fields = settings.maxHeaderFields
        bodyBytes = settings.maxBodyBytes
    }
}

/// What a head says of its message, beyond what the library hands over.
struct MessageHead {
    /// The body's length in bytes, where it is announced.
    var contentLength: Int?
    var isChunked = false
    /// Whether the client may not understand chunks.
    var isHTTP10 = false
    /// Which fields there may be.
    var fields = FieldFilter()

    /// Whether a body was announced.
    var announcesBody: Bool { isChunked || (contentLength ?? 0) > 0 }
}
