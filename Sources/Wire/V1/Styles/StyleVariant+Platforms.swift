import Devices
import Dialogs
import JSONText

// Defaults may have patches for platforms, as a request may. They are applied when the file is read: each becomes a
// variant for its platform, and the members of a request win over both.
extension StyleVariant {
    /// The variants that the patches make, each where this one's condition holds on a platform.
    func patched(where condition: StyleCondition) -> [(condition: StyleCondition, variant: StyleVariant)] {
        PatchedPlatform.allCases.compactMap { platform in
            guard condition.platform == nil || condition.platform == platform.platform,
                let tape = defaults.patched(by: platform)
            else { return nil }
            var own = condition
            own.platform = platform.platform
            return (own, StyleVariant(style: style, defaults: tape))
        }
    }

    var withoutPatches: StyleVariant {
        guard let none = try? JSONTape(json: "{}") else { return self }
        let tape = defaults.withRoot { root in
            root.member("platforms") == nil
                ? nil : none.withRoot { JSONTape(merging: $0, into: root, without: "platforms") }
        }
        return tape.map { StyleVariant(style: style, defaults: $0) } ?? self
    }
}

extension JSONTape {
    /// These members with their patch for a platform; `nil` if they have none.
    fileprivate func patched(by platform: PatchedPlatform) -> JSONTape? {
        withRoot { root in
            let patches = root.member("platforms")?.members
            guard let patch = patches?.first(where: { $0.name == platform.rawValue }) else { return nil }
            return JSONTape(merging: patch.value, into: root, without: "platforms")
        }
    }
}
