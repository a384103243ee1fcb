package import Devices
import Guidelines
import JSONText
import MicroHTTP
import Wire

extension Application {
    /// What the rules find in the requests of several files, as those of one app, for `scrim lint`.
    package func lint(_ files: [NamedFile]) -> LintReport {
        var report = LintReport()
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
                report.add(error, in: file.name)
            }
        }
        guard report.faults.isEmpty else { return report }
        for (findings, origin) in zip(findings, origins) {
            for finding in findings { report.add(finding, in: origin.file, below: origin.pointer) }
        }
        for found in RuleBook.check(set: members) {
            let origin = origins[found.index]
            report.add(found.finding, in: origin.file, below: origin.pointer)
        }
        return report
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
