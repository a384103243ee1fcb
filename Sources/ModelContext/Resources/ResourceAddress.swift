/// The address of a resource: `scrim://`, followed by words of its own.
enum ResourceAddress: Equatable {
    static let scheme = "scrim://"
    static let schemas = scheme + "schemas/"
    static let problems = scheme + "problems/"

    /// A resource that the server serves at this target.
    case served(String)
    /// The list of all schemas of the API contract.
    case schemaList
    /// One schema of the contract, by its name.
    case schema(String)

    /// `nil` if there is no resource with this address.
    init?(_ uri: String) {
        guard uri.hasPrefix(Self.scheme) else { return nil }
        let path = Self.encoded(uri.dropFirst(Self.scheme.utf8.count))
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        // These characters and parts would end a path, or lead out of it. The server checks the rest by its own grammar
        // of targets.
        guard !path.contains(where: { "?#".contains($0) }), !parts.contains(where: { $0.isEmpty || $0 == ".." }) else {
            return nil
        }
        switch (parts.first, parts.count) {
        case ("schemas", 1): self = .schemaList
        case ("schemas", 2): self = .schema(String(uri.dropFirst(Self.schemas.utf8.count)))
        case ("devices", ...2), ("styles", ...2): self = .served("/v1/" + path)
        case ("guide", 1), ("problems", 1), ("rules", 1), ("decisions", 1): self = .served("/\(path)/README.md")
        case ("guide", 2), ("problems", 2), ("rules", 2), ("decisions", 2), (_, 1): self = .served("/\(path).md")
        default: return nil
        }
    }

    /// A path in which everything that a request line may not hold is percent-encoded; what is encoded already stays.
    private static func encoded(_ path: Substring) -> String {
        var encoded = ""
        for byte in path.utf8 {
            switch byte {
            case 0x21...0x7E where byte != UInt8(ascii: "\""): encoded.unicodeScalars.append(Unicode.Scalar(byte))
            default: encoded += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
            }
        }
        return encoded
    }

    /// The address of a page whose Markdown is served at a path.
    static func of(page path: String) -> String {
        var name = path.dropFirst().dropLast(3)
        if name.hasSuffix("/README") { name = name.dropLast(7) }
        return scheme + name
    }
}
