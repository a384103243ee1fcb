/// What a track moves in its layer. The raw values are the words of the timeline.
public enum Property: String, Hashable, Sendable, CaseIterable {
    /// The layer's centre, in points of the window.
    case position
    /// The centre's x alone, in points, where x and y move on curves of their own.
    case positionX
    /// The centre's y alone, in points.
    case positionY
    /// Width and height, in points.
    case size
    /// Magnification about the centre, horizontally and vertically; 1 is none.
    case scale
    /// 0 invisible … 1 opaque.
    case opacity
    /// Turn about the horizontal axis, in degrees.
    case rotationX
    /// Turn about the vertical axis, in degrees.
    case rotationY
    /// Turn in the plane, in degrees, clockwise.
    case rotationZ
    /// Radius of the corners, in points, the same for all four.
    case cornerRadius
    /// Radii of the four corners, in points, where they differ.
    case cornerRadii
    /// A colour, `#RRGGBB` or `#RRGGBBAA`; it changes at once.
    case tint
}

extension Property {
    /// The property without regard to its terms: `cornerRadius` for `cornerRadii`; any other is itself.
    package var base: Property { self == .cornerRadii ? .cornerRadius : self }

    /// The name of a track of this property through values of that kind: corners are `cornerRadii` where they are told
    /// one by one, and `cornerRadius` where one number is told for all.
    func named(for value: AnimatedValue) -> Property {
        guard base == .cornerRadius else { return self }
        return if case .corners = value { .cornerRadii } else { .cornerRadius }
    }
}
