package import Boxes
package import Devices
package import JSONText

/// The platforms that a request may have patches for, by the names of the wire.
package enum PatchedPlatform: String, Sendable, CaseIterable {
    case apple, android, web, gnome, kde, windows, harmonyos

    /// The platform whose rules dialogs follow there; nil where that is not laid out yet.
    package var platform: Platform? {
        switch self {
        case .apple: .apple
        case .android: .material
        case .web: .web
        case .gnome, .kde, .windows, .harmonyos: nil
        }
    }
}

/// A dialog as it is asked for on one platform.
package struct PlatformVariant: Sendable, Hashable {
    package var platform: PatchedPlatform
    package var dialog: DialogRequest

    package init(platform: PatchedPlatform, dialog: DialogRequest) {
        self.platform = platform
        self.dialog = dialog
    }
}

/// The patch that made a dialog what it is: what it has a say in.
package struct AppliedPatch: Sendable, Hashable {
    package var platform: PatchedPlatform
    package var outline: PatchOutline

    package init(platform: PatchedPlatform, outline: PatchOutline) {
        self.platform = platform
        self.outline = outline
    }

    /// Where something of the dialog was written: in the patch, or in the dialog that it was laid over.
    package func origin(of field: FieldPath) -> FieldPath {
        guard field.components.first == .member("dialog") else { return field }
        let below = field.components.dropFirst()
        let tokens = below.map { component in
            switch component {
            case .member(let name): name
            case .index(let index): "\(index)"
            }
        }
        guard !tokens.isEmpty, outline.says(tokens) else { return field }
        return FieldPath(components: [.member("dialog"), .member("platforms"), .member(platform.rawValue)] + below)
    }
}

extension DialogRequest {
    /// Whether anything of it stands in a patch or in a list by orientation.
    package var isWrittenElsewhere: Bool { self.patch != nil || self.placement.byAspect != nil }

    /// Where something of the dialog was written.
    package func origin(of field: FieldPath) -> FieldPath {
        let field = self.placement.byAspect?.value.origin(of: field) ?? field
        return self.patch?.value.origin(of: field) ?? field
    }

    /// The dialog as it is asked for on a platform: with the patch for it, where the request has one.
    package func asked(on platform: Platform) -> DialogRequest {
        self.variants.first { $0.platform.platform == platform }?.dialog ?? self
    }
}
