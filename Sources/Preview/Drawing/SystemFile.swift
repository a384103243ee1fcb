private import Embedded
import JSONText

/// A file of what systems draw around apps, `Sources/Preview/System`.
enum SystemFile {
    /// Reads the embedded file with that name. A fault stops the program: it is a mistake in the source tree, and tests
    /// draw all that is in them.
    static func read<Content>(_ name: String, _ content: (JSONNode) -> Content) -> Content {
        let document = JSONDocument()
        let content = EmbeddedFolder.system.withBytes(of: name + ".json") { bytes in
            (try? document.parse(bytes, maxDepth: 8)).flatMap { document.withRoot(content) }
        }
        guard let content else { preconditionFailure("\(name).json is sound") }
        return content
    }

    /// The cases of an enumeration, each with what the file has under its name.
    static func table<Key: RawRepresentable<String> & CaseIterable & Hashable, Content>(
        _ name: String, by key: Key.Type, _ content: (JSONNode) -> Content?
    ) -> [Key: Content] {
        read(name) { root in
            Dictionary(
                uniqueKeysWithValues: Key.allCases.map { key in
                    guard let content = root.member(text: key.rawValue).flatMap(content) else {
                        preconditionFailure("\(name).json has \(key.rawValue)")
                    }
                    return (key, content)
                })
        }
    }
}
