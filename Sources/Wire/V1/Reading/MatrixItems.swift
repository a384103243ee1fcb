import Devices
import Dialogs
import JSONText

/// Reads the lists of a matrix item by item. The faults of one item do not affect the others, and are part of the key.
struct MatrixItems {
    let schema: SchemaReader
    let root: ObjectReader
    let axes: MatrixAxes
    let variants: MatrixVariants

    private var limits: RequestLimits { schema.limits }

    /// The length of a list; `nil` if it has a fault.
    func count(of name: StaticString) -> Int? {
        root.value(name, .required)?.array(counts: 1...max(1, limits.results), setting: Setting.results)?.count
    }

    /// Reads each device in each state of the axes.
    func devices() -> [MatrixRequest.Item<DeviceState>] {
        guard let list = root.node.member("devices") else { return [] }
        let own = root.another()
        let states = axes.axes.isEmpty ? [] : (0..<axes.count).map { try? JSONTape(json: axes.patch($0)) }
        var items: [MatrixRequest.Item<DeviceState>] = []
        for (index, element) in list.elements.enumerated() {
            guard !axes.axes.isEmpty else {
                items.append(item(element, own) { schema.device($0) })
                continue
            }
            for (state, patch) in states.enumerated() {
                let patched = patch.map { $0.withRoot { PatchedValue.merged(element, $0) } } ?? JSONTape(element)
                items.append(
                    item(patched, as: "device", own) {
                        schema.device($0)
                    } at: {
                        var fault = $0
                        fault.pointer = axes.pointer(fault.pointer, in: state) ?? "/devices/\(index)" + fault.pointer
                        return fault
                    })
            }
        }
        return items
    }

    /// Reads each dialog as it is, and in each variant.
    ///
    /// - Parameter devices: The devices, on whose systems a dialog with faults may have further ones.
    func dialogs(on devices: [MatrixRequest.Item<DeviceState>]) -> [MatrixRequest.DialogItem] {
        guard let list = root.node.member("dialogs") else { return [] }
        let own = root.another()
        var known: Set<OperatingSystem> = []
        let systems = devices.compactMap(\.value).filter { known.insert($0.runningSystem).inserted }
        var items: [MatrixRequest.DialogItem] = []
        for (index, element) in list.elements.enumerated() {
            items.append(item(on: systems) { item(element, own, $0) })
            for (variant, patch) in variants.patches.enumerated() {
                let patched = PatchedValue.merged(element, patch.patch)
                items.append(
                    item(on: systems) { read in
                        item(patched, as: "dialog", own, read) {
                            variants.placed($0, of: element, at: "/dialogs/\(index)", in: variant)
                        }
                    })
            }
        }
        return items
    }

    /// Reads a dialog on any system; if it has faults, on each system, as a request for it alone is read.
    ///
    /// - Parameter systems: A device of each system.
    private func item(
        on systems: [DeviceState],
        _ item: ((ValueReader) -> DialogRequest?) -> MatrixRequest.Item<DialogRequest>
    ) -> MatrixRequest.DialogItem {
        let anywhere = item { dialog($0, on: nil) }
        guard case .faulty = anywhere else { return MatrixRequest.DialogItem(anywhere: anywhere) }
        var faults: [OperatingSystem: [JSONFault]] = [:]
        for device in systems {
            if case .faulty(let own) = item({ dialog($0, on: device) }) { faults[device.runningSystem] = own }
        }
        return MatrixRequest.DialogItem(anywhere: anywhere, faults: faults)
    }

    private func dialog(_ value: ValueReader, on device: DeviceState?) -> DialogRequest? {
        value.object(DialogMembers.all).map { object in
            let dialog = schema.dialog(object, on: device)
            if let work = limits.excessiveText(of: CollectionOfOne(dialog)) {
                value.report(code: "tooMany", message: limits.tooMuchText(work))
            }
            return dialog
        }
    }

    /// Reads an item as given in the body.
    private func item<Value: Sendable>(
        _ node: JSONNode, _ own: DecodingContext, _ read: (ValueReader) -> Value?
    ) -> MatrixRequest.Item<Value> {
        own.reset()
        guard let value = read(ValueReader(node, context: own)), own.faults.isEmpty else { return faulty(own.faults) }
        root.append(keyOf: own)
        return .sound(value)
    }

    /// Reads a patched item.
    ///
    /// - Parameter place: Maps a fault with a pointer into the item to the body.
    private func item<Value: Sendable>(
        _ patched: JSONTape, as name: StaticString, _ own: DecodingContext, _ read: (ValueReader) -> Value?,
        at place: (JSONFault) -> JSONFault
    ) -> MatrixRequest.Item<Value> {
        do throws(PatchedValue.Faults) {
            let value = try PatchedValue.read(patched, as: name, beside: ["devices", "dialogs"], into: own, read)
            root.append(keyOf: own)
            return .sound(value)
        } catch {
            return faulty(
                error.faults.map { fault in
                    var fault = fault
                    fault.pointer = String(fault.pointer.dropFirst(name.utf8CodeUnitCount + 1))
                    return place(fault)
                })
        }
    }

    private func faulty<Value: Sendable>(_ faults: [JSONFault]) -> MatrixRequest.Item<Value> {
        // The answer contains the faults, so the key must contain them, too.
        for fault in faults { root.mark(fault) }
        root.mark("faulty")
        return .faulty(faults)
    }
}

extension ObjectReader {
    /// Adds all members of a fault to the key.
    fileprivate func mark(_ fault: JSONFault) {
        for text in [fault.pointer, fault.code, fault.message, fault.nearest ?? ""] + fault.allowed { mark(text) }
    }
}
