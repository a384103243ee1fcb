package import Devices
import Timeline

/// A timing curve with its source; the counterpart of `StyleFigure` for curves.
package struct CurveFigure: Sendable {
    package let curve: MotionCurve
    /// The coordinates of its two control points in their listed form.
    let figures: [StyleFigure]

    /// - Parameter figure: Makes the figure of a coordinate by its name and its value.
    init(_ points: [Double], _ figure: (String, Double) -> StyleFigure) {
        curve = MotionCurve(.cubicBezier(CubicBezier(points[0], points[1], points[2], points[3])))
        figures = zip(["x1", "y1", "x2", "y2"], points).map(figure)
    }
}

extension CurveFigure: ReleaseFigure {
    package var read: MotionCurve { curve }
    package static func cells(of file: FigureFile) -> [FigureCell<CurveFigure>] { file.curves }
}

/// The timing curves of a style on a platform by release, with their sources.
package typealias CurveTable<Key: FigureKey, Release: PlatformRelease> = ReleaseTable<Key, Release, CurveFigure>
