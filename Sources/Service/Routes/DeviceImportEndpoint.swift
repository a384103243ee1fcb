import Devices
import JSONText
import Wire

/// `POST /v1/devices/import`: converts devices of other tools to profiles. Answers have only one format, so the format
/// that the URL names is that of the body.
struct DeviceImportEndpoint: JSONEndpoint {
    let context: EndpointContext
    /// `nil` to detect the format of the body.
    let format: ExchangeFormat?

    var name: String { "devices/import " + (format?.rawValue ?? Self.detected) }
    var formatName: String? { format?.rawValue }
    var adviceOnSize: String { "Send fewer devices at once." }

    private static let detected = "auto"

    /// One endpoint for each format, by the names of the formats in a URL.
    static func formats(_ context: EndpointContext) -> [Route.Format] {
        ([nil] + ExchangeFormat.allCases).map { format in
            let endpoint = DeviceImportEndpoint(context: context, format: format)
            return Route.Format(
                name: format?.rawValue ?? detected, mediaType: endpoint.mediaType, endpoint: AnyEndpoint(endpoint))
        }
    }

    func read(_ root: JSONNode, with more: DocumentExtras, decoding: DecodingContext) -> DeviceImport? {
        DeviceImport.read(root, format: format, context: decoding)
    }

    func isBrief(_ request: DeviceImport) -> Bool { request.devices.count <= 16 }

    func write(_ request: DeviceImport, to json: inout JSONWriter) { DeviceWriter.write(request, to: &json) }
}
