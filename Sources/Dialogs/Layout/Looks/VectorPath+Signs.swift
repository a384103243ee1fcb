package import Geometry

// The platform's signs, in a box of 24 units, the size of Material's icons in dp. Strokes along the diagonals are two
// units wide.
extension VectorPath {
    /// The close sign: two crossed strokes, with five units free on each side.
    package static func cross(in box: Rect) -> VectorPath { crossed.placed(in: box) }

    /// The confirm sign: a short stroke down and a long one up.
    package static func check(in box: Rect) -> VectorPath { checked.placed(in: box) }

    private static let crossed = sign(
        """
        M12 10.585786437626905L17.585786437626905 5 19 6.414213562373095 13.414213562373095 12 19 17.585786437626905
        17.585786437626905 19 12 13.414213562373095 6.414213562373095 19 5 17.585786437626905 10.585786437626905 12
        5 6.414213562373095 6.414213562373095 5Z
        """)

    private static let checked = sign(
        """
        M4.292893218813452 13.207106781186548L9.5 18.414213562373095 20.207106781186548 7.707106781186548
        18.792893218813452 6.292893218813452 9.5 15.585786437626905 5.707106781186548 11.792893218813452Z
        """)

    private static func sign(_ data: String) -> VectorPath {
        guard let path = try? VectorPath(svg: data) else { preconditionFailure("a sign is path data") }
        return path
    }

    private func placed(in box: Rect) -> VectorPath {
        // A box without a width has the whole sign in its middle; a path cannot be scaled by 0.
        let unit = max(box.width / 24, .leastNormalMagnitude)
        return scaled(by: unit, about: .zero, offset: Point(x: box.midX - 12 * unit, y: box.midY - 12 * unit))
    }
}
