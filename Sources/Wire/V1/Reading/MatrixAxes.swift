import Devices
import Dialogs
import JSONText

/// The members of a device that a matrix varies: each axis with its values. Every combination of values is a state.
package struct MatrixAxes: Sendable {
    /// A member of the device, and the values that it takes, as JSON.
    struct Axis: Sendable {
        let name: String
        let values: [String]
    }

    let axes: [Axis]

    private static let members: NameTable = [
        "orientation", "textSize", "layoutDirection", "appearance", "contrast", "language",
    ]
    /// The most values of one axis: more than any axis has, except text sizes and languages.
    private static let mostValues = 256

    /// The number of states; 1 without axes. The last axis varies fastest.
    package var count: Int {
        axes.reduce(1) { product, axis in
            let (count, isBeyond) = product.multipliedReportingOverflow(by: axis.values.count)
            return isBeyond ? .max : count
        }
    }

    /// The values of all axes in a state, as JSON.
    package func values(in state: Int) -> [(name: String, value: String)] {
        var (values, rest): ([(name: String, value: String)], Int) = ([], state)
        for axis in axes.reversed() {
            let (above, index) = rest.quotientAndRemainder(dividingBy: axis.values.count)
            values.append((axis.name, axis.values[index]))
            rest = above
        }
        return values.reversed()
    }

    /// Returns a state as a merge patch of a device.
    func patch(_ state: Int) -> String {
        "{" + values(in: state).map { "\"\($0.name)\":\($0.value)" }.joined(separator: ",") + "}"
    }

    /// The pointer in the body to where a state sets this member of the device; `nil` if the state does not set it.
    func pointer(_ pointer: String, in state: Int) -> String? {
        var rest = state
        for axis in axes.reversed() {
            let (above, index) = rest.quotientAndRemainder(dividingBy: axis.values.count)
            if pointer == "/" + axis.name || pointer.hasPrefix("/\(axis.name)/") {
                return "/axes/\(axis.name)/\(index)" + pointer.dropFirst(axis.name.count + 1)
            }
            rest = above
        }
        return nil
    }

    /// Reads the member `axes` of a body; no axes if it is missing. Whether a device accepts a value is checked with
    /// the device.
    init(_ root: ObjectReader, limits: RequestLimits) {
        guard let object = root.object("axes", members: Self.members) else {
            axes = []
            return
        }
        var axes: [Axis] = []
        for (name, value) in object.given() {
            guard let items = value.array(counts: 1...Self.mostValues) else { continue }
            axes.append(Axis(name: name, values: items.map { Self.value($0, of: name, limits) }))
        }
        self.axes = axes
    }

    /// Reads a value of an axis, and returns it as JSON.
    private static func value(_ item: ValueReader, of name: String, _ limits: RequestLimits) -> String {
        switch name {
        case "orientation": _ = item.oneOf(Orientation.self)
        case "layoutDirection": _ = item.oneOf(LayoutDirection.self)
        case "appearance": _ = item.oneOf(Appearance.self)
        case "contrast": _ = item.oneOf(Contrast.self)
        default:
            guard let kind = item.choose([.number, .string], orText: name == "textSize" ? nil : .string) else { break }
            if kind == .number {
                return item.number(in: 0...1_000_000).map { JSONNode.jsonText(of: $0) } ?? "null"
            }
            _ = item.string(maxLength: limits.nameLength, setting: Setting.nameLength)
        }
        return item.jsonText
    }
}

/// Merge patches (RFC 7396), each with a name, that are applied to every dialog of a matrix. They are values of its
/// document, whose text, if it came in a URL, gets its types where the patched dialogs are read.
struct MatrixVariants {
    let patches: [(name: String, patch: JSONNode)]

    private static let most = 64

    /// Reads the member `variants` of a body; no variants if it is missing.
    init(_ root: ObjectReader, limits: RequestLimits) {
        guard let value = root.value("variants"), value.choose([.object]) != nil,
            let object = root.node.member("variants")
        else {
            patches = []
            return
        }
        var patches: [(name: String, patch: JSONNode)] = []
        for member in object.members {
            let value = root.reader(of: member.value)
            guard value.choose([.object]) != nil else { continue }
            if member.name.unicodeScalars.count > limits.nameLength {
                value.report(
                    code: "tooLong",
                    message: "Needs a name of at most \(limits.nameLength) characters. The limit is the setting "
                        + "\(Setting.nameLength).")
            }
            patches.append((member.name, member.value))
        }
        if patches.count > Self.most {
            value.report(code: "tooMany", message: "Needs at most \(Self.most) variants and got \(patches.count).")
        }
        // The key contains the patches as written, because they are applied to the dialogs as written.
        root.mark(object.jsonText)
        self.patches = patches
    }

    /// Returns a fault of a dialog in a variant with its pointer in the body: into the variant if it is the variant's.
    ///
    /// - Parameter place: The pointer to the dialog.
    func placed(_ fault: JSONFault, of dialog: JSONNode, at place: String, in variant: Int) -> JSONFault {
        let (name, patch) = patches[variant]
        return PatchOutline(of: patch, over: dialog)
            .placed(fault, target: place, patch: "/variants" + JSONPointer.member(name))
    }
}
