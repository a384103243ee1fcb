import ArgumentParser
import Checking
import Reports
import Service

/// Which findings are known, and nothing is said of.
struct BaselineOptions: ParsableArguments {
    @Option(
        help: "File of known findings, which are left out. Wins over that of the file of settings.",
        completion: .file(extensions: ["json"]))
    var baseline: String?

    @Flag(help: "Write all findings of now into the file of known findings, and end with 0.")
    var updateBaseline = false

    /// The file that is asked for, read; nil where there is none.
    func baseline(of located: LocatedProject) throws -> LocatedBaseline? {
        guard let file = baseline ?? located.project.baseline.map(located.path) else {
            if updateBaseline {
                throw ValidationError(
                    "--update-baseline needs --baseline FILE, or \"baseline\" in \(Project.fileName).")
            }
            return nil
        }
        return try LocatedBaseline(file, isUpdated: updateBaseline)
    }
}

/// Known findings, and where the file of them is.
struct LocatedBaseline {
    private var known = Baseline()
    private let file: String
    private let isUpdated: Bool

    /// Reads a file of known findings. One that is written first may not be there yet.
    init(_ file: String, isUpdated: Bool) throws {
        self.file = file
        self.isUpdated = isUpdated
        if !Bytes.isFile(file) {
            if isUpdated { return }
            Bytes.write(error: "Error: \(file) cannot be read; --update-baseline writes it.\n")
            throw ExitCode.unreadable
        }
        let bytes = try Bytes.readSmall(file)
        do throws(ProjectFaults) {
            known = try Baseline(reading: bytes)
        } catch {
            throw Failure(error.lines.map { "\(file): \($0)" }.joined(separator: "\n"))
        }
    }

    /// Leaves out what is known, and tells what is gone of it; or takes up all that there is.
    func apply(to report: inout Report) throws {
        let folder = RelativePath.folder(of: WorkingFolder.absolute(file))
        func name(_ path: String) -> String {
            path == "-" ? path : RelativePath.from(folder: folder, to: WorkingFolder.absolute(path))
        }
        guard isUpdated else {
            announce(gone: report.leaveOut(known, naming: name))
            return
        }
        // Of a file that cannot be read nothing is known, so nothing changes.
        let faulty = report.entries.filter { $0.kind == .fault }.map { name($0.file) }
        let looked = Set(report.files.map(name)).subtracting(faulty)
        let kept = known.findings.filter {
            !looked.contains($0.file) && Bytes.isFile(RelativePath.joined(folder, $0.file))
        }
        let updated = Baseline(report.known(naming: name) + kept)
        try Bytes.write(Array(updated.text.utf8), toFile: file)
        Bytes.write(error: "\(file): \(updated.findings.count) known findings\n")
        _ = report.leaveOut(updated, naming: name)
    }

    private func announce(gone: [Baseline.Known]) {
        guard !gone.isEmpty else { return }
        for known in gone {
            let device = known.device.map { " on \($0)" } ?? ""
            Bytes.write(error: "gone: \(known.file): \(known.rule) at \(known.pointer)\(device)\n")
        }
        Bytes.write(error: "\(file) knows what is gone; --update-baseline takes it out.\n")
    }
}
