package import Devices
import JSONText
import Wire

extension Application {
    /// The bytes of `/v1/devices`, or of one device; nil where there is none of that id.
    package static func devices(_ catalog: Catalog, id: String?) -> [UInt8]? {
        var json = JSONWriter()
        if let id {
            guard let profile = catalog[id] else { return nil }
            DeviceWriter.write(profile, to: &json)
        } else {
            DeviceWriter.writeList(catalog, to: &json)
        }
        return json.bytes
    }
}
