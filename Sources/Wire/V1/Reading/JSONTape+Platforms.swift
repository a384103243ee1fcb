import Devices
import Dialogs
import JSONText

// Defaults may have patches for platforms, as a request may. They are applied when the file is read: each becomes a
// variant for its platform, and the members of a request take precedence over all of them.
extension JSONTape {
    /// Merges these members of a dialog, without their patches, over those of another, then applies their own patch for
    /// a platform.
    ///
    /// - Parameter platform: `nil` applies no patch.
    func laid(over base: JSONTape, on platform: Platform?) -> JSONTape {
        withRoot { root in
            let plain = base.withRoot {
                JSONTape(laying: root, over: $0, omitting: "platforms", replacing: SchemaReader.replacesWhole)
            }
            guard let patch = platform.flatMap({ Self.patch(for: $0, in: root) }) else { return plain }
            return plain.withRoot { JSONTape(merging: patch, into: $0, without: "platforms") }
        }
    }

    /// Whether these members have a patch for a platform.
    func isPatched(on platform: Platform) -> Bool { withRoot { Self.patch(for: platform, in: $0) != nil } }

    /// These members without their patches for some platforms.
    func without(patchesFor platforms: [Platform]) -> JSONTape {
        let removed = platforms.map { "\"\($0.rawValue)\":null" }.joined(separator: ",")
        guard platforms.contains(where: isPatched), let patch = try? JSONTape(json: "{\"platforms\":{\(removed)}}")
        else { return self }
        return withRoot { root in patch.withRoot { JSONTape(merging: $0, into: root) } }
    }

    private static func patch(for platform: Platform, in dialog: JSONNode) -> JSONNode? {
        dialog.member("platforms")?.member(text: platform.rawValue)
    }
}
