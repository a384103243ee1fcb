private import CEmbedded
import JSONText

extension NamedStyles {
    /// Dialogs as they are common on the web: `Sources/Wire/V1/Styles/Web`, one file for each, with its source.
    ///
    /// The names are known at once. The files are read when a style is first requested: that takes 5 ms, which would
    /// delay the start of the program.
    package static let web = NamedStyles(named: (0..<scrim_style_count()).map { webFile(at: $0).name }) { webFiles }

    /// The web's styles, read as an owner's are, but without the checks on every system, which tests do. A file that
    /// cannot be read ends the program, and its tests.
    private static let webFiles: [StyleFile] = {
        let document = JSONDocument()
        let limits = RequestLimits()
        do {
            return try (0..<scrim_style_count()).map { index in
                let (name, file) = webFile(at: index)
                let style = unsafe scrim_style_at(index).document
                let bytes = unsafe UnsafeBufferPointer(start: style.bytes, count: style.length)
                return try unsafe read(bytes.span, document, name, file: file, path: file, limits, checks: false)
            }
        } catch {
            preconditionFailure("a style that is built in: \(error)")
        }
    }()

    private static func webFile(at index: Int) -> (name: String, file: String) {
        let file = unsafe String(cString: scrim_style_at(index).name)
        return (String(file.dropLast(".json".utf8.count)), file)
    }
}
