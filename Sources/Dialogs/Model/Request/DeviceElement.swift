package import Geometry

/// Something that the app shows itself beside its dialogs: a button that floats, a field.
package struct DeviceElement: Sendable, Hashable {
    /// The caller's name for it; no other element of the device has the same.
    package var id: String
    /// In window coordinates.
    package var frame: Rect
    /// Whether dialogs keep clear of it where their style has a choice.
    package var keepsClear = false

    package init(id: String, frame: Rect, keepsClear: Bool = false) {
        self.id = id
        self.frame = frame
        self.keepsClear = keepsClear
    }
}

/// What a browser shows above and below its page.
package struct BrowserChrome: Sendable, Hashable {
    /// In points, as high as it is in full.
    package var top = 0.0
    package var bottom = 0.0
    /// Whether it has withdrawn, as browsers have it once a page is scrolled.
    package var isCollapsed = false

    package init() {}

    /// What it takes from the page in full.
    package var insets: EdgeInsets { EdgeInsets(top: top, bottom: bottom) }
    /// What it takes from the page at the moment.
    package var insetsNow: EdgeInsets { isCollapsed ? .zero : insets }
}
