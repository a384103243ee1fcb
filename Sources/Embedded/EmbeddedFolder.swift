private import CEmbedded

/// A folder whose files are built into the program; `CEmbedded.h` says which folder each is.
package enum EmbeddedFolder: Sendable {
    case behaviours, catalog, coverage, documents, faults, figures, fonts, licences, problems, programs, site, styles
    case system, titles, toolkits, words

    private var folder: scrim_folder {
        switch self {
        case .behaviours: unsafe scrim_behaviours()
        case .catalog: unsafe scrim_catalog()
        case .coverage: unsafe scrim_coverage()
        case .documents: unsafe scrim_documents()
        case .faults: unsafe scrim_faults()
        case .figures: unsafe scrim_figures()
        case .fonts: unsafe scrim_fonts()
        case .licences: unsafe scrim_licences()
        case .problems: unsafe scrim_problems()
        case .programs: unsafe scrim_programs()
        case .site: unsafe scrim_site()
        case .styles: unsafe scrim_styles()
        case .system: unsafe scrim_system()
        case .titles: unsafe scrim_titles()
        case .toolkits: unsafe scrim_toolkits()
        case .words: unsafe scrim_words()
        }
    }

    /// The paths of the files from the folder, in the order in which they are built in.
    package var paths: [String] {
        let folder = unsafe folder
        return unsafe (0..<folder.count).map { unsafe String(cString: folder.files[$0].path) }
    }

    /// Calls `body` with the bytes of the file at a path from the folder, uncopied; with none if there is no such file.
    package func withBytes<Result, Failure>(
        of path: String, _ body: (Span<UInt8>) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        let file = unsafe scrim_find(folder, path)
        return try body(unsafe UnsafeBufferPointer(start: file.bytes, count: file.length).span)
    }

    /// A copy of the bytes of the file at a path from the folder; empty if there is no such file.
    package func bytes(of path: String) -> [UInt8] {
        withBytes(of: path) { bytes in unsafe bytes.withUnsafeBufferPointer { unsafe Array($0) } }
    }

    /// The text of the file at a path from the folder; empty if there is no such file.
    package func text(of path: String) -> String {
        withBytes(of: path) { bytes in
            unsafe bytes.withUnsafeBufferPointer { unsafe String(decoding: $0, as: UTF8.self) }
        }
    }

    /// The cells of each line of a file, which tabs separate. Empty lines and cells are left out.
    package func rows(of path: String) -> [[Substring]] {
        text(of: path).split(separator: "\n").map { $0.split(separator: "\t") }
    }

    /// Returns a descriptor of the file's bytes, for libraries that read files; -1 with `errno` if the system cannot
    /// give one, and -1 if there is no such file.
    package func open(_ path: String) -> Int32 {
        let file = unsafe scrim_find(folder, path)
        return unsafe file.length > 0 ? scrim_open(file, path) : -1
    }
}
