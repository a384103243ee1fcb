import Boxes
package import Devices
package import Dialogs
package import JSONText

/// What `POST /v1/specs/breakpoints` varies.
package enum BreakpointAxis: String, NamedChoice, Sendable {
    /// Of the window, in points as the user sees it.
    case width, height
    /// The factor of the platform's own scale.
    case textSize
    /// The height of a docked keyboard, in points; none at 0.
    case keyboard

    package static let names = ChoiceNames<BreakpointAxis>()
}

/// The body of `POST /v1/specs/breakpoints`, read and checked.
package struct BreakpointsRequest: BodyRequest {
    /// A member of the answer that is compared, by its dotted name.
    package struct Member: Hashable, Sendable {
        package var name: String
        /// The names on the way to it.
        package var path: [String] { name.split(separator: ".").map(String.init) }
    }

    package var spec: SpecRequest
    package var axis: BreakpointAxis
    package var members: [Member]
    /// Points of a pixel, or a hundredth of the text size's factor.
    package let step: Double
    /// The first value.
    package let from: Double
    /// Steps from the first value to the last.
    package let steps: Int
    /// The device as JSON, to be patched.
    fileprivate let device: String

    package static let members: NameTable = ["device", "dialog", "options", "vary", "from", "to", "of"]
    /// Members of which the compared ones are parts.
    private static let mostMembers = 64

    /// The value after so many steps.
    package func value(at index: Int) -> Double { from + Double(index) * step }

    /// Reads a body. Every fault goes to `context`; the result is nil where there is one.
    package static func read(
        _ node: JSONNode, catalog: Catalog, limits: RequestLimits, context: DecodingContext
    ) -> BreakpointsRequest? {
        let reader = SchemaReader(limits: limits, catalog: catalog, keepsVariants: true)
        guard let root = ValueReader(node, context: context).object(members) else { return nil }
        let spec = reader.specRequest(root, context: context)
        let axis = root.oneOf("vary", BreakpointAxis.self, .required)
        let range = axis == .textSize ? 0.1...10 : limits.sizes
        let setting = axis == .textSize ? nil : Setting.size
        let from = root.number("from", .required, in: range, setting: setting)
        let to = root.number("to", .required, in: range, setting: setting)
        let compared = self.compared(root, limits)
        guard context.faults.isEmpty, var spec, let axis, let from, let to, let device = node.member("device") else {
            return nil
        }
        guard from < to else {
            root.report(
                "to", code: "outOfRange",
                message:
                    "Needs a number above \(JSONNumber.text(from)), where it begins, and got \(JSONNumber.text(to)).")
            return nil
        }
        // The device is laid out as it is written here, patched.
        context.mark(device.jsonText)
        spec.options.parts = compared.parts.union([.presentation, .layers])
        let step = axis == .textSize ? 0.01 : 1 / spec.device.profile.screen.scale
        let steps = ((to - from) / step + 1e-6).rounded(.down)
        return BreakpointsRequest(
            spec: spec, axis: axis, members: compared.members, step: step, from: from, steps: Int(steps),
            device: device.jsonText)
    }

    /// The members that are compared: those that `include` names, or what stands below them.
    private static func compared(
        _ root: ObjectReader, _ limits: RequestLimits
    ) -> (members: [Member], parts: AnswerParts) {
        let byDefault = Member(name: "presentation.resolved")
        guard let value = root.value("of") else { return ([byDefault], .presentation) }
        guard let items = value.array(counts: 1...mostMembers) else { return ([], []) }
        var (compared, parts): ([Member], AnswerParts) = ([], [])
        for item in items {
            guard let name = item.string(maxLength: limits.nameLength, setting: Setting.nameLength) else { continue }
            if let part = AnswerMembers.ofSpec.parts(ofOrAbove: name) {
                compared.append(Member(name: name))
                parts.formUnion(part)
            } else {
                item.report(unknownValue: AnswerMembers.ofSpec.names)
            }
        }
        return (compared, parts)
    }
}

extension AnswerMembers {
    /// What stands under a name, or under the longest beginning of it that is one.
    fileprivate func parts(ofOrAbove name: String) -> AnswerParts? {
        var names = name.split(separator: ".", omittingEmptySubsequences: false)
        while !names.isEmpty {
            if let parts = parts(of: names.joined(separator: ".")) { return parts }
            names.removeLast()
        }
        return nil
    }
}

extension BreakpointsRequest {
    /// The device with another value of what varies; throws what is wrong with that.
    package func device(
        at value: Double, catalog: Catalog, limits: RequestLimits
    ) throws(PatchedValue.Faults) -> DeviceState {
        let text = PatchedValue.merged(device, patch(at: value), limits)
        return try PatchedValue.read(text, as: "device", into: DecodingContext(), limits: limits) { value in
            SchemaReader(limits: limits, catalog: catalog).device(value)
        }
    }

    /// A merge patch of the device.
    private func patch(at value: Double) -> String {
        let device = spec.device
        let number = "\(value)"
        switch axis {
        case .textSize: return #"{"textSize":\#(number)}"#
        case .keyboard:
            // The keyboard that there is keeps how it comes.
            return value > 0 ? #"{"keyboard":{"height":\#(number),"frame":null}}"# : #"{"keyboard":null}"#
        case .width, .height:
            let isWidth = axis == .width
            if device.window != nil { return #"{"window":{"\#(isWidth ? "width" : "height")":\#(number)}}"# }
            let side = isWidth != device.orientation.swapsAxes ? "width" : "height"
            return #"{"window":null,"screen":{"\#(side)":\#(number)}}"#
        }
    }
}
