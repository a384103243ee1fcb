import ArgumentParser
import Checking
import Devices
import Guidelines
import MicroHTTP
import Reports
import Service

/// `scrim check`: checks, without a server, whether requests are still answered as expected.
struct CheckCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check", abstract: "Hold answers against what is expected of them.",
        discussion: """
            Each file holds one check or a list of them: {"name"?, "request", "expect", "tolerance"?, "endpoint"?}, \
            or with the request's "device", "dialog" and "options" in place of "request". "expect" is any part of the \
            answer; its numbers may differ by "tolerance" (0). With --fail-on, a check does not hold either where its \
            answer has a finding as severe as that. With --update, what is expected becomes what is answered, in the \
            files. Without files those that "checks" in scrim.json matches. Ends with 1 where one does not hold, and \
            with 2 where a file cannot be read or holds no check.
            """)

    @Argument(
        help: "Files with checks in JSON, or folders of them; - is standard input.",
        completion: .file(extensions: ["json"]))
    var files: [String] = []

    @Option(help: "Form of the results: \(ReportFormat.allCases.map(\.rawValue).joined(separator: ", ")).")
    var format = ReportFormat.tap

    @Option(
        help: """
            How severe a finding of an answer has to be for its check to fail: error, warning, note or never. \
            (default: never, or that of the file of settings)
            """)
    var failOn: FailureThreshold?

    @Flag(
        help: "Write what is answered into the files, in the place of what was expected and differs; tell what changed."
    )
    var update = false

    @OptionGroup var project: ProjectOptions
    @OptionGroup var catalog: CatalogOptions
    @OptionGroup var styles: StyleOptions
    @OptionGroup var fonts: FontOptions

    func validate() throws {
        if update, files.contains("-") { throw ValidationError("--update writes files, and - is none.") }
    }

    /// The most bytes of a file, which may contain many checks.
    private static let mostBytes = 64 << 20

    func run() throws {
        let located = try project.project()
        let paths = try located.files(given: files, patterns: located.project.checks, member: "checks")
        var configuration = try Configuration.ofEnvironment()
        try styles.apply(to: &configuration)
        // There is only one user, who may wait as long as they like. The amounts of work are still limited.
        configuration.maxWork = 0
        let engine = Engine(
            configuration, catalog: try located.devices(in: try catalog.catalog()).catalog,
            measuring: try fonts.engine())
        let (read, unreadable) = Bytes.read(paths, limit: Self.mostBytes)
        var options = CheckOptions()
        options.failOn = (failOn ?? located.project.failOn)?.severity
        options.rules = located.project.rules
        options.updates = update
        var report = Report(.check, failOn: options.failOn, version: Version.current)
        for file in read {
            guard let updated = engine.check(file, options, into: &report), let bytes = updated.bytes else { continue }
            try Bytes.write(bytes, toFile: file.name)
            for change in updated.changes { Bytes.write(error: change + "\n") }
            Bytes.write(error: "updated \(file.name)\n")
        }
        for file in unreadable { report.add(fault: file.fault, in: file.name) }
        try project.finish(with: report, as: format)
    }
}
