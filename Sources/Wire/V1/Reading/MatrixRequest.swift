import Boxes
package import Devices
package import Dialogs
package import JSONText

/// The body of `POST /v1/specs/batch`, read and checked: every dialog on every device.
package struct MatrixRequest: Sendable {
    /// One item of a list: what it says, or what is wrong with it. The faults of one are no affair of the others.
    package enum Item<Value: Sendable>: Sendable {
        case sound(Value)
        case faulty([JSONFault])

        /// What it says, where that is sound.
        var value: Value? { if case .sound(let value) = self { value } else { nil } }
    }

    package var devices: [Item<DeviceState>]
    package var dialogs: [Item<DialogRequest>]
    /// The same for all combinations.
    package var options: ResolveOptions

    /// The members of the body.
    package static let members: NameTable = ["devices", "dialogs", "options"]

    /// How many combinations there are: the dialogs of the first device, then those of the second, and so on.
    package var count: Int { devices.count * dialogs.count }

    /// The indexes of a combination in the two lists.
    package func indexes(of combination: Int) -> (device: Int, dialog: Int) {
        (combination / dialogs.count, combination % dialogs.count)
    }

    /// The work of shaping the texts of all combinations.
    package var textWork: Int {
        devices.count * dialogs.reduce(0) { $0 + ($1.value?.content.textWork ?? 0) }
    }

    /// The work of laying out and writing all combinations, in layers: each timeline of a dialog speaks of all of them.
    package var layerWork: Int {
        devices.count * dialogs.reduce(0) { $0 + ($1.value?.layerWork(rests: options.rests) ?? 0) }
    }

    /// Reads a body. What is wrong with it as a whole goes to `context`; what is wrong with an item stays with the item,
    /// and is part of the context's key.
    package static func read(
        _ node: JSONNode, catalog: Catalog, limits: RequestLimits, context: DecodingContext
    ) -> MatrixRequest? {
        let reader = SchemaReader(limits: limits, catalog: catalog)
        guard let root = ValueReader(node, context: context).object(members) else { return nil }
        let devices = items(of: "devices", in: root, limits: limits, context: context) { reader.device($0) }
        let dialogs = items(of: "dialogs", in: root, limits: limits, context: context) { value in
            value.object(DialogMembers.all).map { object in
                let dialog = reader.dialog(object, on: nil)
                if let work = limits.excessiveText(of: CollectionOfOne(dialog)) {
                    value.report(code: "tooMany", message: limits.tooMuchText(work))
                }
                return dialog
            }
        }
        let options = reader.options(of: root)
        guard context.faults.isEmpty, let devices, let dialogs else { return nil }
        let matrix = MatrixRequest(devices: devices, dialogs: dialogs, options: options)
        guard matrix.count <= limits.results else {
            root.report(
                code: "tooMany",
                message: "\(devices.count) devices and \(dialogs.count) dialogs make \(matrix.count) results; at most "
                    + "\(limits.results) are answered at once. The limit is the setting \(Setting.results).")
            return nil
        }
        return matrix
    }

    private static func items<Value: Sendable>(
        of name: StaticString, in root: ObjectReader, limits: RequestLimits, context: DecodingContext,
        _ read: (ValueReader) -> Value?
    ) -> [Item<Value>]? {
        guard let list = root.value(name, .required),
            let elements = list.array(counts: 1...max(1, limits.results), setting: Setting.results)
        else { return nil }
        var items: [Item<Value>] = []
        items.reserveCapacity(elements.count)
        let own = context.another()
        for element in elements {
            own.reset()
            let value = read(element.reading(into: own))
            if own.faults.isEmpty, let value {
                context.append(keyOf: own)
                items.append(.sound(value))
            } else {
                // The answer tells the faults, so they are what it depends on.
                for fault in own.faults { context.mark(fault) }
                context.mark("faulty")
                items.append(.faulty(own.faults))
            }
        }
        return items
    }
}

extension DecodingContext {
    /// Records in the key everything that a fault says.
    fileprivate func mark(_ fault: JSONFault) {
        for text in [fault.pointer, fault.code, fault.message, fault.nearest ?? ""] + fault.allowed { mark(text) }
    }
}
