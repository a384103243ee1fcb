/// A place in the schema of requests: the tokens of a JSON pointer, with `*` for any index. Devices and dialogs are at
/// `/device` and `/dialog`, wherever they are in a body.
struct SchemaPath: Hashable {
    var tokens: [String]

    init(_ tokens: [String]) { self.tokens = tokens }

    init(pointer: String) { tokens = pointer.split(separator: "/").map(String.init) }

    var pointer: String { tokens.map { "/" + $0 }.joined() }
    var name: String { tokens.last ?? "" }
    var parent: SchemaPath { SchemaPath(tokens.dropLast()) }

    func member(_ name: String) -> SchemaPath { SchemaPath(tokens + [name]) }

    /// The number of steps to another place. A step up counts twice, because people leave out a level more often than
    /// they write a member too deep.
    func distance(to other: SchemaPath) -> Int {
        let shared = zip(tokens, other.tokens).prefix { $0 == $1 }.count
        return 2 * (tokens.count - shared) + other.tokens.count - shared
    }
}

/// Where a fault is, in the body and in the schema.
struct FaultLocation {
    /// The tokens of the pointer in the body.
    let tokens: [String]
    /// How many of the tokens lead to the device, the dialog or the options.
    private let rootCount: Int
    let path: SchemaPath

    init(pointer: String) {
        tokens = pointer.split(separator: "/").map(String.init)
        var count = 0
        var root: String?
        for (index, token) in tokens.enumerated() {
            switch token {
            case "device", "dialog", "options": (root, count) = (token, index + 1)
            // The device's members that a matrix varies.
            case "axes" where index == 0: (root, count) = ("device", 1)
            case "devices": (root, count) = ("device", index + 2)
            case "dialogs": (root, count) = ("dialog", index + 2)
            // Patches of the dialogs of a matrix, by their names.
            case "variants" where index == 0: (root, count) = ("dialog", 2)
            case "show": (root, count) = ("dialog", index + 1)
            default: continue
            }
            break
        }
        if count > tokens.count { root = nil }
        rootCount = root == nil ? 0 : count
        var rest = tokens.dropFirst(rootCount).map { $0.utf8.allSatisfy { (48...57).contains($0) } ? "*" : $0 }
        if tokens.first == "axes", rest.last == "*" { rest.removeLast() }
        path = SchemaPath((root.map { [$0] } ?? []) + rest)
    }

    /// Whether the fault is in the axes of a matrix, which are lists of values for a device's members.
    var isInAxes: Bool { tokens.first == "axes" }

    /// Whether the fault is in a device, a dialog or the options.
    var isInPart: Bool { rootCount > 0 }

    /// Returns the pointer of another place of the schema in the same body.
    ///
    /// - Parameter roots: The names of the members that the body may have, if they are known.
    func pointer(of other: SchemaPath, roots: [String]) -> String {
        guard let root = other.tokens.first else { return "" }
        let below = other.tokens.dropFirst().map { $0 == "*" ? "0" : $0 }
        if root == path.tokens.first, rootCount > 0 {
            return Self.written(Array(tokens.prefix(rootCount)) + below)
        }
        return Self.written(rootTokens(root, roots) + below)
    }

    /// Where a body has its device, its dialog or its options.
    ///
    /// - Parameters:
    ///   - root: Which of these, by its name in the schema.
    ///   - roots: The names of the members that the body may have, if they are known.
    private func rootTokens(_ root: String, _ roots: [String]) -> [String] {
        // It belongs next to the device, dialog or options with the fault, or into the object whose members are known.
        let isPlural = tokens.prefix(max(0, rootCount)).contains { $0 == "devices" || $0 == "dialogs" }
        let above = rootCount > 0 ? Array(tokens.prefix(rootCount - (isPlural ? 2 : 1))) : tokens
        // With several requests, it belongs into the request with the fault, or at the top for all of them.
        switch above.first {
        case "from", "to":
            return root == "options" && rootCount == 0 && !roots.contains(root) ? [root] : [above[0], root]
        case "requests" where above.count > 1: return Array(above.prefix(2)) + [root]
        case "events" where above.count > 1:
            return root == "dialog" ? Array(above.prefix(2)) + ["show"] : [root]
        // The rules of a release stand beside the dialog.
        case "rules": return [root]
        default: break
        }
        // For each place where bodies may have the part: whether this body may. The place that is usually meant comes
        // first.
        let homes: [(isThere: Bool, tokens: [String])] = [
            (root == "options" || roots.contains(root), [root]),
            (isPlural || roots.contains(root + "s"), [root + "s", "0"]),
            (roots.contains("requests"), ["requests", "0", root]),
            (root == "dialog" && roots.contains("events"), ["events", "0", "show"]),
            (roots.contains("from") && roots.contains("to"), ["from", root]),
        ]
        return above + (homes.first(where: \.isThere)?.tokens ?? [root])
    }

    private static func written(_ tokens: [String]) -> String { tokens.map { "/" + $0 }.joined() }
}
