package import Dialogs

/// Layers, back to front, with the place of each one's parent among them.
package struct LayerTree: Sendable {
    package let layers: [Layer]
    /// For each layer, always before it; nil for one that goes along with none.
    package let parents: [Int?]
    private let indexes: [String: Int]

    package init(_ layers: [Layer]) {
        let indexes = Dictionary(
            layers.indices.map { (layers[$0].id, $0) }, uniquingKeysWith: { first, _ in first })
        self.layers = layers
        self.indexes = indexes
        parents = layers.indices.map { index in
            guard let parent = layers[index].parent.flatMap({ indexes[$0] }), parent < index else { return nil }
            return parent
        }
    }

    /// The place of the first layer that has an id.
    package func index(of id: String) -> Int? { indexes[id] }
}
