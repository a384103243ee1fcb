import Boxes
import Devices
import Geometry
import Typography

// Title and message in the fixed boxes of the ledger (E4).
extension ContentStack {
    /// Whether the request gives the dialog's height, which is when the fixed boxes apply.
    var isHeightGiven: Bool {
        switch content.height {
        case nil, .fit: false
        default: true
        }
    }

    /// Whether the lines fit into the fixed boxes of `frame`, and keep clear of each other and of the unsafe bands.
    func fitsFixedBoxes(of frame: Rect, on stage: Stage) -> Bool {
        let size = frame.size
        let safe = Rect(origin: .zero, size: size).inset(by: stage.unsafeInsets(of: frame))
        guard content.actions.isEmpty, content.textFields.isEmpty, content.image == nil, content.navigationBar == nil,
            content.closeButton == nil, content.blocks.isEmpty, content.alignment != .leading
        else { return false }
        let boxes = FixedBoxes(in: size)
        let title = content.title.map { drawn($0, fonts.title.style, in: boxes.title) }
        let message = content.message.map { drawn($0, fonts.message.style, in: boxes.message) }
        if let title, !boxes.title.contains(title) || !safe.contains(title) { return false }
        if let message, !boxes.message.contains(message) || !safe.contains(message) { return false }
        if let title, let message, title.intersection(message) != nil { return false }
        return true
    }

    /// The bounding box of the lines of `text`, centred in `box`.
    private func drawn(_ text: String, _ style: TextStyle, in box: Rect) -> Rect {
        let set = typesetter.set(text, style, width: box.width)
        return Rect(
            center: box.center, size: Size(width: set.width, height: Double(set.lines.count) * style.lineHeight))
    }
}
