import Advice
import Dialogs
import JSONText
import MicroHTTP
import Wire

/// `GET /v1/styles/{id}`: one presentation style.
struct StyleEndpoint: FixedEndpoint {
    private let styles: [String: FixedRepresentation]
    private let names: [String]

    init(_ own: NamedStyles) {
        names = own.allNames
        var styles = Dictionary(
            uniqueKeysWithValues: StyleName.allCases.map { style in
                (style.rawValue, FixedRepresentation.json { StyleWriter.write(style, to: &$0) })
            })
        for (index, name) in own.ownNames.enumerated() {
            styles[name] = .json { StyleWriter.write(own.all[index], to: &$0) }
        }
        self.styles = styles
    }

    func answer(to target: Destination, _ head: borrowing RequestHead) throws(ProblemDetails) -> Representation {
        guard let style = styles[target.id] else {
            let nearest = ForeignWords.values(for: target.id, among: names).first
            throw .unknownID("style", target.id, question: nearest.map { " Did you mean \"\($0)\"?" } ?? "")
        }
        return style.value
    }
}
