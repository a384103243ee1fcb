/// Which Scrim this is.
package enum Version {
    package static let name = "scrim"
    /// Semantic version of the release; `CHANGELOG.md` has its heading.
    package static let current = "0.1.0"
}
