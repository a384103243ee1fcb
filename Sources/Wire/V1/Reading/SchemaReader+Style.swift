import Boxes
import Devices
import Dialogs
import JSONText

extension SchemaReader {
    /// The style of a dialog, or of its presenter: of one that the owner has named, the built-in one that it stands on.
    func style(_ object: ObjectReader) -> StyleName? {
        guard !limits.styles.isEmpty else { return object.oneOf("style", StyleName.self) }
        return object.value("style")?.index(in: limits.styles.names).map { limits.styles.builtIn(at: $0) }
    }

    /// A dialog whose style the owner has named: its own members over those that the style has where a request is
    /// silent.
    ///
    /// - Parameter device: Where it is shown, which says what the style is there; nil keeps all that it may be.
    func dialog(_ object: ObjectReader, in file: StyleFile, on device: DeviceState?) -> DialogRequest {
        // The key has the name.
        _ = style(object)
        guard let device, !keepsVariants else {
            var dialog = read(object, over: file.base, on: nil)
            dialog.variants = file.variants.map { condition, variant in
                DialogVariant(DialogRequest(read(object, over: variant, on: nil)), where: condition)
            }
            return DialogRequest(dialog)
        }
        return DialogRequest(read(object, over: file.variant(on: device), on: device))
    }

    private func read(_ object: ObjectReader, over variant: StyleVariant, on device: DeviceState?) -> RequestedDialog {
        object.reading(over: variant.defaults, omitting: "style", replacing: Self.replacesWhole) { object in
            var dialog = RequestedDialog()
            read(object, on: device, into: &dialog)
            dialog.style = variant.style.base
            dialog.named = variant.style
            return dialog
        }
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
