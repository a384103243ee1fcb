import Boxes
import Dialogs
import Geometry
import JSONText

// Reads the arrangement of a dialog's content, its close button, and the blocks that the app draws.
extension SchemaReader {
    func readArrangement(_ object: ObjectReader, into content: inout Content) {
        guard object.hasAny(of: ["closeButton", "blocks", "actionAxis", "alignment"]) else { return }
        if let close = object.object("closeButton", members: ContentMembers.closeButton) {
            content.closeButton = closeButton(close, besides: content).map { Boxed($0) }
        }
        content.blocks = blocks(object)
        content.actionAxis = object.oneOf("actionAxis", ActionAxis.self) ?? .automatic
        content.alignment = object.oneOf("alignment", ContentAlignment.self) ?? .automatic
    }

    /// Reads the button that closes the dialog. Unless it has members of its own, its title is Close and its role is to
    /// cancel.
    private func closeButton(_ object: ObjectReader, besides content: Content) -> CloseButton? {
        let others = content.allActions
        guard others.count < limits.actions else {
            object.report(
                code: "tooMany",
                message: "A dialog has at most \(limits.actions) actions, its closing button included. "
                    + "The limit is the setting \(Setting.actions).")
            return nil
        }
        var action = self.action(object, defaultID: "close")
        if !object.has("title") { action.title = "Close" }
        if !object.has("role") { action.role = .cancel }
        action.details = closeDetails(object)
        var close = CloseButton(action)
        close.side = object.oneOf("edge", CloseButton.Side.self) ?? .trailing
        checkPreferred(action, object, among: others)
        return isNew(action, object, among: others) ? close : nil
    }

    /// Reads the members that few buttons have; `nil` if there are none.
    func actionDetails(_ object: ObjectReader) -> Boxed<ActionDetails>? {
        guard object.hasAny(of: ["symbol", "background", "color", "data"]) else { return nil }
        var details = ActionDetails()
        if let symbol = object.object("symbol", members: ContentMembers.symbol) { details.symbol = self.symbol(symbol) }
        return filled(details, by: object)
    }

    /// Reads the same members of the close button, whose symbol is the platform's; `nil` if there are none.
    private func closeDetails(_ object: ObjectReader) -> Boxed<ActionDetails>? {
        object.hasAny(of: ["background", "color", "data"]) ? filled(ActionDetails(), by: object) : nil
    }

    private func filled(_ details: ActionDetails, by object: ObjectReader) -> Boxed<ActionDetails>? {
        var details = details
        details.background = color(object, "background")
        details.color = color(object, "color")
        details.data = data(object)
        return details.isEmpty ? nil : Boxed(details)
    }

    /// Reads a symbol: a path in a unit square.
    private func symbol(_ object: ObjectReader) -> VectorPath? {
        guard let value = object.value("path", .required),
            let text = value.string(maxLength: limits.textLength, setting: Setting.textLength)
        else { return nil }
        do throws(PathSyntaxError) {
            let path = try VectorPath(svg: text)
            // Numbers that were rounded to four decimals may lie just outside.
            let box = Rect(x: 0, y: 0, width: 1, height: 1).inset(by: EdgeInsets(all: -1e-4))
            if !path.elements.isEmpty, box.contains(path.bounds) { return path }
            value.report(
                code: "outOfRange",
                message: "Needs a path inside the box from (0, 0) to (1, 1), which is as large as the button draws it.")
        } catch {
            value.report(code: "unknownValue", message: "Needs path data as in SVG: \(error).")
        }
        return nil
    }

    private func blocks(_ object: ObjectReader) -> [ContentBlock] {
        guard let items = object.array("blocks", maxCount: limits.actions, setting: Setting.actions) else { return [] }
        var blocks: [ContentBlock] = []
        for item in items {
            guard let object = item.object(ContentMembers.block) else { continue }
            let id = name(object, "id", .required)
            let width = extent(object, "width")
            let height = extent(object, "height", .required)
            let isFocusable = object.bool("focusable") ?? false
            let label = text(object, "label")
            let place = object.oneOf("after", ContentBlock.Place.self) ?? .message
            guard let id, let height else { continue }
            guard !blocks.contains(where: { $0.id == id }) else {
                object.report(
                    "id", code: "duplicateID",
                    message: "Another block is called \"\(id.clipped(to: 80))\" already; ids are unique.")
                continue
            }
            var block = ContentBlock(id: id, height: height)
            (block.width, block.isFocusable, block.label, block.place) = (width, isFocusable, label, place)
            blocks.append(block)
        }
        return blocks
    }
}
