import JSONText
import Typography
import Wire

/// `GET /fonts`: the fonts in which text is measured, and where to get them.
struct FontsEndpoint: FixedEndpoint {
    private let list = FixedRepresentation.json { FontWriter.writeList(to: &$0) }

    func representation(of id: String) -> Representation { list.value }
}
