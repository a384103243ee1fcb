/// The library with which an app on Android draws its dialogs: the member `toolkit` of requests and answers. (The type
/// `Toolkit` is something else: a platform described by tables.)
package enum AndroidLibrary: Hashable, Sendable {
    /// Android's views, with the Material library for them.
    case views
    /// Compose Material 3, whose theme has a motion scheme.
    case compose(MotionScheme)

    package var isCompose: Bool { if case .compose = self { true } else { false } }

    /// The first major version of Android on which Compose runs: it needs API level 21
    /// (https://developer.android.com/jetpack/androidx/releases/compose, `minSdk`).
    package static let firstForCompose = 5

    /// The toolkits' names in requests and answers.
    package enum Name: String, Sendable, CaseIterable { case views, compose }
}

/// The springs of a theme of Compose Material 3: `MotionScheme.standard()`, the default of a `MaterialTheme`, or
/// `MotionScheme.expressive()`, the default of a `MaterialExpressiveTheme`.
package enum MotionScheme: String, Hashable, Sendable, CaseIterable { case standard, expressive }
