import Dialogs
import Guidelines

extension Report {
    /// A workflow command of GitHub Actions for each entry.
    var github: String { entries.map { Self.command(of: $0) + "\n" }.joined() }

    private static func command(of entry: ReportEntry) -> String {
        let kind =
            switch entry.finding.severity {
            case .error: "error"
            case .warning: "warning"
            case .note: "notice"
            }
        var properties =
            "file=\(escaped(entry.file, isProperty: true)),line=\(entry.position.line),col=\(entry.position.column)"
        if let end = entry.position.end { properties += ",endColumn=\(end)" }
        properties += ",title=\(escaped(entry.finding.rule, isProperty: true))"
        // If the fault is in the file as a whole, there is no member to name.
        let member = entry.pointer.isEmpty ? "" : entry.pointer + ": "
        return "::\(kind) \(properties)::\(escaped(member + entry.text, isProperty: false))"
    }

    /// Escapes the data and the properties of commands like the toolkit of GitHub Actions.
    private static func escaped(_ text: String, isProperty: Bool) -> String {
        let data = text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
        return isProperty ? data.replacing(":", with: "%3A").replacing(",", with: "%2C") : data
    }
}
