package import Devices
package import JSONText

/// A request that consists of a whole body, or of a whole query.
package protocol BodyRequest: Sendable {
    static var members: NameTable { get }

    /// Reads the request from `root`; `nil` if it has a fault. Every fault is reported to the context of `root`.
    static func read(_ root: ObjectReader, by reader: SchemaReader) -> Self?
}

extension BodyRequest {
    /// Reads the request from `node`; `nil` if it has a fault. Every fault is reported to `context`.
    package static func read(
        _ node: JSONNode, catalog: Catalog, limits: RequestLimits, context: DecodingContext
    ) -> Self? {
        read(node, by: SchemaReader(limits: limits, catalog: catalog), context: context)
    }

    /// Reads the request from `node`; `nil` if it has a fault. Every fault is reported to `context`.
    package static func read(_ node: JSONNode, by reader: SchemaReader, context: DecodingContext) -> Self? {
        guard let root = ValueReader(node, context: context).object(members) else { return nil }
        return read(root, by: reader)
    }
}
