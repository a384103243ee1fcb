import Advice
package import Dialogs
import Guidelines
import JSONText
package import Reports
package import Service
import Wire

/// How `scrim lint` goes about its files.
package struct LintOptions: Sendable {
    /// Which findings are heard at all.
    package var rules = RuleSelection()
    /// Ids of the devices that a request without one is laid out on; where there is none, such a request is at fault.
    package var devices: [String] = []
    /// How severe a finding has to be for the whole to fail; nil where none does.
    package var failOn: FindingSeverity? = .error

    package init() {}
}

extension Application {
    /// What the rules find in the requests of several files, as those of one app, for `scrim lint`. A file at fault is
    /// told in its place, and the rules for sets see those of the others.
    ///
    /// Where requests leave their device out, all is gone through once for each of the devices, as an app is on one
    /// device at a time; what is found on several of them is told once.
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

    /// Reads and checks one file: a set, or one request by itself.
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

/// Why a file cannot be linted, and where that is, if it is no fault of a member.
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

/// One way through all files, on one device where requests leave theirs out.
private struct LintRun {
    /// Where a request comes from.
    struct Origin {
        /// Index of its file.
        var file: Int
        var pointer: String
        /// The device that it was laid out on, where it leaves its own out.
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

/// Gathers what several ways through the files find, each thing once.
private struct Linting {
    private struct Identity: Hashable {
        var file: Int
        var pointer: String
        var rule: String
        var message: String
    }

    private let files: [NamedFile]
    private let options: LintOptions
    /// By file.
    private var entries: [[ReportEntry]]
    /// Where a finding stands among those of its file.
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

    /// A file that is at fault is so on the first device already, or on a later one that has no room for it.
    mutating func add(_ fault: FileFault, in file: NamedFile) {
        if faulty[file.name] == nil { faulty[file.name] = fault }
    }

    /// A case for each file, in the order of the files.
    var report: Report {
        var report = Report(.lint, failOn: options.failOn, version: Version.current)
        for (file, entries) in zip(files, entries) {
            report.add(ReportCase(file: file.name, entries: entries))
            if let fault = faulty[file.name] { fault.add(to: &report, of: file) }
        }
        return report
    }
}

/// The requests of a file that leave their device out.
private struct DevicelessRequests {
    /// Their JSON pointers.
    private(set) var pointers: Set<String> = []

    var isEmpty: Bool { pointers.isEmpty }

    init(in bytes: [UInt8], maxDepth: Int) {
        let document = JSONDocument()
        // What is no JSON has no requests; whoever reads the file says so.
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

    /// The file with a device in each of them.
    func filled(_ bytes: [UInt8], with device: String) -> [UInt8] {
        var update = FileUpdate(bytes)
        for pointer in pointers { _ = update.insert("device", device.jsonText, into: pointer) }
        return update.bytes ?? bytes
    }
}
