import Exports
import JSONText
import Preview
import Wire

/// `format=divkit` and `format=adaptivecards`: a dialog at rest as a card that an app draws by itself, and what is lost
/// by that.
struct CardFormat: JSONFormat {
    let name: String
    let options: [PictureOptions.Name] = []
    private let card: @Sendable (Depiction, inout JSONWriter) -> Void

    static let divKit = CardFormat(name: "divkit") { DivCard($0).write(to: &$1) }
    static let adaptiveCards = CardFormat(name: "adaptivecards") { AdaptiveCard($0).write(to: &$1) }

    private init(name: String, card: @escaping @Sendable (Depiction, inout JSONWriter) -> Void) {
        (self.name, self.card) = (name, card)
    }

    func write(
        _ depiction: Depiction, _ options: PictureOptions, in context: EndpointContext, to json: inout JSONWriter
    ) { card(depiction, &json) }
}
