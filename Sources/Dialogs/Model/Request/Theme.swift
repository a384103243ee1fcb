/// The app's own colours in the place of the platform's, in either appearance; roles that are left out stay as they
/// are.
package struct Theme: Sendable, Hashable {
    package var light: [ColorRole: Color] = [:]
    package var dark: [ColorRole: Color] = [:]

    package init() {}
}
