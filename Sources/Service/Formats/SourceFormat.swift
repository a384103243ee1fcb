import Dialogs
import JSONText
import Preview
import Wire

/// `format=swiftui`, `format=compose` and `format=flutter`: how a dialog comes and goes, as text of a program.
struct SourceFormat: AnswerFormat {
    let name: String
    let mediaType = "text/plain"
    let fileExtensions: [String]
    let options: [PictureOptions.Name] = []
    private let source: @Sendable (Depiction) -> String

    static let swiftUI = SourceFormat(name: "swiftui", extension: "swift") { SwiftUISource($0).text }
    static let compose = SourceFormat(name: "compose", extension: "kt") { ComposeSource($0).text }
    static let flutter = SourceFormat(name: "flutter", extension: "dart") { FlutterSource($0).text }

    private init(name: String, extension: String, source: @escaping @Sendable (Depiction) -> String) {
        (self.name, fileExtensions, self.source) = (name, [`extension`], source)
    }

    func needs(_ options: PictureOptions) -> DepictionNeeds {
        DepictionNeeds(timelines: .named([Phase.present.name, Phase.dismiss.name]))
    }

    func write(
        _ depiction: Depiction, of request: DepictionRequest, in context: EndpointContext, to json: inout JSONWriter
    ) {
        json.again(Array(source(depiction).utf8))
    }
}
