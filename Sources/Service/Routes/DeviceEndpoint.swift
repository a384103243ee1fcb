import Devices
import MicroHTTP
import Wire

/// `GET /v1/devices/{id}`: one profile of the catalogue, in Scrim's format or in another tool's.
struct DeviceEndpoint: FixedEndpoint {
    private let catalog: Catalog
    /// The profiles in Scrim's format, by id.
    private let profiles: [String: FixedRepresentation]
    /// The profiles in the formats of other tools, by id and format.
    private let exports: [String: [String: FixedRepresentation]]

    let formats = ["json"] + ExchangeFormat.written.map(\.rawValue)

    init(_ catalog: Catalog) {
        self.catalog = catalog
        let ids = catalog.profiles.map(\.id)
        profiles = Dictionary(
            uniqueKeysWithValues: catalog.profiles.map { profile in
                (profile.id, FixedRepresentation.json { DeviceWriter.write(profile, to: &$0) })
            })
        exports = Dictionary(
            uniqueKeysWithValues: zip(ids, catalog.profiles).map { id, profile in
                let forms = ExchangeFormat.written.map { ($0.rawValue, Self.export(profile, as: $0)) }
                return (id, Dictionary(uniqueKeysWithValues: forms))
            })
    }

    /// Lists in a header field what the format cannot express: a member of the document might confuse tools that read
    /// it.
    private static func export(_ profile: DeviceProfile, as format: ExchangeFormat) -> FixedRepresentation {
        FixedRepresentation {
            let export = DeviceExport(profile, as: format)
            return Representation(
                export.bytes.span, mediaType: "application/json", .fixed,
                more: HeaderFields([("Scrim-Omitted", export.omitted.joined(separator: ", "))]))
        }
    }

    func answer(to target: Destination, _ head: borrowing RequestHead) throws(ProblemDetails) -> Representation {
        // The catalogue also knows a device's other names.
        guard let known = catalog[target.id]?.id, let profile = profiles[known] else {
            throw .unknownID("device", target.id, question: catalog.question(about: target.id))
        }
        let format = target.query.first { $0.name == "format" }?.value
        return format.flatMap { exports[known]?[$0] }?.value ?? profile.value
    }
}
