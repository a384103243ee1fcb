import Devices
import Wire

/// `GET /v1/devices/{id}`: one profile of the catalogue.
struct DeviceEndpoint: FixedEndpoint {
    private let catalog: Catalog
    private let profiles: [String: FixedRepresentation]

    init(_ catalog: Catalog) {
        self.catalog = catalog
        profiles = Dictionary(
            catalog.profiles.map { profile in
                (profile.id, FixedRepresentation.json { DeviceWriter.write(profile, to: &$0) })
            }, uniquingKeysWith: { _, last in last })
    }

    func representation(of id: String) throws(ProblemDetails) -> Representation {
        // The catalogue knows other names of a device too.
        guard let profile = catalog[id].flatMap({ profiles[$0.id] }) else {
            throw .unknownID("device", id, question: catalog.question(about: id))
        }
        return profile.value
    }
}
