/// What a cache keeps: an object that knows how much memory it takes, which may grow while it is kept.
package protocol MemoryCosting: AnyObject, Sendable {
    /// Bytes that the object takes up.
    var cost: Int { get }
}
