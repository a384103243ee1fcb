package import Geometry

/// A device as the catalogue describes it: facts in points, nil where no source gives them.
///
/// The rules that fill the gaps are in `DeviceProfile+Figures` and `DeviceProfile+SizeClasses`.
package struct DeviceProfile: Hashable, Sendable {
    /// What requests call it: ASCII letters, digits, `-`, `_` and `.`.
    package var id: String
    /// What people call it.
    package var name: String
    /// Other models with the same metrics.
    package var aliases: [String]
    /// The part of the catalogue it belongs to: `iphone`, `ipad`, `foldable`, `android-phone` and so on.
    package var family: String
    /// The folding device of which this is one posture.
    package var deviceGroup: String?
    package var posture: Posture?
    /// How the device is held by nature, where that is not portrait. The screen's size does not follow it.
    package var naturalAspect: Aspect?
    package var idiom: Idiom
    /// Year of launch.
    package var year: Int?
    /// The system at launch; the web for a desktop.
    package var system: OperatingSystem
    package var screen: Screen
    package var cutout: Cutout?
    package var fold: Fold?
    /// Insets at launch, in points, in the edges as the user sees them. Before iOS 11 they carry the status bar.
    package var safeAreaInsets: PerAspect<EdgeInsets>
    /// Height of the status bar at launch, in points; 0 where it hides.
    package var statusBarHeight: PerAspect<Double>
    /// Size classes of a window that fills the screen.
    package var sizeClasses: PerAspect<SizeClasses>
    /// Height of the docked keyboard from the screen's bottom edge, with suggestions and home indicator, in points.
    package var keyboardHeight: PerAspect<Double>
    /// The same without the suggestion bar.
    package var keyboardHeightWithoutSuggestions: PerAspect<Double>
    package var keyboardNote: String?
    /// Figures of other systems; see `figures(on:)`.
    package var variants: [SystemVariant]
    package var notes: String?
    package var provenance: Provenance

    /// A profile in which everything that is not given is unknown or empty.
    package init(
        id: String, name: String, aliases: [String] = [], family: String = "custom", deviceGroup: String? = nil,
        posture: Posture? = nil, naturalAspect: Aspect? = nil, idiom: Idiom = .phone, year: Int? = nil,
        system: OperatingSystem, screen: Screen, cutout: Cutout? = nil, fold: Fold? = nil,
        safeAreaInsets: PerAspect<EdgeInsets> = .init(), statusBarHeight: PerAspect<Double> = .init(),
        sizeClasses: PerAspect<SizeClasses> = .init(), keyboardHeight: PerAspect<Double> = .init(),
        keyboardHeightWithoutSuggestions: PerAspect<Double> = .init(), keyboardNote: String? = nil,
        variants: [SystemVariant] = [], notes: String? = nil, provenance: Provenance = .init()
    ) {
        self.id = id
        self.name = name
        self.aliases = aliases
        self.family = family
        self.deviceGroup = deviceGroup
        self.posture = posture
        self.naturalAspect = naturalAspect
        self.idiom = idiom
        self.year = year
        self.system = system
        self.screen = screen
        self.cutout = cutout
        self.fold = fold
        self.safeAreaInsets = safeAreaInsets
        self.statusBarHeight = statusBarHeight
        self.sizeClasses = sizeClasses
        self.keyboardHeight = keyboardHeight
        self.keyboardHeightWithoutSuggestions = keyboardHeightWithoutSuggestions
        self.keyboardNote = keyboardNote
        self.variants = variants
        self.notes = notes
        self.provenance = provenance
    }

    /// The device of a request that starts from no profile: what the contract gives a bare `screen`. Zero insets and no
    /// status bar, both known; no keyboard height; the newest era.
    package static func plain(screen: Screen, idiom: Idiom = .phone) -> DeviceProfile {
        DeviceProfile(
            id: "custom", name: "Custom", idiom: idiom, system: .assumed(for: idiom), screen: screen,
            safeAreaInsets: .init(both: .zero), statusBarHeight: .init(both: 0))
    }
}

extension OperatingSystem {
    /// The system of a device that names none: the web on a desktop, tvOS on a television, else the newest iOS or
    /// iPadOS.
    package static func assumed(for idiom: Idiom) -> OperatingSystem {
        switch idiom {
        case .phone: OperatingSystem(name: .iOS)
        case .pad: OperatingSystem(name: .iPadOS)
        case .desktop: OperatingSystem(name: .web)
        case .tv: OperatingSystem(name: .tvOS)
        }
    }
}
