private import CEmbedded

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
            let document = unsafe scrim_find(scrim_catalog(), "\(family).json")
            let bytes = unsafe Span(_unsafeStart: document.bytes, count: document.length)
            do {
                return try reader.profiles(in: bytes, file: "\(family).json")
            } catch {
                preconditionFailure("the embedded catalogue is sound: \(error)")
            }
        }
    }

    /// The names of devices by the identifiers that iOS has for their models, in lower case: `models.tsv`, a line for
    /// each name.
    static func namesOfIdentifiers() -> [String: String] {
        let document = unsafe scrim_find(scrim_catalog(), "models.tsv")
        let text = unsafe String(
            decoding: UnsafeBufferPointer(start: document.bytes, count: document.length), as: UTF8.self)
        var names: [String: String] = [:]
        for row in text.split(separator: "\n").map({ $0.split(separator: "\t") }) {
            for identifier in row[1].split(separator: " ") { names[String(identifier)] = String(row[0]) }
        }
        return names
    }
}
