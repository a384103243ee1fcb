extension String {
    /// The name without differences in case, hyphens, underscores, spaces and colons, and without a type before the
    /// last dot.
    package var foldedName: String {
        let last = split(separator: ".").last.map(String.init) ?? self
        return last.lowercased().filter { $0 != "-" && $0 != "_" && $0 != " " && $0 != ":" }
    }
}
