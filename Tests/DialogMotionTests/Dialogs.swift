import Boxes
import Devices
import Geometry
import Timeline
import Typography

@testable import Dialogs

/// A phone of 400 × 800 points without insets, on the newest system.
func phone(_ change: (inout DescribedDevice) -> Void = { _ in }) -> DeviceState {
    var device = DeviceState(profile: .plain(screen: Screen(size: Size(width: 400, height: 800)))).value
    change(&device)
    return DeviceState(device)
}

/// A dialog of that style.
func dialog(_ style: StyleName, _ change: (inout RequestedDialog) -> Void = { _ in }) -> DialogRequest {
    var dialog = DialogRequest().value
    dialog.style = style
    change(&dialog)
    return DialogRequest(dialog)
}

let resolver = Resolver(measuring: PangoEngine.builtIn)

/// A layer of the role that its id names, or a title.
func layer(_ id: String, in parent: String? = nil, _ frame: Rect, opacity: Double = 1) -> Layer {
    Layer(id: id, role: Layer.Role(rawValue: id) ?? .title, parent: parent, frame: frame, opacity: opacity)
}

extension [Track] {
    func of(_ layer: String, _ property: Property) -> Track? {
        first { $0.layer == layer && $0.property == property }
    }
}

extension Track {
    /// The value at its start and at its end.
    var ends: [AnimatedValue] { [value(at: 0), value(at: duration)] }
}
