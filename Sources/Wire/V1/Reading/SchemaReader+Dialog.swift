import Boxes
import Devices
import Dialogs
import Geometry
import JSONText

enum DialogMembers {
    static let all: NameTable = [
        "id", "requested", "style", "content", "placement", "backdrop", "dismissal", "transition", "presenter",
        "pushBack", "parallax", "theme", "haptic", "orientations", "data", "platforms", "statusBar",
    ]
    /// The members that a patch may change: a patch contains no patches.
    static let patched = NameTable(names: all.names.filter { $0 != "platforms" })
    static let theme: NameTable = ["light", "dark"]
    static let backdrop: NameTable = [
        "color", "opacity", "interaction", "passThroughRects", "material", "opacityByDetent", "cutouts",
    ]
    static let dismissal: NameTable = ["after", "swipe", "tapDialog", "approval", "closeRequests"]
    static let presenter: NameTable = ["style", "frame", "navigationBar", "focus", "tint", "picture"]
    static let presenterBar: NameTable = ["title"]
    static let pushBack: NameTable = ["scale", "opacity", "cornerRadius"]
    static let parallax: NameTable = ["horizontal", "vertical"]
}

extension SchemaReader {
    /// The most rectangles through which touches pass.
    static let mostRects = 64

    /// Reads a dialog as it is requested on a device.
    ///
    /// - Parameter device: The device whose platform determines the roles, the materials and the patch that applies;
    ///   `nil` if it is unknown, or if there are several.
    func dialog(_ object: ObjectReader, on device: DeviceState?) -> DialogRequest {
        if let platforms = object.value("platforms") { return patched(object, by: platforms, on: device) }
        return plain(object, on: device, in: LookScope(device))
    }

    /// Reads a dialog without its patches.
    ///
    /// - Parameter device: `nil` keeps all variants of a named style.
    func plain(_ object: ObjectReader, on device: DeviceState?, in scope: LookScope) -> DialogRequest {
        if let style = limits.styles.style(of: object) { return dialog(object, in: style, on: device, scope) }
        let defaults = library?.defaults.members(for: object)
        if let base = taking(nullsOf: replaced, for: object, into: defaults) ?? defaults {
            return DialogRequest(read(object, over: base, in: scope))
        }
        var dialog = RequestedDialog()
        read(object, in: scope, into: &dialog)
        return DialogRequest(consume dialog)
    }

    func read(_ object: ObjectReader, in scope: LookScope, into dialog: inout RequestedDialog) {
        dialog.id = name(object, "id")
        dialog.isRequestedByUser = object.bool("requested") ?? false
        dialog.style = style(object)
        if let content = object.object("content", members: ContentMembers.all) {
            self.content(content, in: scope, into: &dialog.content)
        }
        if let placement = object.object("placement", members: PlacementMembers.all) {
            self.placement(placement, into: &dialog.placement)
        }
        if let backdrop = object.object("backdrop", members: DialogMembers.backdrop) {
            self.backdrop(backdrop, in: scope, into: &dialog.backdrop)
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
        dialog.haptic = haptic(object)
        if let theme = object.object("theme", members: DialogMembers.theme) {
            var read = Theme()
            read.light = colors(theme, "light", in: scope)
            read.dark = colors(theme, "dark", in: scope)
            dialog.theme = Boxed(read)
        }
        dialog.details = details(object)
    }

    /// Reads the haptic feedback of presenting; null for none.
    private func haptic(_ object: ObjectReader) -> HapticRequest {
        guard let value = object.value("haptic"), let kind = value.choose([.null, .string]) else { return .platform }
        return kind == .null ? .nothing : value.oneOf(HapticKind.self).map { .kind($0) } ?? .platform
    }

    /// Reads colours by the platform's roles.
    private func colors(_ theme: ObjectReader, _ name: StaticString, in scope: LookScope) -> [ColorRole: Color] {
        var colors: [ColorRole: Color] = [:]
        let object = theme.object(name, members: RoleMembers.table(in: scope))
        for (name, value) in object?.given() ?? [] {
            if let role = ColorRole(rawValue: name), let color = color(value) { colors[role] = color }
        }
        return colors
    }

    private func backdrop(_ object: ObjectReader, in scope: LookScope, into backdrop: inout BackdropRequest) {
        backdrop.color = color(object, "color")
        backdrop.opacity = share(object, "opacity")
        backdrop.interaction = object.oneOf("interaction", Interaction.self)
        if let rects = object.array("passThroughRects", maxCount: Self.mostRects) {
            backdrop.passThroughRects = rects.compactMap { rect($0) }
        }
        details(object, in: scope, of: &backdrop)
    }

    private func dismissal(_ object: ObjectReader, into dismissal: inout Dismissal) {
        dismissal.after = seconds(object, "after")
        if let edges = object.array("swipe", maxCount: 6) {
            dismissal.isSwipeGiven = true
            dismissal.swipe = edges.compactMap { $0.oneOf(RelativeEdge.self) }
        }
        if let requests = object.array("closeRequests", maxCount: CloseRequest.allCases.count) {
            var given: CloseRequests = []
            for request in requests {
                if let request = request.oneOf(CloseRequest.self) { given.insert(CloseRequests(request)) }
            }
            dismissal.closeRequests = given
        }
        if let taps = object.bool("tapDialog") { (dismissal.tapDialog, dismissal.isTapGiven) = (taps, true) }
        dismissal.approval = object.oneOf("approval", Dismissal.Approval.self) ?? .none
    }

    private func presenter(_ object: ObjectReader, into presenter: inout Presenter) {
        presenter.style = style(object)
        presenter.frame = rect(object, "frame")
        presenter.tint = object.oneOf("tint", PresenterTint.self)
        if let value = object.value("navigationBar"), let kind = value.choose([.bool, .object]) {
            if kind == .bool {
                presenter.hasNavigationBar = value.bool() ?? false
            } else if let bar = value.object(DialogMembers.presenterBar) {
                _ = text(bar, "title")
                presenter.hasNavigationBar = true
            }
        }
        presenter.focus = name(object, "focus")
        presenter.picture = picture(object)
    }
}
