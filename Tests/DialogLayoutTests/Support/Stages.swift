import Boxes
import Devices
import Geometry
import Testing

@testable import Dialogs

/// A device of the catalogue, as it is without a word.
func device(_ id: String) throws -> DeviceState { DeviceState(profile: try #require(Catalog.builtIn[id])) }

/// A dialog of one style.
func dialog(_ style: StyleName) -> DialogRequest {
    var request = DialogRequest()
    request.style = style
    return request
}

/// The same with so many buttons, each of one character.
func dialog(_ style: StyleName, buttons count: Int, title: String? = nil, message: String? = nil) -> DialogRequest {
    var request = dialog(style)
    request.content.title = title
    request.content.message = message
    request.content.actions = (0..<count).map { Action(id: "\($0)", title: "\($0 % 10)") }
    return request
}

/// The content of a dialog by metrics of one's own.
func stack(_ request: DialogRequest, _ metrics: ContentMetrics = ContentMetrics(), on stage: Stage) -> ContentStack {
    ContentStack(request, Boxed(metrics), on: stage, TypesetterSource(EvenText()).typesetter(on: stage), earlier: nil)
}

extension Resolver {
    /// A resolver of even text.
    static let even = Resolver(measuring: EvenText())
}
