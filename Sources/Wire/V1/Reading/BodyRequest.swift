package import Devices
package import JSONText

/// A request that the whole of a body is, or of a query.
package protocol BodyRequest: Sendable {
    /// The request in `node`; nil where it is at fault. Every fault goes to `context`.
    static func read(
        _ node: JSONNode, catalog: Catalog, limits: RequestLimits, context: DecodingContext
    ) -> Self?
}
