import Boxes
import Devices
import Dialogs
import Geometry
import JSONText

enum DialogMembers {
    static let all: NameTable = [
        "id", "requested", "style", "content", "placement", "backdrop", "dismissal", "transition", "presenter",
        "pushBack", "parallax",
    ]
    static let backdrop: NameTable = ["color", "opacity", "interaction", "passThroughRects"]
    static let dismissal: NameTable = ["after", "swipe", "tapDialog", "approval"]
    static let presenter: NameTable = ["style", "frame", "navigationBar"]
    static let presenterBar: NameTable = ["title"]
    static let pushBack: NameTable = ["scale", "opacity", "cornerRadius"]
    static let parallax: NameTable = ["horizontal", "vertical"]
}

extension SchemaReader {
    /// Most rectangles through which touches pass.
    private static let mostRects = 64

    func dialog(_ object: ObjectReader) -> DialogRequest {
        var dialog = RequestedDialog()
        read(object, into: &dialog)
        return DialogRequest(consume dialog)
    }

    private func read(_ object: ObjectReader, into dialog: inout RequestedDialog) {
        dialog.id = name(object, "id")
        dialog.isRequestedByUser = object.bool("requested") ?? false
        dialog.style = object.oneOf("style", StyleName.self)
        if let content = object.object("content", members: ContentMembers.all) {
            self.content(content, into: &dialog.content)
        }
        if let placement = object.object("placement", members: PlacementMembers.all) {
            self.placement(placement, into: &dialog.placement)
        }
        if let backdrop = object.object("backdrop", members: DialogMembers.backdrop) {
            self.backdrop(backdrop, into: &dialog.backdrop)
        }
        if let dismissal = object.object("dismissal", members: DialogMembers.dismissal) {
            self.dismissal(dismissal, into: &dialog.dismissal)
        }
        if let transition = object.value("transition") { self.transition(transition, into: &dialog) }
        if let presenter = object.object("presenter", members: DialogMembers.presenter) {
            self.presenter(presenter, into: &dialog.presenter)
        }
        if let pushBack = object.object("pushBack", members: DialogMembers.pushBack) {
            var read = PushBack()
            read.scale = pushBack.number("scale", in: 0...1000) ?? 1
            read.opacity = share(pushBack, "opacity") ?? 1
            read.cornerRadius = length(pushBack, "cornerRadius") ?? 0
            dialog.pushBack = read
        }
        if let parallax = object.object("parallax", members: DialogMembers.parallax) {
            dialog.parallax = Parallax(
                horizontal: length(parallax, "horizontal") ?? 0, vertical: length(parallax, "vertical") ?? 0)
        }
    }

    private func backdrop(_ object: ObjectReader, into backdrop: inout BackdropRequest) {
        backdrop.color = color(object, "color")
        backdrop.opacity = share(object, "opacity")
        backdrop.interaction = object.oneOf("interaction", Interaction.self)
        if let rects = object.array("passThroughRects", maxCount: Self.mostRects) {
            backdrop.passThroughRects = rects.compactMap { rect($0) }
        }
    }

    private func dismissal(_ object: ObjectReader, into dismissal: inout Dismissal) {
        dismissal.after = seconds(object, "after")
        if let edges = object.array("swipe", maxCount: 6) {
            dismissal.isSwipeGiven = true
            dismissal.swipe = edges.compactMap { $0.oneOf(RelativeEdge.self) }
        }
        dismissal.tapDialog = object.bool("tapDialog") ?? false
        dismissal.approval = object.oneOf("approval", Dismissal.Approval.self) ?? .none
    }

    private func presenter(_ object: ObjectReader, into presenter: inout Presenter) {
        presenter.style = object.oneOf("style", StyleName.self)
        presenter.frame = rect(object, "frame")
        if let value = object.value("navigationBar"), let kind = value.choose([.bool, .object]) {
            if kind == .bool {
                presenter.hasNavigationBar = value.bool() ?? false
            } else if let bar = value.object(DialogMembers.presenterBar) {
                _ = text(bar, "title")
                presenter.hasNavigationBar = true
            }
        }
    }
}
