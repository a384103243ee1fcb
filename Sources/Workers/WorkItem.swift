/// Work that is done piece by piece, so that several items can share a pool fairly.
package protocol WorkItem: AnyObject, Sendable {
    /// Does one piece, of bounded length.
    func run()
}
