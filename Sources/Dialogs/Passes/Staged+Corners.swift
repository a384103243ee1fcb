import Boxes
import Devices
import Geometry

/// The corners that a request gives a dialog.
extension Staged {
    /// The requested corners of a frame, before they are limited by its size.
    ///
    /// - Parameter own: The style's corners.
    func corners(_ requested: CornerRequest, of frame: Rect, own: CornerRadii) -> CornerRadii {
        switch requested {
        case .own: own
        case .radius(let radius): CornerRadii(all: radius)
        case .radii(let radii): radii.value
        case .concentric: stage.concentricCorners(of: frame)
        }
    }

    /// The radius of the upper corners before the frame is known, in points.
    func upperRadius(_ requested: CornerRequest, own: Double) -> Double {
        switch requested {
        case .own, .concentric: own
        case .radius(let radius): radius
        case .radii(let radii): max(radii.topLeft, radii.topRight)
        }
    }
}

extension CornerRadii {
    /// The largest of the four.
    var largest: Double { max(max(topLeft, topRight), max(bottomRight, bottomLeft)) }
}

extension Stage {
    /// Corners that are concentric with the screen's: the screen's radius minus the distance of each corner, which is
    /// the larger of the distances to the two edges, so that an arc is no nearer to the screen's than the edges are.
    /// Square if nothing is left of the radius, or if the screen's radius is unknown.
    func concentricCorners(of frame: Rect) -> CornerRadii {
        guard let radius = cornerRadiusOfScreen else { return .zero }
        let edges = screen.offset(x: -windowOnScreen.minX, y: -windowOnScreen.minY)
        let (left, right) = (frame.minX - edges.minX, edges.maxX - frame.maxX)
        let (top, bottom) = (frame.minY - edges.minY, edges.maxY - frame.maxY)
        func rest(at distances: Double...) -> Double { max(0, radius - max(0, distances.max() ?? 0)) }
        return CornerRadii(
            topLeft: rest(at: top, left), topRight: rest(at: top, right), bottomRight: rest(at: bottom, right),
            bottomLeft: rest(at: bottom, left))
    }
}
