import Boxes
import Devices
import Dialogs
import JSONText

extension SchemaReader {
    /// The style of a dialog, or of its presenter: of a named one, the style of rules that it stands on.
    func style(_ object: ObjectReader) -> StyleName? {
        guard !limits.styles.isEmpty else { return object.oneOf("style", StyleName.self) }
        return object.value("style")?.index(in: limits.styles.names).map { limits.styles.builtIn(at: $0) }
    }

    /// A dialog whose style is a named one: its own members over those that the style has where a request is
    /// silent, and those over what a library's behaviour says.
    ///
    /// - Parameter device: Where it is shown, which says what the style is there; nil keeps all that it may be.
    func dialog(
        _ object: ObjectReader, in file: StyleFile, on device: DeviceState?, _ scope: LookScope
    ) -> DialogRequest {
        // The key has the name.
        _ = style(object)
        guard let device, !keepsVariants else {
            var dialog = read(object, as: file.base, in: scope)
            dialog.variants = file.variants.map { condition, variant in
                DialogVariant(DialogRequest(read(object, as: variant, in: scope)), where: condition)
            }
            return DialogRequest(dialog)
        }
        return DialogRequest(read(object, as: file.variant(on: device), in: scope))
    }

    private func read(_ object: ObjectReader, as variant: StyleVariant, in scope: LookScope) -> RequestedDialog {
        let defaults = library.map { variant.defaults.laid(over: $0.defaults(under: object)) } ?? variant.defaults
        var dialog = read(object, over: defaults, omitting: "style", in: scope)
        dialog.style = variant.style.base
        dialog.named = variant.style
        return dialog
    }

    /// A dialog as it is with what stands where it is silent.
    func read(
        _ object: ObjectReader, over defaults: JSONTape, omitting omitted: StaticString? = nil, in scope: LookScope
    ) -> RequestedDialog {
        var dialog = object.reading(over: defaults, omitting: omitted, replacing: Self.replacesWhole) { object in
            var dialog = RequestedDialog()
            read(object, in: scope, into: &dialog)
            return dialog
        }
        dialog.changeDetails { $0.said = object.outline(over: defaults) }
        return dialog
    }

    /// Shapes and easings are of one kind, and a transition is one for both directions or one for each: what a
    /// request says of these takes the place of all that the style says.
    static func replacesWhole(_ member: JSONMember, _ base: JSONNode) -> Bool {
        if member.isNamed("easing") || member.isNamed("shape") { return true }
        guard member.isNamed("transition") else { return false }
        return isSplit(member.value) != isSplit(base)
    }

    private static func isSplit(_ transition: JSONNode) -> Bool {
        transition.member("present") != nil || transition.member("dismiss") != nil
    }
}

extension JSONTape {
    /// The members of a dialog over those of another.
    func laid(over base: JSONTape) -> JSONTape {
        base.withRoot { base in
            withRoot { JSONTape(laying: $0, over: base, replacing: SchemaReader.replacesWhole) }
        }
    }
}
