package import Devices

/// The materials that a platform has a name for.
package enum Materials {
    /// Their names; none where the platform has no materials.
    package static func names(on platform: Platform, _ release: AppleRelease) -> [String] { [] }
}
