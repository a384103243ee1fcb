package import Geometry

/// How much room there is along one axis, in UIKit's two classes.
@usableFromInline package enum SizeClass: String, Hashable, Sendable, CaseIterable {
    case compact, regular
}

package struct SizeClasses: Hashable, Sendable {
    package var horizontal: SizeClass
    package var vertical: SizeClass

    /// The narrowest width that is regular on an iPad, in points.
    ///
    /// Derived. Apple's rule is in fractions of the screen (a landscape two-thirds pane is regular, a half only on
    /// 12.9- and 13-inch screens, every portrait split compact; "Slide Over and Split View Quick Start"). In points,
    /// its widest compact pane is 639 (647 on the 13-inch, by subtraction) and its narrowest regular one 678. Any bound
    /// in between classifies every known pane correctly, and 660 lies in the middle.
    package static let regularPadWidth = 660.0
    /// A phone in landscape has a regular width if its short side has at least this length, in points: the Plus, Max
    /// and 414-point models.
    package static let regularPhoneShortSide = 414.0
    /// A window lower than this is compact in height, in points. Source: Android's window size classes, 480 dp; no
    /// iPhone in landscape reaches it and none in portrait falls below.
    package static let regularHeight = 480.0
    /// Outside Apple's systems, a window narrower than this is compact in width, in dp. Source: Android's window size
    /// classes.
    package static let regularAndroidWidth = 600.0

    /// Returns the classes of a window for which the catalogue has no figure, by these rules:
    ///
    /// - Desktop, television and car: regular in both; a watch compact in both.
    /// - iPad: always regular in height; in width from `regularPadWidth` on.
    /// - iPhone: regular in width only in landscape with a short side of `regularPhoneShortSide` or more; compact in
    ///   height below `regularHeight`.
    /// - Android and web: compact below `regularAndroidWidth` and `regularHeight`.
    package static func computed(window: Size, idiom: Idiom, system: OperatingSystem) -> SizeClasses {
        switch idiom {
        case .desktop, .tv, .car, .headset: return SizeClasses(horizontal: .regular, vertical: .regular)
        case .watch: return SizeClasses(horizontal: .compact, vertical: .compact)
        case .phone, .pad: break
        }
        let vertical: SizeClass = window.height < regularHeight ? .compact : .regular
        guard system.isAppleTouch else {
            return SizeClasses(horizontal: window.width < regularAndroidWidth ? .compact : .regular, vertical: vertical)
        }
        if idiom == .pad {
            return SizeClasses(horizontal: window.width < regularPadWidth ? .compact : .regular, vertical: .regular)
        }
        let isWide = window.isLandscape && window.height >= regularPhoneShortSide
        return SizeClasses(horizontal: isWide ? .regular : .compact, vertical: vertical)
    }
}
