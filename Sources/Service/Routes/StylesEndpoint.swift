import Wire

/// `GET /v1/styles`: the presentation styles.
struct StylesEndpoint: FixedEndpoint {
    private let list: FixedRepresentation

    init(_ own: NamedStyles) {
        list = .json { StyleWriter.writeList(with: own, to: &$0) }
    }

    func representation(of id: String) -> Representation { list.value }
}
