import Boxes
import Dialogs
import JSONText

/// The list of what a card format cannot express of a dialog.
struct CardLosses {
    private var known: [(what: StaticString, layers: [String])] = []

    /// - Parameter layer: `nil` if the loss concerns the whole dialog.
    mutating func add(_ what: StaticString, of layer: Layer? = nil) {
        let layers = layer.map { [$0.id] } ?? []
        if let index = known.firstIndex(where: { "\($0.what)" == "\(what)" }) {
            known[index].layers += layers
        } else {
            known.append((what, layers))
        }
    }

    /// Adds everything about a layer that neither card format can express.
    mutating func addLooks(of layer: Layer) {
        let look = layer.look?.look
        if look?.background?.material != nil { add("material", of: layer) }
        if look?.textShadow != nil { add("textShadow", of: layer) }
        if look?.cornerCurve == .continuous { add("continuousCorners", of: layer) }
        if layer.details?.image != nil { add("image", of: layer) }
        if layer.details?.symbol != nil { add("symbol", of: layer) }
        if layer.outline != nil { add("outline", of: layer) }
    }

    func write(to json: inout JSONWriter) {
        json.array("lost", known) { json, loss in
            let layers = loss.layers.map { JSONValue.string($0) }
            json.write(["what": .string("\(loss.what)"), "layers": layers.isEmpty ? nil : .list(layers)])
        }
    }
}
