private import Embedded
import JSONText

/// The words of other libraries, as data: the files of `Words`, which are built into the program and read when they are
/// first used.
enum WordFile {
    /// Names of members: `members` with the places that they mean, which `AdviceTests` compares with the API contract;
    /// and `siblings`, which mean a member of the same object.
    case members
    /// Words that mean the same as one or several choices of members.
    case values
    /// Abbreviated forms of objects, with the meaning of a number, a string or a list in place of each; and examples of
    /// other values.
    case forms
    /// Colours by their names.
    case colors
    /// The words of compound names for what touches and keys do, by their meaning.
    case touches
    /// Members that requests do not have: `entries` with advice on each, and the names of parameters of a URL.
    case absent

    /// Returns what `read` makes from the file; empty if there is not enough memory to read it.
    func table<Value>(_ read: (JSONNode) -> [String: Value]) -> [String: Value] { contents(read) ?? [:] }

    /// Returns what `read` makes from the file; `nil` if there is not enough memory to read it.
    func contents<Value>(_ read: (JSONNode) -> Value) -> Value? {
        let json = JSONDocument()
        return EmbeddedFolder.words.withBytes(of: "\(self).json") { bytes in
            (try? json.parse(bytes, maxDepth: 8)).flatMap { json.withRoot(read) }
        }
    }
}

extension JSONNode {
    /// The elements of a member that is a list; empty if there is no such member.
    func items(_ name: StaticString) -> [JSONNode] { member(name).map { Array($0.elements) } ?? [] }

    /// The strings among these elements.
    func texts(_ name: StaticString) -> [String] { items(name).compactMap(\.stringValue) }
}
