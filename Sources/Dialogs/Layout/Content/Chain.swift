/// Something that is made once for all callers with the same input, and refers to the one made before it.
protocol ChainLink: AnyObject {
    var earlier: Self? { get }
}

/// A linked list of values made so far, searched before another is made; short, and without storage of its own.
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
