package import Boxes
package import Geometry
import Synchronization

/// The shape of a layer's corners: arcs of circles, or Apple's continuous curve.
package enum CornerCurve: String, Sendable, CaseIterable { case circular, continuous }

/// The looks of a layer, apart from its frame and its text: the same for all layers that are the same part.
package struct PartLook: Sendable, Hashable {
    /// The fill; `nil` if the layer draws nothing itself.
    package var background: Background?
    package var border: Border?
    /// The shadows from the topmost down.
    package var shadows: [Shadow] = []
    /// The shape of the corners; `nil` if the layer never has rounded corners.
    package var cornerCurve: CornerCurve?
    /// Whether children are clipped to the outline; `nil` if the layer has none.
    package var clips: Bool?
    /// The colour of the layer's text; `nil` if it never has any.
    package var text: Paint?
    /// The shadow of the layer's text; `nil` if there is none.
    package var textShadow: Shadow?
    /// The looks of the layer while the user interacts with it.
    package var states: PartStates?

    /// This look for a layer that has corners although its part usually has none: arcs of circles, at which children
    /// are cut.
    package var cut: PartLook {
        var look = self
        (look.cornerCurve, look.clips) = (.circular, true)
        return look
    }
}

/// The looks of a part in each state that its platform has; `nil` for states that it lacks.
package struct PartStates: Sendable, Hashable {
    package var pressed: StateLook?
    package var focused: StateLook?
    package var disabled: StateLook?
}

/// The looks of a part in one state: its complete fill and text, even if they equal the normal ones.
package struct StateLook: Sendable, Hashable {
    package var background: Background?
    package var border: Border?
    package var text: Paint?
    /// The opacity of the whole layer, 0…1.
    package var opacity: Double?
}

/// The fill of a layer's outline.
package struct Background: Sendable, Hashable {
    package var color: Color
    /// The opacity, 0…1.
    package var opacity: Double
    package var role: ColorRole?
    /// The material if what is behind can be blurred; `nil` if the fill is a plain colour in any case.
    package var material: Material?
    /// The gradient from top to bottom, if one colour is not enough; `color` is then its mean.
    package var gradient: [GradientStop] = []
    /// The geometry of a gradient that runs outwards from a point; `nil` if it runs from top to bottom.
    package var radial: RadialGradient?
    /// The side to which a gradient runs that is not radial, on a surface that does not turn with the window; `nil` is
    /// the bottom.
    package var towards: Edge?

    /// The colour with the opacity multiplied into its alpha.
    package var flat: Color { Paint(color, opacity: opacity).flat }
}

extension Background {
    package init(
        _ paint: Paint, material: Material? = nil, gradient: [GradientStop] = [], radial: RadialGradient? = nil
    ) {
        self.init(color: paint.color, opacity: paint.opacity, role: paint.role, material: material)
        self.gradient = gradient
        self.radial = radial
    }
}

/// A gradient that runs outwards from a point in all directions: its stops lie on ellipses around it.
package struct RadialGradient: Sendable, Hashable {
    /// The centre, in shares of the layer's width and height from its top left corner; it may lie outside of the layer.
    package var center: Point
    /// The half axes of the last ellipse, in shares of the layer's width and height; above 0.
    package var radii: Size
}

/// A colour of a gradient and its position.
package struct GradientStop: Sendable, Hashable {
    /// The position: 0 at the gradient's start, 1 at its end.
    package var at: Double
    package var paint: Paint

    package init(_ paint: Paint, at: Double) {
        self.at = at
        self.paint = paint
    }
}

/// A tint over the blurred content behind the layer.
package struct Material: Sendable, Hashable {
    /// The platform's name for the material, such as `systemMaterial` or `glass`.
    package var name: String
    /// Standard deviation of the blur in points, as in CSS's `blur()`.
    package var blur: Double
    /// The factor by which the saturation of the content behind is multiplied; 1 leaves it as it is.
    package var saturation: Double
    /// The tint over the blurred content.
    package var tint: Paint

    package init(_ name: String, blur: Double, saturation: Double, tint: Paint) {
        self.name = name
        self.blur = blur
        self.saturation = saturation
        self.tint = tint
    }
}

/// The looks of a part, shared by all layers that have them, with storage for other rooms.
package final class SharedLook: Sendable {
    /// A number that no other look of this process has: what is kept by it neither holds the look nor counts it.
    package let number: Int
    package let look: PartLook
    /// Whether the fill is also written as the layer's `color`, as it is for layers that cover a whole area.
    package let writesColor: Bool
    /// Whether the look fills the layer's outline.
    package let fills: Bool
    /// Storage for the writers of answers.
    package let written = Attached()
    /// Storage for the rules' verdicts on the looks. Only used for looks of a table: those with a request's colours
    /// would be kept, too.
    package let judged = Attached()
    /// The looks without the focus, if these are the looks of a part that has it.
    package let unfocused: SharedLook?

    package init(_ look: PartLook, writesColor: Bool = false, unfocused: SharedLook? = nil) {
        number = Self.count.add(1, ordering: .relaxed).newValue
        self.look = look
        self.writesColor = writesColor
        self.unfocused = unfocused
        fills = look.background != nil
    }

    private static let count = Atomic(0)
}
