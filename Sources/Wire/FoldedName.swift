extension String {
    /// The name without differences of spelling: case, hyphens, underscores, spaces, colons, and a type before the last
    /// dot.
    package var foldedName: String {
        let last = split(separator: ".").last.map(String.init) ?? self
        return last.lowercased().filter { $0 != "-" && $0 != "_" && $0 != " " && $0 != ":" }
    }
}
