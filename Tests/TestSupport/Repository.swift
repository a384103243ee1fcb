import Foundation

/// The files of the repository that the tests were built from, for tests that hold documents and code together.
package enum Repository {
    private static let root = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The text of a file, by its path from the root.
    package static func text(_ path: String) throws -> String {
        try String(contentsOf: root.appending(path: path), encoding: .utf8)
    }

    /// Where a file or folder is, by its path from the root.
    package static func path(_ path: String) -> String { root.appending(path: path).path(percentEncoded: false) }

    /// Whether there is a file or folder at a path from the root.
    package static func has(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: root.appending(path: path).path(percentEncoded: false))
    }

    /// Paths of the files below a folder whose names end with `suffix`, sorted; subfolders are looked into.
    package static func files(below folder: String, suffix: String) throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: root.appending(path: folder).path(percentEncoded: false))
            .filter { $0.hasSuffix(suffix) }.sorted().map { folder + "/" + $0 }
    }

    /// The blocks of a Markdown text that are fenced as `language`, without their fences.
    package static func blocks(of language: String, in markdown: String) -> [String] {
        var blocks: [String] = []
        var block: [Substring]?
        for line in markdown.split(separator: "\n", omittingEmptySubsequences: false) {
            if let lines = block {
                if line == "```" {
                    blocks.append(lines.joined(separator: "\n"))
                    block = nil
                } else {
                    block = lines + [line]
                }
            } else if line == "```" + language {
                block = []
            }
        }
        return blocks
    }
}
