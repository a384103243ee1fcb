import ArgumentParser
import Devices
import Geometry
import Service

/// `scrim devices`: the catalogue without a server.
struct DevicesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "devices", abstract: "Print the catalogue of devices as a table, or one of them in JSON.",
        discussion: """
            The table has a line for each device: its id, its size in points, its pixels per point, the system it was \
            launched with, its name. One device is printed as the server tells it.
            """)

    /// How the list is printed.
    enum Format: String, ExpressibleByArgument, CaseIterable {
        case table, json
    }

    @Argument(help: "Id of one device.")
    var id: String?

    @Option(help: "How the list is printed: table or json.")
    var format = Format.table

    @OptionGroup var catalog: CatalogOptions

    func run() throws {
        let catalog = try catalog.catalog()
        if id == nil, format == .table {
            for line in Self.table(of: catalog) { try Bytes.write(line + "\n") }
            return
        }
        guard let bytes = Application.devices(catalog, id: id) else {
            let nearest = id.flatMap { catalog.nearest(to: $0) }.map { "; did you mean \($0)?" } ?? ""
            throw Failure("there is no device \"\(id ?? "")\"\(nearest)")
        }
        try Bytes.write(bytes)
        try Bytes.write("\n")
    }

    /// A heading and a line for each device, in columns. Names stand last: they alone may hold spaces and other scripts.
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

    /// Whole numbers without a fraction.
    private static func shown(_ number: Double) -> String {
        number == number.rounded() ? "\(Int(number))" : "\(number)"
    }
}
