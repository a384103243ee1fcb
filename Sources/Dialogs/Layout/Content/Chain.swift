/// Something that is made once for all who ask the same, and knows the one made before it.
protocol ChainLink: AnyObject {
    var earlier: Self? { get }
}

/// A linked list of values made so far, searched before another is made; short, and without storage of its own.
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
