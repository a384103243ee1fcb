private import CEmbedded

/// Which Scrim this is.
package enum Version {
    package static let name = "scrim"
    /// Semantic version of the release, as the file `VERSION` at the root has it; `CHANGELOG.md` has its heading.
    package static let current: String = {
        let line = unsafe scrim_release()
        let bytes = unsafe UnsafeBufferPointer(start: line.bytes, count: line.length)
        return unsafe String(decoding: bytes.prefix { $0 > UInt8(ascii: " ") }, as: UTF8.self)
    }()
}
