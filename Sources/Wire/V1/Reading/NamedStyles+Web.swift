private import Embedded
import JSONText

extension NamedStyles {
    /// Dialogs as they are common on the web: `Sources/Wire/V1/Styles/Web`, one file for each, with its source.
    ///
    /// The names are known at once. The files are read when a style is first requested: that takes 5 ms, which would
    /// delay the start of the program.
    package static let web = NamedStyles(named: webPaths.map(webName)) { webFiles }

    /// The web's styles, read as an owner's are, but without the checks on every system, which tests do. A file that
    /// cannot be read ends the program, and its tests.
    private static let webFiles: [StyleFile] = {
        let document = JSONDocument()
        let limits = RequestLimits()
        do {
            return try webPaths.map { file in
                try EmbeddedFolder.styles.withBytes(of: file) { bytes in
                    try read(bytes, document, webName(file), file: file, path: file, limits, checks: false)
                }
            }
        } catch {
            preconditionFailure("a style that is built in: \(error)")
        }
    }()

    private static func webName(_ path: String) -> String { String(path.dropLast(".json".utf8.count)) }

    private static var webPaths: [String] { EmbeddedFolder.styles.paths }
}
