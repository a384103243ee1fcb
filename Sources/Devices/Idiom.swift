/// The kind of device that an interface is for: UIKit's idioms and the web's desktop; `car` is a car's own display,
/// `watch` a wrist watch.
package enum Idiom: String, Hashable, Sendable, CaseIterable {
    case phone, pad, desktop, tv, car, watch
}
