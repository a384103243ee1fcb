/// How one layer moves in the element of its parent.
package struct LayerMotion: Sendable {
    /// The layer's id, and its place among the layers.
    package var layer: String
    package var index: Int
    /// At most one of each property but for translations, which add up; in the order of the properties.
    package var channels: [MotionChannel]
    /// Whether it is turned out of the plane, at rest or on the way, and so is seen in perspective.
    package var isRotatedInSpace: Bool

    /// The channel of a property; nil where the property stays as it rests.
    package func channel(_ property: MotionChannel.Property) -> MotionChannel? {
        channels.first { $0.property == property }
    }
}
