import ArgumentParser
import Devices
import Guidelines
import Logging
import MicroHTTP
import Service

/// `scrim lint`: what the rules find, without a server.
struct LintCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "lint", abstract: "Print what the rules find in requests, as those of one app.",
        discussion: """
            Each file holds one request, {"device": …, "dialog": …}, or a set, {"requests": […]}; the rules for sets see \
            those of all files together. As text, each finding is a line: file, severity, rule, JSON pointer, message, \
            fix. A file that cannot be read or laid out is told in its place, and the others are linted all the same. Ends with 1 \
            where one finding is as severe as --fail-on (an error), and with 2 where a file cannot be read or laid out.
            """)

    @Argument(help: "Files with requests in JSON; - is standard input.", completion: .file())
    var files: [String]

    @Option(help: "Form of the findings: text, json, sarif or github.")
    var format = LintReport.Format.text

    @Option(help: "How severe a finding has to be for the end to be 1: error, warning or note.")
    var failOn = Finding.Severity.error

    @OptionGroup var rules: RuleOptions
    @OptionGroup var catalog: CatalogOptions
    @OptionGroup var fonts: FontOptions

    func run() throws {
        let configuration = try Configuration.ofEnvironment()
        let application = Application(
            configuration, catalog: try catalog.catalog(), measuring: try fonts.engine(threads: 1),
            logger: Logger(label: Version.name) { _ in SwiftLogNoOpLogHandler() })
        let (read, unreadable) = Bytes.read(files, limit: configuration.server.maxBodyBytes)
        var report = application.lint(read, rules: try rules.selection())
        for file in unreadable { report.add(fault: file.fault, in: file.name) }
        try Bytes.write(report.written(as: format))
        for line in report.faultLines { Bytes.write(error: "Error: \(line)\n") }
        if report.hasFaults { throw ExitCode.unreadable }
        if report.has(failOn) { throw ExitCode.problem }
    }
}

extension LintReport.Format: ExpressibleByArgument {}

extension Configuration {
    /// The limits of a server in the same environment, so that a command without one answers as it would.
    static func ofEnvironment() throws -> Configuration {
        var configuration = Configuration()
        do throws(SettingError) {
            try Settings.apply(environment: Environment.value, to: &configuration)
        } catch {
            throw Failure("\(error)")
        }
        return configuration
    }
}
