/// The motion of one property of an element, relative to the element that contains it.
package struct MotionChannel: Sendable {
    /// The properties of elements.
    package enum Property: Int, Sendable, Hashable, CaseIterable {
        /// The offset of the element's top left corner from its place at rest, in its parent's element: x and y, in
        /// points.
        case translation
        /// Rotations about the three axes, in degrees, as in CSS.
        case rotationX, rotationY, rotationZ
        /// Factors along x and y.
        case scale
        /// Width and height, in points.
        case size
        /// The opacity, 0…1.
        case opacity
        /// The radii: top left, top right, bottom right, bottom left, in points.
        case cornerRadii

        /// How many of the four numbers of a value this property uses.
        package var numbers: Int {
            switch self {
            case .rotationX, .rotationY, .rotationZ, .opacity: 1
            case .translation, .scale, .size: 2
            case .cornerRadii: 4
            }
        }
    }

    package var property: Property
    package var pace: ChannelPace
    /// A value for each of the pace's times.
    package var values: [SIMD4<Double>]
    /// Whether the values are added to those of earlier channels of the same property. A translation may have several
    /// causes with different paces.
    package var isAdded = false
}
