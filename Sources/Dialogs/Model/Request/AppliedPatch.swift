package import Boxes
package import Devices
package import JSONText

/// The patch that was applied to a dialog, and the outline of the members that it sets.
package struct AppliedPatch: Sendable, Hashable {
    package var platform: Platform
    package var outline: PatchOutline

    package init(platform: Platform, outline: PatchOutline) {
        self.platform = platform
        self.outline = outline
    }

    /// Returns the path at which a field of the dialog was written: in the patch, or in the dialog that the patch was
    /// applied to.
    package func origin(of field: FieldPath) -> FieldPath {
        guard let tokens = field.tokensInDialog, !tokens.isEmpty, outline.says(tokens) else { return field }
        return field.inPatch(for: platform)
    }
}

extension FieldPath {
    /// The path of the same field of a dialog in the dialog's patch for a platform.
    package func inPatch(for platform: Platform) -> FieldPath {
        FieldPath(
            components: [.member(.dialog), .member(.platforms), .key(platform.rawValue)] + components.dropFirst())
    }

    /// Whether the path leads into a list, which is never merged with another.
    fileprivate var isInList: Bool { components.contains { if case .index = $0 { true } else { false } } }

    /// The path from the dialog down as reference tokens (RFC 6901); `nil` if it does not lie in a dialog.
    fileprivate var tokensInDialog: [String]? {
        guard components.first == .member(.dialog) else { return nil }
        return components.dropFirst().map(\.name)
    }
}

extension DialogRequest {
    /// Whether any part of the dialog may be written in a patch or in a list by orientation.
    package var isWrittenElsewhere: Bool { self.details != nil || self.placement.byAspect != nil }

    /// Returns the path at which a field of the dialog was written, in the request or in a patch.
    package func origin(of field: FieldPath) -> FieldPath {
        let field = self.placement.byAspect?.value.origin(of: field) ?? field
        return self.details?.patch?.origin(of: field) ?? field
    }

    /// Whether the request itself sets a field, rather than the file of its style or the behaviour of a library.
    package func says(_ field: FieldPath) -> Bool {
        guard let said = self.details?.said, let tokens = field.tokensInDialog else { return true }
        return said.says(tokens)
    }

    /// Whether a field that is left out where it was written gets another value: that of the dialog below a patch, of
    /// the file of its style, or of the behaviour of a library.
    package func fallsBack(_ field: FieldPath) -> Bool {
        guard let tokens = field.tokensInDialog, !field.isInList else { return false }
        if let outline = self.details?.patch?.outline, outline.says(tokens), outline.covers(tokens) { return true }
        return self.details?.said?.covers(tokens) == true
    }

    /// Whether the request does not set a field and the file of its style does.
    package func takesFromStyle(_ field: FieldPath) -> Bool { self.named != nil && leavesToDefault(field) }

    /// Whether the request does not set a field, and the file of its style or the behaviour of a library does.
    package func leavesToDefault(_ field: FieldPath) -> Bool {
        guard let said = self.details?.said, let tokens = field.tokensInDialog else { return false }
        return said.leaves(tokens)
    }
}
