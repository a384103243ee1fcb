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
}
