package import Devices
package import JSONText

/// The body of `POST /v1/lint`, read and checked: several requests, such as those of one app.
package struct LintRequest: Sendable {
    /// One of the requests.
    package struct Entry: Sendable {
        /// The JSON pointer of the request in the body.
        package var pointer: String
        /// `nil` if the request is at fault.
        package var request: SpecRequest?
    }

    package var entries: [Entry]
    /// Faults of the set itself; they are reported together with what is impossible in the other requests.
    package var faults: [JSONFault] = []

    /// The JSON pointers of the requests in the body, in order.
    package var pointers: [String] { entries.map(\.pointer) }

    /// The members of the body.
    package static let members: NameTable = ["requests", "options"]

    /// Reads a body and reports every fault to `context`. An entry at fault has no request; returns `nil` if the list
    /// of entries cannot be read.
    package static func read(
        _ node: JSONNode, catalog: Catalog, limits: RequestLimits, context: DecodingContext
    ) -> LintRequest? {
        let reader = SchemaReader(limits: limits, catalog: catalog)
        guard let root = ValueReader(node, context: context).object(members) else { return nil }
        // Read before the requests, whose own options override these.
        let options = reader.options(of: root)
        guard let value = root.value("requests", .required),
            let items = value.array(maxCount: limits.requests, setting: Setting.requests)
        else { return nil }
        if items.count == 0 {
            value.report(code: "tooFew", message: "Needs at least one request, and got an array without any.")
        }
        var entries: [Entry] = []
        entries.reserveCapacity(items.count)
        for (index, item) in items.enumerated() {
            if context.isFull { break }
            let request = item.object(SpecRequest.members).flatMap {
                reader.specRequest($0, options: options, context: context)
            }
            entries.append(Entry(pointer: "/requests/\(index)", request: request))
        }
        if let work = limits.excessiveText(of: entries.lazy.compactMap { $0.request?.dialog }) {
            root.report("requests", code: "tooMany", message: limits.tooMuchText(work))
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
