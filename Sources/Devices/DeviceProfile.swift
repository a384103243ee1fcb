package import Geometry

/// A device as the catalogue describes it: facts in points, `nil` if no source gives them.
///
/// The rules for unknown figures are in `DeviceProfile+Figures` and `DeviceProfile+SizeClasses`.
package struct DeviceProfile: Hashable, Sendable {
    /// The id in requests: ASCII letters, digits, `-`, `_` and `.`.
    package var id: String
    /// The usual name.
    package var name: String
    package var listing = Listing()
    package var idiom = Idiom.phone
    /// The system at launch; for a desktop, the web.
    package var system: OperatingSystem
    package var screen: Screen
    package var hardware = Hardware()
    /// The figures at launch.
    package var figures = Figures()
    /// The size classes of a window that fills the screen.
    package var sizeClasses = PerAspect<SizeClasses>()
    /// `figures.keyboardHeight` without the suggestion bar.
    package var keyboardHeightWithoutSuggestions = PerAspect<Double>()
    /// The figures on other systems; see `figures(on:)`.
    package var variants: [SystemVariant] = []
    package var provenance = Provenance()

    /// Texts about a device and its place in the catalogue, which have no influence on layouts.
    package struct Listing: Hashable, Sendable {
        /// Other models with the same figures.
        package var aliases: [String] = []
        /// The part of the catalogue to which the device belongs: `iphone`, `ipad`, `foldable`, `android-phone` and so
        /// on.
        package var family = "custom"
        /// The year of launch.
        package var year: Int?
        package var notes: String?
        package var keyboardNote: String?
    }

    /// The device's hardware apart from its screen.
    package struct Hardware: Hashable, Sendable {
        /// The natural aspect, if it is not portrait. This does not change the meaning of the screen's size.
        package var naturalAspect: Aspect?
        package var cutout: Cutout?
        package var fold: Fold?
        /// Regions that divide the screen or cover a part of it. There are at most sixteen in each aspect.
        package var regions = PerAspect<[ReservedRegion]>()
        /// The folding device of which this profile describes one posture.
        package var deviceGroup: String?
        package var posture: Posture?
    }

    /// The figures that depend on the system's version.
    package struct Figures: Hashable, Sendable {
        /// The insets in points, for the edges as the user sees them. Before iOS 11 they include the status bar.
        package var safeAreaInsets = PerAspect<EdgeInsets>()
        /// The height of the status bar, in points; 0 if it is hidden.
        package var statusBarHeight = PerAspect<Double>()
        /// The height of the docked keyboard from the screen's bottom edge, with suggestions and home indicator, in
        /// points.
        package var keyboardHeight = PerAspect<Double>()
    }

    /// The device of a request that gives only a `screen` and no profile, as the API contract defines it: there are no
    /// insets and no status bar, and both count as known; the keyboard height is unknown; the era is the newest.
    package static func plain(screen: Screen, idiom: Idiom = .phone) -> DeviceProfile {
        DeviceProfile(
            id: "custom", name: "Custom", idiom: idiom, system: .assumed(for: idiom), screen: screen,
            figures: Figures(safeAreaInsets: .init(both: .zero), statusBarHeight: .init(both: 0)))
    }
}

extension OperatingSystem {
    /// The system of a device that does not name one: the web on a desktop, tvOS on a television, CarPlay in a car,
    /// Wear OS on a watch, visionOS on a headset, otherwise the newest iOS or iPadOS.
    package static func assumed(for idiom: Idiom) -> OperatingSystem {
        switch idiom {
        case .phone: OperatingSystem(name: .iOS)
        case .pad: OperatingSystem(name: .iPadOS)
        case .desktop: OperatingSystem(name: .web)
        case .tv: OperatingSystem(name: .tvOS)
        case .car: OperatingSystem(name: .carPlay)
        case .watch: OperatingSystem(name: .wearOS)
        case .headset: OperatingSystem(name: .visionOS)
        }
    }
}
