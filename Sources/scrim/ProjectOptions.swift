import ArgumentParser
import Checking
import Devices
import Dialogs
import Guidelines
import Reports
import Service

/// An app's settings for its dialogs, for every command that checks dialogs: a file, and options that override it.
struct ProjectOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Leave out what a rule finds; may come several times. Wins over the file of settings.", valueName: "rule"),
        completion: .list(RuleBook.ids))
    var off: [String] = []

    @Option(
        help: ArgumentHelp(
            "How severe the findings of a rule are: error, warning or note. May come several times.",
            valueName: "rule=severity"))
    var severity: [String] = []

    @Option(
        help: """
            File of settings; without it scrim.json of the working folder, or of the nearest folder above that has one.
            """,
        completion: .file(extensions: ["json"]))
    var config: String?

    @Option(
        help: ArgumentHelp(
            "Write the report to a file, too, in a form of its own; may come several times.",
            valueName: "format=file"))
    var report: [String] = []

    func validate() throws {
        for id in off { try Self.check(id, "--off") }
        for text in severity { _ = try Self.severity(text) }
        for text in report { _ = try Self.report(text) }
    }

    /// Reads the file of settings, if there is one, and applies the options to it.
    func project() throws -> LocatedProject {
        var own = RuleSelection()
        own.off = Set(off)
        for text in severity {
            let (id, severity) = try Self.severity(text)
            own.severity[id] = severity
        }
        var found = try LocatedProject(config ?? LocatedProject.nearestFile())
        found.project.rules = found.project.rules.merging(own)
        return found
    }

    /// Prints the report, writes it to the files that the options name, and ends the command by what it says.
    func finish(with report: Report, as format: ReportFormat) throws {
        try Bytes.write(report.written(as: format))
        for text in self.report {
            let (format, file) = try Self.report(text)
            try Bytes.write(Array(report.written(as: format).utf8), toFile: file)
        }
        for line in report.faultLines { Bytes.write(error: "Error: \(line)\n") }
        if report.hasFaults { throw ExitCode.unreadable }
        if !report.holds { throw ExitCode.problem }
    }

    private static func report(_ text: String) throws -> (ReportFormat, file: String) {
        let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
        guard parts.count == 2, let format = ReportFormat(rawValue: parts[0]) else {
            let offered = ReportFormat.allCases.map(\.rawValue)
            let nearest = Spelling.nearest(to: parts.first ?? "", among: offered).map { " Did you mean \"\($0)\"?" }
            throw ValidationError(
                "--report \"\(text)\" needs a form, = and a file, such as sarif=scrim.sarif.\(nearest ?? "") The forms "
                    + "are \(offered.joined(separator: ", ")).")
        }
        return (format, parts[1])
    }

    private static func severity(_ text: String) throws -> (id: String, severity: FindingSeverity) {
        let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
        guard parts.count == 2, let severity = FindingSeverity(rawValue: parts[1]) else {
            throw ValidationError(
                "--severity \"\(text)\" needs a rule, = and error, warning or note, such as textContrast=error.")
        }
        try check(parts[0], "--severity")
        return (parts[0], severity)
    }

    private static func check(_ id: String, _ option: String) throws {
        guard !RuleBook.ids.contains(id) else { return }
        let nearest = Spelling.nearest(to: id, among: RuleBook.ids).map { " Did you mean \"\($0)\"?" } ?? ""
        throw ValidationError("\(option): there is no rule \"\(id)\".\(nearest)")
    }
}

/// The settings of an app, with the path of their file.
struct LocatedProject {
    var project = Project()
    /// The path; `nil` if there is no file.
    private(set) var file: String?

    /// Reads a file of settings. Without a file, all settings have their defaults.
    init(_ file: String?) throws {
        self.file = file
        guard let file else { return }
        let bytes = try Bytes.readSmall(file)
        do throws(ProjectFaults) {
            project = try Project(reading: bytes)
        } catch {
            throw Failure(error.lines.map { "\(file): \($0)" }.joined(separator: "\n"))
        }
    }

    /// The file of settings in the working folder, or in the nearest folder above that has one.
    static func nearestFile() -> String? {
        var folder = ""
        // No path has more folders than this, so these steps always reach the root.
        for _ in 0..<FileSearch.mostFolders {
            let file = RelativePath.joined(folder, Project.fileName)
            if Bytes.isFile(file) { return file }
            folder += "../"
            if FileSearch.isRoot(folder) { break }
        }
        return nil
    }

    /// Resolves a path in the file of settings to one that is relative to the working folder.
    func path(_ path: String) -> String { RelativePath.joined(RelativePath.folder(of: file ?? ""), path) }

    /// Returns the files for a command: those that were given as arguments, otherwise those in the file of settings.
    ///
    /// - Parameter patterns: The patterns in the file of settings.
    func files(given: [String], patterns: [String], member: String) throws -> [String] {
        let search = FileSearch(leavingOut: [file, project.baseline.map(path)].compactMap { $0 })
        if !given.isEmpty { return try search.files(ofArguments: given) }
        guard !patterns.isEmpty else {
            throw ValidationError(
                "Give files, or \"\(member)\" in \(file ?? Project.fileName): patterns of files, such as "
                    + "\"dialogs/**/*.json\".")
        }
        return try search.files(
            matching: patterns.map { $0.hasPrefix("!") ? "!" + path(String($0.dropFirst())) : path($0) },
            from: "\"\(member)\" in \(file ?? Project.fileName)")
    }

    /// Returns the catalogue, including the profiles in the file of settings, and the ids of all devices in that file.
    func devices(in catalog: Catalog) throws -> (catalog: Catalog, ids: [String]) {
        var catalog = catalog
        var ids: [String] = []
        for device in project.devices {
            switch device {
            case .id(let id): ids.append(id)
            case .file(let name):
                do throws(CatalogError) {
                    let profiles = try Catalog.load(file: path(name))
                    catalog = catalog.merging(profiles)
                    ids += profiles.map(\.id)
                } catch {
                    throw Failure("\"devices\" in \(file ?? Project.fileName) cannot be used: \(error)")
                }
            }
        }
        for id in ids where catalog[id] == nil {
            throw Failure(
                """
                \"devices\" in \(file ?? Project.fileName): there is no device \"\(id)\".\(catalog.question(about: id))
                """
            )
        }
        return (catalog, ids)
    }
}

extension FindingSeverity: ExpressibleByArgument {}
extension FailureThreshold: ExpressibleByArgument {}
extension ReportFormat: ExpressibleByArgument {}
