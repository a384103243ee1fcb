import Dialogs
import Exports
import Preview

/// `format=swiftui`, `uikit`, `compose`, `flutter`, `gsap` and `motion`: the transitions of a dialog as source text;
/// for the three frameworks that draw, with the option `program`, the dialog at rest as a whole program.
struct SourceFormat: ByteFormat {
    let name: String
    let mediaType = "text/plain"
    let fileExtensions: [String]
    let options: [PictureOptions.Name]
    private let source: @Sendable (Depiction) -> String
    /// The framework that draws the dialog at rest; `nil` for a format that only describes motion.
    private let framework: RestProgram.Framework?

    static let swiftUI = SourceFormat(name: "swiftui", extension: "swift", .swiftUI) {
        SwiftUISource($0).text
    }
    static let uiKit = SourceFormat(name: "uikit") { UIKitSource($0).text }
    static let compose = SourceFormat(name: "compose", extension: "kt", .compose) {
        ComposeSource($0).text
    }
    static let flutter = SourceFormat(name: "flutter", extension: "dart", .flutter) {
        FlutterSource($0).text
    }
    static let gsap = SourceFormat(name: "gsap") { ScriptSource($0, for: .gsap).text }
    static let motion = SourceFormat(name: "motion") { ScriptSource($0, for: .motion).text }

    /// - Parameter extension: The extension of files in this format; `nil` if that selects another format.
    private init(
        name: String, extension: String? = nil, _ framework: RestProgram.Framework? = nil,
        source: @escaping @Sendable (Depiction) -> String
    ) {
        (self.name, fileExtensions, self.source) = (name, `extension`.map { [$0] } ?? [], source)
        self.framework = framework
        options = framework == nil ? [] : [.program]
    }

    func needs(_ options: PictureOptions) -> DepictionNeeds {
        guard !options.isProgram else { return DepictionNeeds() }
        return DepictionNeeds(timelines: .named([Phase.present.name, Phase.dismiss.name]))
    }

    func bytes(of depiction: Depiction, _ options: PictureOptions, in context: EndpointContext) -> [UInt8] {
        guard options.isProgram, let framework else { return Array(source(depiction).utf8) }
        return Array(RestProgram(depiction, for: framework).text.utf8)
    }
}
