package import Devices
package import JSONText

/// A request that the whole of a body is, or of a query.
package protocol BodyRequest: Sendable {
    /// The members of the body.
    static var members: NameTable { get }

    /// The request that `root` is; `nil` where it is at fault. Every fault is reported to the context of `root`.
    static func read(_ root: ObjectReader, by reader: SchemaReader) -> Self?
}

extension BodyRequest {
    /// The request in `node`; `nil` where it is at fault. Every fault is reported to `context`.
    package static func read(
        _ node: JSONNode, catalog: Catalog, limits: RequestLimits, context: DecodingContext
    ) -> Self? {
        guard let root = ValueReader(node, context: context).object(members) else { return nil }
        return read(root, by: SchemaReader(limits: limits, catalog: catalog))
    }
}
