import Dialogs
import Exports
import Preview

/// `format=swiftui`, `format=compose` and `format=flutter`: how a dialog comes and goes, as text of a program.
struct SourceFormat: ByteFormat {
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

    func bytes(
        of depiction: Depiction, _ options: PictureOptions, in context: EndpointContext
    ) -> [UInt8] {
        Array(source(depiction).utf8)
    }
}
