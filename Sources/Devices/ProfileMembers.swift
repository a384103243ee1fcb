import JSONText

/// The members of a profile and of what is in it.
enum ProfileMembers {
    static let all: NameTable = [
        "id", "name", "aliases", "family", "deviceGroup", "posture", "naturalOrientation", "idiom", "year", "os",
        "screen", "cutout", "fold", "safeArea", "statusBarHeight", "sizeClass", "keyboard",
        "keyboardWithoutSuggestions", "keyboardNote", "osVariants", "notes", "confidence", "sources",
        "sourcesByGroup", "crossChecked", "disagreements",
    ]
    static let system: NameTable = ["name", "atLaunch"]
    static let screen: NameTable = ["width", "height", "scale", "cornerRadius", "nativePixels"]
    static let size: NameTable = ["width", "height"]
    static let aspects: NameTable = ["portrait", "landscape"]
    static let insets: NameTable = ["top", "left", "bottom", "right"]
    static let sizeClasses: NameTable = ["horizontal", "vertical"]
    static let cutout: NameTable = ["kind", "x", "y", "width", "height"]
    static let fold: NameTable = ["kind", "separating", "flat", "landscape", "portrait", "note"]
    static let flat: NameTable = ["width"]
    static let crease: NameTable = ["orientation", "x", "y", "width", "height", "centre"]
    static let variant: NameTable = ["os", "safeArea", "statusBarHeight", "keyboard"]
}
