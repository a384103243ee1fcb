import Boxes
import Devices
import Dialogs
import JSONText

extension SchemaReader {
    /// Reads the style of a dialog, or of its presenter; for a named style, the built-in style that it extends.
    func style(_ object: ObjectReader) -> StyleName? {
        guard !limits.styles.isEmpty else { return object.oneOf("style", StyleName.self) }
        return object.value("style")?.index(in: limits.styles.names).map { limits.styles.builtIn(at: $0) }
    }

    /// Reads a dialog with a named style. Its own members take precedence over those of the style, and these over those
    /// of a library's behaviour.
    ///
    /// - Parameter device: The device, which determines the style's variant; `nil` keeps all variants that a system of
    ///   `scope` may need.
    func dialog(
        _ object: ObjectReader, in file: StyleFile, on device: DeviceState?, _ scope: LookScope
    ) -> DialogRequest {
        // Read only so that the name becomes part of the key.
        _ = style(object)
        guard let device, !keepsVariants else {
            let faults = object.faultCount
            var dialog = read(object, as: file.base, of: file, in: scope)
            for (condition, variant) in file.variants where scope.includes(condition.platform) {
                // A fault of the dialog itself would be told again for each variant.
                guard object.faultCount == faults else { break }
                dialog.variants.append(
                    DialogVariant(DialogRequest(read(object, as: variant, of: file, in: scope)), where: condition))
            }
            return DialogRequest(dialog)
        }
        return DialogRequest(read(object, as: file.variant(on: device), of: file, in: scope))
    }

    /// Returns defaults that also have what a file has on any device and a dialog has null for: such a null means
    /// nothing where the style is another one. `nil` if there is no such null.
    func taking(nullsOf file: StyleFile?, for object: ObjectReader, into defaults: JSONTape?) -> JSONTape? {
        guard let file else { return nil }
        var taken: JSONTape?
        func take(_ members: JSONTape) {
            guard object.hasNull(of: members), let base = taken ?? defaults ?? (try? JSONTape(json: "{}")) else {
                return
            }
            taken = object.taking(nullsOf: members, into: base)
        }
        take(file.base.defaults.members)
        for (_, variant) in file.variants { take(variant.defaults.members) }
        return taken
    }

    private func read(
        _ object: ObjectReader, as variant: StyleVariant, of file: StyleFile, in scope: LookScope
    ) -> RequestedDialog {
        var defaults = variant.defaults.members(for: object)
        if let patch {
            defaults = defaults.withRoot { root in patch.withRoot { JSONTape(root, withoutNullsOf: $0) } }
        }
        if let library { defaults = defaults.laid(over: library.defaults.members(for: object)) }
        // One request serves all devices: a null for what the style has on others means nothing on this one.
        if !file.variants.isEmpty { defaults = taking(nullsOf: file, for: object, into: defaults) ?? defaults }
        defaults = taking(nullsOf: replaced, for: object, into: defaults) ?? defaults
        var dialog = read(object, over: defaults, omitting: "style", in: scope)
        dialog.style = variant.style.base
        dialog.named = variant.style
        dialog.fitStyleTheme()
        return dialog
    }

    /// Reads a dialog, with `base` for the members that it leaves out.
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

    /// Whether a member of a request replaces the style's as a whole, instead of being merged with it: shapes and
    /// easings, each of which has one kind, and a transition, if one is for both directions and the other for each of
    /// them.
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
    /// Merges the members of this dialog over those of another.
    func laid(over base: JSONTape) -> JSONTape {
        base.withRoot { base in
            withRoot { JSONTape(laying: $0, over: base, replacing: SchemaReader.replacesWhole) }
        }
    }
}
