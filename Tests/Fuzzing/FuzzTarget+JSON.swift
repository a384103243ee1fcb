#if DEBUG || FUZZING
    @testable import JSONText

    extension FuzzTarget {
        /// The JSON reader: two judges of the grammar agree, and what is read says the same when it is written and read
        /// again.
        static let json = FuzzTarget(name: "json") { bytes throws(Find) in
            let fault = SyntaxScanner.fault(in: bytes.span, maxDepth: 32)
            let document = JSONDocument()
            do throws(JSONSyntaxError) {
                try document.parse(bytes, maxDepth: 32)
            } catch {
                if case .duplicateMembers = error.reason { return }
                return try demand(fault == error, "the scanner finds \(String(describing: fault)), the parser \(error)")
            }
            try demand(fault == nil, "the parser reads what the scanner refuses: \(String(describing: fault))")
            let read = document.withRoot { ($0.jsonText, shown($0)) }
            guard let (text, said) = read else { throw Find(description: "what was parsed has no root") }
            do throws(JSONSyntaxError) {
                try document.parse(Array(text.utf8), maxDepth: 32)
            } catch {
                throw Find(description: "its own text is refused: \(error) in \(text)")
            }
            let again = document.withRoot { shown($0) }
            try demand(again == said, "\(said) comes back as \(again ?? "nothing")")
        }
    }

    /// All that a value says; members in the order of their names.
    func shown(_ node: JSONNode) -> String {
        switch node.kind {
        case .object:
            "{" + node.members.map { "\($0.name.debugDescription):\(shown($0.value))" }.sorted().joined(separator: ",")
                + "}"
        case .array: "[" + node.elements.map { shown($0) }.joined(separator: ",") + "]"
        case .string, .text: (node.stringValue ?? "?").debugDescription
        // Zero has no sign on the wire.
        case .number: "\((node.doubleValue ?? .nan) + 0)"
        case .bool: "\(node.boolValue ?? false)"
        case .null: "null"
        }
    }
#endif
