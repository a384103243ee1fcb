/// A member of an object: its name, and its value.
package struct JSONMember {
    let nameNode: JSONNode
    package let value: JSONNode

    package var name: String { nameNode.stringValue ?? "" }

    /// Whether the name is exactly `other`, byte for byte. Allocates nothing.
    package func isNamed(_ other: StaticString) -> Bool { nameNode.bytes(at: nameNode.index, equal: other) }

    /// Whether the name is one of these. Allocates nothing.
    func isNamed(among names: NameTable) -> Bool { index(among: names) != nil }

    /// The index of the member's name in `names`; `nil` if it is not among them.
    func index(among names: NameTable) -> Int? {
        let utf8 = unsafe self.utf8
        return unsafe names.index(of: utf8, at: NameBit.slot(of: utf8))
    }

    var utf8: UnsafeBufferPointer<UInt8> { unsafe nameNode.utf8(at: nameNode.index) }
}

/// The members of an object in the order in which they were written; empty for any other kind.
package struct JSONMembers: Sequence, IteratorProtocol {
    private let node: JSONNode
    private var index: Int

    init(of node: JSONNode) {
        self.node = node
        index = node.valueIndex + 1
        if node.tag(at: node.valueIndex) != TapeTag.object { index = -1 }
    }

    package mutating func next() -> JSONMember? {
        guard index > 0, node.tag(at: index) != TapeTag.objectEnd else { return nil }
        let member = JSONMember(nameNode: node.node(at: index), value: node.node(at: index + 1))
        index = node.end(ofValueAt: index + 1)
        return member
    }
}

/// The elements of an array in order; empty for any other kind.
package struct JSONElements: Sequence, IteratorProtocol {
    private let node: JSONNode
    private var index: Int

    init(of node: JSONNode) {
        self.node = node
        index = node.valueIndex + 1
        if node.tag(at: node.valueIndex) != TapeTag.array { index = -1 }
    }

    package mutating func next() -> JSONNode? {
        guard index > 0, node.tag(at: index) != TapeTag.arrayEnd else { return nil }
        let element = node.node(at: index)
        index = node.end(ofValueAt: index)
        return element
    }
}

extension JSONNode {
    package var members: JSONMembers { JSONMembers(of: self) }

    package var elements: JSONElements { JSONElements(of: self) }

    /// The number of members or elements; 0 for any other kind.
    /// - Complexity: O(n); the tape's own count saturates.
    package var count: Int {
        var count = 0
        switch kind {
        case .object: for _ in members { count += 1 }
        case .array: for _ in elements { count += 1 }
        default: break
        }
        return count
    }

    /// The value of a member; `nil` if the object lacks it or the value is not an object.
    /// - Complexity: O(members); nothing is allocated.
    @inline(never) package func member(_ name: StaticString) -> JSONNode? {
        let start = valueIndex
        guard tag(at: start) == TapeTag.object else { return nil }
        var index = start &+ 1
        while tag(at: index) != TapeTag.objectEnd {
            if bytes(at: index, equal: name) { return node(at: index &+ 1) }
            index = end(ofValueAt: index &+ 1)
        }
        return nil
    }

    /// The root of the value's document.
    package var root: JSONNode { node(at: 1) }

    /// Whether the document was made from a URL's members, whose values are text.
    package var isInURL: Bool {
        var node = root
        while !node.isText {
            guard
                let first = node.members.first(where: { _ in true })?.value
                    ?? node.elements.first(where: { _ in true })
            else { return node.index == 1 && isDotted }
            node = first
        }
        return true
    }

    /// The first word of the document.
    var firstWord: UInt64 { unsafe words[0] }

    /// Whether the tape was built from dotted members: the first word of a parser's own tape holds the index of its
    /// end.
    private var isDotted: Bool { payload(at: 0) == 0 }

    /// The JSON pointer (RFC 6901) of this value in its document; empty for the root.
    ///
    /// It is found by searching from the root, so that it costs nothing unless there are faults.
    /// - Complexity: O(siblings at each level).
    package var pointer: String {
        var path = JSONPointer.Path()
        var at = 1
        descent: while at != index {
            switch tag(at: at) {
            case TapeTag.spliced:
                at += 1
            case TapeTag.object:
                var name = at + 1
                while tag(at: name) != TapeTag.objectEnd {
                    let end = end(ofValueAt: name + 1)
                    if index < end {
                        path.append(node(at: name).stringValue ?? "")
                        // The node of a name has the pointer of the member's value.
                        if index == name { return path.text }
                        at = name + 1
                        continue descent
                    }
                    name = end
                }
                return path.text
            case TapeTag.array:
                var element = at + 1
                var position = 0
                while tag(at: element) != TapeTag.arrayEnd {
                    let end = end(ofValueAt: element)
                    if index < end {
                        path.append("\(position)")
                        at = element
                        continue descent
                    }
                    element = end
                    position += 1
                }
                return path.text
            default:
                return path.text
            }
        }
        return path.text
    }
}

/// JSON pointers (RFC 6901) in problems: exact, unless they are longer than any member of ours.
///
/// A name of more than 80 Unicode scalars is cut there, and "…" replaces the rest. A pointer that would be longer than
/// 1,024 bytes ends at the member before, with "/…" for what lies below it.
package enum JSONPointer {
    /// The most Unicode scalars of one name.
    private static let longestName = 80
    /// The most bytes of a pointer, without the "/…" that marks an omission.
    private static let longest = 1024

    /// A pointer that is built step by step, from the root down.
    struct Path {
        private(set) var text = ""
        private var isCut = false

        /// Adds a step down to a member, or to an element by its index.
        mutating func append(_ name: String) {
            guard !isCut else { return }
            let token = JSONPointer.token(name)
            isCut = text.utf8.count + 1 + token.utf8.count > JSONPointer.longest
            text += isCut ? "/…" : "/" + token
        }
    }

    /// The pointer of a member of the root.
    package static func member(_ name: String) -> String { "/" + token(name) }

    /// A name as one reference token, shortened if it is too long.
    static func token(_ name: String) -> String {
        // Every scalar takes at least one byte, so shorter names need not be counted.
        escape(name.utf8.count > longestName ? name.clipped(to: longestName) : name)
    }

    /// One reference token: `~` becomes `~0` and `/` becomes `~1`.
    package static func escape(_ token: String) -> String {
        guard token.utf8.contains(where: { $0 == UInt8(ascii: "~") || $0 == UInt8(ascii: "/") }) else { return token }
        var escaped = ""
        for scalar in token.unicodeScalars {
            switch scalar {
            case "~": escaped += "~0"
            case "/": escaped += "~1"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }
}
