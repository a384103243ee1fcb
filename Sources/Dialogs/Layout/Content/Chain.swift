/// Something that is made once for all who ask the same, and knows the one made before it.
protocol ChainLink: AnyObject {
    var earlier: Self? { get }
}

/// What was made so far, looked through before any more is made: it takes no list of its own, and there are few.
struct Chain<Link: ChainLink> {
    /// The one made last.
    var newest: Link?

    /// The newest that will do.
    @inline(__always) func first(where willDo: (Link) -> Bool) -> Link? {
        var link = newest
        while let made = link {
            if willDo(made) { return made }
            link = made.earlier
        }
        return nil
    }
}
