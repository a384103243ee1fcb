/// Reads the elements of an array in order. Read them all, or none that the answer depends on.
@usableFromInline package struct ArrayReader: Sequence, IteratorProtocol {
    /// How many elements there are in all.
    package let count: Int
    private var elements: JSONElements
    private let context: DecodingHandle

    init(_ node: JSONNode, count: Int, context: DecodingHandle) {
        self.count = count
        elements = node.elements
        self.context = context
    }

    @usableFromInline package mutating func next() -> ValueReader? {
        elements.next().map { ValueReader($0, context: context) }
    }
}
