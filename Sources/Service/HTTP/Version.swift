private import Embedded

/// The name and the release of this program.
package enum Version {
    package static let name = "scrim"
    /// The semantic version of the release, from the file `VERSION` at the root; `CHANGELOG.md` has a heading for it.
    package static let current = String(EmbeddedFolder.documents.text(of: "VERSION").prefix { !$0.isWhitespace })
}
