import Boxes
import Geometry

// The buttons of watches that are more than a title on a ground.
extension ContentLayers {
    /// - Parameter index: Of the stack's buttons, of which the one that cancels is the last.
    func shape(_ form: inout ButtonForm, of index: Int, by watch: WatchContent) {
        if let pair = watch.pair {
            let confirms = index < stack.firstCancel
            form.closeSize = pair.icon
            form.isCheck = confirms
            form.part = confirms ? .preferredButton : .closeButton
            form.cornerRadius = confirms ? min(pair.confirm.width, pair.confirm.height) / 2 : pair.dismissRadius
        } else if watch.isEdge {
            form.part = .preferredButton
            form.mostLines = Int(WearFigure.table[.edgeLines])
            form.footRadius = max(0, metrics.rowHeight - metrics.buttons.cornerRadius)
        }
    }

    /// Gives a button its lower corners.
    func roundFoot(_ layer: inout Layer, _ form: ButtonForm) {
        let foot = min(form.footRadius, layer.frame.width / 2, layer.frame.height)
        layer.cornerRadii = CornerRadii(
            topLeft: form.cornerRadius, topRight: form.cornerRadius, bottomRight: foot, bottomLeft: foot)
        layer.cornerRadius = max(form.cornerRadius, foot)
    }
}
