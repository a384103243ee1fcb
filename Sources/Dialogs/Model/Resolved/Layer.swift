package import Boxes
import Devices
package import Geometry
package import JSONText
package import Typography

/// One thing that is drawn: where it rests and how it looks there.
///
/// What few layers have is kept aside, so that most are copied and let go at little cost.
///
/// Made by the initialiser that the compiler gives: what one of its own puts together is copied and destroyed on the
/// way out (Swift 6.3).
package struct Layer: Sendable {
    package enum Role: String, Sendable, CaseIterable {
        case presenter, container, dimming, dialog, group, arrow, grabber, navigationBar, barBackground, scroll, title,
            message, image, textField, block
        case action, separator
        /// The system's, over everything.
        case statusBar, keyboard, homeIndicator
    }

    /// Whether the system tints the layer's interface or greys it out.
    package enum Tint: String, Sendable, CaseIterable { case automatic, dimmed }

    package var id: String
    package var role: Role
    /// The layer that carries this one along.
    package var parent: String?
    package var frame: Rect
    package var opacity = 1.0
    package var scale = 1.0
    /// Degrees about the vertical axis; a positive turn takes the right edge away from the viewer, as in CSS.
    package var rotationY = 0.0
    package var cornerRadius = 0.0
    /// What it looks like; nil where it draws nothing itself.
    package var look: SharedLook?
    package var tint: Tint?
    package var text: Boxed<TextBlock>?
    package var action: Action?
    /// Whether the layer is seen from behind when turned past 90°; nil where it never turns.
    package var isBackfaceVisible: Bool?
    /// What few layers have; nil for a layer that has nothing of it.
    package private(set) var details: Boxed<LayerDetails>?
}

extension Layer.Role {
    /// Whether the system draws it over everything that apps show.
    package var isSystem: Bool {
        switch self {
        case .statusBar, .keyboard, .homeIndicator: true
        default: false
        }
    }
}

extension Layer {
    /// A layer of which nothing else is known.
    package static func resting(_ id: String, _ role: Role, in parent: String?, at frame: Rect) -> Layer {
        Layer(id: id, role: role, parent: parent, frame: frame)
    }
}

/// What few layers have, each member nil where a layer lacks it.
package struct LayerDetails: Sendable, Hashable {
    /// The whole frame of a layer that scrolling content cuts off, before anybody scrolls; `frame` is what is seen of
    /// it.
    package var scrolledFrame: Rect?
    /// The size of what scrolls in a layer of the role `scroll`.
    package var contentSize: Size?
    /// How far that is scrolled at rest, in points; nil where its beginning is seen.
    package var contentOffset: Point?
    /// The corners one by one, where they differ; `cornerRadius` is then the largest of them.
    package var cornerRadii: CornerRadii?
    /// The outline where it is neither a rectangle nor a rounded one, in the frame's own space.
    package var outline: VectorPath?
    package var parallax: Parallax?
    /// The picture that the layer shows.
    package var image: Boxed<ImageContent>?
    /// The room that the layer is, of what the app draws itself.
    package var block: Boxed<ContentBlock>?
    /// Degrees about the horizontal axis; a positive turn takes the top edge away from the viewer, as in CSS.
    package var rotationX = 0.0
    /// What is drawn on the layer in one colour.
    package var symbol: Boxed<LayerSymbol>?
    /// The caller's own of a dialog.
    package var data: JSONLiteral?
    /// How far from its rest the layer is while it is away, in points, where it slides rather than fades.
    package var away: Point?

    package init() {}

    /// Whether a layer with these has nothing that others lack.
    var isEmpty: Bool {
        scrolledFrame == nil && contentSize == nil && contentOffset == nil && cornerRadii == nil
            && outline == nil && parallax == nil && image == nil && rotationX == 0 && away == nil && symbol == nil
            && block == nil && data == nil
    }
}

/// A glyph that a layer shows.
package struct LayerSymbol: Sendable, Hashable {
    /// What it stands for.
    package var name: String
    /// Filled by the even-odd rule, in the space of the layer's frame.
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

    /// Sets some of what few layers have, all in one go.
    package mutating func changeDetails(_ change: (inout LayerDetails) -> Void) {
        var changed = details?.value ?? LayerDetails()
        change(&changed)
        details = changed.isEmpty ? nil : Boxed(consume changed)
    }
}

/// Text set into a layer: its font, and each line where it stands.
package struct TextBlock: Sendable {
    package enum Alignment: String, Sendable, CaseIterable { case left, center, right }

    package struct Line: Sendable {
        package var text: String
        /// Left end of the line and its baseline, in the same space as the layer's frame. In a space fixed in portrait
        /// they are the point where the baseline starts, and the line runs on from there turned as the interface is.
        package var x: Double
        package var baseline: Double
        package var width: Double
        /// Which way it runs: as its paragraph does, or the interface where nothing in that has a direction.
        package var direction = TextDirection.leftToRight
        /// The edge of what scrolls that cuts it off at rest; nil where it is seen whole, or not at all.
        package var cutAt: Edge?
    }

    package var content: String
    package var family: FontFamily
    package var style: TextStyle
    /// What stands behind every character that takes room, the last of a line too, in points.
    package var letterSpacing = 0.0
    package var alignment: Alignment
    package var lines: TextLines
    /// Lines that are seen only when the content is scrolled, where they stand before it is.
    package var scrolledLines = TextLines()
    package var isTruncated: Bool
    package var metrics: TextMetrics
    /// How many characters of the content the fonts have no glyph for.
    package var missingGlyphs = 0

    /// The lines of which anything is seen at rest, for who cuts them where what scrolls ends.
    package var drawnLines: TextLines {
        guard !scrolledLines.isEmpty else { return lines }
        func cut(at edge: Edge) -> [Line] { scrolledLines.filter { $0.cutAt == edge } }
        return TextLines(cut(at: .top) + lines + cut(at: .bottom))
    }
}

extension Layer {
    /// What it fills its outline with; nil where it fills nothing.
    package var background: Background? { look?.look.background }
}

extension [Layer] {
    /// The place of the layer of that id.
    func index(of id: String) -> Int? { indices.first { self[$0].id == id } }

    /// The place of the first layer of that role.
    func index(of role: Layer.Role) -> Int? { indices.first { self[$0].role == role } }

    /// Whether a layer of the system lies below what darkens the screen, rather than over everything.
    package func isCovered(_ layer: Layer) -> Bool {
        guard let own = index(of: layer.id) else { return false }
        return self[own...].contains { $0.role == .dimming }
    }
}
