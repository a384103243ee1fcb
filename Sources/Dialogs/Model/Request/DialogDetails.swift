package import Boxes
package import Devices
package import JSONText

/// Dialog members that few requests have, and where the dialog was written.
package struct DialogDetails: Sendable, Hashable {
    /// The orientations that the dialog allows, in order of preference; `nil` allows all.
    package var orientations: [Orientation]?
    /// The app's own data, returned on the dialog's layer.
    package var data: JSONLiteral?
    /// How the status bar is drawn over the dialog; `nil` leaves it to the system.
    package var statusBar: StatusBar.Style?
    /// The patch that was applied to the dialog; `nil` if there was none.
    package var patch: AppliedPatch?
    /// Whether the request has patches for platforms, each of which reads the whole dialog with its own roles.
    package var hasPatches = false
    /// The members that the request itself sets, rather than its style's file or a library's behaviour; `nil` if the
    /// request sets all of them.
    package var said: PatchOutline?

    package init() {}
}

extension DialogRequest {
    // Forwarded one by one from the details: reading through a reference copies nothing else.
    package var orientations: [Orientation]? { self.details?.value.orientations }
    package var data: JSONLiteral? { self.details?.value.data }
    package var statusBar: StatusBar.Style? { self.details?.value.statusBar }
}

extension RequestedDialog {
    /// Changes several of the details at once.
    package mutating func changeDetails(_ change: (inout DialogDetails) -> Void) {
        var changed = details?.value ?? DialogDetails()
        change(&changed)
        details = changed == DialogDetails() ? nil : Boxed(changed)
    }
}

/// How the status bar is to be drawn over a dialog, by the request.
package enum StatusBarRequest: String, Sendable, CaseIterable {
    /// As the system would draw it.
    case automatic
    case light, dark, hidden

    /// The style; `nil` if the system decides.
    package var style: StatusBar.Style? {
        switch self {
        case .automatic: nil
        case .light: .light
        case .dark: .dark
        case .hidden: .hidden
        }
    }
}
