package import Devices
package import JSONText

/// The body of `POST /v1/lint`, read and checked: several requests, such as those of one app.
package struct LintRequest: BodyRequest {
    package struct Entry: Sendable {
        /// The JSON pointer of the request in the body.
        package var pointer: String
        /// The request; `nil` if it has a fault.
        package var request: SpecRequest?
    }

    package var entries: [Entry]
    /// Faults of the set itself; they are reported together with the faults that the other requests cause when laid
    /// out.
    package var faults: [JSONFault] = []

    /// The JSON pointers of the requests in the body, in order.
    package var pointers: [String] { entries.map(\.pointer) }

    package static let members: NameTable = ["requests", "options"]

    /// Reads the entries, whose request is `nil` if it has a fault; returns `nil` if the list of entries cannot be
    /// read.
    package static func read(_ root: ObjectReader, by reader: SchemaReader) -> LintRequest? {
        // Read before the requests, whose own options override these.
        let options = reader.options(of: root)
        guard let value = root.value("requests", .required),
            let items = value.array(maxCount: reader.limits.requests, setting: Setting.requests)
        else { return nil }
        if items.count == 0 {
            value.report(code: "tooFew", message: "Needs at least one request, and got an array without any.")
        }
        var entries: [Entry] = []
        entries.reserveCapacity(items.count)
        for (index, item) in items.enumerated() {
            if root.isFull { break }
            let request = item.object(SpecRequest.members).flatMap {
                reader.specRequest($0, options: options)
            }
            entries.append(Entry(pointer: "/requests/\(index)", request: request))
        }
        if let work = reader.limits.excessiveText(of: entries.lazy.compactMap { $0.request?.dialog }) {
            root.report("requests", code: "tooMany", message: reader.limits.tooMuchText(work))
            return nil
        }
        return LintRequest(entries: entries)
    }

    /// Reads a file for `scrim lint`: a set, which has the member `requests`, or a single request.
    package static func read(
        file node: JSONNode, catalog: Catalog, limits: RequestLimits, context: DecodingContext
    ) -> LintRequest? {
        if node.kind == .object, node.member("requests") != nil {
            return read(node, catalog: catalog, limits: limits, context: context)
        }
        return SpecRequest.read(node, catalog: catalog, limits: limits, context: context).map {
            LintRequest(entries: [Entry(pointer: "", request: $0)])
        }
    }
}
