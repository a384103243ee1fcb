package import Devices

/// A material that looks use: the filter for what is behind it, the tint over that, and the colour that replaces both.
package struct MaterialFigure: Sendable, Hashable {
    /// The platform's name for the material, such as `systemMaterial` or `regular`.
    package let name: String
    package let filter: BackdropFilter
    /// The tint over what is blurred.
    package let tint: ColorFigure
    /// The colour where nothing can be blurred, and if the user reduces transparency.
    package let flat: ColorFigure

    fileprivate init(_ row: MaterialRow, in file: FigureFile, for releases: ReleaseRange) {
        func color(_ key: String) -> ColorFigure {
            guard let cell = file.colors.last(where: { $0.key == key && $0.releases.overlaps(releases) }) else {
                preconditionFailure("the file of the material \(row.name) has the colour \(key)")
            }
            return cell.content
        }
        name = row.name
        filter = row.filter
        tint = color(row.tint)
        flat = color(row.flat)
    }
}

/// The filter of a material in each appearance, with its source.
package struct BackdropFilter: Sendable, Hashable {
    package struct Amounts: Sendable, Hashable {
        /// Standard deviation of the blur in points.
        package let blur: Double
        /// The factor by which the saturation is multiplied; 1 leaves it as it is.
        package let saturation: Double
    }

    package let light: Amounts
    package let dark: Amounts
    package let confidence: StyleFigure.Confidence
    package let source: String

    /// - Parameter dark: The amounts with the dark appearance; by default `light`.
    init(light: Amounts, dark: Amounts?, _ confidence: StyleFigure.Confidence, source: String) {
        self.light = light
        self.dark = dark ?? light
        self.confidence = confidence
        self.source = source
    }
}

/// A material as its file has it: its colours are others of that file, by their keys.
package struct MaterialRow: Sendable {
    let name: String
    let filter: BackdropFilter
    let tint, flat: String
}

extension MaterialFigure: ListedFigure {
    package var read: MaterialFigure { self }
    package static func cells(of file: FigureFile) -> [FigureCell<MaterialFigure>] {
        file.materials.map { cell in
            FigureCell(
                key: cell.key, releases: cell.releases,
                content: MaterialFigure(cell.content, in: file, for: cell.releases), parts: nil, pointer: cell.pointer)
        }
    }

    var eras: Eras { tint.eras }
    func carried(to eras: Eras, because: String?) -> MaterialFigure { self }
    static func references(of list: FigureList) -> [FigureReference] { list.materials }
}

/// The materials of a style on a platform by release, with their sources.
package typealias MaterialTable<Key: FigureKey, Release: PlatformRelease> = ReleaseTable<Key, Release, MaterialFigure>
