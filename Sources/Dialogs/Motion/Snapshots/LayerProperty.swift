import Timeline

/// One property of one layer, which a track may move.
struct LayerProperty: Hashable {
    var layer: String
    var property: Property

    init(_ layer: String, _ property: Property) {
        self.layer = layer
        self.property = property
    }

    init(_ track: Track) { self.init(track.layer, track.property.base) }
}
