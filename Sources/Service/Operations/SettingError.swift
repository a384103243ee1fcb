/// The reason why a setting cannot be used, with the name under which it was given.
package struct SettingError: Error, Hashable, CustomStringConvertible {
    package var setting: String
    package var reason: String

    package var description: String { "\(setting) \(reason)" }
}
