import Guidelines
import JSONText
package import Reports

/// Known findings, which are not reported. They allow a project with many findings to start using the rules.
///
/// A finding is identified by its file, its rule and its JSON pointer, and by the device if its request does not name
/// one. It is not identified by its message, because figures in it change with the dialog, nor by its line.
package struct Baseline: Sendable {
    package struct Known: Hashable, Sendable {
        /// The path of the file, relative to the folder of the baseline.
        package var file: String
        package var rule: String
        package var pointer: String
        package var device: String?
    }

    package private(set) var findings: Set<Known> = []

    package init() {}

    package init(_ findings: some Sequence<Known>) { self.findings = Set(findings) }
}

extension Report {
    /// Removes the findings that a baseline has.
    ///
    /// - Parameters:
    ///   - devices: The devices that were asked about; empty if each request has its own.
    ///   - name: Returns the path of a file as in the baseline.
    /// - Returns: The findings of the baseline that these files no longer have.
    package mutating func leaveOut(
        _ baseline: Baseline, on devices: [String] = [], naming name: (String) -> String
    ) -> [Baseline.Known] {
        var gone = baseline.findings
        var count = 0
        filter { entry in
            guard entry.kind == .finding else { return true }
            let all = entry.known(as: name(entry.file))
            let unknown = all.filter { !baseline.findings.contains($0) }
            gone.subtract(all)
            count += unknown.isEmpty ? 1 : 0
            entry.devices = unknown.compactMap(\.device)
            return !unknown.isEmpty
        }
        known += count
        // Nothing is known about the findings in a file that could not be checked.
        let looked = Set(cases.filter { !$0.entries.contains { $0.kind == .fault } }.map { name($0.file) })
        return gone.filter { looked.contains($0.file) && $0.concerns(devices) }.sorted(by: Baseline.isBefore)
    }

    /// All findings, in the form of a baseline.
    package func known(naming name: (String) -> String) -> [Baseline.Known] {
        entries.filter { $0.kind == .finding }.flatMap { $0.known(as: name($0.file)) }
    }
}

extension Baseline.Known {
    /// Whether a look at some devices, or at each request's own if there are none, would find it again.
    package func concerns(_ devices: [String]) -> Bool {
        guard let device, !devices.isEmpty else { return true }
        return devices.contains(device)
    }
}

extension ReportEntry {
    /// The finding in the form of a baseline, once for each device.
    fileprivate func known(as file: String) -> [Baseline.Known] {
        let devices: [String?] = devices.isEmpty ? [nil] : devices
        return devices.map { Baseline.Known(file: file, rule: finding.rule, pointer: pointer, device: $0) }
    }
}

// MARK: The file

extension Baseline {
    private static let members: NameTable = ["findings"]
    private static let findingMembers: NameTable = ["file", "rule", "pointer", "device"]
    private static let mostFindings = 1_000_000
    private static let longestText = 65_536

    /// Reads `{"findings": [{"file", "rule", "pointer", "device"?}, …]}`.
    package init(reading bytes: [UInt8]) throws(ProjectFaults) {
        try ProjectFaults.reading(bytes) { value in
            let items = value.object(Self.members)?.array("findings", .required, maxCount: Self.mostFindings)
            findings = Set(items?.compactMap(Self.finding) ?? [])
        }
    }

    private static func finding(_ value: ValueReader) -> Known? {
        guard let object = value.object(findingMembers) else { return nil }
        let file = object.string("file", .required, maxLength: longestText)
        // The rule may no longer exist. That is not a fault: its findings no longer occur.
        let rule = object.string("rule", .required, maxLength: longestText)
        let pointer = object.string("pointer", .required, maxLength: longestText)
        let device = object.string("device", maxLength: longestText)
        guard let file, let rule, let pointer else { return nil }
        return Known(file: file, rule: rule, pointer: pointer, device: device)
    }

    /// The text of the file: one finding on each line, sorted, so that versions of it can be compared.
    package var text: String {
        let lines = findings.sorted(by: Self.isBefore).map { known in
            let finding: JSONValue = [
                "file": .string(known.file), "rule": .string(known.rule), "pointer": .string(known.pointer),
                "device": known.device.map { .string($0) },
            ]
            return "    " + String(decoding: finding.bytes, as: UTF8.self)
        }
        return "{\n  \"findings\": [\(lines.isEmpty ? "" : "\n\(lines.joined(separator: ",\n"))\n  ")]\n}\n"
    }

    static func isBefore(_ one: Known, _ other: Known) -> Bool {
        (one.file, one.pointer, one.rule, one.device ?? "")
            < (other.file, other.pointer, other.rule, other.device ?? "")
    }
}
