import Devices

/// A font family of a platform in a range of releases.
struct FontFigure: Sendable {
    let line: ReleaseLine
    let releases: ReleaseRange
    let family: FontFamily
    /// Whether it is a second family of the same releases, for large texts.
    let isDisplay: Bool

    func isOf(_ line: ReleaseLine, _ version: Int) -> Bool {
        self.line == line && releases.first.major <= version && version <= releases.last ?? .max
    }
}
