package import Devices
package import Guidelines
import JSONText
import MicroHTTP
import Wire

extension Application {
    /// What the rules find in the requests of several files, as those of one app, for `scrim lint`. A file at fault is told
    /// in its place, and the rules for sets see those of the others.
    package func lint(_ files: [NamedFile], rules: RuleSelection = RuleSelection()) -> LintReport {
        var report = LintReport(rules: rules)
        var findings: [[Finding]] = []
        var members: [SetMember] = []
        var origins: [(file: NamedFile, pointer: String)] = []
        for file in files {
            do throws(ProblemDetails) {
                let (set, checked) = try LintEndpoint(context: context).read(file: file.bytes)
                findings += checked.findings
                members += checked.members
                origins += set.pointers.map { (file, $0) }
            } catch {
                report.add(error, in: file)
            }
        }
        for (findings, origin) in zip(findings, origins) {
            for finding in findings { report.add(finding, in: origin.file, below: origin.pointer) }
        }
        for found in RuleBook.check(set: members) {
            let origin = origins[found.index]
            report.add(found.finding, in: origin.file, below: origin.pointer)
        }
        return report
    }

    /// What a file of settings says of rules, for `scrim lint` and `scrim check`; or the faults of the file, a line each.
    package static func rules(ofFile bytes: [UInt8]) -> Result<RuleSelection, ImportFaults> {
        let document = JSONDocument()
        do throws(JSONSyntaxError) {
            try document.parse(bytes, maxDepth: 8)
        } catch {
            return .failure(ImportFaults(lines: [error.message]))
        }
        let context = document.context
        let rules = document.withRoot { RuleSelection.read(file: $0, context: context) }
        guard context.faults.isEmpty, let rules else {
            return .failure(
                ImportFaults(
                    lines: context.faults.map { $0.pointer.isEmpty ? $0.message : "\($0.pointer): \($0.message)" }))
        }
        return .success(rules)
    }

    /// The bytes of `/v1/devices`, or of one device; nil where there is none of that id.
    package static func devices(_ catalog: Catalog, id: String?) -> [UInt8]? {
        var json = JSONWriter()
        if let id {
            guard let profile = catalog[id] else { return nil }
            DeviceWriter.write(profile, to: &json)
        } else {
            DeviceWriter.writeList(catalog, to: &json)
        }
        return json.bytes
    }
}
