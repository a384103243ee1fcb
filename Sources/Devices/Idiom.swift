/// What kind of device an interface is for: UIKit's idioms, the web's desktop included.
package enum Idiom: String, Hashable, Sendable, CaseIterable {
    case phone, pad, desktop, tv
}
