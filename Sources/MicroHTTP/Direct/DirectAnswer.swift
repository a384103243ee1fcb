/// An answer to a request that was made by a call, without a connection.
package struct DirectAnswer: Sendable {
    package let status: Int
    /// The body's bytes, which the cache may share. Empty for HEAD, 204 and 304.
    package let body: ResponseBody
    private let response: Response

    /// - Parameter body: Replaces the response's own body.
    init(_ response: Response, body: ResponseBody) {
        status = response.status
        self.response = response
        self.body = body
    }

    /// The header fields, one line each: `Name: value`, CR, LF. They do not include the fields that describe a
    /// connection, since there is none: `Date`, `Connection`, `Content-Length`, `Transfer-Encoding`. Made anew at each
    /// call.
    package var fieldLines: [UInt8] { response.fields.bytes }

    /// A copy of the body.
    package var bytes: [UInt8] { body.withBytes { span in unsafe span.withUnsafeBufferPointer { unsafe Array($0) } } }

    /// The first value of the field `name`, whose case does not matter; `nil` if there is none.
    package subscript(name: StaticString) -> String? {
        unsafe fieldLines.withUnsafeBytes { bytes in
            unsafe FieldLines(bytes).first(name).map { unsafe String(decoding: $0, as: UTF8.self) }
        }
    }

    /// Returns the first value of the field `name`, whose case does not matter, as a part of `lines`, which have the
    /// form of `fieldLines`. `nil` if there is none.
    package static func value(
        _ name: UnsafeBufferPointer<UInt8>, in lines: UnsafeBufferPointer<UInt8>
    ) -> UnsafeBufferPointer<UInt8>? {
        unsafe FieldLines(UnsafeRawBufferPointer(lines)).first(name)
    }
}
