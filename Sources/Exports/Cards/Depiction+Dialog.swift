import Dialogs
import Preview

extension Depiction {
    /// The dialog's layer, the topmost one if there are several, followed by its descendants, back to front. Empty if
    /// there is no dialog.
    var dialogLayers: [Layer] {
        guard let dialog = rest.layers.last(where: { $0.role == .dialog }) else { return [] }
        var carried: Set = [dialog.id]
        return rest.layers.filter { layer in
            if layer.id == dialog.id { return true }
            guard let parent = layer.parent, carried.contains(parent) else { return false }
            return carried.insert(layer.id).inserted
        }
    }
}
