package import Boxes
import Devices
package import Geometry
package import JSONText
package import Typography

/// One drawn element: its resting frame and its looks.
///
/// Members that few layers have are kept in ``details``, so that most layers are cheap to copy and to release.
///
/// Use the memberwise initialiser: an explicit initialiser would copy the layer when it returns, and destroy the
/// original (Swift 6.3).
package struct Layer: Sendable {
    package enum Role: String, Sendable, CaseIterable {
        case presenter, container, dimming, dialog, group, arrow, grabber, navigationBar, barBackground, scroll, title,
            message, image, textField, block
        case action, separator
        /// Roles of the system's layers, which are drawn over everything.
        case statusBar, keyboard, homeIndicator
    }

    /// Whether the system tints the interactive elements of the layer or greys them out.
    package enum Tint: String, Sendable, CaseIterable { case automatic, dimmed }

    package var id: String
    package var role: Role
    /// The layer that this one moves with.
    package var parent: String?
    package var frame: Rect
    package var opacity = 1.0
    package var scale = 1.0
    /// The rotation about the vertical axis, in degrees; a positive angle moves the right edge away from the viewer, as
    /// in CSS.
    package var rotationY = 0.0
    package var cornerRadius = 0.0
    /// The layer's looks; `nil` if it draws nothing itself.
    package var look: SharedLook?
    package var tint: Tint?
    package var text: Boxed<TextBlock>?
    package var action: Action?
    /// Whether the back of the layer is visible when it is rotated past 90°; `nil` if it never rotates.
    package var isBackfaceVisible: Bool?
    /// Members that few layers have; `nil` if this layer has none of them.
    package private(set) var details: Boxed<LayerDetails>?
}

extension Layer.Role {
    /// Whether the system draws the layer over everything that apps show.
    package var isSystem: Bool {
        switch self {
        case .statusBar, .keyboard, .homeIndicator: true
        default: false
        }
    }
}

extension Layer {
    /// Returns a layer with only these members.
    package static func resting(_ id: String, _ role: Role, in parent: String?, at frame: Rect) -> Layer {
        Layer(id: id, role: role, parent: parent, frame: frame)
    }
}

/// Members that few layers have; each is `nil` if a layer lacks it.
package struct LayerDetails: Sendable, Hashable {
    /// The whole frame of a layer that scrolling content clips, before any scrolling; `frame` is the visible part.
    package var scrolledFrame: Rect?
    /// The size of the scrolling content in a layer with the role `scroll`.
    package var contentSize: Size?
    /// How far the content is scrolled at rest, in points; `nil` if it shows its beginning.
    package var contentOffset: Point?
    /// The largest radius is `cornerRadius`; these are all four if they differ.
    package var cornerRadii: CornerRadii?
    /// The outline if it is neither a rectangle nor a rounded one, in the frame's own space.
    package var outline: VectorPath?
    package var parallax: Parallax?
    /// The picture that the layer shows.
    package var image: Boxed<ImageContent>?
    /// The block that the layer represents: an area that the app draws itself.
    package var block: Boxed<ContentBlock>?
    /// The rotation about the horizontal axis, in degrees; a positive angle moves the top edge away from the viewer, as
    /// in CSS.
    package var rotationX = 0.0
    /// A glyph that is drawn on the layer in one colour.
    package var symbol: Boxed<LayerSymbol>?
    /// The app's own data for a dialog.
    package var data: JSONLiteral?
    /// The layer's offset from its rest while it is off the screen, in points, if it slides rather than fades.
    package var away: Point?

    /// Whether all members are absent.
    var isEmpty: Bool {
        scrolledFrame == nil && contentSize == nil && contentOffset == nil && cornerRadii == nil
            && outline == nil && parallax == nil && image == nil && rotationX == 0 && away == nil && symbol == nil
            && block == nil && data == nil
    }
}

/// A glyph that a layer shows.
package struct LayerSymbol: Sendable, Hashable {
    /// The meaning of the glyph.
    package var name: String
    /// The glyph in the space of the layer's frame, filled by the even-odd rule.
    package var path: VectorPath
    package var color: Color

    package init(_ name: String, _ path: VectorPath, _ color: Color) {
        self.name = name
        self.path = path
        self.color = color
    }
}

extension Layer {
    package var scrolledFrame: Rect? {
        get { details?.scrolledFrame }
        set { changeDetails { $0.scrolledFrame = newValue } }
    }
    package var contentSize: Size? {
        get { details?.contentSize }
        set { changeDetails { $0.contentSize = newValue } }
    }
    package var contentOffset: Point? {
        get { details?.contentOffset }
        set { changeDetails { $0.contentOffset = newValue } }
    }
    package var cornerRadii: CornerRadii? {
        get { details?.cornerRadii }
        set { changeDetails { $0.cornerRadii = newValue } }
    }
    package var outline: VectorPath? {
        get { details?.outline }
        set { changeDetails { $0.outline = newValue } }
    }
    package var parallax: Parallax? { details?.parallax }
    package var rotationX: Double {
        get { details?.rotationX ?? 0 }
        set { changeDetails { $0.rotationX = newValue } }
    }
    package var away: Point? { details?.away }

    /// Changes several of the details at once.
    package mutating func changeDetails(_ change: (inout LayerDetails) -> Void) {
        var changed = details?.value ?? LayerDetails()
        change(&changed)
        details = changed.isEmpty ? nil : Boxed(consume changed)
    }
}

extension Layer {
    /// The colour of the layer's text and symbol: its look's, or black, in which renderers draw what has no look.
    package var textColor: Color { look?.look.text?.flat ?? .black }
}

/// Text set into a layer: its font, and each line with its position.
package struct TextBlock: Sendable {
    package enum Alignment: String, Sendable, CaseIterable { case left, center, right }

    package struct Line: Sendable {
        package var text: String
        /// Left end of the line and its baseline, in the same space as the layer's frame. In a space fixed in portrait
        /// they are the point where the baseline starts; the line is rotated there with the interface.
        package var x: Double
        package var baseline: Double
        package var width: Double
        /// The direction in which the line runs: that of its paragraph, or of the interface if nothing in the paragraph
        /// has a direction.
        package var direction = TextDirection.leftToRight
        /// The edge of the scrolling area that clips the line at rest; `nil` if the line is completely visible, or not
        /// at all.
        package var cutAt: Edge?
    }

    package var content: String
    package var family: FontFamily
    package var style: TextStyle
    /// The space after every character that has a width, including the last one of a line, in points.
    package var letterSpacing = 0.0
    package var alignment: Alignment
    package var lines: TextLines
    /// Lines that are visible only after scrolling, at their positions before it.
    package var scrolledLines = TextLines()
    package var isTruncated: Bool
    package var metrics: TextMetrics
    /// The number of characters for which the fonts have no glyph.
    package var missingGlyphs = 0

    /// The lines of which any part is visible at rest, for renderers that clip them at the edge of the scrolling area.
    package var drawnLines: TextLines {
        guard !scrolledLines.isEmpty else { return lines }
        func cut(at edge: Edge) -> [Line] { scrolledLines.filter { $0.cutAt == edge } }
        return TextLines(cut(at: .top) + lines + cut(at: .bottom))
    }

    /// Adds the lines that are not visible to those that are, in their order from top to bottom.
    package mutating func showScrolledLines() {
        let all = lines.map(\.self) + scrolledLines.map(\.self)
        lines = TextLines(all.sorted { $0.baseline < $1.baseline })
        scrolledLines = []
    }
}

extension Layer {
    /// The fill of the layer's outline; `nil` for none.
    package var background: Background? { look?.look.background }
}

extension [Layer] {
    func index(of id: String) -> Int? { indices.first { self[$0].id == id } }

    /// The index of the first layer with that role.
    func index(of role: Layer.Role) -> Int? { indices.first { self[$0].role == role } }

    /// Whether a layer of the system is below the dimming, rather than above everything.
    package func isCovered(_ layer: Layer) -> Bool {
        guard let own = index(of: layer.id) else { return false }
        return self[own...].contains { $0.role == .dimming }
    }
}
