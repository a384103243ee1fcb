import Dialogs
import Guidelines

/// The forms in which a report is printed.
package enum ReportFormat: String, CaseIterable, Sendable {
    /// A line for each entry: place, severity, rule, pointer, message, fix.
    case text
    /// An array of objects.
    case json
    /// SARIF 2.1.0, which code scanning reads.
    case sarif
    /// The XML of JUnit, which build servers read.
    case junit
    /// The Test Anything Protocol, version 14.
    case tap
    /// A workflow command of GitHub Actions for each entry, which is displayed as an annotation.
    case github
    /// A report of code quality, which GitLab displays with a merge request.
    case gitlab
    /// A summary in Markdown.
    case markdown
}

extension Report {
    /// Returns the report in one of the formats; every line ends with a line feed.
    package func written(as format: ReportFormat) -> String {
        switch format {
        case .text: text
        case .json: json
        case .sarif: sarif
        case .junit: junit
        case .tap: tap
        case .github: github
        case .gitlab: gitlab
        case .markdown: markdown
        }
    }

    private var text: String {
        entries.map { entry in
            "\(entry.location): \(entry.finding.severity.rawValue): \(entry.finding.rule) at "
                + "\(entry.pointer.isEmpty ? "the whole" : entry.pointer): \(entry.text)\n"
        }.joined()
    }
}
