/// What a cache keeps: an object that knows how much memory it takes, which may grow while it is kept.
package protocol Costly: AnyObject, Sendable {
    /// Bytes that the object takes up.
    var cost: Int { get }
}
