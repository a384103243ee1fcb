import Boxes
import Devices
import Dialogs

extension Finding {
    /// Returns this finding with its field and its changes at the places where the request was written.
    ///
    /// - Parameter platform: The platform on which the dialog is shown.
    func located(in request: DialogRequest, on platform: Platform) -> Finding {
        var located = self
        located.field = request.origin(of: field)
        for index in changes.indices {
            located.changes[index].field = request.place(ofChange: changes[index].field, on: platform)
        }
        return located
    }
}

extension DialogRequest {
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
        return FieldPath(
            components: [.member(.dialog), .member(.platforms), .key(platform.rawValue)]
                + field.components.dropFirst())
    }
}
