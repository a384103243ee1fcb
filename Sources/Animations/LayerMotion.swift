/// How one layer moves relative to the element of its parent.
package struct LayerMotion: Sendable {
    /// The layer's id, and its index among the layers.
    package var layer: String
    package var index: Int
    /// The channels in the order of their properties: at most one for each property, except translations, which are
    /// summed.
    package var channels: [MotionChannel]
    /// Whether the layer is rotated out of the plane, at rest or on the way, so that it is seen in perspective.
    package var isRotatedInSpace: Bool

    /// The channel of a property; `nil` if the property does not change.
    package func channel(_ property: MotionChannel.Property) -> MotionChannel? {
        channels.first { $0.property == property }
    }
}
