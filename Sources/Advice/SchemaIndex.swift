import Wire

/// The schema of requests, made from the same tables by which requests are read.
enum SchemaIndex {
    /// The objects of a request and the names of their members. Objects that are meant more often come first.
    static let objects: [(path: SchemaPath, names: [String])] = RequestSchema.objects.map {
        (SchemaPath(pointer: $0.pointer), $0.names)
    }

    static func has(_ path: SchemaPath) -> Bool {
        path.tokens.isEmpty || objects.contains { $0.path == path.parent && $0.names.contains(path.name) }
    }

    /// The members of the object at a path, or of another object with the same name: all easings have the same members,
    /// and so have all frames and all bars.
    static func names(at path: SchemaPath) -> [String]? {
        if let object = objects.first(where: { $0.path == path }) { return object.names }
        let like = path.name == "*" ? path.parent.name : path.name
        return objects.first { $0.path.name == like || $0.path.name == "*" && $0.path.parent.name == like }?.names
    }

    /// The names of all members, without duplicates.
    static let names: [String] = {
        var seen: Set<String> = []
        return objects.flatMap(\.names).filter { seen.insert($0).inserted }
    }()

    /// Returns every place that has a member with this name, ignoring case and hyphens. Otherwise returns the places
    /// whose path, written as one word, is this name, as in `backdropColor` and `transition_style`.
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

    /// The members by the joined last names of their paths (two or more).
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

    /// Returns a member that has the word as one of its choices, and the choice; `nil` if there is none.
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

    /// The choices of each member that has any.
    private static let choices: [(path: SchemaPath, names: [String])] = RequestSchema.choices.map {
        (SchemaPath(pointer: $0.pointer), $0.names)
    }

    /// The choices of the member at a path; `nil` if it has none, or if they are unknown.
    static func choice(at path: SchemaPath) -> [String]? {
        choices.first { $0.path == path }?.names
            ?? (path.name == "easing" ? choices.first { $0.path.name == "easing" }?.names : nil)
    }
}
