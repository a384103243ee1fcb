package import Dialogs

/// Layers from back to front, with the index of each one's parent.
package struct LayerTree: Sendable {
    package let layers: [Layer]
    /// The index of each layer's parent, which always comes before the layer; `nil` for a layer without a parent.
    package let parents: [Int?]
    private let indexes: [String: Int]

    package init(_ layers: [Layer]) {
        let indexes = Dictionary(layers.indices.map { (layers[$0].id, $0) }, uniquingKeysWith: { first, _ in first })
        self.layers = layers
        self.indexes = indexes
        parents = layers.indices.map { index in
            guard let parent = layers[index].parent.flatMap({ indexes[$0] }), parent < index else { return nil }
            return parent
        }
    }

    /// The index of the first layer with an id; `nil` if there is none.
    package func index(of id: String) -> Int? { indexes[id] }
}
