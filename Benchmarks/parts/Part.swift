/// One thing that is measured: a name, and a function that prepares its operations.
struct Part {
    let name: String
    /// The operations before measuring; more if caches have to fill before all operations are alike.
    var warmUp = 96
    /// The approximate time of an operation, as a multiple of other parts'; the number of operations is divided by it.
    var weight = 1
    /// Prepares operations, so that making their inputs is not measured.
    ///
    /// Each preparation continues where the previous one ended: inputs that must never repeat do not.
    let prepare: (_ count: Int) -> Run
}

/// Prepared operations; `operate` takes the index of each, from 0.
struct Run {
    /// Whether the operations go through a socket: then the calling thread is the client, and is not measured.
    var isServed = false
    let operate: (Int) -> Void
}

/// Keeps a result from being optimised away.
@inline(never)
func keep<Result: ~Copyable>(_ result: borrowing Result) {}
