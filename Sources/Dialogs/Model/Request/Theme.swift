/// The app's own colours in place of the platform's, for each appearance; roles that are left out keep the platform's
/// colour.
package struct Theme: Sendable, Hashable {
    package var light: [ColorRole: Color] = [:]
    package var dark: [ColorRole: Color] = [:]

    package init() {}
}
