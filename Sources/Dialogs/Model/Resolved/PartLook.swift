package import Boxes
package import Geometry

/// How the corners of a layer run: as arcs of circles, or as Apple's continuous curve.
package enum CornerCurve: String, Sendable, CaseIterable { case circular, continuous }

/// What a layer looks like, apart from where it is and what it says: the same for all layers that play one part.
package struct PartLook: Sendable, Hashable {
    /// Nil where the layer draws nothing itself.
    package var background: Background?
    package var border: Border?
    /// From the topmost down.
    package var shadows: [Shadow] = []
    /// Nil where the layer never has corners.
    package var cornerCurve: CornerCurve?
    /// Whether children are cut at the outline; nil where the layer has none.
    package var clips: Bool?
    /// The colour of its text; nil where it never has one.
    package var text: Paint?
    /// Behind its text; nil where that casts none.
    package var textShadow: Shadow?
    /// What changes while the user is at it.
    package var states: PartStates?

    package init(
        background: Background? = nil, border: Border? = nil, shadows: [Shadow] = [],
        cornerCurve: CornerCurve? = nil, clips: Bool? = nil, text: Paint? = nil, textShadow: Shadow? = nil,
        states: PartStates? = nil
    ) {
        self.background = background
        self.border = border
        self.shadows = shadows
        self.cornerCurve = cornerCurve
        self.clips = clips
        self.text = text
        self.textShadow = textShadow
        self.states = states
    }
}

/// How a part looks in the states that its platform knows; nil in those that it does not.
package struct PartStates: Sendable, Hashable {
    package var pressed: StateLook?
    package var focused: StateLook?
    package var disabled: StateLook?

    package init(pressed: StateLook? = nil, focused: StateLook? = nil, disabled: StateLook? = nil) {
        self.pressed = pressed
        self.focused = focused
        self.disabled = disabled
    }
}

/// What a part looks like in one state: all of its fill and text, whether they differ or not.
package struct StateLook: Sendable, Hashable {
    package var background: Background?
    package var border: Border?
    package var text: Paint?
    /// Of the whole layer.
    package var opacity: Double?

    package init(background: Background? = nil, border: Border? = nil, text: Paint? = nil, opacity: Double? = nil) {
        self.background = background
        self.border = border
        self.text = text
        self.opacity = opacity
    }
}

/// What fills a layer's outline.
package struct Background: Sendable, Hashable {
    package var color: Color
    /// 0…1.
    package var opacity: Double
    package var role: ColorRole?
    /// What it is where what lies behind can be blurred; nil where it is a plain colour anyway.
    package var material: Material?
    /// From top to bottom, where one colour does not say it; `color` is then its mean.
    package var gradient: [GradientStop] = []
    /// Where the gradient runs out from a point instead; nil where it runs from top to bottom.
    package var radial: RadialGradient?

    package init(color: Color, opacity: Double, role: ColorRole? = nil, material: Material? = nil) {
        self.color = color
        self.opacity = opacity
        self.role = role
        self.material = material
    }

    /// One colour with its alpha in it.
    package var flat: Color { Paint(color, opacity: opacity).flat }

    package init(
        _ paint: Paint, material: Material? = nil, gradient: [GradientStop] = [], radial: RadialGradient? = nil
    ) {
        self.init(color: paint.color, opacity: paint.opacity, role: paint.role, material: material)
        self.gradient = gradient
        self.radial = radial
    }
}

/// How a gradient runs out from a point in all directions: its stops lie on ellipses around that.
package struct RadialGradient: Sendable, Hashable {
    /// Where it starts, in shares of the layer's width and height from its top left corner; may lie outside of it.
    package var center: Point
    /// Where it ends: the half axes of its last ellipse, in shares of the layer's width and height; above 0.
    package var radii: Size

    package init(center: Point, radii: Size) {
        self.center = center
        self.radii = radii
    }
}

/// A colour on the way from the top of a layer to its bottom, or from a point outwards.
package struct GradientStop: Sendable, Hashable {
    /// 0 where the gradient starts, 1 where it ends.
    package var at: Double
    package var paint: Paint

    package init(_ paint: Paint, at: Double) {
        self.at = at
        self.paint = paint
    }
}

/// A tint over what lies behind, blurred.
package struct Material: Sendable, Hashable {
    /// As the platform calls it: `systemMaterial`, `glass`.
    package var name: String
    /// Standard deviation of the blur in points, as that of CSS `blur()`.
    package var blur: Double
    /// By how much what lies behind is saturated; 1 leaves it as it is.
    package var saturation: Double
    /// Over that.
    package var tint: Paint

    package init(_ name: String, blur: Double, saturation: Double, tint: Paint) {
        self.name = name
        self.blur = blur
        self.saturation = saturation
        self.tint = tint
    }
}

/// A part's look, shared by all layers that have it, and what other rooms keep beside it.
package final class SharedLook: Sendable {
    package let look: PartLook
    /// Whether the fill is told as the layer's `color` too, as that of what covers a whole area is.
    package let writesColor: Bool
    /// Whether the look fills the layer's outline.
    package let fills: Bool
    /// What writers of answers keep of it.
    package let written = Attached()
    /// What the rules found out about it. For looks of a table alone: what a request brings along would be kept, too.
    package let judged = Attached()

    package init(_ look: PartLook, writesColor: Bool = false) {
        self.look = look
        self.writesColor = writesColor
        fills = look.background != nil
    }
}
