import Boxes
import Geometry

extension ResolvedDialog {
    /// The dialog at its position behind others of its stack: its own layers and their hit regions are moved and
    /// scaled, but not its dimming and the layers that it shares with others.
    ///
    /// - Parameter offset: The displacement, in the space of the layers' frames.
    func inStack(_ place: StackPlaces.Place, movedBy offset: Point) -> ResolvedDialog {
        guard let index = layers.firstIndex(where: { $0.id == LayerID.dialog }) else { return self }
        let center = layers[index].frame.center
        var dialog = self
        dialog.layers[index].scale *= place.scale
        if !place.isSeen { dialog.layers[index].opacity = 0 }
        dialog.layers.moveTree(at: index, by: offset)
        dialog.hitRegions = hitRegions.compactMap { region in
            switch region.target {
            case LayerID.keyboard, LayerID.presenter, LayerID.dimming: return region
            default:
                guard place.isSeen else { return nil }
                var region = region
                region.path = region.path.scaled(by: place.scale, about: center, offset: offset)
                return region
            }
        }
        return dialog
    }

    /// Whether both layouts have the same layers.
    func hasLayers(of other: ResolvedDialog) -> Bool {
        layers.lazy.map(\.id).elementsEqual(other.layers.lazy.map(\.id))
    }
}
