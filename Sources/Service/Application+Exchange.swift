package import Devices
import JSONText
import Wire

extension Application {
    /// What `scrim devices --import` prints, and what it says beside it.
    package struct ImportedDevices {
        /// The devices as a list, which is a file of `--devices`.
        package var bytes: [UInt8]
        /// A line each: what was assumed, and what was left out.
        package var notes: [String]
    }

    /// What is wrong with a document of another tool's, a line each.
    package struct ImportFaults: Error {
        package var lines: [String]
    }

    /// Reads the devices of another tool's document, for `scrim devices --import`.
    ///
    /// - Parameter format: Nil for whatever the document looks like.
    package static func importDevices(
        _ body: [UInt8], format: ExchangeFormat?
    ) throws(ImportFaults) -> ImportedDevices {
        let document = JSONDocument()
        do throws(JSONSyntaxError) {
            try document.parse(body, maxDepth: 32)
        } catch {
            throw ImportFaults(lines: [error.message])
        }
        let context = DecodingContext()
        let found = document.withRoot { DeviceImport.read($0, format: format, context: context) }
        guard context.faults.isEmpty, let found, let found else {
            throw ImportFaults(
                lines: context.faults.map { $0.pointer.isEmpty ? $0.message : "\($0.pointer): \($0.message)" })
        }
        var json = JSONWriter()
        DeviceWriter.write(found.devices, to: &json)
        return ImportedDevices(
            bytes: json.bytes,
            notes: found.notes.map { $0.pointer.isEmpty ? $0.message : "\($0.pointer): \($0.message)" })
    }
}
