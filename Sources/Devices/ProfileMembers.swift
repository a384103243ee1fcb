package import JSONText

/// The members of a profile and of its objects.
package enum ProfileMembers {
    /// The members that describe a device in the catalogue, and that a request's device does not have.
    package static let facts: NameTable = [
        "id", "name", "aliases", "family", "year", "deviceGroup", "posture", "naturalOrientation", "cutout", "fold",
        "statusBarHeight", "sizeClass", "keyboardWithoutSuggestions", "keyboardNote", "osVariants", "notes",
        "confidence", "sources", "disagreements",
    ]
    /// The members that a request's device has as well.
    private static let shared = ["idiom", "system", "screen", "safeAreaInsets", "keyboard", "reservedRegions"]
    package static let all = facts + shared
    /// All members, including the alternative names in files of figures: see `ProfileReader.Names`.
    static let withNamesOfData = all + ["os", "safeArea", "sourcesByGroup", "crossChecked"]
    static let system: NameTable = ["name", "version"]
    static let systemOfData: NameTable = ["name", "atLaunch"]
    static let screen: NameTable = ["width", "height", "scale", "cornerRadius", "nativePixels"]
    static let size: NameTable = ["width", "height"]
    static let aspects: NameTable = ["portrait", "landscape"]
    static let insets: NameTable = ["top", "left", "bottom", "right"]
    static let sizeClasses: NameTable = ["horizontal", "vertical"]
    static let cutout: NameTable = ["kind", "x", "y", "width", "height"]
    static let fold: NameTable = ["kind", "separating", "flat", "landscape", "portrait", "note"]
    static let flat: NameTable = ["width"]
    static let crease: NameTable = ["orientation", "x", "y", "width", "height", "centre"]
    static let region: NameTable = ["kind", "frame", "active"]
    static let frame: NameTable = ["x", "y", "width", "height"]
    static let variant: NameTable = ["os", "safeAreaInsets", "statusBarHeight", "keyboard"]
    static let variantWithNamesOfData = variant + ["safeArea"]
    static let confidence: NameTable = ["level", "crossChecked", "sources"]
}
