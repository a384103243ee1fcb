/// The kind of device that an interface is for: UIKit's idioms and the web's desktop; `car` is a car's own display,
/// `watch` a wrist watch, `headset` what is worn over the eyes.
package enum Idiom: String, Hashable, Sendable, CaseIterable {
    case phone, pad, desktop, tv, car, watch, headset

    /// Whether a screen of it is a window, which people resize.
    package var isOfWindows: Bool { self == .desktop || self == .headset }
}
