/// Reads the elements of an array in order. If the answer depends on any of them, all have to be read.
@usableFromInline package struct ArrayReader: Sequence, IteratorProtocol {
    /// The number of all elements.
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
