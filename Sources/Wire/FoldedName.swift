extension String {
    /// A name without what spellings differ in: case, hyphens, underscores, spaces, and the type before the last dot.
    package var foldedName: String {
        let last = split(separator: ".").last.map(String.init) ?? self
        return last.lowercased().filter { $0 != "-" && $0 != "_" && $0 != " " && $0 != ":" }
    }
}
