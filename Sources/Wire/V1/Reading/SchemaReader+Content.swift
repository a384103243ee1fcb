import Boxes
import Devices
import Dialogs
import Geometry
import JSONText

enum ContentMembers {
    static let all: NameTable = [
        "size", "title", "message", "image", "actions", "textFields", "navigationBar", "shape", "border", "background",
        "shadows", "closeButton", "blocks", "actionAxis", "alignment",
    ]
    static let action: NameTable = [
        "id", "title", "role", "dismisses", "preferred", "enabled", "symbol", "background", "color", "data",
    ]
    static let symbol: NameTable = ["path"]
    static let closeButton: NameTable = [
        "id", "title", "role", "dismisses", "preferred", "enabled", "background", "color", "data",
        "edge",
    ]
    static let block: NameTable = ["id", "width", "height", "focusable", "label", "after"]
    static let textField: NameTable = ["id", "placeholder", "text", "secure"]
    static let size: NameTable = ["width", "height", "minWidth", "maxWidth", "minHeight", "maxHeight"]
    static let image: NameTable = ["width", "height", "fit", "source"]
    static let navigationBar: NameTable = ["title", "leading", "trailing"]
    static let shape: NameTable = ["kind", "radius", "path", "radii"]
    static let border: NameTable = ["width", "color", "opacity"]
    static let background: NameTable = ["color", "opacity", "material"]
    static let shadow: NameTable = ["color", "opacity", "blur", "spread", "offset", "clipped"]
}

enum ShapeKind: String, NamedChoice {
    case rectangle, rounded, ellipse, path

    static let names = ChoiceNames<ShapeKind>()
}

extension SchemaReader {
    func content(_ object: ObjectReader, in scope: LookScope, into content: inout Content) {
        if let size = object.object("size", members: ContentMembers.size) {
            content.width = dimension(size, "width")
            content.height = dimension(size, "height")
            content.sizeLimits = sizeLimits(size)
        }
        content.title = text(object, "title")
        content.message = text(object, "message")
        if let image = object.object("image", members: ContentMembers.image) {
            content.image = self.image(image)
        }
        if let actions = object.value("actions") {
            content.actions = self.actions(actions, besides: []) { "\($0)" }
        }
        content.textFields = textFields(object)
        if let bar = object.object("navigationBar", members: ContentMembers.navigationBar) {
            var read = NavigationBar()
            read.title = text(bar, "title")
            (read.leading, read.isLeadingAlone) = barActions(bar, "leading", besides: content.actions)
            (read.trailing, read.isTrailingAlone) = barActions(bar, "trailing", besides: content.actions, read.leading)
            content.navigationBar = read
            if content.allActions.count > limits.actions {
                bar.report(
                    code: "tooMany",
                    message: "A dialog has at most \(limits.actions) actions, its bar's included. "
                        + "The limit is the setting \(Setting.actions).")
            }
        }
        readArrangement(object, into: &content)
        content.shape = object.object("shape", members: ContentMembers.shape).flatMap { shape($0) }
        if let border = object.object("border", members: ContentMembers.border) {
            content.border = Border(
                width: length(border, "width") ?? 1, color: color(border, "color") ?? .black,
                opacity: share(border, "opacity") ?? 1)
        }
        if let background = object.object("background", members: ContentMembers.background) {
            content.background.color = color(background, "color")
            content.background.opacity = share(background, "opacity")
            content.background.material = material(background, in: scope)
        }
        content.shadows = object.value("shadows").flatMap { shadows($0) }
    }

    private func image(_ object: ObjectReader) -> Boxed<ImageContent>? {
        let width = extent(object, "width", .required)
        let height = extent(object, "height", .required)
        let fit = object.oneOf("fit", ImageContent.Fit.self)
        var image = ImageContent(size: Size(width: width ?? 0, height: height ?? 0))
        if let fit { image.fit = fit }
        readSource(object, into: &image)
        return width == nil || height == nil ? nil : Boxed(image)
    }

    /// Reads the name of a material of the platform.
    func material(_ object: ObjectReader, in scope: LookScope) -> String? {
        guard let value = object.value("material") else { return nil }
        if let offered = scope.materials, !value.isText(where: { _ in true }) {
            value.report(code: "wrongType", message: MaterialWords.unknown(nil, offered), allowed: offered)
            return nil
        }
        guard let name = value.string(maxLength: limits.nameLength, setting: Setting.nameLength)
        else { return nil }
        guard let offered = scope.materials, !offered.contains(name) else { return name }
        value.report(
            code: "materialNotOffered", message: MaterialWords.unknown(name, offered), allowed: offered,
            nearest: NearestName.of(name, among: offered))
        return nil
    }

    /// Reads a list of shadows, the topmost first; an empty list removes the style's shadows.
    private func shadows(_ value: ValueReader) -> [Shadow]? {
        value.array(counts: 0...Self.mostShadows)?.compactMap { item in
            item.object(ContentMembers.shadow).map { shadow in
                Shadow(
                    color: color(shadow, "color") ?? .black, opacity: share(shadow, "opacity") ?? 0.3,
                    blur: length(shadow, "blur") ?? 20, spread: coordinate(shadow, "spread") ?? 0,
                    offset: point(shadow, "offset") ?? .zero, isClipped: shadow.bool("clipped") ?? false)
            }
        }
    }

    /// The most shadows: more than any published elevation has.
    private static let mostShadows = 8

    /// Reads the least and the greatest width and height; `nil` if none is given.
    private func sizeLimits(_ object: ObjectReader) -> Boxed<SizeLimits>? {
        var limits = SizeLimits()
        (limits.minWidth, limits.maxWidth) = limitPair(object, "minWidth", "maxWidth")
        (limits.minHeight, limits.maxHeight) = limitPair(object, "minHeight", "maxHeight")
        return limits == SizeLimits() ? nil : Boxed(limits)
    }

    /// Reads the limits of a side. Points are not compared with fractions here, because that depends on the device.
    private func limitPair(
        _ object: ObjectReader, _ least: StaticString, _ most: StaticString
    ) -> (least: Dimension?, most: Dimension?) {
        let limits = (least: sizeLimit(object, least), most: sizeLimit(object, most))
        let isCrossed =
            switch limits {
            case (.points(let low)?, .points(let high)?), (.fraction(let low)?, .fraction(let high)?): low > high
            default: false
            }
        if isCrossed, let low = limits.least, let high = limits.most {
            object.report(
                least, code: "outOfRange", message: "Needs at most \(most), which is \(high.name), and got \(low.name)."
            )
        }
        return limits
    }

    /// Reads a list of actions, whose ids must differ from those of `others` and `more`.
    private func actions(
        _ value: ValueReader, besides others: [Action], _ more: [Action] = [], defaultID: (Int) -> String
    ) -> [Action] {
        guard var items = value.array(maxCount: limits.actions, setting: Setting.actions) else { return [] }
        var actions: [Action] = []
        actions.reserveCapacity(items.count)
        var index = 0
        while let item = items.next() {
            defer { index += 1 }
            guard let object = item.object(ContentMembers.action) else { continue }
            var action = action(object, defaultID: defaultID(index))
            action.details = actionDetails(object)
            if isNew(action, object, among: actions), isNew(action, object, among: others),
                isNew(action, object, among: more)
            {
                checkPreferred(action, object, among: actions, more)
                actions.append(action)
            }
        }
        return actions
    }

    /// Reads the actions of one side of a bar: a list of actions, or a single one, as `isAlone` reports.
    private func barActions(
        _ bar: ObjectReader, _ side: StaticString, besides others: [Action], _ more: [Action] = []
    ) -> (actions: [Action], isAlone: Bool) {
        guard let value = bar.value(side), let kind = value.choose([.array, .object]) else { return ([], false) }
        if kind == .array { return (actions(value, besides: others, more) { "\(side)\($0)" }, false) }
        guard let object = value.object(ContentMembers.action) else { return ([], true) }
        var only = action(object, defaultID: "\(side)0")
        only.details = actionDetails(object)
        checkPreferred(only, object, among: more)
        return (isNew(only, object, among: others) && isNew(only, object, among: more) ? [only] : [], true)
    }

    /// Reports a second preferred action: only one may be preferred.
    func checkPreferred(_ action: Action, _ object: ObjectReader, among lists: [Action]...) {
        guard action.isPreferred, let other = lists.joined().first(where: \.isPreferred) else { return }
        object.report(
            "preferred", code: "conflictingMember",
            message: "The action \"\(other.id.clipped(to: 80))\" is the preferred one already.")
    }

    /// Reads an action. Without an id it is named by its index in the list; without a title, by its id.
    func action(_ object: ObjectReader, defaultID: @autoclosure () -> String) -> Action {
        let id = name(object, "id") ?? defaultID()
        let title = text(object, "title")
        var action = Action(id: id, title: title ?? id)
        action.role = object.oneOf("role", Action.Role.self) ?? .default
        action.dismisses = object.oneOf("dismisses", Action.Dismisses.self) ?? .beforeAction
        action.isPreferred = object.bool("preferred") ?? false
        action.isEnabled = object.bool("enabled") ?? true
        return action
    }

    /// Whether no other action has the same id; reports a fault if one has.
    func isNew(_ action: Action, _ object: ObjectReader, among others: [Action]) -> Bool {
        // Lists are short, and most have two elements: searching is faster than hashing. As everywhere, ids that are
        // canonically equivalent are the same.
        guard others.contains(where: { $0.id == action.id }) else { return true }
        object.report(
            "id", code: "duplicateID",
            message: "Another action is called \"\(action.id.clipped(to: 80))\" already; ids are unique.")
        return false
    }

    private func textFields(_ object: ObjectReader) -> [TextField] {
        guard let items = object.array("textFields", maxCount: limits.actions, setting: Setting.actions) else {
            return []
        }
        var fields: [TextField] = []
        for (index, item) in items.enumerated() {
            guard let object = item.object(ContentMembers.textField) else { continue }
            let id = name(object, "id") ?? "\(index)"
            var field = TextField(id: id, placeholder: text(object, "placeholder"))
            field.text = text(object, "text")
            field.isSecure = object.bool("secure") ?? false
            if fields.contains(where: { $0.id == id }) {
                object.report(
                    "id", code: "duplicateID",
                    message: "Another text field is called \"\(id.clipped(to: 80))\" already; ids are unique.")
                continue
            }
            fields.append(field)
        }
        return fields
    }

    private func shape(_ object: ObjectReader) -> Shape? {
        let kind = object.oneOf("kind", ShapeKind.self, .required)
        let corners = corners(object, of: kind)
        let path = object.value("path")
        let text = path.flatMap { $0.string(maxLength: limits.textLength, setting: Setting.textLength) }
        if path != nil, let kind, kind != .path {
            object.report("path", code: "conflictingMember", message: "A path belongs to the kind path.")
        }
        switch kind {
        case nil: return nil
        case .rectangle: return .rectangle
        case .rounded: return .rounded(corners)
        case .ellipse: return .ellipse
        case .path:
            guard let path, let text else {
                if path == nil { object.reportMissing("path") }
                return nil
            }
            do throws(PathSyntaxError) {
                return .path(try VectorPath(svg: text))
            } catch {
                path.report(
                    code: "unknownValue",
                    message: "Needs path data as in SVG: \(error).")
                return nil
            }
        }
    }
}
