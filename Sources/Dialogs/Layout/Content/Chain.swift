/// An object that is made once for all callers with the same input, and refers to the object made before it.
protocol ChainLink: AnyObject {
    var earlier: Self? { get }
}

/// A linked list of the values made so far, which is searched before another is made. It is short and allocates nothing
/// itself.
struct Chain<Link: ChainLink> {
    /// The link that was made last.
    var newest: Link?

    /// Returns the newest link that satisfies a predicate.
    @inline(__always) func first(where willDo: (Link) -> Bool) -> Link? {
        var link = newest
        while let made = link {
            if willDo(made) { return made }
            link = made.earlier
        }
        return nil
    }
}
