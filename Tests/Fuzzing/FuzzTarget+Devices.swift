#if DEBUG || FUZZING
    import Devices
    import JSONText
    import Wire

    extension FuzzTarget {
        /// The importers of devices, which the first byte chooses among: what is read can be written in every format,
        /// and what is written there is read.
        static let devices = FuzzTarget(name: "devices") { bytes throws(Find) in
            guard let first = bytes.first else { return }
            let formats: [ExchangeFormat?] = [nil] + ExchangeFormat.allCases
            let document = JSONDocument()
            guard (try? document.parse(Array(bytes.dropFirst()), maxDepth: 16)) != nil else { return }
            let context = DecodingContext()
            let found = document.withRoot {
                DeviceImport.read($0, format: formats[Int(first) % formats.count], context: context)
            }
            guard context.faults.isEmpty else {
                for fault in context.faults {
                    try demand(!fault.code.isEmpty && !fault.message.isEmpty, "a fault without words: \(fault)")
                }
                return
            }
            guard let found, let found else { throw Find(description: "refused without a fault") }
            var json = JSONWriter(capacity: 4_096)
            DeviceWriter.write(found, to: &json)
            try check(json.bytes, "the answer")
            for device in found.devices.prefix(4) {
                for format in ExchangeFormat.written { try check(device, format) }
            }
        }

        private static func check(_ device: DeviceProfile, _ format: ExchangeFormat) throws(Find) {
            let export = DeviceExport(device, as: format)
            let bytes = export.bytes
            try check(bytes, "\(format)")
            let document = JSONDocument()
            let context = DecodingContext()
            guard (try? document.parse(bytes, maxDepth: 16)) != nil else { return }
            let again = document.withRoot { DeviceImport.read($0, format: format, context: context) } ?? nil
            // What a format has no room for is told to be lost.
            if export.omitted.contains("screen") { return }
            let faults = context.faults.map { "\($0.pointer) \($0.message)" }
            try demand(
                faults.isEmpty && again?.devices.count == 1,
                "\(format) does not read what it wrote: \(faults) in \(String(decoding: bytes, as: UTF8.self))")
        }

        private static func check(_ bytes: [UInt8], _ what: String) throws(Find) {
            do throws(JSONSyntaxError) {
                try JSONDocument().parse(bytes, maxDepth: 32)
            } catch {
                throw Find(description: "\(what) is no JSON: \(error) in \(String(decoding: bytes, as: UTF8.self))")
            }
        }
    }
#endif
