import Wire

/// What stands where in a request, made of the very tables that requests are read with.
enum SchemaIndex {
    /// The objects of a request and the names of their members, those that are meant more often before others.
    static let objects: [(path: SchemaPath, names: [String])] = RequestSchema.objects.map {
        (SchemaPath(pointer: $0.pointer), $0.names)
    }

    /// Whether the schema has a member there.
    static func has(_ path: SchemaPath) -> Bool {
        path.tokens.isEmpty || objects.contains { $0.path == path.parent && $0.names.contains(path.name) }
    }

    /// The members of the object there, wherever it stands: all easings have the same, all frames, all bars.
    static func names(at path: SchemaPath) -> [String]? {
        if let object = objects.first(where: { $0.path == path }) { return object.names }
        let like = path.name == "*" ? path.parent.name : path.name
        return objects.first { $0.path.name == like || $0.path.name == "*" && $0.path.parent.name == like }?.names
    }

    /// The names of all members, each once.
    static let names: [String] = {
        var seen: Set<String> = []
        return objects.flatMap(\.names).filter { seen.insert($0).inserted }
    }()

    /// Every place where a member has this name, spelt in any case and with any hyphens; or where the names on the way
    /// to it are this name together, as `backdropColor` and `transition_style` are.
    static func paths(named name: String) -> [SchemaPath] {
        let folded = name.foldedName
        return named[folded] ?? joined[folded] ?? []
    }

    private static let named: [String: [SchemaPath]] = {
        var paths: [String: [SchemaPath]] = [:]
        for object in objects {
            for name in object.names { paths[name.foldedName, default: []].append(object.path.member(name)) }
        }
        return paths
    }()

    /// By what two or more names on the way to a member are together.
    private static let joined: [String: [SchemaPath]] = {
        var paths: [String: [SchemaPath]] = [:]
        for object in objects {
            for name in object.names {
                var joined = name.foldedName
                for token in object.path.tokens.reversed() where token != "*" {
                    joined = token.foldedName + joined
                    paths[joined, default: []].append(object.path.member(name))
                }
            }
        }
        return paths
    }()

    /// The member that chooses from names among which a word stands for one, and that name; nil where none does.
    static func choice(with word: String) -> (path: SchemaPath, value: String)? {
        let folded = word.foldedName
        for choice in choices {
            if let same = choice.names.first(where: { $0.foldedName == folded }) {
                return (choice.path, same)
            }
        }
        for choice in choices {
            if let ours = ForeignWords.meanings(of: folded, among: choice.names).first { return (choice.path, ours) }
        }
        return nil
    }

    /// The names that a member chooses from.
    private static let choices: [(path: SchemaPath, names: [String])] = RequestSchema.choices.map {
        (SchemaPath(pointer: $0.pointer), $0.names)
    }

    /// The names from which the member there chooses; nil where it does not, or nobody knows.
    static func choice(at path: SchemaPath) -> [String]? {
        choices.first { $0.path == path }?.names
            ?? (path.name == "easing" ? choices.first { $0.path.name == "easing" }?.names : nil)
    }
}
