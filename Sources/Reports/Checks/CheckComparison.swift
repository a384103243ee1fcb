import JSONText

/// Compares an answer with the part of it that is expected.
///
/// - An object is compared member by member; further members of the answer are ignored. An expected null matches null
///   and a missing member.
/// - An array is compared as a whole, element by element. If an object is expected instead of an array, each of its
///   members names an element: by `id`, `layer` (`dialog`, or `dialog/position` with the property of a track),
///   `target`, `name`, `rule` or `detent`; or by its index.
/// - Numbers may differ by the tolerance.
struct CheckComparison {
    /// The greatest difference between two numbers that count as equal.
    let tolerance: Double
    private(set) var differences: [ReportEntry.Difference] = []

    /// The most differences that are listed for one check.
    private let most: Int

    /// - Parameter isWhole: Whether all differences are kept, which is needed for updating the expectation.
    init(tolerance: Double, isWhole: Bool) {
        self.tolerance = tolerance
        most = isWhole ? .max : 50
    }

    mutating func compare(_ expected: JSONNode, with found: JSONNode?, at pointer: String = "") {
        guard differences.count < most else { return }
        guard let found else {
            if expected.kind != .null { note(expected, nil, pointer) }
            return
        }
        switch (expected.kind, found.kind) {
        case (.object, .object):
            for member in expected.members {
                compare(
                    member.value, with: found.members.first { $0.name == member.name }?.value,
                    at: pointer + JSONPointer.member(member.name))
            }
        case (.object, .array):
            for member in expected.members {
                compare(
                    member.value, with: Self.element(named: member.name, of: found),
                    at: pointer + JSONPointer.member(member.name))
            }
        case (.array, .array):
            let (wanted, there) = (Array(expected.elements), Array(found.elements))
            guard wanted.count == there.count else { return note(expected, found, pointer) }
            for (index, pair) in zip(wanted, there).enumerated() {
                compare(pair.0, with: pair.1, at: "\(pointer)/\(index)")
            }
        case (.number, .number):
            guard let wanted = expected.doubleValue, let there = found.doubleValue else { return }
            // Differences that come from rounding decimal fractions to doubles are ignored.
            let rounding = 1e-9 * max(1, abs(wanted))
            if abs(wanted - there) > tolerance + rounding { note(expected, found, pointer) }
        default:
            if expected.jsonText != found.jsonText { note(expected, found, pointer) }
        }
    }

    private mutating func note(_ expected: JSONNode, _ found: JSONNode?, _ pointer: String) {
        differences.append(
            ReportEntry.Difference(pointer: pointer, expected: expected.jsonText, found: found?.jsonText))
    }

    private static func element(named name: String, of array: JSONNode) -> JSONNode? {
        for (index, element) in array.elements.enumerated() {
            if name == "\(index)" { return element }
            let names =
                [element.member("id"), element.member("layer"), element.member("target"), element.member("name")]
                + [element.member("rule"), element.member("detent"), element.member("property")]
            if names.contains(where: { $0?.stringEquals(name) ?? false }) { return element }
            if let layer = element.member("layer")?.stringValue, let property = element.member("property")?.stringValue,
                name == layer + "/" + property
            {
                return element
            }
        }
        return nil
    }
}
