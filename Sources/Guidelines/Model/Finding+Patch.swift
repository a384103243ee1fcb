import Boxes
import Devices
import Dialogs

extension Finding {
    /// Returns this finding with its field and its changes at the places where the request was written.
    ///
    /// A change that removes a member becomes a null if a default would take the member's place: that of a named style,
    /// of a library's behaviour, or of the dialog below a patch.
    ///
    /// - Parameter platform: The platform on which the dialog is shown.
    func located(in request: DialogRequest, on platform: Platform) -> Finding {
        var located = self
        // A list of a default is in no request: nothing in it can be pointed at or changed, and an element that is
        // appended would replace all of it.
        located.field = request.isInListOfDefault(field) ? [.dialog, .style] : request.origin(of: field)
        guard !changes.contains(where: { request.isInListOfDefault($0.field) }) else {
            located.changes = []
            return located
        }
        // Another style has other defaults, and no null of a member that it lacks.
        let keepsStyle = request.named == nil || !changes.contains { $0.field == [.dialog, .style] }
        var nulls: [String] = []
        for (index, change) in changes.enumerated() {
            located.changes[index].field = request.place(ofChange: change.field, on: platform)
            if change.value == nil, keepsStyle, request.fallsBack(change.field) {
                located.changes[index].value = .null
                located.changes[index].field = request.place(ofNull: change.field)
                nulls.append(change.words)
            }
        }
        if !nulls.isEmpty {
            located.fix +=
                " To leave \(nulls.joined(separator: " and ")) out, give null: a default takes the place of what "
                + "is not there."
        }
        return located
    }
}

extension SetFinding {
    /// Returns this finding with its field and its changes at the places where the request was written.
    func located(in request: DialogRequest, on platform: Platform) -> SetFinding {
        guard request.isWrittenElsewhere else { return self }
        return SetFinding(at: index, finding.located(in: request, on: platform))
    }
}

extension DialogRequest {
    /// Whether a field is in a list, or after its end, that the request leaves to a default.
    fileprivate func isInListOfDefault(_ field: FieldPath) -> Bool {
        guard let element = field.components.firstIndex(where: \.isElement) else { return false }
        return leavesToDefault(FieldPath(components: Array(field.components[..<element])))
    }

    /// Returns the path of a null that takes away what the style has. Where the style stands in a patch, so does the
    /// null: the dialog below the patch has another style, to which it would mean nothing.
    fileprivate func place(ofNull field: FieldPath) -> FieldPath {
        let origin = origin(of: field)
        let style = self.origin(of: [.dialog, .style])
        guard self.named != nil, origin == field, style.components.count > 2 else { return origin }
        return FieldPath(components: style.components.dropLast() + field.components.dropFirst())
    }

    /// Returns the path at which a change of a field is written. A role of one platform that the theme does not name
    /// yet comes into the patch for the platform, which may be new: others, whose patches are read with the theme, lack
    /// the role.
    fileprivate func place(ofChange field: FieldPath, on platform: Platform) -> FieldPath {
        let origin = origin(of: field)
        guard origin == field, self.details?.hasPatches == true, field.components.count == 4,
            field.components[1] == .member(.theme), let role = ColorRole(rawValue: field.components[3].name),
            !Palette.neutral(on: platform).contains(where: { $0.role == role })
        else { return origin }
        let theme = self.theme?.value ?? Theme()
        guard (field.components[2] == .member(.dark) ? theme.dark : theme.light)[role] == nil else { return origin }
        return field.inPatch(for: platform)
    }
}

extension FieldPath.Component {
    /// Whether this is an element of a list, or the place after its last one.
    fileprivate var isElement: Bool {
        switch self {
        case .index: true
        case .key(let name): name == FieldPath.end
        case .member: false
        }
    }
}
