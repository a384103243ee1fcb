import Boxes
package import Devices
package import Dialogs
package import JSONText

/// The body of `POST /v1/specs`, read and checked.
package struct SpecRequest: BodyRequest {
    package var device: DeviceState
    package var dialog: DialogRequest
    package var options: ResolveOptions

    /// Creates the request for a dialog as shown on a device: its variant there, in an orientation that it allows.
    package init(device: DeviceState, dialog: DialogRequest, options: ResolveOptions) {
        (self.dialog, self.device) = dialog.shown(on: device)
        self.options = options
    }

    /// Creates the request for a dialog that is also shown on other devices, and so keeps its variants.
    fileprivate init(keeping dialog: DialogRequest, on device: DeviceState, options: ResolveOptions) {
        (self.dialog, self.device, self.options) = (dialog, device, options)
    }

    /// The members of the body, in the order in which they are read.
    package static let members: NameTable = ["device", "dialog", "options"]
    static let options: NameTable = [
        "snap", "coordinateSpace", "explain", "include", "rests", "rules", "proof", "behaviour",
    ]

    package static func read(_ root: ObjectReader, by reader: SchemaReader) -> SpecRequest? {
        let request = reader.specRequest(root)
        return root.isSound ? request : nil
    }
}

/// Reads the members of a request by their schema. Its members are shared and immutable, so that one reader serves all
/// bodies.
package struct SchemaReader: Sendable {
    let limits: RequestLimits
    let catalog: Catalog
    /// Whether dialogs of named styles keep all their variants, because they are also shown on devices other than the
    /// request's.
    var keepsVariants = false
    /// Whether dialogs are shown in a schedule, whose own events rotate the device.
    var isScheduled = false
    /// The patch for a platform whose nulls remove what a named style sets; `nil` outside of patches.
    var patch: JSONTape?
    /// The named style that the dialog below the patch has; `nil` for a built-in one, and outside of patches.
    var replaced: StyleFile?
    /// The library whose behaviour dialogs follow; usually `nil`.
    var library: Behaviours.Entry?

    package init(limits: RequestLimits, catalog: Catalog) { (self.limits, self.catalog) = (limits, catalog) }

    /// Reads a request: a device, a dialog and options; `nil` if one of those has a fault.
    ///
    /// - Parameter base: The values of options that the request leaves out.
    func specRequest(_ object: ObjectReader, options base: ResolveOptions = ResolveOptions()) -> SpecRequest? {
        if let library = library(of: object, base.behaviour) {
            return following(library).specRequest(object, options: base)
        }
        let faults = object.faultCount
        let device = device(object)
        let dialog = object.object("dialog", .required, members: DialogMembers.all).map {
            self.dialog($0, on: device)
        }
        if let dialog { check(textOf: dialog, object) }
        let options = options(of: object, base: base)
        guard !object.isFull, object.faultCount == faults, let device, let dialog else { return nil }
        return keepsVariants
            ? SpecRequest(keeping: dialog, on: device, options: options)
            : SpecRequest(device: device, dialog: dialog, options: options)
    }

    /// Reads the member `options` of a body; missing members are taken from `base`.
    ///
    /// - Parameter members: The members of the answer that it may request.
    func options(
        of root: ObjectReader, base: ResolveOptions = ResolveOptions(), including members: AnswerMembers = .ofSpec
    ) -> ResolveOptions {
        guard let object = root.object("options", members: SpecRequest.options) else { return base }
        var options = base.value
        options.snap = object.oneOf("snap", AnswerOptions.Snap.self) ?? options.snap
        options.coordinateSpace =
            object.oneOf("coordinateSpace", AnswerOptions.CoordinateSpace.self) ?? options.coordinateSpace
        options.explain = object.bool("explain") ?? options.explain
        if let include = object.value("include") { options.parts = parts(include, among: members) ?? options.parts }
        options.rests = object.bool("rests") ?? options.rests
        if let rules = object.object("rules", members: RuleSelection.members) {
            let own = RuleSelection(reading: rules)
            options.rules = Boxed(options.rules?.value.merging(own) ?? own)
        }
        options.proof = object.bool("proof") ?? options.proof
        if let name = object.oneOf("behaviour", BehaviourName.self) {
            options.behaviour = Behaviours.entry(name)?.behaviour
        }
        return ResolveOptions(options)
    }

    /// Reads a list of members of the answer.
    private func parts(_ value: ValueReader, among members: AnswerMembers) -> AnswerParts? {
        guard let items = value.array(maxCount: AnswerMembers.mostNames) else { return nil }
        var parts: AnswerParts = []
        for item in items {
            guard let name = item.string(maxLength: limits.nameLength, setting: Setting.nameLength) else { continue }
            if let part = members.parts(of: name) {
                parts.formUnion(part)
            } else {
                item.report(unknownValue: members.names)
            }
        }
        return parts
    }

    /// Reports a dialog whose texts require more shaping work than one request may.
    private func check(textOf dialog: DialogRequest, _ object: ObjectReader) {
        guard dialog.value.content.textBytes * Content.mostWorkPerByte > limits.shapedText else { return }
        let work = dialog.value.content.textWork
        guard work > limits.shapedText else { return }
        object.report("dialog", code: "tooMany", message: limits.tooMuchText(work))
    }
}

extension RequestLimits {
    /// Returns the work of shaping the texts of several dialogs if it exceeds that of one request; otherwise `nil`.
    package func excessiveText(of dialogs: some Sequence<DialogRequest>) -> Int? {
        var bytes = 0
        for dialog in dialogs { bytes += dialog.content.textBytes }
        guard bytes * Content.mostWorkPerByte > shapedText else { return nil }
        let work = dialogs.reduce(0) { $0 + $1.content.textWork }
        return work > shapedText ? work : nil
    }

    func tooMuchText(_ work: Int) -> String {
        "To shape these texts is as much work as \(work) plain characters are, and at most \(shapedText) are shaped "
            + "for one request. Send shorter texts, or fewer at once. The limit is the setting \(Setting.shapedText)."
    }
}
