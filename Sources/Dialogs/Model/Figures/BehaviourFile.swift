private import CEmbedded

/// The built-in file of behaviours, `Sources/Dialogs/Behaviours`.
package enum BehaviourFile {
    /// The file as JSON: each library's description, its defaults for a dialog in the form of a request, and its
    /// figures.
    package static let bytes: [UInt8] = {
        let document = unsafe scrim_find(scrim_behaviours(), "behaviours.json")
        precondition(unsafe document.length > 0, "behaviours.json is built in")
        return unsafe Array(UnsafeBufferPointer(start: document.bytes, count: document.length))
    }()
}
