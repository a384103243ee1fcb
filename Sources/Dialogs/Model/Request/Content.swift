package import Boxes
package import Geometry
package import Images

/// The content of a dialog.
package struct Content: Sendable, Hashable {
    package var width: Dimension?
    package var height: Dimension?
    /// Limits for width and height, however they are determined; `nil` if the request gives none.
    package var sizeLimits: Boxed<SizeLimits>?
    package var title: String?
    package var message: String?
    package var image: Boxed<ImageContent>?
    package var actions: [Action] = []
    package var textFields: [TextField] = []
    package var navigationBar: NavigationBar?
    package var closeButton: Boxed<CloseButton>?
    /// The blocks in the order of the request.
    package var blocks: [ContentBlock] = []
    package var actionAxis = ActionAxis.automatic
    package var alignment = ContentAlignment.automatic
    package var shape: Shape?
    package var border: Border?
    package var background = BackgroundRequest()
    /// The shadows from the topmost down; `nil` leaves them to the style.
    package var shadows: [Shadow]?

    /// All actions of the dialog: the bar's leading and trailing ones, then the content's own, then the close button's.
    package var allActions: [Action] {
        (navigationBar.map { $0.leading + $0.trailing } ?? []) + actions + (closeButton.map { [$0.action] } ?? [])
    }
}

/// A width or height in a form that requests allow.
package enum Dimension: Sendable, Hashable {
    case points(Double)
    /// A share of the container's side along the same axis: 0.5 for "50%".
    case fraction(Double)
    /// As large as the content needs.
    case fit

    /// The value as a request writes it.
    package var name: String {
        switch self {
        case .points(let points): TraceText.points(points)
        case .fraction(let share): TraceText.points(share * 100) + "%"
        case .fit: "fit"
        }
    }
}

/// The least and greatest width and height that a request allows: points, or shares of the container's side along the
/// same axis.
///
/// `nil` leaves a limit to the style.
package struct SizeLimits: Sendable, Hashable {
    package var minWidth: Dimension?
    package var maxWidth: Dimension?
    package var minHeight: Dimension?
    package var maxHeight: Dimension?

    package init() {}
}

/// A button, in the content or in a bar.
package struct Action: Sendable, Hashable {
    package enum Role: String, Sendable, CaseIterable { case `default`, cancel, destructive }
    /// Whether the dialog is dismissed before the action runs, after it, or not at all.
    package enum Dismisses: String, Sendable, CaseIterable { case beforeAction, afterAction, never }

    package var id: String
    package var title: String
    package var role = Role.default
    package var dismisses = Dismisses.beforeAction
    /// Whether this is the action that people most likely choose: at most one in the content, and one on the bar.
    package var isPreferred = false
    /// Whether the action can be chosen.
    package var isEnabled = true
    /// Details that the request gives the button; `nil` for most buttons.
    package var details: Boxed<ActionDetails>?

    package init(id: String, title: String) {
        self.id = id
        self.title = title
    }
}

/// A single-line text field.
package struct TextField: Sendable, Hashable {
    package var id: String
    package var placeholder: String?
    /// The text already typed; `nil` if there is none.
    package var text: String?
    /// Whether the text is shown as bullets.
    package var isSecure = false

    package init(id: String, placeholder: String? = nil) {
        self.id = id
        self.placeholder = placeholder
    }

    /// Whether the field has text of its own, rather than its placeholder.
    package var isFilled: Bool { text?.isEmpty == false }

    /// The text shown in the field: its own, as bullets if it is secure, else its placeholder; `nil` without either.
    package var shown: String? {
        guard let text, isFilled else { return placeholder }
        return isSecure ? String(repeating: Self.bullet, count: text.count) : text
    }

    /// The character that hides each typed character: U+2022, as in UIKit, Android and browsers.
    private static let bullet = "\u{2022}"
}

/// An image: either a name or address of the app's, of which only the size is known, or an image contained in the
/// request. Nothing is fetched for either.
package struct ImageContent: Sendable, Hashable {
    package enum Fit: String, Sendable, CaseIterable { case contain, cover, fill }

    /// The size, in points.
    package var size: Size
    /// How the image fills the layer if their proportions differ.
    package var fit = Fit.contain
    /// The app's name or address for the image, returned unchanged.
    package var source: String?
    /// The pixels that pictures draw, if the source is a `data:` URL.
    package var data: DataImage?

    package init(size: Size) { self.size = size }

    package var width: Double { size.width }
    package var height: Double { size.height }
}

/// A bar across the top of the dialog, with a title and buttons.
package struct NavigationBar: Sendable, Hashable {
    package var title: String?
    package var leading: [Action] = []
    package var trailing: [Action] = []
    /// Whether the request gives the only action of a side as an object, rather than in a list.
    package var isLeadingAlone = false
    package var isTrailingAlone = false

    package init() {}
}

/// The outline of the dialog inside its frame.
package enum Shape: Sendable, Hashable {
    case rectangle
    /// Circular corners.
    case rounded(CornerRequest)
    case ellipse
    /// A path in the dialog's own coordinates, origin at the frame's top-left corner.
    case path(VectorPath)
}

/// A line along the inside of an outline.
package struct Border: Sendable, Hashable {
    /// The width, in points.
    package var width: Double
    package var color: Color
    /// The opacity, 0…1.
    package var opacity: Double
    package var role: ColorRole?
    /// The sides that the border is drawn on; `nil` is all of them.
    package var sides: [Edge]?

    package init(width: Double, color: Color, opacity: Double = 1) {
        self.width = width
        self.color = color
        self.opacity = opacity
    }

    package init(width: Double, _ paint: Paint, sides: [Edge]? = nil) {
        self.init(width: width, color: paint.color, opacity: paint.opacity)
        role = paint.role
        self.sides = sides
    }
}

/// The fill of the outline behind the content; missing members have the style's default.
package struct BackgroundRequest: Sendable, Hashable {
    package var color: Color?
    package var opacity: Double?
    /// The name of one of the platform's materials.
    package var material: String?

    package init() {}

    /// Whether the request gives nothing. Comparing it with an empty one would go through a witness table (Swift 6.3).
    package var isEmpty: Bool {
        if case .some = color { return false }
        if case .some = opacity { return false }
        return if case .some = material { false } else { true }
    }
}

/// A shadow of the outline, with the parameters of CSS's `box-shadow`.
package struct Shadow: Sendable, Hashable {
    package var color: Color
    /// The opacity, 0…1.
    package var opacity: Double
    /// Blur radius in points: twice the standard deviation.
    package var blur: Double
    /// How far the outline is grown before it is blurred, in points; negative values shrink it.
    package var spread: Double
    package var offset: Point
    /// Whether the shadow is drawn only outside of the layer's outline, so that it is not visible through a translucent
    /// layer.
    package var isClipped: Bool

    package init(
        color: Color = .black, opacity: Double = 0.3, blur: Double = 20, spread: Double = 0, offset: Point = .zero,
        isClipped: Bool = false
    ) {
        self.color = color
        self.opacity = opacity
        self.blur = blur
        self.spread = spread
        self.offset = offset
        self.isClipped = isClipped
    }
}
