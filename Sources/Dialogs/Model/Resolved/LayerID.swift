/// Ids of layers and of touch targets, the same in every answer.
package enum LayerID {
    package static let presenter = "presenter"
    package static let container = "container"
    package static let dimming = "dimming"
    package static let dialog = "dialog"
    package static let arrow = "arrow"
    /// The part of a sheet by which it can be dragged.
    package static let grabber = "grabber"
    package static let title = "title"
    package static let message = "message"
    package static let image = "image"
    /// The app's own icon, which some platforms add themselves.
    package static let icon = "icon"
    package static let navigationBar = "bar:navigation"
    package static let barBackground = "bar:background"
    /// Scrolling content: everything between the bar and the actions, or the actions.
    package static let bodyScroll = "scroll:body"
    package static let actionScroll = "scroll:actions"
    package static let titleSeparator = "separator:title"
    package static let keyboard = "keyboard"
    package static let statusBar = "statusBar"
    package static let homeIndicator = "homeIndicator"
    /// Whether the system draws the layer over all dialogs, once for all of them.
    package static func isSystem(_ id: String) -> Bool { id == statusBar || id == keyboard || id == homeIndicator }
    /// The whole window, which rotates with its device.
    package static let window = "window"

    /// The id of a group of an action sheet, counted from the top.
    package static func group(_ number: Int) -> String { number == 0 ? "group:0" : "group:\(number)" }

    /// The layer id of an action with an id of its own.
    package static func action(_ id: String) -> String { "action:" + id }

    /// The layer id of a text field with an id of its own.
    package static func field(_ id: String) -> String { "field:" + id }

    /// The id of the line along the lower edge of a text field, by the field's own.
    package static func line(ofField id: String) -> String { "separator:field:" + id }

    /// The layer id of a block with an id of its own.
    package static func block(_ id: String) -> String { "block:" + id }

    /// The id of a separator, counted from the top.
    package static func separator(_ number: Int) -> String {
        number < firstSeparators.count ? firstSeparators[number] : "separator:\(number)"
    }

    private static let firstSeparators = (0..<16).map { "separator:\($0)" }

    /// The id of a layer of one dialog among several.
    package static func id(_ layer: String, in dialog: String) -> String { dialog + "/" + layer }
}
