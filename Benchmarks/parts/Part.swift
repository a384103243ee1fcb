/// One thing that is measured: a name, and what makes its operations.
struct Part {
    let name: String
    /// Operations before the first that counts; more where caches have to fill before all operations are alike.
    var warmUp = 96
    /// How many operations of other parts one of this one's takes the time of, about: so many fewer are counted.
    var weight = 1
    /// Makes so many operations ready, so that making their inputs is no part of what is measured.
    ///
    /// Each preparation goes on where the one before it ended: what is never to come twice does not.
    let prepare: (_ count: Int) -> Run
}

/// Operations that are ready to run; `operate` takes the index of each, from 0.
struct Run {
    /// Whether the operations cross a socket: then the calling thread is their client, and no part of what is measured.
    var isServed = false
    let operate: (Int) -> Void
}

/// Keeps a result from being optimised away.
@inline(never)
func keep<Result: ~Copyable>(_ result: borrowing Result) {}
