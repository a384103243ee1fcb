private import CEmbedded

/// The behaviours as their file has them: `Sources/Dialogs/Behaviours`.
package enum BehaviourFile {
    /// JSON: what each library is, what of a dialog it says in the request's own shape, and its figures.
    package static let bytes: [UInt8] = {
        let document = unsafe scrim_figures("behaviours")
        precondition(unsafe document.length > 0, "behaviours.json is built in")
        return unsafe Array(UnsafeBufferPointer(start: document.bytes, count: document.length))
    }()
}
