import Dialogs
import Geometry
import JSONText

enum ContentMembers {
    static let all: [StaticString] = [
        "size", "title", "message", "image", "actions", "textFields", "navigationBar", "shape", "border", "background",
        "shadow",
    ]
    static let action: [StaticString] = ["id", "title", "role", "dismisses"]
}

private enum ShapeKind: String, CaseIterable { case rectangle, rounded, ellipse, path }

extension SchemaReader {
    func content(_ object: ObjectReader) -> Content {
        var content = Content()
        if let size = object.object("size", members: ["width", "height"]) {
            content.width = dimension(size, "width")
            content.height = dimension(size, "height")
        }
        content.title = text(object, "title")
        content.message = text(object, "message")
        if let image = object.object("image", members: ["width", "height"]) {
            let width = extent(image, "width", .required)
            let height = extent(image, "height", .required)
            if let width, let height { content.image = Size(width: width, height: height) }
        }
        var ids = IdentifierCheck()
        content.actions = actions(object, "actions", defaultID: { "\($0)" }, ids: &ids)
        content.textFields = textFields(object)
        if let bar = object.object("navigationBar", members: ["title", "leading", "trailing"]) {
            var read = NavigationBar()
            read.title = text(bar, "title")
            (read.leading, read.isLeadingAlone) = barActions(bar, "leading", ids: &ids)
            (read.trailing, read.isTrailingAlone) = barActions(bar, "trailing", ids: &ids)
            content.navigationBar = read
            if content.allActions.count > limits.actions {
                bar.report(
                    code: "tooMany",
                    message: "A dialog has at most \(limits.actions) actions, its bar's included. "
                        + "The limit is the setting \(Setting.actions).")
            }
        }
        content.shape = object.object("shape", members: ["kind", "radius", "path"]).flatMap { shape($0) }
        if let border = object.object("border", members: ["width", "color"]) {
            content.border = Border(width: length(border, "width") ?? 1, color: color(border, "color") ?? .black)
        }
        if let background = object.object("background", members: ["color", "opacity"]) {
            content.background.color = color(background, "color")
            content.background.opacity = share(background, "opacity")
        }
        if let shadow = object.object("shadow", members: ["color", "opacity", "radius", "offset"]) {
            content.shadow = Shadow(
                color: color(shadow, "color") ?? .black, opacity: share(shadow, "opacity") ?? 0.3,
                radius: length(shadow, "radius") ?? 10, offset: point(shadow, "offset") ?? .zero)
        }
        return content
    }

    private func actions(
        _ object: ObjectReader, _ name: StaticString, defaultID: (Int) -> String, ids: inout IdentifierCheck
    ) -> [Action] {
        object.value(name).map { actions($0, defaultID: defaultID, ids: &ids) } ?? []
    }

    private func actions(
        _ value: ValueReader, defaultID: (Int) -> String, ids: inout IdentifierCheck
    ) -> [Action] {
        guard let items = value.array(maxCount: limits.actions, setting: Setting.actions) else { return [] }
        var actions: [Action] = []
        for (index, item) in items.enumerated() {
            guard let object = item.object(ContentMembers.action) else { continue }
            if let action = action(object, defaultID(index), &ids) { actions.append(action) }
        }
        return actions
    }

    /// The actions of one side of a bar: a list of them, or one alone, and which it was.
    private func barActions(
        _ bar: ObjectReader, _ side: StaticString, ids: inout IdentifierCheck
    ) -> (actions: [Action], isAlone: Bool) {
        guard let value = bar.value(side), let kind = value.choose([.array, .object]) else { return ([], false) }
        if kind == .array { return (actions(value, defaultID: { "\(side)\($0)" }, ids: &ids), false) }
        let only = value.object(ContentMembers.action).flatMap { action($0, "\(side)0", &ids) }
        return (only.map { [$0] } ?? [], true)
    }

    /// An action without an id is called by its place in the list; one without a title by its id.
    private func action(_ object: ObjectReader, _ defaultID: String, _ ids: inout IdentifierCheck) -> Action? {
        let given = text(object, "id")
        let id = given ?? defaultID
        let title = text(object, "title")
        var action = Action(id: id, title: title ?? id)
        action.role = object.oneOf("role", Action.Role.self) ?? .default
        action.dismisses = object.oneOf("dismisses", Action.Dismisses.self) ?? .beforeAction
        guard ids.isNew(id) else {
            object.report(
                "id", code: "duplicateID", message: "Another action is called \"\(id)\" already; ids are unique.")
            return nil
        }
        return action
    }

    private func textFields(_ object: ObjectReader) -> [TextField] {
        guard let items = object.array("textFields", maxCount: limits.actions, setting: Setting.actions) else {
            return []
        }
        var ids = IdentifierCheck()
        var fields: [TextField] = []
        for (index, item) in items.enumerated() {
            guard let object = item.object(["id", "placeholder"]) else { continue }
            let id = text(object, "id") ?? "\(index)"
            let placeholder = text(object, "placeholder")
            guard ids.isNew(id) else {
                object.report(
                    "id", code: "duplicateID",
                    message: "Another text field is called \"\(id)\" already; ids are unique.")
                continue
            }
            fields.append(TextField(id: id, placeholder: placeholder))
        }
        return fields
    }

    private func shape(_ object: ObjectReader) -> Shape? {
        let kind = object.oneOf("kind", ShapeKind.self, .required)
        let radius = length(object, "radius")
        let path = object.value("path")
        let text = path.flatMap { $0.string(maxLength: limits.textLength, setting: Setting.textLength) }
        if radius != nil, let kind, kind != .rounded {
            object.report("radius", code: "conflictingMember", message: "A radius belongs to the kind rounded.")
        }
        if path != nil, let kind, kind != .path {
            object.report("path", code: "conflictingMember", message: "A path belongs to the kind path.")
        }
        switch kind {
        case nil: return nil
        case .rectangle: return .rectangle
        case .rounded: return .rounded(radius: radius)
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

/// Notes the identifiers of one list and tells which came before.
private struct IdentifierCheck {
    private var seen: [String] = []

    mutating func isNew(_ id: String) -> Bool {
        // Lists are short, and most are of two: looking through beats hashing.
        guard !seen.contains(where: { $0.utf8.elementsEqual(id.utf8) }) else { return false }
        seen.append(id)
        return true
    }
}
