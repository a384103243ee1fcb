package import Dialogs
package import Geometry
package import Images

/// What is seen at one moment, as a list of operations: what every picture is made of, whatever its format.
///
/// All coordinates are points in the space of the answer's frames; y runs down.
package struct Picture: Sendable {
    /// What the picture shows; its origin is negative where a device is drawn around the window.
    package var bounds: Rect
    /// From the first that is drawn to the last.
    package var operations: [DrawingOperation]
    /// What the picture shows, in a few words, for those who cannot see it.
    package var title: String
    /// The language of its texts, as a tag (BCP 47): regional forms of characters follow it. Nil where it is not known.
    package var language: String?

    package init(bounds: Rect, operations: [DrawingOperation] = [], title: String = "") {
        self.bounds = bounds
        self.operations = operations
        self.title = title
    }
}

/// One step of drawing a picture. Everything is put over what is there, in sRGB, as CSS does.
package enum DrawingOperation: Sendable {
    /// Fills a path.
    case fill(VectorPath, FillRule, Fill)
    /// Draws a line along a path, half of it on either side.
    case stroke(VectorPath, width: Double, Color)
    /// Draws a blurred shadow.
    case shadow(CastShadow)
    /// Sets a line of text.
    case text(TextRun)
    /// Draws an image, as it is seen, over the rectangle from the origin to its width and height in pixels.
    case image(DataImage)
    /// Blurs what has been drawn so far.
    case backdrop(Backdrop)
    /// Draws several operations aside, and puts them on what is there.
    case group(Group)
}

/// Which parts of a path that crosses itself count as inside.
package enum FillRule: Sendable { case nonZero, evenOdd }

/// What fills a path.
package enum Fill: Sendable, Hashable {
    /// One colour with its alpha in it.
    case solid(Color)
    /// From `start` to `end`; before the first stop and behind the last their colours go on.
    case linear(from: Point, to: Point, [Stop])
    /// From the middle of an ellipse out to its edge, and on beyond that in the last stop's colour. The transform leads
    /// to it from the circle of radius 1 about the origin.
    case radial(PlaneTransform, [Stop])

    package struct Stop: Sendable, Hashable {
        /// 0 at the start, 1 at the end.
        package var offset: Double
        package var color: Color

        package init(offset: Double, color: Color) {
            self.offset = offset
            self.color = color
        }
    }
}

/// A shadow as it falls.
package struct CastShadow: Sendable, Hashable {
    /// What casts it, grown and moved already; filled by the rule `nonZero`.
    package var path: VectorPath
    /// A standard deviation in points, as that of CSS `blur()`.
    package var deviation: Double
    /// With its alpha in it.
    package var color: Color
    /// The outline inside of which nothing of it is drawn; nil where all of it is.
    package var hole: VectorPath?

    package init(path: VectorPath, deviation: Double, color: Color, hole: VectorPath? = nil) {
        self.path = path
        self.deviation = deviation
        self.color = color
        self.hole = hole
    }
}

/// A material's effect on what has been drawn below it: blurred, then saturated, seen inside of a path. Its tint is an
/// operation of its own, behind this one.
package struct Backdrop: Sendable, Hashable {
    package var path: VectorPath
    /// A standard deviation in points.
    package var blur: Double
    /// 1 leaves it as it is.
    package var saturation: Double
    /// Of the whole effect, 0…1.
    package var opacity: Double

    package init(path: VectorPath, blur: Double, saturation: Double, opacity: Double = 1) {
        self.path = path
        self.blur = blur
        self.saturation = saturation
        self.opacity = opacity
    }
}

/// Operations that belong together.
package struct Group: Sendable {
    /// What a group stands for.
    package enum Subject: Sendable, Hashable {
        /// A layer of the answer, by its id, with all layers that it carries.
        case layer(String)
        /// Everything that the panel shows, cut at its corners.
        case screen
        /// The device around it.
        case bezel
        /// What lies on the screen around the window.
        case surroundings
        /// What closes and sizes the window.
        case controls
        /// The system's bars on a screen whose window does not reach them.
        case bars
        /// What is missing of the panel, and what it always shows.
        case hardware
        /// The window, which turns on the device.
        case window
        /// What the app draws in the window, cut at its edges.
        case app
        /// What `annotate` asks for.
        case annotations
        /// What the status bar shows in one of its styles.
        case statusBar(StatusBar.Style)
        /// The fill that a layer comes to, or leaves, over the other.
        case blend(String)
        /// Nothing that has a name.
        case none
    }

    package var subject: Subject
    /// From the group's own space to that around it; no perspective, which is in the paths already.
    package var transform: PlaneTransform
    /// 0…1, of all operations together.
    package var opacity: Double
    /// What it is cut at, in the group's own space; nil where nothing is cut.
    package var clip: VectorPath?
    package var operations: [DrawingOperation]

    package init(
        _ subject: Subject = .none, transform: PlaneTransform = .identity, opacity: Double = 1,
        clip: VectorPath? = nil, operations: [DrawingOperation]
    ) {
        self.subject = subject
        self.transform = transform
        self.opacity = opacity
        self.clip = clip
        self.operations = operations
    }
}
