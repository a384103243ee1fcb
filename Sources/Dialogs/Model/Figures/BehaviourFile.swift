private import Embedded

/// The built-in file of behaviours, `Sources/Dialogs/Behaviours`.
package enum BehaviourFile {
    /// The file as JSON: each library's description, its defaults for a dialog in the form of a request, and its
    /// figures.
    package static let bytes: [UInt8] = {
        let bytes = EmbeddedFolder.behaviours.bytes(of: "behaviours.json")
        precondition(!bytes.isEmpty, "behaviours.json is built in")
        return bytes
    }()
}
