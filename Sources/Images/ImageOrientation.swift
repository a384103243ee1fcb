package import Geometry

/// How the pixels of a file are turned to be seen, by the numbers of Exif (CIPA DC-008, tag 274).
package enum ImageOrientation: Int, Sendable {
    case upright = 1, mirrored, upsideDown, flipped, transposed, clockwise, transversed, counterclockwise

    /// Whether rows of the file are columns of what is seen.
    package var swapsSides: Bool { rawValue >= ImageOrientation.transposed.rawValue }

    /// From the file's pixels to those that are seen, both from their top left corner.
    ///
    /// - Parameters:
    ///   - width: Of the file's rows.
    ///   - height: How many rows it has.
    package func transform(width: Double, height: Double) -> PlaneTransform {
        switch self {
        case .upright: .identity
        case .mirrored: PlaneTransform(a: -1, d: 1, tx: width)
        case .upsideDown: PlaneTransform(a: -1, d: -1, tx: width, ty: height)
        case .flipped: PlaneTransform(a: 1, d: -1, ty: height)
        case .transposed: PlaneTransform(a: 0, b: 1, c: 1, d: 0)
        case .clockwise: PlaneTransform(a: 0, b: 1, c: -1, d: 0, tx: height)
        case .transversed: PlaneTransform(a: 0, b: -1, c: -1, d: 0, tx: height, ty: width)
        case .counterclockwise: PlaneTransform(a: 0, b: -1, c: 1, d: 0, ty: width)
        }
    }
}
