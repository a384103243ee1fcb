package import Geometry

/// An element that the app shows beside its dialogs, such as a floating button or a field.
package struct DeviceElement: Sendable, Hashable {
    /// The app's name for the element, unique on the device.
    package var id: String
    /// The frame, in window coordinates.
    package var frame: Rect
    /// Whether dialogs keep clear of the element if their style has a choice.
    package var keepsClear = false

    package init(id: String, frame: Rect, keepsClear: Bool = false) {
        self.id = id
        self.frame = frame
        self.keepsClear = keepsClear
    }
}

/// The toolbars of a browser above and below its page.
package struct BrowserChrome: Sendable, Hashable {
    /// Heights in points when the toolbars are fully shown.
    package var top = 0.0
    package var bottom = 0.0
    /// Whether the toolbars are collapsed, as browsers collapse them once a page is scrolled.
    package var isCollapsed = false

    package init() {}

    /// The insets of the page when the toolbars are fully shown.
    package var insets: EdgeInsets { EdgeInsets(top: top, bottom: bottom) }
    /// The insets of the page at the moment.
    package var insetsNow: EdgeInsets { isCollapsed ? .zero : insets }
}
