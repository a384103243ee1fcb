import Devices
import Geometry

/// The order in which the parts of a dialog are read out or take the focus: from the top down, and in each row in the
/// reading direction.
///
/// A focus that is moved by a remote or by keys stops only at what can be acted on.
struct FocusOrder {
    /// Ids of layers; never empty.
    let order: [String]
    /// Where the focus starts.
    ///
    /// Reading starts at the title, else at the first part. A moved focus starts at the first action that is meant by
    /// default, never at a destructive one where there is another (Human Interface Guidelines, Alerts: the default is
    /// what people most likely choose), but at a text field before any action, since that is what waits for input.
    let initial: String?

    init(request: DialogRequest, rest: Resting) {
        let content = request.content
        let isRightToLeft = rest.stage.direction == .rightToLeft
        let layers = rest.layers
        func inReadingOrder(_ places: [Int]) -> [String] {
            places.indices.sorted { first, second in
                let (one, other) = (layers[places[first]].frame, layers[places[second]].frame)
                if abs(one.midY - other.midY) >= 1 { return one.midY < other.midY }
                if abs(one.midX - other.midX) >= 1 { return (one.midX < other.midX) != isRightToLeft }
                return first < second
            }.map { layers[places[$0]].id }
        }
        let actions = layers.indices.filter { layers[$0].role == .action }
        let bar = rest.place(of: "bar:navigation")
        let barActions = bar == nil ? [] : actions.filter { layers[$0].parent == "bar:navigation" }
        let isFocused = rest.stage.device.input == .focus

        var order: [String] = []
        if let bar {
            let isTitled = content.navigationBar?.title?.isEmpty == false && !isFocused
            order += inReadingOrder(barActions + (isTitled ? [bar] : []))
        }
        if !isFocused {
            if content.title?.isEmpty == false { order.append("title") }
            if content.message?.isEmpty == false { order.append("message") }
        }
        let fields = content.textFields.map { "field:" + $0.id }
        order += fields
        order += inReadingOrder(bar == nil ? actions : actions.filter { layers[$0].parent != "bar:navigation" })
        if order.isEmpty { order = ["dialog"] }
        self.order = order

        guard isFocused else {
            initial = order.contains("title") ? "title" : order.first
            return
        }
        func first(_ role: Action.Role) -> String? {
            order.first { id in actions.contains { layers[$0].id == id && layers[$0].action?.role == role } }
        }
        initial = fields.first ?? first(.default) ?? first(.cancel) ?? order.first
    }
}
