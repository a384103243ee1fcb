import ArgumentParser
import Devices
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
            fix. Ends with 1 where one is an error, and with 2 where a file cannot be read or laid out.
            """)

    @Argument(help: "Files with requests in JSON; - is standard input.", completion: .file())
    var files: [String]

    @Option(help: "Form of the findings: text, json, sarif or github.")
    var format = LintReport.Format.text

    @OptionGroup var catalog: CatalogOptions
    @OptionGroup var fonts: FontOptions

    func run() throws {
        let configuration = try Configuration.ofEnvironment()
        let application = Application(
            configuration, catalog: try catalog.catalog(), measuring: try fonts.engine(threads: 1),
            logger: Logger(label: Version.name) { _ in SwiftLogNoOpLogHandler() })
        let (read, unreadable) = Bytes.read(files, limit: configuration.server.maxBodyBytes)
        let report = application.lint(read)
        let faults = unreadable + report.faults
        guard faults.isEmpty else {
            for fault in faults { Bytes.write(error: "Error: \(fault)\n") }
            throw ExitCode.unreadable
        }
        try Bytes.write(report.written(as: format))
        if report.hasErrors { throw ExitCode.problem }
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
