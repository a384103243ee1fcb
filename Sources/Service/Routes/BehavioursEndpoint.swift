import Wire

/// `GET /v1/behaviours`: what dialogs may go after, with where it comes from.
struct BehavioursEndpoint: FixedEndpoint {
    private let list = FixedRepresentation.json { Behaviours.writeList(to: &$0) }

    func representation(of id: String) -> Representation { list.value }
}
