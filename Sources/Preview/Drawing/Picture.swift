package import Dialogs
package import Geometry
package import Images

/// What is visible at one moment, as a list of operations, from which pictures in every format are made.
///
/// All coordinates are in points, in the space of the answer's frames; y grows downwards.
package struct Picture: Sendable {
    /// The visible area; its origin is negative if a device is drawn around the window.
    package var bounds: Rect
    /// The operations, in the order of drawing.
    package var operations: [DrawingOperation] = []
    /// A title for people who cannot see the picture.
    package var title = ""
    /// The language of the texts, as a tag (BCP 47), which selects regional forms of characters; `nil` if it is
    /// unknown.
    package var language: String?
}

/// One step of drawing a picture. Each is composited over the result so far, in sRGB, as in CSS.
package enum DrawingOperation: Sendable {
    /// Fills a path.
    case fill(VectorPath, FillRule, Fill)
    /// Draws a line along a path, centred on it.
    case stroke(VectorPath, width: Double, Color)
    /// Draws a blurred shadow.
    case shadow(CastShadow)
    /// Sets a line of text.
    case text(TextRun)
    /// Draws an image, in its displayed orientation, over the rectangle from the origin to its width and height in
    /// pixels.
    case image(DataImage)
    /// Blurs what has been drawn so far.
    case backdrop(Backdrop)
    /// Draws several operations offscreen, and composites the result.
    case group(Group)
}

/// Which parts of a self-intersecting path count as inside.
package enum FillRule: Sendable { case nonZero, evenOdd }

package enum Fill: Sendable, Hashable {
    /// One colour, including its alpha.
    case solid(Color)
    /// A gradient from `start` to `end`; beyond them, the colours of the first and the last stop continue.
    case linear(from: Point, to: Point, [Stop])
    /// A gradient from the centre of an ellipse to its edge; beyond that, the last stop's colour continues. The
    /// transform maps the unit circle about the origin to the ellipse.
    case radial(PlaneTransform, [Stop])

    package struct Stop: Sendable, Hashable {
        /// The position: 0 at the start, 1 at the end.
        package var offset: Double
        package var color: Color
    }
}

/// A shadow, ready to be drawn.
package struct CastShadow: Sendable, Hashable {
    /// The shape that casts it, already grown and offset; filled by the rule `nonZero`.
    package var path: VectorPath
    /// The standard deviation of the blur in points, as that of CSS `blur()`.
    package var deviation: Double
    /// The colour, including its alpha.
    package var color: Color
    /// The outline inside which the shadow is not drawn; `nil` if it is drawn everywhere.
    package var hole: VectorPath?
}

/// A material's effect on what has been drawn below it: blurred, then saturated, inside a path. Its tint is a separate
/// operation, which follows this one.
package struct Backdrop: Sendable, Hashable {
    package var path: VectorPath
    /// The standard deviation of the blur, in points.
    package var blur: Double
    /// The saturation; 1 has no effect.
    package var saturation: Double
    /// The opacity of the whole effect, 0…1.
    package var opacity = 1.0
}

/// Operations that are drawn as a unit.
package struct Group: Sendable {
    /// What a group depicts.
    package enum Subject: Sendable, Hashable {
        /// A layer of the answer, by its id, with its descendants.
        case layer(String)
        /// Everything that the panel shows, clipped to its corners.
        case screen
        /// The body of the device.
        case bezel
        /// What is on the screen around the window.
        case surroundings
        /// The controls that close and resize the window.
        case controls
        /// The system's bars on a screen whose window does not reach them.
        case bars
        /// The panel's cut-outs, and anything else that it always shows.
        case hardware
        /// The window, which rotates on the device.
        case window
        /// What the app draws in the window, clipped to the window's edges.
        case app
        /// What `annotate` draws.
        case annotations
        /// The content of the status bar in one of its styles.
        case statusBar(StatusBar.Style)
        /// The keys of the keyboard in one of its sizes.
        case keyboard(Size)
        /// The second fill of a layer that changes its fill, drawn over the first.
        case blend(String)
        /// Nothing in particular.
        case none
    }

    package var subject = Subject.none
    /// The transform from the group's own space to the one around it. It has no perspective, which the paths already
    /// include.
    package var transform = PlaneTransform.identity
    /// The opacity of the composited group, 0…1.
    package var opacity = 1.0
    /// The clip, in the group's own space; `nil` for none.
    package var clip: VectorPath?
    package var operations: [DrawingOperation]
}
