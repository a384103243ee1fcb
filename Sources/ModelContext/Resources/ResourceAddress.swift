/// Where a resource is: `scrim://` and what stands behind it, in words of its own.
enum ResourceAddress: Equatable {
    static let scheme = "scrim://"
    static let schemas = scheme + "schemas/"
    static let problems = scheme + "problems/"

    /// What the server has under that target.
    case served(String)
    /// The list of all schemas of the contract.
    case schemaList
    /// One of them.
    case schema(String)

    /// Nil for the address of nothing here.
    init?(_ uri: String) {
        guard uri.hasPrefix(Self.scheme) else { return nil }
        let path = uri.dropFirst(Self.scheme.utf8.count)
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        // The rest is for the server's own grammar of targets to judge; these would end a path, or lead out of it.
        guard !path.contains(where: { "?#".contains($0) }), !parts.contains(where: { $0.isEmpty || $0 == ".." }) else {
            return nil
        }
        switch (parts.first, parts.count) {
        case ("schemas", 1): self = .schemaList
        case ("schemas", 2): self = .schema(String(parts[1]))
        case ("devices", ...2), ("styles", ...2): self = .served("/v1/" + path)
        case ("guide", 1), ("problems", 1), ("rules", 1), ("decisions", 1): self = .served("/\(path)/README.md")
        case ("guide", 2), ("problems", 2), ("rules", 2), ("decisions", 2), (_, 1): self = .served("/\(path).md")
        default: return nil
        }
    }

    /// The address of a page by where its Markdown is served.
    static func of(page path: String) -> String {
        var name = path.dropFirst().dropLast(3)
        if name.hasSuffix("/README") { name = name.dropLast(7) }
        return scheme + name
    }
}
