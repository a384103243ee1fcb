import Boxes
import Devices
import Dialogs
import JSONText

enum PlatformMembers {
    static let all = NameTable(names: Platform.allCases.map(\.rawValue))
}

extension SchemaReader {
    /// Reads a dialog with patches for platforms: as it is on the device, or, if the device is unknown, with all its
    /// variants. All patches are read, for any device.
    func patched(_ object: ObjectReader, by platforms: ValueReader, on device: DeviceState?) -> DialogRequest {
        let patches = platforms.object(PlatformMembers.all)?.given() ?? []
        let isPatchedHere = patches.contains { Platform(rawValue: $0.name) == device?.platform }
        // A fault that this platform's patch corrects does not count.
        var base = plain(object, on: device, in: isPatchedHere ? .anywhere : LookScope(device)).value
        var patched: [DialogVariant] = []
        for (name, patch) in patches {
            guard let platform = Platform(rawValue: name),
                let dialog = self.patched(object, by: patch, for: platform, on: device)
            else { continue }
            patched.append(dialog.variant(on: platform))
        }
        if !patches.isEmpty { base = DialogRequest(base).having { $0.hasPatches = true }.value }
        guard let device, !keepsVariants else {
            base.variants = patched + base.variants
            return DialogRequest(base)
        }
        return patched.first { $0.condition.fits(device.runningSystem) }?.dialog ?? DialogRequest(base)
    }

    /// Reads a dialog with its patch for a platform; `nil` if the patch is not an object.
    private func patched(
        _ object: ObjectReader, by patch: ValueReader, for platform: Platform, on device: DeviceState?
    ) -> DialogRequest? {
        let isHere = platform == device?.platform
        // What a null removes is not the request's alone.
        var reader = self
        reader.patch = patch.tape
        reader.replaced = limits.styles.style(of: object)
        let merged = object.merged(with: patch, omitting: "platforms", at: "/dialog") { value in
            value.object(DialogMembers.patched).map {
                reader.plain($0, on: isHere ? device : nil, in: scope(of: platform, on: device))
            }
        }
        guard let merged else { return nil }
        let applied = AppliedPatch(platform: platform, outline: merged.outline)
        let dialog = merged.result.having {
            $0.patch = applied
            $0.hasPatches = true
        }
        if let work = limits.excessiveText(of: CollectionOfOne(dialog)) {
            patch.report(code: "tooMany", message: limits.tooMuchText(work))
        }
        return dialog
    }

    /// The roles and materials of a patch: those of the device's system, if it is of the patch's platform.
    private func scope(of patched: Platform, on device: DeviceState?) -> LookScope {
        guard let device, device.platform == patched else { return .platform(patched) }
        return .device(device)
    }
}

extension DialogRequest {
    /// Returns this dialog and all its variants with changed details.
    fileprivate func having(_ change: (inout DialogDetails) -> Void) -> DialogRequest {
        var dialog = value
        dialog.changeDetails(change)
        dialog.variants = dialog.variants.map { DialogVariant($0.dialog.having(change), where: $0.condition) }
        return DialogRequest(dialog)
    }

    fileprivate func variant(on patched: Platform) -> DialogVariant {
        var condition = StyleCondition()
        condition.platform = patched
        return DialogVariant(self, where: condition)
    }
}
