/// The ids that layers, and what touches reach, have in every answer.
package enum LayerID {
    package static let presenter = "presenter"
    package static let container = "container"
    package static let dimming = "dimming"
    package static let dialog = "dialog"
    package static let arrow = "arrow"
    package static let keyboard = "keyboard"
    package static let statusBar = "statusBar"
    package static let homeIndicator = "homeIndicator"
    /// What the system draws over all dialogs, once for all of them.
    package static func isSystem(_ id: String) -> Bool { id == statusBar || id == keyboard || id == homeIndicator }
    /// The window as a whole, which turns with its device.
    package static let window = "window"

    /// The id of a group of an action sheet, counted from the top.
    package static func group(_ number: Int) -> String { number == 0 ? "group:0" : "group:\(number)" }

    /// The id of a layer among those of several dialogs.
    package static func id(_ layer: String, in dialog: String) -> String { dialog + "/" + layer }
}
