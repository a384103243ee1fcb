package import Geometry

/// How the pixels of a file are turned or mirrored for display, by the numbers of Exif (CIPA DC-008, tag 274).
package enum ImageOrientation: Int, Sendable {
    case upright = 1, mirrored, upsideDown, flipped, transposed, clockwise, transversed, counterclockwise

    /// Whether rows of the file are columns of the displayed image.
    package var swapsSides: Bool { rawValue >= ImageOrientation.transposed.rawValue }

    /// Returns the transform from the file's pixels to the displayed ones, both relative to their top left corner.
    ///
    /// - Parameters:
    ///   - width: The length of the file's rows.
    ///   - height: The number of rows.
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
