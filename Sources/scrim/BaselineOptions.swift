import ArgumentParser
import Checking
import Reports
import Service

/// The options for a file of known findings, which are not reported.
struct BaselineOptions: ParsableArguments {
    @Option(
        help: "File of known findings, which are left out. Wins over that of the file of settings.",
        completion: .file(extensions: ["json"]))
    var baseline: String?

    @Flag(help: "Write all findings of now into the file of known findings, and end with 0.")
    var updateBaseline = false

    /// Reads the file of known findings; `nil` if none is given.
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

/// Known findings, with the path of the file that contains them.
struct LocatedBaseline {
    private var known = Baseline()
    private let file: String
    private let isUpdated: Bool

    /// Reads a file of known findings. If the file is to be updated, it need not exist yet.
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

    /// Removes known findings from the report, and prints those that are gone; or writes all findings to the file.
    ///
    /// - Parameter devices: The devices that were asked about; empty if each request has its own.
    func apply(to report: inout Report, on devices: [String]) throws {
        let folder = RelativePath.folder(of: WorkingFolder.absolute(file))
        func name(_ path: String) -> String {
            path == "-" ? path : RelativePath.from(folder: folder, to: WorkingFolder.absolute(path))
        }
        guard isUpdated else {
            announce(gone: report.leaveOut(known, on: devices, naming: name))
            return
        }
        // The findings of a file that cannot be read, or on other devices, are not known, so its entries are kept.
        let faulty = report.entries.filter { $0.kind == .fault }.map { name($0.file) }
        let looked = Set(report.files.map(name)).subtracting(faulty)
        let remaining = known.findings.filter {
            (!looked.contains($0.file) || !$0.concerns(devices)) && Bytes.isFile(RelativePath.joined(folder, $0.file))
        }
        let updated = Baseline(report.known(naming: name) + remaining)
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
