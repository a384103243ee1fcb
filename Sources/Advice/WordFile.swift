private import CEmbedded
import JSONText

/// What other libraries call things, as data: the files of `Words`, built into the program and read when somebody first
/// asks.
enum WordFile {
    /// Members of requests: `members` with the places that they mean, which `AdviceTests` holds against the contract,
    /// and `siblings`, by which a member of the same object is meant.
    case members
    /// Words that stand for one of several names.
    case values
    /// Objects that are written as less: what of them a number, a text and a list say; and examples of other values.
    case forms
    /// Colours by their names.
    case colors

    /// What `read` makes of the file; nothing where there is no memory to read it.
    func table<Value>(_ read: (JSONNode) -> [String: Value]) -> [String: Value] {
        let json = JSONDocument()
        let file = unsafe document
        let bytes = unsafe UnsafeBufferPointer(start: file.bytes, count: file.length)
        guard (try? unsafe json.parse(bytes.span, maxDepth: 8)) != nil else { return [:] }
        return json.withRoot(read) ?? [:]
    }

    private var document: scrim_document {
        switch self {
        case .members: unsafe scrim_words_members()
        case .values: unsafe scrim_words_values()
        case .forms: unsafe scrim_words_forms()
        case .colors: unsafe scrim_words_colors()
        }
    }
}

extension JSONNode {
    /// The items of a list that is a member; none where there is no such member.
    func items(_ name: StaticString) -> [JSONNode] { member(name).map { Array($0.elements) } ?? [] }

    /// The texts among them.
    func texts(_ name: StaticString) -> [String] { items(name).compactMap(\.stringValue) }
}
