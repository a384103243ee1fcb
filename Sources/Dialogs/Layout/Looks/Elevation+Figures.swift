import Devices

/// The figures of shadows on Android: `Figures/android-elevation.json`.
///
/// Each level has five: offset and blur of the key light's shadow, and offset, blur and spread of the ambient one. Each
/// elevation from before levels has three for each of its shadows.
extension Elevation {
    enum FigureName: Int, FigureKey {
        case level1KeyOffset, level1KeyBlur, level1AmbientOffset, level1AmbientBlur, level1AmbientSpread
        case level2KeyOffset, level2KeyBlur, level2AmbientOffset, level2AmbientBlur, level2AmbientSpread
        case level3KeyOffset, level3KeyBlur, level3AmbientOffset, level3AmbientBlur, level3AmbientSpread
        case level4KeyOffset, level4KeyBlur, level4AmbientOffset, level4AmbientBlur, level4AmbientSpread
        case level5KeyOffset, level5KeyBlur, level5AmbientOffset, level5AmbientBlur, level5AmbientSpread, keyOpacity
        case ambientOpacity, height6UmbraOffset, height6UmbraBlur, height6UmbraSpread, height6PenumbraOffset
        case height6PenumbraBlur, height6PenumbraSpread, height6AmbientOffset, height6AmbientBlur
        case height6AmbientSpread, height8UmbraOffset, height8UmbraBlur, height8UmbraSpread, height8PenumbraOffset
        case height8PenumbraBlur, height8PenumbraSpread, height8AmbientOffset, height8AmbientBlur
        case height8AmbientSpread, height16UmbraOffset, height16UmbraBlur, height16UmbraSpread
        case height16PenumbraOffset, height16PenumbraBlur, height16PenumbraSpread, height16AmbientOffset
        case height16AmbientBlur, height16AmbientSpread, heightUmbraOpacity, heightPenumbraOpacity
        case heightAmbientOpacity
    }

    static let figures = FigureTable<FigureName, AndroidRelease>("android-elevation")

    /// The figures of some keys, in their order.
    static func figures(_ keys: [FigureName]) -> [StyleFigure] { keys.map { figures.figure($0) } }
}
