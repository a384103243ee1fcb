/// A value in a cache: an object that knows how much memory it uses, which may grow while it is stored.
package protocol MemoryCosting: AnyObject, Sendable {
    /// The memory that the object uses now, in bytes.
    var cost: Int { get }
}
