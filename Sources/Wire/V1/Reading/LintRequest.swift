package import Devices
package import JSONText

/// The body of `POST /v1/lint`, read and checked: several requests, as those of one app.
package struct LintRequest: Sendable {
    /// One of the requests.
    package struct Entry: Sendable {
        /// The JSON pointer of the request in the body.
        package var pointer: String
        /// Nil where the request is at fault.
        package var request: SpecRequest?
    }

    package var entries: [Entry]
    /// What is wrong with the set; it is reported together with what is impossible in the rest of it.
    package var faults: [JSONFault] = []

    /// The JSON pointers of the requests in the body, in order.
    package var pointers: [String] { entries.map(\.pointer) }

    /// The members of the body.
    package static let members: NameTable = ["requests", "options"]

    /// Reads a body. Every fault goes to `context`; an entry at fault has no request, and the result is nil where there
    /// are no entries to speak of.
    package static func read(
        _ node: JSONNode, catalog: Catalog, limits: RequestLimits, context: DecodingContext
    ) -> LintRequest? {
        let reader = SchemaReader(limits: limits, catalog: catalog)
        guard let root = ValueReader(node, context: context).object(members) else { return nil }
        // Read ahead of the requests, whose own options stand on these.
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

    /// Reads a file of `scrim lint`: a set, known by its member `requests`, or one request by itself.
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
