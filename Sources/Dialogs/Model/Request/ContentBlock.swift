/// An area in a dialog for something that the app draws itself.
package struct ContentBlock: Sendable, Hashable {
    /// The part of the content that a block follows. If the dialog lacks that part, the block is where it would be.
    package enum Place: String, Sendable, CaseIterable { case image, title, message, textFields, actions }

    package var id: String
    /// The width, in points; `nil` is the full width of the texts.
    package var width: Double?
    /// The height, in points.
    package var height: Double
    /// Whether the block can have the focus.
    package var isFocusable = false
    /// The block's accessibility label; `nil` for a block that screen readers skip.
    package var label: String?
    package var place = Place.message

    package init(id: String, height: Double) {
        self.id = id
        self.height = height
    }
}

/// The axis along which the buttons of a dialog are laid out.
package enum ActionAxis: String, Sendable, CaseIterable {
    /// As the style arranges them.
    case automatic
    /// Side by side if their titles fit, else one below the other.
    case horizontal
    case vertical
}

/// How titles and messages are aligned.
package enum ContentAlignment: String, Sendable, CaseIterable {
    /// As the style aligns them.
    case automatic
    /// At the leading edge.
    case leading
    case center
}

/// The button that closes the dialog, drawn as the platform's close symbol.
package struct CloseButton: Sendable, Hashable {
    package enum Side: String, Sendable, CaseIterable { case leading, trailing }

    package var action: Action
    package var side = Side.trailing

    package init(_ action: Action) { self.action = action }
}
