// The forms of answers, for the command line.
extension Application {
    /// The names of the forms in which a specification can be had, JSON first.
    package static var formats: [String] { ["json"] + AnswerFormats.all.map(\.name) }

    /// The form that a file's name asks for by how it ends.
    package enum FileFormat: Hashable {
        /// One of ``formats``: JSON, too, where the name has no ending.
        case known(String)
        /// An ending that no form has.
        case unknown(String)
    }

    package static func format(ofFile path: String) -> FileFormat {
        // A name that begins with its only dot has no ending.
        let name = path.split(separator: "/").last ?? ""
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return .known("json") }
        let end = name[name.index(after: dot)...].lowercased()
        if end == "json" || end.isEmpty { return .known("json") }
        return AnswerFormats.all.first { $0.fileExtensions.contains(end) }.map { .known($0.name) } ?? .unknown(end)
    }

    /// The endings by which names of files name a form.
    package static var fileEndings: [String] { ["json"] + AnswerFormats.all.flatMap(\.fileExtensions) }
}
