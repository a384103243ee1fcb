/// A value of a cache: an object that knows how much memory it takes up, which may grow while it is kept.
package protocol MemoryCosting: AnyObject, Sendable {
    /// The bytes of memory that the object takes up now.
    var cost: Int { get }
}
