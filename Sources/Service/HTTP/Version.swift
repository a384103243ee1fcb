private import CEmbedded

/// The name and the release of this program.
package enum Version {
    package static let name = "scrim"
    /// The semantic version of the release, from the file `VERSION` at the root; `CHANGELOG.md` has a heading for it.
    package static let current: String = {
        let line = unsafe scrim_release()
        let bytes = unsafe UnsafeBufferPointer(start: line.bytes, count: line.length)
        return unsafe String(decoding: bytes.prefix { $0 > UInt8(ascii: " ") }, as: UTF8.self)
    }()
}
