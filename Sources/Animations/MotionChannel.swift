/// What an element shows of its layer's motion: one property, in the terms of the element that holds it.
package struct MotionChannel: Sendable {
    /// The properties, with how many numbers each has.
    package enum Property: Int, Sendable, Hashable, CaseIterable {
        /// Where the element's top left corner is, less where it rests in its parent's element: x and y, in points.
        case translation
        /// Turns about the three axes, in degrees, as in CSS.
        case rotationX, rotationY, rotationZ
        /// Factors along x and y.
        case scale
        /// Width and height, in points.
        case size
        /// 0…1.
        case opacity
        /// Top left, top right, bottom right, bottom left, in points.
        case cornerRadii

        /// How many of the four numbers of a value count.
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
    /// A value for each time of the pace.
    package var values: [SIMD4<Double>]
    /// Whether the values are added to those of the channels of the same property before this one: a translation that
    /// several things make at different paces.
    package var isAdded = false

    /// Whether the channel has one value all the time.
    package var isConstant: Bool { values.allSatisfy { $0 == values[0] } }
}
