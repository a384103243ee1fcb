private import CEmbedded
import JSONText

extension NamedStyles {
    /// Dialogs as people build them on the web: `Sources/Wire/V1/Styles/Web`, a file each with its source.
    ///
    /// They are read as an owner's are, which tests do on every system. A file that cannot be read ends the program
    /// as it starts, and its tests.
    package static let web: NamedStyles = {
        let document = JSONDocument()
        let limits = RequestLimits()
        do {
            return NamedStyles(
                try (0..<scrim_style_count()).map { index in
                    let style = unsafe scrim_style_at(index)
                    let file = unsafe String(cString: style.name)
                    let bytes = unsafe UnsafeBufferPointer(start: style.document.bytes, count: style.document.length)
                    let name = String(file.dropLast(".json".utf8.count))
                    return try unsafe read(bytes.span, document, name, file: file, path: file, limits, checks: false)
                })
        } catch {
            preconditionFailure("a style that is built in: \(error)")
        }
    }()
}
