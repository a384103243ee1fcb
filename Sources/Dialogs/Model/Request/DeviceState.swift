package import Boxes
package import Devices
package import Geometry
package import Timeline
package import Typography

package enum LayoutDirection: String, Sendable, CaseIterable { case leftToRight, rightToLeft }
package enum Appearance: String, Sendable, CaseIterable { case light, dark }
/// How strongly what is seen differs from what is behind it: as ever, or as the user asks for who increases contrast.
package enum Contrast: String, Sendable, CaseIterable { case normal, increased }
package enum InputKind: String, Sendable, CaseIterable { case touch, pointer, focus }
package enum NotificationPreference: String, Sendable, CaseIterable { case on, off }

/// Heights of the app's own bars, in points; zero where it has none.
package struct Bars: Sendable, Hashable {
    package var status = 0.0
    package var navigation = 0.0
    package var tab = 0.0
    package var toolbar = 0.0

    package init() {}

    /// What the bars take from the window.
    package var insets: EdgeInsets { EdgeInsets(top: status + navigation, bottom: tab + toolbar) }
}

/// An on-screen keyboard as the request describes it.
package struct Keyboard: Sendable, Hashable {
    package enum Mode: String, Sendable, CaseIterable { case docked, floating, undocked, split }
    package enum Extent: Sendable, Hashable {
        /// The catalogue's height for the orientation.
        case catalogue
        /// From the bottom edge of the screen.
        case height(Double)
        /// In screen coordinates as the user sees them.
        case frame(Rect)
    }

    package var extent: Extent
    package var mode = Mode.docked
    package var duration: Double?
    package var easing: Easing?

    package init(extent: Extent) {
        self.extent = extent
    }
}

/// A device at one moment: what it is, how it is held, and what the user set.
package struct DescribedDevice: Sendable, Hashable {
    /// The catalogue's id, or nil for a device described in the request.
    package var id: String?
    package var profile: Boxed<DeviceProfile>
    /// The system that the request names; nil leaves the one that the profile was launched with.
    package var system: OperatingSystem?
    package var orientation = Orientation.portrait
    /// Insets that the request gives itself, in the current orientation.
    package var safeAreaInsets: EdgeInsets?
    /// The app's rectangle in screen coordinates as the user sees them; nil is the whole screen.
    package var window: Rect?
    package var bars = Bars()
    package var keyboard: Keyboard?
    /// Folds and cut-outs as the request gives them; nil leaves the profile's own hinge.
    package var reservedRegions: [ReservedRegion]?
    package var layoutDirection = LayoutDirection.leftToRight
    package var appearance = Appearance.light
    package var contrast = Contrast.normal
    package var textSize = ContentSize.large
    /// The text size as a factor of the platform's own scale; nil where it is one of the named ones. ``textSize`` is
    /// then the greatest of those that text is as large as at.
    package var textScale: Double?
    /// The language of the interface; nil where the request does not say.
    package var language: Language?
    /// What the app shows itself, in the orientation at hand.
    package var elements: [DeviceElement] = []
    /// What a browser shows around the page; nil where that is no matter.
    package var browserChrome: BrowserChrome?
    package var notifications = NotificationPreference.on
    package var reduceMotion = false
    package var reduceTransparency = false
    /// Whether somebody has the screen read out.
    package var screenReader = false
    package var input = InputKind.touch
    /// How it is held, where a dialog does not allow that and is laid out in `orientation` instead; nil for most.
    package var heldOrientation: Orientation?
}

extension DescribedDevice {
    /// A device of which nothing else is said. (By way of all its members at once, which copies none of them.)
    package init(profile: Boxed<DeviceProfile>, id: String? = nil) {
        self.init(id: id, profile: profile, input: profile.idiom.defaultInput)
    }
}

/// A device at one moment, shared by all that looks at it.
package typealias DeviceState = Boxed<DescribedDevice>

extension DeviceState {
    /// A device of which the request says nothing else.
    package init(profile: DeviceProfile) { self.init(DescribedDevice(profile: Boxed<DeviceProfile>(profile))) }

    /// The system whose rules hold: the one that the request names, else the one the device was launched with.
    package var runningSystem: OperatingSystem { self.system ?? self.profile.system }

    /// Whose rules dialogs follow: those of the system named, else of the one the device was launched with.
    package var platform: Platform { runningSystem.platform }

    /// Whether a keyboard is shown, docked or not.
    var hasKeyboard: Bool {
        if case .some = self.keyboard { true } else { false }
    }

    /// Whether folds or cut-outs are known of it, active or not.
    var hasRegions: Bool {
        if case .some = self.reservedRegions { return true }
        // Asked one by one: what all figures share would be asked by way of a table (Swift 6.3).
        if case .some = self.profile.hardware.regions.portrait { return true }
        if case .some = self.profile.hardware.regions.landscape { return true }
        return false
    }
}

extension Idiom {
    /// What people point with where the request does not say: a finger, a mouse, a remote control.
    package var defaultInput: InputKind {
        switch self {
        case .phone, .pad, .car, .watch: .touch
        case .desktop: .pointer
        case .tv: .focus
        }
    }
}
