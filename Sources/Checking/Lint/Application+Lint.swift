import Advice
package import Dialogs
import Guidelines
import JSONText
package import Reports
package import Service
import Wire

/// The options of `scrim lint`.
package struct LintOptions: Sendable {
    /// The rules whose findings are reported.
    package var rules = RuleSelection()
    /// The ids of the devices for requests that do not name one. If it is empty, such a request is faulty.
    package var devices: [String] = []
    /// Findings of this severity or above make the command fail; `nil` if none do.
    package var failOn: FindingSeverity? = .error

    package init() {}
}

extension Application {
    /// Returns the findings of the rules for the requests in several files, which are treated as those of one app, for
    /// `scrim lint`. A faulty file is reported in its place; the rules for sets of dialogs examine the other files.
    ///
    /// If requests do not name a device, all files are checked once for each of the given devices, because an app runs
    /// on one device at a time. A finding that occurs on several devices is reported once.
    package func lint(_ files: [NamedFile], _ options: LintOptions = LintOptions()) -> Report {
        let open = files.map { DevicelessRequests(in: $0.bytes, maxDepth: limits.depth) }
        let devices =
            open.contains { !$0.isEmpty } && !options.devices.isEmpty ? options.devices.map(Optional.some) : [nil]
        var linting = Linting(files, options)
        for device in devices {
            var run = LintRun()
            for (index, file) in files.enumerated() {
                let filled = device.map { open[index].filled(file.bytes, with: $0) } ?? file.bytes
                do throws(FileFault) {
                    run.add(try read(filled), of: index, on: device, openRequests: open[index].pointers)
                } catch {
                    linting.add(error, in: file)
                }
            }
            for (findings, origin) in zip(run.findings, run.origins) {
                for finding in findings { linting.add(finding, at: origin) }
            }
            for found in RuleBook.check(set: run.members) { linting.add(found.finding, at: run.origins[found.index]) }
        }
        return linting.report
    }

    /// Reads and checks one file, which contains a set of requests or a single one.
    private func read(_ bytes: [UInt8]) throws(FileFault) -> (set: LintRequest, checked: CheckedSet) {
        let document = JSONDocument(advice: RequestAdvice.advise)
        do throws(JSONSyntaxError) {
            try document.parse(bytes, maxDepth: limits.depth)
        } catch {
            throw FileFault(error)
        }
        let decoding = document.context
        let set = document.withRoot { root in
            LintRequest.read(file: root, catalog: catalog, limits: limits, context: decoding)
        }
        guard let set, let set else { throw FileFault(decoding.faults) }
        let checked = check(set, decoding: decoding)
        guard decoding.faults.isEmpty else { throw FileFault(decoding.faults) }
        return (set, checked)
    }
}

/// The reason why a file cannot be checked, with the position if the fault is not in a member.
private struct FileFault: Error {
    var problem: ProblemDetails
    var position: SourcePosition?

    init(_ faults: [JSONFault]) { problem = ProblemDetails(faults: faults) }

    init(_ error: JSONSyntaxError) {
        problem = ProblemDetails(error)
        guard error.pointers.isEmpty else { return }
        position = error.position
        for index in problem.faults.indices { problem.faults[index].message = error.messageOfFile }
    }

    func add(to report: inout Report, of file: NamedFile) {
        if problem.faults.isEmpty { return report.add(fault: problem.detail, code: problem.code, in: file.name) }
        report.add(problem.faults, in: file, position: position)
    }
}

/// One pass over all files, with one device for the requests that do not name one.
private struct LintRun {
    /// Where a request comes from.
    struct Origin {
        var file: Int
        var pointer: String
        /// The device on which it was laid out, if the request does not name one.
        var device: String?
    }

    var findings: [[Finding]] = []
    var members: [SetMember] = []
    var origins: [Origin] = []

    mutating func add(
        _ read: (set: LintRequest, checked: CheckedSet), of file: Int, on device: String?,
        openRequests: Set<String>
    ) {
        findings += read.checked.findings
        members += read.checked.members
        origins += read.set.pointers.map {
            Origin(file: file, pointer: $0, device: openRequests.contains($0) ? device : nil)
        }
    }
}

/// Collects the findings of several passes over the files, without duplicates.
private struct Linting {
    private struct Identity: Hashable {
        var file: Int
        var pointer: String
        var rule: String
        var message: String
    }

    private let files: [NamedFile]
    private let options: LintOptions
    /// The entries of each file.
    private var entries: [[ReportEntry]]
    /// The index of a finding among the entries of its file.
    private var indices: [Identity: Int] = [:]
    private var faulty: [String: FileFault] = [:]

    init(_ files: [NamedFile], _ options: LintOptions) {
        self.files = files
        self.options = options
        entries = files.map { _ in [] }
    }

    mutating func add(_ finding: Finding, at origin: LintRun.Origin) {
        guard let finding = options.rules.heard(finding) else { return }
        let pointer = origin.pointer + finding.field.pointer
        let identity = Identity(file: origin.file, pointer: pointer, rule: finding.rule, message: finding.message)
        let devices = origin.device.map { [$0] } ?? []
        if let index = indices[identity] {
            let known = entries[origin.file][index].devices
            entries[origin.file][index].devices += devices.filter { !known.contains($0) }
            return
        }
        indices[identity] = entries[origin.file].count
        let file = files[origin.file]
        entries[origin.file].append(ReportEntry(finding, of: origin.pointer, in: file, devices: devices))
    }

    /// Adds a faulty file. Only the first fault is kept: the one on the first device, or on a later device that has no
    /// room for a dialog.
    mutating func add(_ fault: FileFault, in file: NamedFile) {
        if faulty[file.name] == nil { faulty[file.name] = fault }
    }

    /// The report, with a case for each file in the order of the files.
    var report: Report {
        var report = Report(.lint, failOn: options.failOn, version: Version.current)
        for (file, entries) in zip(files, entries) {
            report.add(ReportCase(file: file.name, entries: entries))
            if let fault = faulty[file.name] { fault.add(to: &report, of: file) }
        }
        return report
    }
}

/// The requests of a file that do not name a device.
private struct DevicelessRequests {
    /// The JSON pointers of the requests.
    private(set) var pointers: Set<String> = []

    var isEmpty: Bool { pointers.isEmpty }

    init(in bytes: [UInt8], maxDepth: Int) {
        let document = JSONDocument()
        // A file that is not JSON has no requests. That is reported when it is read.
        guard (try? document.parse(bytes, maxDepth: maxDepth)) != nil else { return }
        document.withRoot { root in
            guard root.kind == .object else { return }
            if let set = root.member("requests") {
                guard set.kind == .array else { return }
                for (index, request) in set.elements.enumerated()
                where request.kind == .object && request.member("device") == nil {
                    pointers.insert("/requests/\(index)")
                }
            } else if root.member("device") == nil {
                pointers.insert("")
            }
        }
    }

    /// Returns the file with a device added to each of the requests.
    func filled(_ bytes: [UInt8], with device: String) -> [UInt8] {
        var update = FileUpdate(JSONPositions(bytes))
        for pointer in pointers { _ = update.insert("device", device.jsonText, into: pointer) }
        return update.bytes ?? bytes
    }
}
