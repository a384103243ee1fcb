package import Devices

/// A dialog that takes the place of another where a condition holds.
package struct DialogVariant: Sendable, Hashable {
    package let condition: StyleCondition
    package let dialog: DialogRequest

    package init(_ dialog: DialogRequest, where condition: StyleCondition) {
        self.condition = condition
        self.dialog = dialog
    }
}

/// Which devices something of a named style holds for: those of which all that is given is true.
package struct StyleCondition: Sendable, Hashable {
    package enum Held: String, Sendable, CaseIterable { case portrait, landscape }

    package var platform: Platform?
    /// Of that platform.
    package var releases = ReleaseRange.all
    package var idiom: Idiom?
    package var orientation: Held?
    /// Of the window, in points, both ends included.
    package var widths = 0.0...Double.infinity
    package var heights = 0.0...Double.infinity

    package init() {}

    /// Whether it holds on a system, as far as it speaks of systems.
    package func fits(_ system: OperatingSystem) -> Bool {
        guard let platform else { return true }
        let version = ReleaseRange(first: Version(system.major), last: system.major)
        return platform == system.platform && releases.overlaps(version)
    }

    /// Whether it asks for nothing but a platform: no device of that is left to what comes after.
    package var isPlatformAlone: Bool {
        var alone = StyleCondition()
        alone.platform = platform
        return platform != nil && self == alone
    }
}
