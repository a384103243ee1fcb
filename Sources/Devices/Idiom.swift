/// What kind of device an interface is for: UIKit's idioms, the web's desktop included; `car` is a car's own display,
/// `watch` one on the wrist.
package enum Idiom: String, Hashable, Sendable, CaseIterable {
    case phone, pad, desktop, tv, car, watch
}
