import JSONText
import Wire

/// Advice on the radius of a shape's corners, which is a number or a word. Other libraries write it in other ways,
/// which are recognised here.
enum CornerAdvice {
    /// Words for ends that are half circles.
    private static let round: Set<String> = [
        "round", "rounded", "full", "pill", "capsule", "stadium", "circle", "circular", "max", "infinity", "50%",
        "100%",
    ]
    /// More than half the height of any dialog. Larger radii are limited to it.
    private static let largest = 1000.0
    /// In the order of CSS lists.
    private static let corners = ["topLeft", "topRight", "bottomRight", "bottomLeft"]

    /// Completes the message about a radius that is neither a length nor a known word.
    static func add(to fault: inout JSONFault, _ given: Sketch, _ site: FaultSite) {
        func written(_ name: String, _ value: Sketch) -> String {
            let place = fault.pointer.split(separator: "/").dropLast().joined(separator: ".")
            return site.node.isInURL ? value.query(place + "." + name) : "\"\(name)\":\(value.json)"
        }
        if let radii = radii(given) {
            fault.add("Corners that differ are \"radii\": write \(written("radii", radii)) in its place.")
        } else if case .string(let text) = given, round.contains(text.foldedName) {
            let radius = written("radius", .number(largest))
            fault.add("Ends are half circles by a large number, which is cut to half the side: write \(radius).")
        } else {
            fault.add("For example \(written("radius", .number(12))).")
        }
    }

    /// The four corners from an object that names some of them, or from a list of one to four lengths, as in CSS.
    private static func radii(_ given: Sketch) -> Sketch? {
        switch given {
        case .members(let members):
            let known = members.compactMap { member in
                corners.first { $0.foldedName == member.name.foldedName }.flatMap { corner in
                    length(member.value).map { (name: corner, value: $0) }
                }
            }
            return known.isEmpty || known.count < members.count ? nil : .object(known)
        case .list(let items):
            let lengths = items.compactMap(length)
            guard lengths.count == items.count, (1...4).contains(lengths.count) else { return nil }
            let counterparts = [0, 1 % lengths.count, 2 % lengths.count, lengths.count == 4 ? 3 : 1 % lengths.count]
            return .object(zip(corners, counterparts).map { ($0, lengths[$1]) })
        default: return nil
        }
    }

    private static func length(_ given: Sketch) -> Sketch? {
        let path = SchemaPath(pointer: "/dialog/content/shape/radius")
        guard case .number(let points) = FittingValue.moved(given, to: path), points >= 0 else { return nil }
        return .number(points)
    }
}
