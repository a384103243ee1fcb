import Devices
package import JSONText

/// Reads a request only to learn its faults.
package enum RequestTrial {
    /// Returns the faults of a request for one dialog, read without a catalogue; `nil` if the text is not JSON.
    package static func faults(of body: String) -> [JSONFault]? {
        let document = JSONDocument()
        guard (try? document.parse(Array(body.utf8), maxDepth: 16)) != nil else { return nil }
        return document.withRoot { root in
            let context = DecodingContext()
            if let object = ValueReader(root, context: context).object(SpecRequest.members) {
                _ = SpecRequest.read(object, by: SchemaReader(limits: RequestLimits(), catalog: Catalog([])))
            }
            return context.faults
        }
    }
}
