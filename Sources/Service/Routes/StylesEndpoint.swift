import Wire

/// `GET /v1/styles`: the presentation styles.
struct StylesEndpoint: FixedEndpoint {
    private let list = FixedRepresentation.json { StyleWriter.writeList(to: &$0) }

    func representation(of id: String) -> Representation { list.value }
}
