import ArgumentParser
import Guidelines
import Service

/// Which rules are heard, for every command that hears them.
struct RuleOptions: ParsableArguments {
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
        help:
            "File of settings, {\"rules\": {\"off\": […], \"severity\": {…}}}; without it scrim.json, where there is one.",
        completion: .file(extensions: ["json"]))
    var config: String?

    /// The name under which settings are looked for where a command is run.
    private static let usualFile = "scrim.json"

    func validate() throws {
        for id in off { try Self.check(id, "--off") }
        for text in severity { _ = try Self.severity(text) }
    }

    /// What the file of settings and the options say together.
    func selection() throws -> RuleSelection {
        var own = RuleSelection()
        own.off = Set(off)
        for text in severity {
            let (id, severity) = try Self.severity(text)
            own.severity[id] = severity
        }
        return try ofFile().merging(own)
    }

    private func ofFile() throws -> RuleSelection {
        guard let name = config ?? (Bytes.isFile(Self.usualFile) ? Self.usualFile : nil) else { return RuleSelection() }
        switch Application.rules(ofFile: try Bytes.read(name, limit: 1 << 20)) {
        case .success(let rules): return rules
        case .failure(let faults): throw Failure(faults.lines.map { "\(name): \($0)" }.joined(separator: "\n"))
        }
    }

    private static func severity(_ text: String) throws -> (id: String, severity: Finding.Severity) {
        let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
        guard parts.count == 2, let severity = Finding.Severity(rawValue: parts[1]) else {
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

extension Finding.Severity: ExpressibleByArgument {}
