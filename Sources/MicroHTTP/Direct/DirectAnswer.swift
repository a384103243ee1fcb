/// An answer to who asked by a call.
package struct DirectAnswer: Sendable {
    package let status: Int
    /// The bytes, which the cache may share; none for HEAD, 204 and 304.
    package let body: ResponseBody
    private let response: Response

    /// - Parameter body: In the place of the response's own.
    init(_ response: Response, body: ResponseBody) {
        status = response.status
        self.response = response
        self.body = body
    }

    /// The header fields, a line each: `Name: value`, CR, LF. Those of the connection, which there is none of, are not
    /// among them: `Date`, `Connection`, `Content-Length`, `Transfer-Encoding`. Made anew at each call.
    package var fieldLines: [UInt8] { response.fields.bytes }

    /// The body as bytes of one's own.
    package var bytes: [UInt8] { body.withBytes { span in unsafe span.withUnsafeBufferPointer { unsafe Array($0) } } }

    /// The first value of that name, in any case of letters.
    package subscript(name: StaticString) -> String? {
        unsafe fieldLines.withUnsafeBytes { bytes in
            unsafe FieldLines(bytes).first(name).map { unsafe String(decoding: $0, as: UTF8.self) }
        }
    }

    /// Where in `lines`, some `fieldLines`, the first value of that name is, in any case of letters.
    package static func value(
        _ name: UnsafeBufferPointer<UInt8>, in lines: UnsafeBufferPointer<UInt8>
    ) -> UnsafeBufferPointer<UInt8>? {
        unsafe FieldLines(UnsafeRawBufferPointer(lines)).first(name)
    }
}
