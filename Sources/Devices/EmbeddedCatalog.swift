private import CEmbedded

/// The catalogue's files in the binary.
enum EmbeddedCatalog {
    /// All profiles, family by family.
    static func profiles() -> [DeviceProfile] {
        var reader = CatalogReader()
        return unsafe profiles(scrim_catalog_iphone(), "iphone", &reader)
            + profiles(scrim_catalog_ipad(), "ipad", &reader)
            + profiles(scrim_catalog_foldable(), "foldable", &reader)
            + profiles(scrim_catalog_android_phone(), "android-phone", &reader)
            + profiles(scrim_catalog_android_tablet(), "android-tablet", &reader)
            + profiles(scrim_catalog_desktop(), "desktop", &reader)
            + profiles(scrim_catalog_tv(), "tv", &reader)
            + profiles(scrim_catalog_gnome(), "gnome", &reader)
            + profiles(scrim_catalog_kde(), "kde", &reader)
            + profiles(scrim_catalog_car(), "car", &reader)
            + profiles(scrim_catalog_windows(), "windows", &reader)
            + profiles(scrim_catalog_harmonyos(), "harmonyos", &reader)
            + profiles(scrim_catalog_macos(), "macos", &reader)
            + profiles(scrim_catalog_wearos(), "wearos", &reader)
            + profiles(scrim_catalog_visionos(), "visionos", &reader)
    }

    /// The profiles of one family. A fault in these files is a defect of the program, which ends it; a test reads them
    /// all.
    private static func profiles(
        _ document: scrim_document, _ family: String, _ reader: inout CatalogReader
    ) -> [DeviceProfile] {
        let bytes = unsafe Span(_unsafeStart: document.bytes, count: document.length)
        do {
            return try reader.profiles(in: bytes, file: "\(family).json")
        } catch {
            preconditionFailure("the embedded catalogue is sound: \(error)")
        }
    }
}
