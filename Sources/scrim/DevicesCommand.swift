import ArgumentParser
import Devices
import Geometry
import MicroHTTP
import Service
import Wire

/// `scrim devices`: prints the catalogue, without a server.
struct DevicesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "devices",
        abstract: "Print the catalogue of devices as a table, one of them in JSON, or those of another tool.",
        discussion: """
            The table has a line for each device: its id, its size in points, its pixels per point, the system it was \
            launched with, its name. One device is printed as the server tells it, or in another tool's format. \
            Devices read with --import are printed as a list that is a file of --devices. What is lost on the way, or \
            assumed, goes to standard error.
            """)

    @Argument(help: "Id of one device.")
    var id: String?

    @Option(
        help: "How devices are printed: table or json; one of them also as playwright, storybook, cdp or unity has it.",
        completion: .list(["table", "json"] + ExchangeFormat.written.map(\.rawValue)))
    var format: String?

    @Option(
        name: .customLong("import"), help: "File of another tool's devices; - is standard input.", completion: .file())
    var imported: String?

    @Option(
        help: "Format of that file: \(Self.list(ExchangeFormat.allCases)). By default what it looks like.",
        completion: .list(ExchangeFormat.allCases.map(\.rawValue)))
    var from: String?

    @OptionGroup var catalog: CatalogOptions

    func validate() throws {
        if imported != nil {
            if id != nil || format != nil {
                throw ValidationError("--import prints what is in its file; give it alone.")
            }
            if let from, ExchangeFormat(rawValue: from) == nil {
                throw ValidationError(
                    "--from \"\(from)\" is not known.\(Self.question(from, ExchangeFormat.allCases.map(\.rawValue))) "
                        + "\(Self.list(ExchangeFormat.allCases)) are.")
            }
        } else if from != nil {
            throw ValidationError("--from belongs to --import.")
        }
        let offered = id == nil ? ["table", "json"] : ["json"] + ExchangeFormat.written.map(\.rawValue)
        guard let format, !offered.contains(format) else { return }
        throw ValidationError(
            "--format \"\(format)\" is not offered for \(id == nil ? "the list" : "one device")."
                + "\(Self.question(format, offered)) Offered: \(offered.joined(separator: ", ")).")
    }

    private static func question(_ given: String, _ offered: [String]) -> String {
        Spelling.nearest(to: given, among: offered).map { " Did you mean \"\($0)\"?" } ?? ""
    }

    func run() throws {
        if let imported { return try printImport(of: imported) }
        let catalog = try catalog.catalog()
        guard let id else { return try printList(of: catalog) }
        guard let profile = catalog[id] else {
            let nearest = catalog.nearest(to: id).map { "; did you mean \($0)?" } ?? ""
            throw Failure("there is no device \"\(id)\"\(nearest)")
        }
        guard let format = format.flatMap(ExchangeFormat.init), ExchangeFormat.written.contains(format) else {
            try Bytes.write(DeviceFile.document(of: profile))
            return try Bytes.write("\n")
        }
        let export = DeviceExport(profile, as: format)
        try Bytes.write(export.bytes)
        try Bytes.write("\n")
        guard !export.omitted.isEmpty else { return }
        Bytes.write(error: "left out: \(export.omitted.joined(separator: ", "))\n")
    }

    private func printList(of catalog: Catalog) throws {
        if format == "json" {
            try Bytes.write(DeviceFile.list(of: catalog))
            try Bytes.write("\n")
        } else {
            for line in Self.table(of: catalog) { try Bytes.write(line + "\n") }
        }
    }

    private func printImport(of file: String) throws {
        let format = from.flatMap { ExchangeFormat(rawValue: $0) }
        let limit = try Configuration.ofEnvironment().server.maxBodyBytes
        let bytes: [UInt8]
        do { bytes = try Bytes.read(file, limit: limit) } catch {
            Bytes.write(error: "Error: \(error)\n")
            throw ExitCode.unreadable
        }
        if bytes.count > limit {
            throw Failure("\(file): has more than \(limit) bytes, the limit SCRIM_MAX_BODY_BYTES")
        }
        let devices: (list: [UInt8], notes: [String])
        do throws(DeviceFile.Faults) {
            devices = try DeviceFile.imported(bytes, format: format)
        } catch {
            throw Failure(error.lines.map { "\(file): \($0)" }.joined(separator: "\n"))
        }
        for note in devices.notes { Bytes.write(error: "\(file): \(note)\n") }
        try Bytes.write(devices.list)
        try Bytes.write("\n")
    }

    private static func list(_ formats: [ExchangeFormat]) -> String { formats.map(\.rawValue).joined(separator: ", ") }

    /// A heading, and a line for each device, in columns. The names are in the last column, because only they may
    /// contain spaces and other scripts.
    private static func table(of catalog: Catalog) -> [String] {
        let rows =
            [["ID", "POINTS", "SCALE", "SYSTEM", "NAME"]]
            + catalog.profiles.map { profile in
                let version = profile.system.version.map { " " + $0.text } ?? ""
                return [
                    profile.id, "\(shown(profile.screen.size.width))x\(shown(profile.screen.size.height))",
                    shown(profile.screen.scale), profile.system.name.rawValue + version, profile.name,
                ]
            }
        let widths = rows[0].indices.map { column in rows.map { $0[column].utf8.count }.max() ?? 0 }
        return rows.map { row in
            let padded = zip(row, widths).dropLast().map { cell, width in
                cell + String(repeating: " ", count: width - cell.utf8.count)
            }
            return (padded + [row[row.count - 1]]).joined(separator: "  ")
        }
    }

    /// A number as text, without decimals if it is whole.
    private static func shown(_ number: Double) -> String {
        number == number.rounded() ? "\(Int(number))" : "\(number)"
    }
}
