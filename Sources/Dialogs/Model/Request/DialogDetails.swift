package import Boxes
package import Devices
package import JSONText

/// What few requests say of their dialog, and where it was written.
package struct DialogDetails: Sendable, Hashable {
    /// The orientations that the dialog allows, those that it likes better first; nil allows all.
    package var orientations: [Orientation]?
    /// The caller's own, told back on the dialog's layer.
    package var data: JSONLiteral?
    /// What the status bar shows over it; nil leaves that to the system.
    package var statusBar: StatusBar.Style?
    /// The patch that is part of what the dialog says; nil without one.
    package var patch: AppliedPatch?
    /// What the request says itself, beside what a library's behaviour says; nil where all is the request's own.
    package var said: PatchOutline?

    package init() {}
}

extension DialogRequest {
    // Beside the dialog rather than in it: what is reached by way of a reference needs no copy of what lies there.
    package var orientations: [Orientation]? { self.details?.value.orientations }
    package var data: JSONLiteral? { self.details?.value.data }
    package var statusBar: StatusBar.Style? { self.details?.value.statusBar }
}

extension RequestedDialog {
    /// Sets some of what few requests have, all in one go.
    package mutating func changeDetails(_ change: (inout DialogDetails) -> Void) {
        var changed = details?.value ?? DialogDetails()
        change(&changed)
        details = changed == DialogDetails() ? nil : Boxed(changed)
    }
}

/// What the status bar is to show over a dialog.
package enum StatusBarRequest: String, Sendable, CaseIterable {
    /// As the system has it.
    case automatic
    case light, dark, hidden

    /// Nil where the system decides.
    package var style: StatusBar.Style? {
        switch self {
        case .automatic: nil
        case .light: .light
        case .dark: .dark
        case .hidden: .hidden
        }
    }
}
