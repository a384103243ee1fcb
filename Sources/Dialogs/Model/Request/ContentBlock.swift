/// Room in a dialog for something that the app draws itself.
package struct ContentBlock: Sendable, Hashable {
    /// The part of the content that a block follows, or would follow were it there.
    package enum Place: String, Sendable, CaseIterable { case image, title, message, textFields, actions }

    package var id: String
    /// In points; nil is all the width that texts have.
    package var width: Double?
    /// In points.
    package var height: Double
    /// Whether it takes the focus.
    package var isFocusable = false
    /// The block's accessibility label; nil for a block that screen readers pass over.
    package var label: String?
    package var place = Place.message

    package init(id: String, height: Double) {
        self.id = id
        self.height = height
    }
}

/// Which way the buttons of a dialog go on.
package enum ActionAxis: String, Sendable, CaseIterable {
    /// As the style has it.
    case automatic
    /// Side by side where their titles fit, else one below the other.
    case horizontal
    case vertical
}

/// Where titles and messages are aligned.
package enum ContentAlignment: String, Sendable, CaseIterable {
    /// As the style has it.
    case automatic
    /// Where a line begins.
    case leading
    case center
}

/// The button that closes the dialog, drawn as the platform's cross.
package struct CloseButton: Sendable, Hashable {
    package enum Side: String, Sendable, CaseIterable { case leading, trailing }

    package var action: Action
    package var side = Side.trailing

    package init(_ action: Action) { self.action = action }
}
