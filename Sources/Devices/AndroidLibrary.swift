/// The library that draws an app's dialogs on Android: the member `toolkit` of the wire. A `Toolkit` is a platform.
package enum AndroidLibrary: Hashable, Sendable {
    /// Android's views, with the Material library for them.
    case views
    /// Compose Material 3, whose theme has a motion scheme.
    case compose(MotionScheme)

    /// Whether it is Compose.
    package var isCompose: Bool { if case .compose = self { true } else { false } }

    /// The first major version of Android on which Compose runs: it needs API level 21
    /// (https://developer.android.com/jetpack/androidx/releases/compose, `minSdk`).
    package static let firstForCompose = 5

    /// The toolkits' names in requests and answers.
    package enum Name: String, Sendable, CaseIterable { case views, compose }
}

/// The springs by which a theme of Compose Material 3 moves things: `MotionScheme.standard()`, the default of a
/// `MaterialTheme`, or `MotionScheme.expressive()`, that of a `MaterialExpressiveTheme`.
package enum MotionScheme: String, Hashable, Sendable, CaseIterable { case standard, expressive }
