import JSONText
import Wire

/// Members known from other libraries that requests do not have, each with advice on what to use instead.
enum AbsentMembers {
    /// Returns advice for a member that does not exist, in a sentence or two; `nil` for an unknown name.
    ///
    /// - Parameter isInURL: Whether the member is in the URL, where the options of pictures belong.
    static func sentence(for name: String, in object: SchemaPath, _ given: Sketch, isInURL: Bool = false) -> String? {
        let folded = name.foldedName
        let isOption = object.pointer == "/options"
        if object.tokens.isEmpty || isOption, !isInURL || options[folded] == nil,
            let sentence = parameter(folded, given, isOption: isOption)
        {
            return sentence
        }
        return entries.first { entry in
            (entry.path == nil || entry.path.map { SchemaIndex.has(SchemaPath(pointer: $0)) } == false)
                && (entry.names.contains(folded) || entry.parts.contains { folded.contains($0) })
        }?.sentence
    }

    /// A group of names for the same thing, which requests do not have.
    private struct Entry {
        var names: Set<String> = []
        /// A name that contains one of these also belongs to the group.
        var parts: [String] = []
        /// The path of the member that the names mean, in case requests get this member in future.
        var path: String?
        let sentence: String
    }

    private static let entries =
        WordFile.absent.contents { file in
            file.items("entries").map { entry in
                Entry(
                    names: Set(entry.texts("names")), parts: entry.texts("parts"),
                    path: entry.member("path")?.stringValue, sentence: entry.member("sentence")?.sentence ?? "")
            }
        } ?? []

    // MARK: Parameters

    /// Advice on a parameter of the answer's format, which belongs in the URL rather than in the body.
    private static func parameter(_ folded: String, _ given: Sketch, isOption: Bool) -> String? {
        if formats.contains(folded) {
            let value: String = if case .string(let text) = given, !text.isEmpty { text.lowercased() } else { "png" }
            let name = value.allSatisfy { $0.isASCII && $0.isLetter } ? value : "png"
            return "How the answer is written stands in the URL: ?format=\(name)."
        }
        if spellings.contains(folded) {
            return "The answer is written in one way, ?format=json in the URL; the command line indents it: "
                + "scrim resolve --pretty."
        }
        // At the top level of a body, the name may belong to a member further inside.
        if let option = options[folded], isOption || SchemaIndex.paths(named: folded).isEmpty,
            isOption || ForeignMembers.paths(of: folded, with: .number).isEmpty
        {
            return "Of pictures and exports this stands in the URL, beside the format: ?format=\(option)."
        }
        return nil
    }

    private static let formats = WordFile.absent.contents { Set($0.texts("formats")) } ?? []
    private static let spellings = WordFile.absent.contents { Set($0.texts("spellings")) } ?? []
    /// For each folded name, the format, and the parameter with a suitable value.
    private static let options = WordFile.absent.table { file in
        var options: [String: String] = [:]
        guard let entries = file.member("options")?.members else { return options }
        for entry in entries { options[entry.name] = entry.value.stringValue }
        return options
    }
}
