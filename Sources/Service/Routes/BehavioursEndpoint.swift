import Wire

/// `GET /v1/behaviours`: the libraries whose behaviour dialogs may follow, with sources.
struct BehavioursEndpoint: FixedEndpoint {
    private let list = FixedRepresentation.json { Behaviours.writeList(to: &$0) }

    func representation(of id: String) -> Representation { list.value }
}
