import Exports
import JSONText
import Preview
import Wire

/// `format=tokens` and `format=styledictionary`: the looks and motions of a dialog as design tokens.
struct TokensFormat: JSONFormat {
    let name: String
    private let dialect: TokenDialect
    let options: [PictureOptions.Name] = []

    static let tokens = TokensFormat(name: "tokens", dialect: .format)
    static let styleDictionary = TokensFormat(name: "styledictionary", dialect: .styleDictionary)

    func needs(_ options: PictureOptions) -> DepictionNeeds { DepictionNeeds(timelines: .all) }

    func write(
        _ depiction: Depiction, _ options: PictureOptions, in context: EndpointContext, to json: inout JSONWriter
    ) {
        DesignTokens(depiction, as: dialect).write(to: &json)
    }
}
