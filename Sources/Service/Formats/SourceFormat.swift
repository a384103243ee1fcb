import Dialogs
import Exports
import Preview

/// `format=swiftui`, `uikit`, `compose`, `flutter`, `gsap` and `motion`: how a dialog comes and goes, as text of a
/// program.
struct SourceFormat: ByteFormat {
    let name: String
    let mediaType = "text/plain"
    let fileExtensions: [String]
    let options: [PictureOptions.Name] = []
    private let source: @Sendable (Depiction) -> String

    static let swiftUI = SourceFormat(name: "swiftui", extension: "swift") { SwiftUISource($0).text }
    static let uiKit = SourceFormat(name: "uikit") { UIKitSource($0).text }
    static let compose = SourceFormat(name: "compose", extension: "kt") { ComposeSource($0).text }
    static let flutter = SourceFormat(name: "flutter", extension: "dart") { FlutterSource($0).text }
    static let gsap = SourceFormat(name: "gsap") { ScriptSource($0, for: .gsap).text }
    static let motion = SourceFormat(name: "motion") { ScriptSource($0, for: .motion).text }

    /// - Parameter extension: How names of files end that are of it, where no other format is asked for by that.
    private init(name: String, extension: String? = nil, source: @escaping @Sendable (Depiction) -> String) {
        (self.name, fileExtensions, self.source) = (name, `extension`.map { [$0] } ?? [], source)
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
