import Boxes
import Devices
import Dialogs
import JSONText

enum PlatformMembers {
    static let all = NameTable(names: PatchedPlatform.allCases.map(\.rawValue))
}

extension SchemaReader {
    /// A dialog with patches for platforms: as it is asked for on the device, or, where that is not known, with all its
    /// variants. Every patch is read, whatever the device.
    func patched(_ object: ObjectReader, by platforms: ValueReader, on device: DeviceState?) -> DialogRequest {
        let patches = platforms.object(PlatformMembers.all)?.given() ?? []
        let isPatchedHere = patches.contains { PatchedPlatform(rawValue: $0.name)?.platform == device?.platform }
        // What a patch puts right on this platform is not at fault.
        let scope: LookScope = isPatchedHere ? .anywhere : device.map { .system($0.runningSystem) } ?? .anywhere
        var base = plain(object, in: scope).value
        for (name, patch) in patches {
            guard let platform = PatchedPlatform(rawValue: name) else { continue }
            let merged = object.merged(with: patch, omitting: "platforms", at: "/dialog") { value in
                value.object(DialogMembers.patched).map { plain($0, in: self.scope(of: platform, on: device)) }
            }
            guard var dialog = merged?.result, let outline = merged?.outline else { continue }
            dialog.patch = Boxed(AppliedPatch(platform: platform, outline: outline))
            if let work = limits.excessiveText(of: CollectionOfOne(dialog)) {
                patch.report(code: "tooMany", message: limits.tooMuchText(work))
            }
            base.variants.append(PlatformVariant(platform: platform, dialog: dialog))
        }
        let whole = DialogRequest(consume base)
        return device.map { whole.asked(on: $0.platform) } ?? whole
    }

    /// The roles and materials of a patch: of the device's own system, where that is of the patch's platform.
    private func scope(of patched: PatchedPlatform, on device: DeviceState?) -> LookScope {
        guard let platform = patched.platform else { return .anywhere }
        guard let device, device.platform == platform else { return .platform(platform) }
        return .system(device.runningSystem)
    }
}
