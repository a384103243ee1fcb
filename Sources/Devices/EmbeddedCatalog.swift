private import Embedded

/// The catalogue's files, which are built into the program.
enum EmbeddedCatalog {
    /// The families, in the order in which they are listed.
    private static let families = [
        "iphone", "ipad", "foldable", "android-phone", "android-tablet", "desktop", "tv", "gnome", "kde", "car",
        "windows", "harmonyos", "macos", "wearos", "visionos",
    ]

    /// All profiles, family by family. A fault in these files is a defect of the program, and ends it; a test reads
    /// them all.
    static func profiles() -> [DeviceProfile] {
        var reader = CatalogReader()
        return families.flatMap { family in
            do {
                return try EmbeddedFolder.catalog.withBytes(of: "\(family).json") { bytes in
                    try reader.profiles(in: bytes, file: "\(family).json")
                }
            } catch {
                preconditionFailure("the embedded catalogue is sound: \(error)")
            }
        }
    }

    /// The names of devices by the identifiers that iOS has for their models, in lower case: `models.tsv`, a line for
    /// each name.
    static func namesOfIdentifiers() -> [String: String] {
        var names: [String: String] = [:]
        for row in EmbeddedFolder.catalog.rows(of: "models.tsv") {
            for identifier in row[1].split(separator: " ") { names[String(identifier)] = String(row[0]) }
        }
        return names
    }
}
