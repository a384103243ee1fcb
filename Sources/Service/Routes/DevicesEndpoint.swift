import Devices
import Wire

/// `GET /v1/devices`: the catalogue.
struct DevicesEndpoint: FixedEndpoint {
    private let list: FixedRepresentation

    init(_ catalog: Catalog) {
        list = .json { DeviceWriter.writeList(catalog, to: &$0) }
    }

    func representation(of id: String) -> Representation { list.value }
}
