import Boxes
package import Devices
package import Dialogs
package import JSONText

/// The quantity that `POST /v1/specs/breakpoints` varies.
package enum BreakpointAxis: String, NamedChoice, Sendable {
    /// The side of the window, in points, as the user sees it.
    case width, height
    /// The factor by which the platform scales text.
    case textSize
    /// The height of a docked keyboard, in points; 0 for no keyboard.
    case keyboard

    package static let names = ChoiceNames<BreakpointAxis>()
}

/// The body of `POST /v1/specs/breakpoints`, read and checked.
package struct BreakpointsRequest: BodyRequest {
    /// A member of the answer that is compared, by its dotted name.
    package struct Member: Hashable, Sendable {
        package var name: String
        /// The names of the members on the way to it.
        package var path: [String] { name.split(separator: ".").map(String.init) }
    }

    package var spec: SpecRequest
    package var axis: BreakpointAxis
    package var members: [Member]
    /// The parts of the answer that have the compared members.
    package let parts: AnswerParts
    /// The step between values: one pixel, in points, or 0.01 of the text size's factor.
    package let step: Double
    /// The first value.
    package let from: Double
    /// The number of steps from the first value to the last.
    package let steps: Int
    /// The device as it was given, which is patched for each value.
    fileprivate let device: JSONTape

    package static let members: NameTable = ["device", "dialog", "options", "vary", "from", "to", "of"]
    private static let mostMembers = 64

    /// The value after `index` steps, as it is both laid out and told.
    ///
    /// Sums of a step of 0.01 are not exact: 0.8 after 40 steps would be more than 1.2, and lay out other heights than
    /// a request with the 1.2 that the answer tells.
    package func value(at index: Int) -> Double {
        let value = from + Double(index) * step
        return axis == .textSize ? (value * Self.parts).rounded() / Self.parts : value
    }

    /// How many parts of 1 a number with the decimals of an answer has.
    private static let parts = 10_000.0

    package static func read(_ root: ObjectReader, by reader: SchemaReader) -> BreakpointsRequest? {
        var reader = reader
        reader.keepsVariants = true
        let spec = reader.specRequest(root)
        let axis = root.oneOf("vary", BreakpointAxis.self, .required)
        let range = axis == .textSize ? 0.1...10 : reader.limits.sizes
        let setting = axis == .textSize ? nil : Setting.size
        let from = root.number("from", .required, in: range, setting: setting)
        let to = root.number("to", .required, in: range, setting: setting)
        let compared = self.compared(root, reader.limits)
        guard root.isSound, var spec, let axis, let from, let to, let device = root.node.member("device") else {
            return nil
        }
        guard from < to else {
            root.report(
                "to", code: "outOfRange",
                message:
                    "Needs a number above \(JSONNumber.text(from)), where it begins, and got \(JSONNumber.text(to)).")
            return nil
        }
        // The device is part of the key as it was written, since the patches are applied to its JSON.
        root.mark(device.jsonText)
        spec.options.parts = compared.parts.union([.presentation, .layers])
        let step = axis == .textSize ? 0.01 : 1 / spec.device.profile.screen.scale
        let steps = ((to - from) / step + 1e-6).rounded(.down)
        return BreakpointsRequest(
            spec: spec, axis: axis, members: compared.members, parts: compared.parts, step: step, from: from,
            steps: Int(steps), device: JSONTape(device))
    }

    /// The compared members, each given as a name of `include`, or a path below one.
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
    /// The parts with a dotted name, or with its longest prefix that is a name.
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
    /// Returns the device with another value on the varied axis.
    ///
    /// - Throws: The faults of the patched device.
    package func device(
        at value: Double, catalog: Catalog, limits: RequestLimits
    ) throws(PatchedValue.Faults) -> DeviceState {
        guard let patch = try? JSONTape(json: patch(at: value)) else { return spec.device }
        let patched = device.withRoot { device in patch.withRoot { PatchedValue.merged(device, $0) } }
        do throws(PatchedValue.Faults) {
            return try PatchedValue.read(patched, as: "device", into: DecodingContext()) { value in
                SchemaReader(limits: limits, catalog: catalog).device(value)
            }
        } catch {
            // The device itself has no fault: it is the value's, which the request gives by its range.
            var faults = error.faults
            for index in faults.indices { faults[index].pointer = "/from" }
            throw PatchedValue.Faults(faults)
        }
    }

    /// The merge patch of the device for a value.
    private func patch(at value: Double) -> String {
        let device = spec.device
        let number = "\(value)"
        switch axis {
        case .textSize: return #"{"textSize":\#(number)}"#
        case .keyboard:
            // A docked keyboard, which keeps its duration and easing.
            return value > 0 ? #"{"keyboard":{"height":\#(number),"frame":null,"mode":null}}"# : #"{"keyboard":null}"#
        case .width, .height:
            let isWidth = axis == .width
            if device.window != nil { return #"{"window":{"\#(isWidth ? "width" : "height")":\#(number)}}"# }
            let side = isWidth != device.orientation.swapsAxes ? "width" : "height"
            return #"{"window":null,"screen":{"\#(side)":\#(number)}}"#
        }
    }
}
