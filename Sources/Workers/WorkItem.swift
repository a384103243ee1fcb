/// Work that is done in pieces, so that several items can share a pool fairly.
package protocol WorkItem: AnyObject, Sendable {
    /// Does one piece, which must be short.
    func run()
}
