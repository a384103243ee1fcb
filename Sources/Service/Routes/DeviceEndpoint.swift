import Devices
import MicroHTTP
import Wire

/// `GET /v1/devices/{id}`: one profile of the catalogue, as it is or in another tool's format.
struct DeviceEndpoint: FixedEndpoint {
    private let catalog: Catalog
    /// The profiles as they are, by id.
    private let profiles: [String: FixedRepresentation]
    /// By id and format.
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

    /// Says in a header field what the format cannot say, as a member would be one too many for those who read it.
    private static func export(_ profile: DeviceProfile, as format: ExchangeFormat) -> FixedRepresentation {
        FixedRepresentation {
            let export = DeviceExport(profile, as: format)
            return Representation(
                export.bytes.span, mediaType: "application/json", .fixed,
                more: HeaderFields([("Scrim-Omitted", export.omitted.joined(separator: ", "))]))
        }
    }

    func representation(of id: String) throws(ProblemDetails) -> Representation { try representation(of: id, as: nil) }

    func representation(of id: String, as format: String?) throws(ProblemDetails) -> Representation {
        // The catalogue knows other names of a device too.
        guard let known = catalog[id]?.id, let profile = profiles[known] else {
            throw .unknownID("device", id, question: catalog.question(about: id))
        }
        return format.flatMap { exports[known]?[$0] }?.value ?? profile.value
    }
}
