/// The library that draws an app's dialogs on Android: the member `toolkit` of the wire. A `Toolkit` is a platform.
package enum AndroidLibrary: Hashable, Sendable {
    /// Android's views, with Material's library for them.
    case views
    /// Compose Material 3, whose theme moves things by a scheme.
    case compose(MotionScheme)

    /// Whether it is Compose.
    package var isCompose: Bool { if case .compose = self { true } else { false } }

    /// The first major version of Android on which Compose runs: it needs API level 21
    /// (https://developer.android.com/jetpack/androidx/releases/compose, `minSdk`).
    package static let firstForCompose = 5

    /// The names of the wire.
    package enum Name: String, Sendable, CaseIterable { case views, compose }
}

/// The springs by which a theme of Compose Material 3 moves things: `MotionScheme.standard()`, which a `MaterialTheme`
/// has by itself, or `MotionScheme.expressive()`, which a `MaterialExpressiveTheme` has.
package enum MotionScheme: String, Hashable, Sendable, CaseIterable { case standard, expressive }
