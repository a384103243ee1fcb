package import Devices
import JSONText

/// Devices as whole documents, for the command line.
package enum DeviceFile {
    /// The whole catalogue, as `/v1/devices` answers it.
    package static func list(of catalog: Catalog) -> [UInt8] {
        var json = JSONWriter()
        DeviceWriter.writeList(catalog, to: &json)
        return json.bytes
    }

    /// One device.
    package static func document(of profile: DeviceProfile) -> [UInt8] {
        var json = JSONWriter()
        DeviceWriter.write(profile, to: &json)
        return json.bytes
    }

    /// The faults of a document in another tool's format, one per line.
    package struct Faults: Error {
        package var lines: [String]
    }

    /// Reads devices from another tool's document.
    ///
    /// - Parameter format: `nil` to recognise the format by the document.
    /// - Returns: The devices as a list, which is a file for `--devices`, and a line for everything that was assumed or
    ///   left out.
    package static func imported(
        _ body: [UInt8], format: ExchangeFormat?
    ) throws(Faults) -> (list: [UInt8], notes: [String]) {
        func line(_ pointer: String, _ message: String) -> String {
            pointer.isEmpty ? message : "\(pointer): \(message)"
        }
        let document = JSONDocument()
        do throws(JSONSyntaxError) {
            try document.parse(body, maxDepth: 32)
        } catch {
            throw Faults(lines: [error.message])
        }
        let context = document.context
        let found = document.withRoot { DeviceImport.read($0, format: format, context: context) }
        guard context.faults.isEmpty, let found, let found else {
            throw Faults(lines: context.faults.map { line($0.pointer, $0.message) })
        }
        var json = JSONWriter()
        DeviceWriter.write(found.devices, to: &json)
        return (json.bytes, found.notes.map { line($0.pointer, $0.message) })
    }
}
