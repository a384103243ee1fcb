/// The app's own colours that replace the platform's, for each appearance; missing roles keep the platform's colour.
package struct Theme: Sendable, Hashable {
    package var light: [ColorRole: Color] = [:]
    package var dark: [ColorRole: Color] = [:]

    package init() {}
}
