import Boxes
import Devices
package import Dialogs
package import JSONText

/// The body of `POST /v1/specs/batch`, read and checked: every dialog, in every variant, on every device, in every
/// state of the axes.
package struct MatrixRequest: BodyRequest {
    /// One item of a list: its value, or its faults, which do not affect other items.
    package enum Item<Value: Sendable>: Sendable {
        case sound(Value)
        case faulty([JSONFault])

        /// The value; `nil` if the item is faulty.
        package var value: Value? { if case .sound(let value) = self { value } else { nil } }
    }

    /// A dialog as it was read on any system, and its faults on each system of a device; none if it has no fault.
    struct DialogItem: Sendable {
        var anywhere: Item<DialogRequest>
        var faults: [OperatingSystem: [JSONFault]] = [:]

        var value: DialogRequest? { anywhere.value }
    }

    /// The indexes of a combination in the lists.
    package struct Combination: Hashable, Sendable {
        package var device: Int
        package var dialog: Int
        /// The index of the variant; 0 is the dialog as given.
        package var variant: Int
        /// The state of the axes.
        package var state: Int
    }

    /// Each device in each state of the axes.
    private var devices: [Item<DeviceState>]
    /// Each dialog in each of its variants, the first of which is the dialog as it is.
    private var dialogs: [DialogItem]
    package var axes: MatrixAxes
    package var variants: [String]
    /// Whether axes or variants were given: then the answer also has a summary over all combinations.
    package var isCampaign: Bool
    /// The options, which are the same for all combinations.
    package var options: ResolveOptions

    package static let members: NameTable = ["devices", "dialogs", "options", "axes", "variants"]

    /// The number of combinations. They are ordered by device, then dialog, then variant (the dialog as it is comes
    /// first), then state of the axes.
    package var count: Int { devices.count * dialogs.count }
    package var dialogCount: Int { dialogs.count / (variants.count + 1) }

    package func combination(_ index: Int) -> Combination {
        let (rest, state) = index.quotientAndRemainder(dividingBy: axes.count)
        let (above, variant) = rest.quotientAndRemainder(dividingBy: variants.count + 1)
        let (device, dialog) = above.quotientAndRemainder(dividingBy: dialogCount)
        return Combination(device: device, dialog: dialog, variant: variant, state: state)
    }

    package func device(of combination: Combination) -> Item<DeviceState> {
        devices[combination.device * axes.count + combination.state]
    }

    package func dialog(of combination: Combination) -> Item<DialogRequest> {
        let dialog = dialogs[combination.dialog * (variants.count + 1) + combination.variant]
        let system = dialog.faults.isEmpty ? nil : device(of: combination).value?.runningSystem
        return system.flatMap { dialog.faults[$0] }.map { .faulty($0) } ?? dialog.anywhere
    }

    /// The devices without faults, each in each state of the axes.
    package var soundDevices: [DeviceState] { devices.compactMap(\.value) }

    /// The work of shaping the texts of all combinations.
    package var textWork: Int { devices.count * dialogs.reduce(0) { $0 + ($1.value?.content.textWork ?? 0) } }

    /// The work of laying out and writing all combinations, in layers of one timeline: each timeline covers all layers
    /// of its dialog.
    package var layerWork: Int {
        devices.count * dialogs.reduce(0) { $0 + ($1.value?.layerWork(options) ?? 0) }
    }

    /// Faults of the matrix itself are reported; those of an item are kept in the item, and are part of the key. `root`
    /// may also have other members.
    package static func read(_ root: ObjectReader, by reader: SchemaReader) -> MatrixRequest? {
        let limits = reader.limits
        let axes = MatrixAxes(root, limits: limits)
        let variants = MatrixVariants(root, limits: limits)
        let lists = MatrixItems(
            schema: reader.library(of: root).map { reader.following($0) } ?? reader, root: root, axes: axes,
            variants: variants)
        let counts = (lists.count(of: "devices"), lists.count(of: "dialogs"))
        guard let deviceCount = counts.0, let dialogCount = counts.1 else {
            _ = lists.schema.options(of: root)
            return nil
        }
        let (dialogStates, isBeyond) = (dialogCount * (variants.patches.count + 1)).multipliedReportingOverflow(
            by: axes.count)
        let (count, isFarBeyond) = dialogStates.multipliedReportingOverflow(by: deviceCount)
        guard !isBeyond, !isFarBeyond, count <= limits.results else {
            root.report(
                code: "tooMany",
                message: "\(deviceCount) devices and \(dialogCount) dialogs"
                    + (axes.count > 1 || !variants.patches.isEmpty
                        ? ", in \(axes.count) states and with \(variants.patches.count) variants," : "")
                    + " make \(isBeyond || isFarBeyond ? "far too many" : "\(count)") results; at most "
                    + "\(limits.results) are answered at once. The limit is the setting \(Setting.results).")
            return nil
        }
        let devices = lists.devices()
        let dialogs = lists.dialogs(on: devices)
        let options = lists.schema.options(of: root)
        guard root.isSound else { return nil }
        return MatrixRequest(
            devices: devices, dialogs: dialogs, axes: axes, variants: variants.patches.map(\.name),
            isCampaign: root.has("axes") || root.has("variants"), options: options)
    }
}
