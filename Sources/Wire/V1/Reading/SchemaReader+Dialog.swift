import Boxes
import Devices
import Dialogs
import Geometry
import JSONText

enum DialogMembers {
    static let all: NameTable = [
        "id", "requested", "style", "content", "placement", "backdrop", "dismissal", "transition", "presenter",
        "pushBack", "parallax", "theme", "haptic",
    ]
    static let theme: NameTable = ["light", "dark"]
    static let backdrop: NameTable = ["color", "opacity", "interaction", "passThroughRects"]
    static let dismissal: NameTable = ["after", "swipe", "tapDialog", "approval", "closeRequests"]
    static let presenter: NameTable = ["style", "frame", "navigationBar", "focus"]
    static let presenterBar: NameTable = ["title"]
    static let pushBack: NameTable = ["scale", "opacity", "cornerRadius"]
    static let parallax: NameTable = ["horizontal", "vertical"]
}

extension SchemaReader {
    /// Most rectangles through which touches pass.
    private static let mostRects = 64

    /// - Parameter device: Whose platform says which roles and materials there are; nil where that is not known, or there
    ///   are several: what one of them lacks is then found as the dialog is laid out.
    func dialog(_ object: ObjectReader, on device: DeviceState?) -> DialogRequest {
        if let style = limits.styles.style(of: object) { return dialog(object, in: style, on: device) }
        var dialog = RequestedDialog()
        read(object, on: device, into: &dialog)
        return DialogRequest(consume dialog)
    }

    func read(_ object: ObjectReader, on device: DeviceState?, into dialog: inout RequestedDialog) {
        dialog.id = name(object, "id")
        dialog.isRequestedByUser = object.bool("requested") ?? false
        dialog.style = style(object)
        if let content = object.object("content", members: ContentMembers.all) {
            self.content(content, on: device, into: &dialog.content)
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
        dialog.haptic = haptic(object)
        if let theme = object.object("theme", members: DialogMembers.theme) {
            var read = Theme()
            read.light = colors(theme, "light", on: device)
            read.dark = colors(theme, "dark", on: device)
            dialog.theme = Boxed(read)
        }
    }

    /// What is felt when the dialog comes: null is nothing.
    private func haptic(_ object: ObjectReader) -> HapticRequest {
        guard let value = object.value("haptic"), let kind = value.choose([.null, .string]) else { return .platform }
        return kind == .null ? .nothing : value.oneOf(HapticKind.self).map { .kind($0) } ?? .platform
    }

    /// Colours by their roles, as the device's platform has them.
    private func colors(_ theme: ObjectReader, _ name: StaticString, on device: DeviceState?) -> [ColorRole: Color] {
        var colors: [ColorRole: Color] = [:]
        let object = theme.object(name, members: RoleMembers.table(on: device?.runningSystem))
        for (name, value) in object?.given() ?? [] {
            if let role = ColorRole(rawValue: name), let color = color(value) { colors[role] = color }
        }
        return colors
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
        if let requests = object.array("closeRequests", maxCount: CloseRequest.allCases.count) {
            var given: CloseRequests = []
            for request in requests {
                if let request = request.oneOf(CloseRequest.self) { given.insert(CloseRequests(request)) }
            }
            dismissal.closeRequests = given
        }
        dismissal.tapDialog = object.bool("tapDialog") ?? false
        dismissal.approval = object.oneOf("approval", Dismissal.Approval.self) ?? .none
    }

    private func presenter(_ object: ObjectReader, into presenter: inout Presenter) {
        presenter.style = style(object)
        presenter.frame = rect(object, "frame")
        if let value = object.value("navigationBar"), let kind = value.choose([.bool, .object]) {
            if kind == .bool {
                presenter.hasNavigationBar = value.bool() ?? false
            } else if let bar = value.object(DialogMembers.presenterBar) {
                _ = text(bar, "title")
                presenter.hasNavigationBar = true
            }
        }
        presenter.focus = name(object, "focus")
    }
}

/// The names that the colours of a theme may have.
enum RoleMembers {
    /// Those of every platform.
    private static let all = NameTable(names: ColorRole.allCases.map(\.rawValue))
    private static let apple = AppleRelease.allCases.map { table(.apple, $0) }
    private static let material = table(.material, .glass)
    private static let web = table(.web, .glass)

    private static func table(_ platform: Platform, _ release: AppleRelease) -> NameTable {
        NameTable(names: Palette.roles(on: platform, release).map(\.rawValue))
    }

    /// Those of a system; of every platform where there is none.
    static func table(on system: OperatingSystem?) -> NameTable {
        guard let system else { return all }
        return switch system.platform {
        case .apple: apple[system.release.rawValue]
        case .material: material
        case .web: web
        }
    }
}
