package import Devices

/// A dialog that replaces another one if a condition holds.
package struct DialogVariant: Sendable, Hashable {
    package let condition: StyleCondition
    package let dialog: DialogRequest

    package init(_ dialog: DialogRequest, where condition: StyleCondition) {
        self.condition = condition
        self.dialog = dialog
    }
}

/// A condition of a named style: the devices for which all given members are true.
package struct StyleCondition: Sendable, Hashable {
    package enum Held: String, Sendable, CaseIterable { case portrait, landscape }

    package var platform: Platform?
    /// Releases of that platform.
    package var releases = ReleaseRange.all
    package var idiom: Idiom?
    package var orientation: Held?
    /// The range of window widths in points, both ends included.
    package var widths = 0.0...Double.infinity
    package var heights = 0.0...Double.infinity

    package init() {}

    /// Whether the condition holds on a system, as far as it concerns systems.
    package func fits(_ system: OperatingSystem) -> Bool {
        guard let platform else { return true }
        let version = ReleaseRange(first: Version(system.major), last: system.major)
        return platform == system.platform && releases.overlaps(version)
    }

    /// Whether the condition names a platform and nothing else, so that no device of that platform is left to later
    /// variants.
    package var isPlatformAlone: Bool {
        var alone = StyleCondition()
        alone.platform = platform
        return platform != nil && self == alone
    }
}
