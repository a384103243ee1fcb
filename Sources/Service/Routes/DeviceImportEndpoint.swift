import Devices
import JSONText
import Wire

/// `POST /v1/devices/import`: devices of other tools as profiles. What is written is the same in every format that is
/// read, so the format that a URL names here is that of the body.
struct DeviceImportEndpoint: JSONEndpoint {
    let context: EndpointContext
    /// Nil for whatever the body looks like.
    let format: ExchangeFormat?

    var name: String { "devices/import " + (format?.rawValue ?? Self.detected) }
    var formatName: String? { format?.rawValue }
    var adviceOnSize: String { "Send fewer devices at once." }

    private static let detected = "auto"

    /// One for each format, by the names that a URL has for them.
    static func formats(_ context: EndpointContext) -> [Route.Format] {
        ([nil] + ExchangeFormat.allCases).map { format in
            let endpoint = DeviceImportEndpoint(context: context, format: format)
            return Route.Format(
                name: format?.rawValue ?? detected, mediaType: endpoint.mediaType, endpoint: AnyEndpoint(endpoint))
        }
    }

    func read(_ root: JSONNode, decoding: DecodingContext) -> DeviceImport? {
        DeviceImport.read(root, format: format, context: decoding)
    }

    func isBrief(_ request: DeviceImport) -> Bool { request.devices.count <= 16 }

    func write(_ request: DeviceImport, to json: inout JSONWriter) { DeviceWriter.write(request, to: &json) }
}
