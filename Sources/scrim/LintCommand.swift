import ArgumentParser
import Checking
import Devices
import Guidelines
import Logging
import MicroHTTP
import Reports
import Service

/// `scrim lint`: prints the findings of the rules, without a server.
struct LintCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "lint", abstract: "Print what the rules find in requests, as those of one app.",
        discussion: """
            Each file holds one request, {"device": …, "dialog": …}, or a set, {"requests": […]}; the rules for sets \
            see those of all files together. Without files those that "files" in scrim.json matches. As text, each \
            finding is a line: file, line and column, severity, rule, JSON pointer, message, fix. A file that cannot \
            be read or laid out is told in its place, and the others are linted all the same. Ends with 1 where one \
            finding is as severe as --fail-on, and with 2 where a file cannot be read or laid out.
            """)

    @Argument(help: "Files with requests in JSON, or folders of them; - is standard input.", completion: .file())
    var files: [String] = []

    @Option(help: "Form of the findings: \(ReportFormat.allCases.map(\.rawValue).joined(separator: ", ")).")
    var format = ReportFormat.text

    @Option(
        help: """
            How severe a finding has to be for the end to be 1: error, warning, note or never. (default: error, or \
            that of the file of settings)
            """)
    var failOn: FailureThreshold?

    @Option(
        help: ArgumentHelp(
            "Device of requests that name none; may come several times. Wins over those of the file of settings.",
            valueName: "id"))
    var device: [String] = []

    @OptionGroup var baseline: BaselineOptions
    @OptionGroup var project: ProjectOptions
    @OptionGroup var catalog: CatalogOptions
    @OptionGroup var styles: StyleOptions
    @OptionGroup var fonts: FontOptions

    func validate() throws {
        // Files that cannot be read are told by the run.
        guard !device.isEmpty, let located = try? project.project(), let own = try? catalog.catalog(),
            let devices = try? located.devices(in: own)
        else { return }
        for id in device where devices.catalog[id] == nil {
            throw ValidationError("--device: there is no device \"\(id)\".\(devices.catalog.question(about: id))")
        }
    }

    func run() throws {
        let located = try project.project()
        let known = try baseline.baseline(of: located)
        let paths = try located.files(given: files, patterns: located.project.files, member: "files")
        var configuration = try Configuration.ofEnvironment()
        try styles.apply(to: &configuration)
        let devices = try located.devices(in: try catalog.catalog())
        let application = Application(
            configuration, catalog: devices.catalog, measuring: try fonts.engine(),
            logger: Logger(label: Version.name) { _ in SwiftLogNoOpLogHandler() })
        var options = LintOptions()
        options.rules = located.project.rules
        options.devices = device.isEmpty ? devices.ids : device
        options.failOn = (failOn ?? located.project.failOn ?? .error).severity
        let (read, unreadable) = Bytes.read(paths, limit: configuration.server.maxBodyBytes)
        var report = application.lint(read, options)
        for file in unreadable { report.add(fault: file.fault, in: file.name) }
        try known?.apply(to: &report, on: options.devices)
        try project.finish(with: report, as: format)
    }
}

extension Configuration {
    /// Returns the limits that a server in the same environment would have, so that a command answers as that server
    /// would.
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
