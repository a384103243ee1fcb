import Exports
import JSONText
import Preview
import Wire

/// `format=tokens`: what a dialog looks like and how it moves, as design tokens.
struct TokensFormat: JSONFormat {
    let name = "tokens"
    let options: [PictureOptions.Name] = []

    func needs(_ options: PictureOptions) -> DepictionNeeds { DepictionNeeds(timelines: .all) }

    func write(
        _ depiction: Depiction, _ options: PictureOptions, in context: EndpointContext, to json: inout JSONWriter
    ) {
        DesignTokens(depiction).write(to: &json)
    }
}
