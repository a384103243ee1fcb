package import Boxes
package import Devices
package import Geometry
package import Timeline
package import Typography

package enum LayoutDirection: String, Sendable, CaseIterable { case leftToRight, rightToLeft }
package enum Appearance: String, Sendable, CaseIterable { case light, dark }
/// The contrast between foreground and background: normal, or increased by the user's setting.
package enum Contrast: String, Sendable, CaseIterable { case normal, increased }
package enum InputKind: String, Sendable, CaseIterable { case touch, pointer, focus }
package enum NotificationPreference: String, Sendable, CaseIterable { case on, off }

/// Heights of the app's own bars, in points; zero for bars that it lacks.
package struct Bars: Sendable, Hashable {
    package var status = 0.0
    package var navigation = 0.0
    package var tab = 0.0
    package var toolbar = 0.0

    /// The insets that the bars take from the window.
    package var insets: EdgeInsets { EdgeInsets(top: status + navigation, bottom: tab + toolbar) }
}

/// An on-screen keyboard as the request describes it.
package struct Keyboard: Sendable, Hashable {
    package enum Mode: String, Sendable, CaseIterable { case docked, floating, undocked, split }
    package enum Extent: Sendable, Hashable {
        /// The height in the device catalogue for the orientation.
        case catalogue
        /// The height in points, from the bottom edge of the screen.
        case height(Double)
        /// The frame in screen coordinates, as the user sees the screen.
        case frame(Rect)
    }

    package var extent: Extent
    package var mode = Mode.docked
    package var duration: Double?
    package var easing: Boxed<Easing>?

    package init(extent: Extent) { self.extent = extent }
}

/// A device at one moment: its profile, its orientation, and the user's settings.
package struct DescribedDevice: Sendable, Hashable {
    /// The id in the catalogue; `nil` if the request describes the device itself.
    package var id: String?
    package var profile: Boxed<DeviceProfile>
    /// The system that the request names; `nil` is the system with which the device was released.
    package var system: OperatingSystem?
    package var orientation = Orientation.portrait
    /// Safe area insets that the request gives, in the current orientation.
    package var safeAreaInsets: EdgeInsets?
    /// The app's window in screen coordinates, as the user sees the screen; `nil` is the whole screen.
    package var window: Rect?
    package var bars = Bars()
    package var keyboard: Keyboard?
    /// Folds and cut-outs that the request gives; `nil` is the profile's own hinge.
    package var reservedRegions: [ReservedRegion]?
    package var layoutDirection = LayoutDirection.leftToRight
    package var appearance = Appearance.light
    package var contrast = Contrast.normal
    package var textSize = ContentSize.large
    /// The text size as a factor of the platform's scale; `nil` if it is a named size. If there is a factor,
    /// ``textSize`` is the largest named size whose text is no larger.
    package var textScale: Double?
    /// The language of the interface; `nil` if the request does not say.
    package var language: Language?
    /// Elements that the app shows, in the current orientation.
    package var elements: [DeviceElement] = []
    /// The browser's toolbars around the page; `nil` if the request gives none.
    package var browserChrome: BrowserChrome?
    package var notifications = NotificationPreference.on
    package var reduceMotion = false
    package var reduceTransparency = false
    /// Whether a screen reader is in use.
    package var screenReader = false
    package var input = InputKind.touch
    /// The orientation in which the user holds the device, if the dialog does not allow it and is laid out in
    /// `orientation` instead; otherwise `nil`.
    package var heldOrientation: Orientation?
}

extension DescribedDevice {
    /// A device of which only the profile is known. Delegates to the memberwise initialiser, which copies no member.
    package init(profile: Boxed<DeviceProfile>, id: String? = nil) {
        self.init(id: id, profile: profile, input: profile.idiom.defaultInput)
    }
}

/// A device at one moment, shared by all its users without copies.
package typealias DeviceState = Boxed<DescribedDevice>

extension DeviceState {
    /// A device for which the request gives only the profile.
    package init(profile: DeviceProfile) { self.init(DescribedDevice(profile: Boxed<DeviceProfile>(profile))) }

    /// The system whose rules apply: the one that the request names, else the one with which the device was released.
    package var runningSystem: OperatingSystem { self.system ?? self.profile.system }

    /// The platform whose rules dialogs follow: that of ``runningSystem``.
    package var platform: Platform { runningSystem.platform }

    /// Whether a keyboard is shown, docked or not.
    var hasKeyboard: Bool { if case .some = self.keyboard { true } else { false } }

    /// Whether the device has folds or cut-outs, active or not.
    var hasRegions: Bool {
        if case .some = self.reservedRegions { return true }
        // Each aspect is checked separately: a member that all kinds of values share would be accessed through a
        // witness table (Swift 6.3).
        if case .some = self.profile.hardware.regions.portrait { return true }
        if case .some = self.profile.hardware.regions.landscape { return true }
        return false
    }
}

extension Idiom {
    /// The input if the request does not name one: touch, a pointer, or the focus of a remote control.
    package var defaultInput: InputKind {
        switch self {
        case .phone, .pad, .car, .watch: .touch
        case .desktop, .headset: .pointer
        case .tv: .focus
        }
    }
}
