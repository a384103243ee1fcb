/// The property of a layer that a track moves. The raw values are those written in timelines.
public enum Property: String, Hashable, Sendable, CaseIterable {
    /// The layer's centre, in points of the window.
    case position
    /// The centre's x alone, in points, if x and y have different easings.
    case positionX
    /// The centre's y alone, in points.
    case positionY
    /// Width and height, in points.
    case size
    /// Magnification about the centre, horizontally and vertically; 1 is none.
    case scale
    /// From 0, invisible, to 1, opaque.
    case opacity
    /// Rotation about the horizontal axis, in degrees.
    case rotationX
    /// Rotation about the vertical axis, in degrees.
    case rotationY
    /// Rotation in the plane, in degrees, clockwise.
    case rotationZ
    /// Radius of the corners, in points, the same for all four.
    case cornerRadius
    /// Radii of the four corners, in points, if they differ.
    case cornerRadii
    /// A colour, `#RRGGBB` or `#RRGGBBAA`; it changes at once.
    case tint
}

extension Property {
    /// The property itself, regardless of whether its track has one number or several: `cornerRadius` for
    /// `cornerRadii`; any other property unchanged.
    package var base: Property { self == .cornerRadii ? .cornerRadius : self }

    /// The value limited to the property's range: opacities to 0…1, and radii to zero and more. Other properties are
    /// not limited.
    @inline(__always) func bounded(_ value: AnimatedValue) -> AnimatedValue {
        switch (self, value) {
        case (.cornerRadius, .scalar(let radius)) where radius < 0: .scalar(0)
        case (.opacity, .scalar(let opacity)) where !(opacity >= 0 && opacity <= 1):
            .scalar(min(max(opacity, 0), 1))
        default: value
        }
    }

    /// The property's name in a track with values like `value`: for corners, `cornerRadii` if the value has four radii
    /// and `cornerRadius` if it is one number.
    func named(for value: AnimatedValue) -> Property {
        guard base == .cornerRadius else { return self }
        return if case .corners = value { .cornerRadii } else { .cornerRadius }
    }
}
