/// The kind of device for which an interface is made: UIKit's idioms and the web's desktop. `car` is a car's own
/// display, `watch` a wrist watch, and `headset` a device worn over the eyes.
package enum Idiom: String, Hashable, Sendable, CaseIterable {
    case phone, pad, desktop, tv, car, watch, headset

    /// Whether the screen of such a device represents a window, which people can resize.
    package var isOfWindows: Bool { self == .desktop || self == .headset }
}
