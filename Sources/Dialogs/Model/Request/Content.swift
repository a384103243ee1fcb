package import Boxes
package import Geometry
package import Images

/// What the dialog shows.
package struct Content: Sendable, Hashable {
    package var width: Dimension?
    package var height: Dimension?
    /// What width and height keep to, whatever they come from; nil where the request says nothing of it.
    package var sizeLimits: Boxed<SizeLimits>?
    package var title: String?
    package var message: String?
    package var image: Boxed<ImageContent>?
    package var actions: [Action] = []
    package var textFields: [TextField] = []
    package var navigationBar: NavigationBar?
    package var closeButton: Boxed<CloseButton>?
    /// In the order in which they were given.
    package var blocks: [ContentBlock] = []
    package var actionAxis = ActionAxis.automatic
    package var alignment = ContentAlignment.automatic
    package var shape: Shape?
    package var border: Border?
    package var background = BackgroundRequest()
    /// From the topmost down; nil leaves them to the style.
    package var shadows: [Shadow]?

    package init() {}

    /// Every action of the dialog: the bar's leading and trailing ones, then the content's own, then the one that
    /// closes it.
    package var allActions: [Action] {
        (navigationBar.map { $0.leading + $0.trailing } ?? []) + actions + (closeButton.map { [$0.action] } ?? [])
    }
}

/// A width or height as a caller may give it.
package enum Dimension: Sendable, Hashable {
    case points(Double)
    /// A share of the container's own side: 0.5 for "50%".
    case fraction(Double)
    /// As much as the content needs.
    case fit

    /// As a request writes it.
    package var name: String {
        switch self {
        case .points(let points): TraceText.points(points)
        case .fraction(let share): TraceText.points(share * 100) + "%"
        case .fit: "fit"
        }
    }
}

/// The least and the greatest width and height that a caller allows: points, or shares of the container's own side.
///
/// What is nil is left to the style.
package struct SizeLimits: Sendable, Hashable {
    package var minWidth: Dimension?
    package var maxWidth: Dimension?
    package var minHeight: Dimension?
    package var maxHeight: Dimension?

    package init() {}
}

/// A button, wherever it stands.
package struct Action: Sendable, Hashable {
    package enum Role: String, Sendable, CaseIterable { case `default`, cancel, destructive }
    /// When the dialog goes away in relation to what the action does.
    package enum Dismisses: String, Sendable, CaseIterable { case beforeAction, afterAction, never }

    package var id: String
    package var title: String
    package var role = Role.default
    package var dismisses = Dismisses.beforeAction
    /// Whether this is the action that people most likely choose: at most one in the content, and one on the bar.
    package var isPreferred = false
    /// Whether it can be chosen.
    package var isEnabled = true
    /// What the caller gives it of its own; nil for most.
    package var details: Boxed<ActionDetails>?

    package init(id: String, title: String) {
        self.id = id
        self.title = title
    }
}

/// A line to type into.
package struct TextField: Sendable, Hashable {
    package var id: String
    package var placeholder: String?
    /// What was typed already; nil where nothing was.
    package var text: String?
    /// Whether what is typed shows as bullets.
    package var isSecure = false

    package init(id: String, placeholder: String? = nil) {
        self.id = id
        self.placeholder = placeholder
    }

    /// Whether the field has text of its own, rather than its placeholder.
    package var isFilled: Bool { text?.isEmpty == false }

    /// The text shown in the field: its own, as bullets where it is secure, else its placeholder; nil without either.
    package var shown: String? {
        guard let text, isFilled else { return placeholder }
        return isSecure ? String(repeating: Self.bullet, count: text.count) : text
    }

    /// What stands for a character that nobody is to read: U+2022, as in UIKit, Android and browsers.
    private static let bullet = "\u{2022}"
}

/// A picture: a caller's name or address, of which nothing is known but its size, or an image that came in the request.
/// Nothing is fetched for either.
package struct ImageContent: Sendable, Hashable {
    package enum Fit: String, Sendable, CaseIterable { case contain, cover, fill }

    /// In points.
    package var size: Size
    /// How the picture fills the layer where their proportions differ.
    package var fit = Fit.contain
    /// The caller's name or address for it, handed through.
    package var source: String?
    /// What pictures draw, where the source is a `data:` URL.
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
    /// Whether the one action of a side stands in the request by itself, without a list around it.
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
    /// In points.
    package var width: Double
    package var color: Color
    /// 0…1.
    package var opacity: Double
    package var role: ColorRole?
    /// The sides that have it; nil is all of them.
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

/// What fills the outline behind the content; members left out take the style's default.
package struct BackgroundRequest: Sendable, Hashable {
    package var color: Color?
    package var opacity: Double?
    /// The name of one of the platform's materials.
    package var material: String?

    package init() {}
}

/// A shadow of the outline, as CSS's `box-shadow` has it.
package struct Shadow: Sendable, Hashable {
    package var color: Color
    /// 0…1.
    package var opacity: Double
    /// Blur radius in points: twice the standard deviation.
    package var blur: Double
    /// By how much the outline is grown before it is blurred, in points; negative shrinks it.
    package var spread: Double
    package var offset: Point
    /// Whether the shadow is drawn outside of the layer's outline only, and is not seen through a translucent layer.
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
