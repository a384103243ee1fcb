import Dialogs
import Preview

extension Depiction {
    /// The layer that is the dialog, the uppermost where there are several, and all layers that it carries, back to
    /// front; empty where there is none.
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
