import Boxes
import Geometry

/// An area of a window that the backdrop leaves undimmed, located on a stage.
struct PlacedCutout {
    /// The area, in window coordinates.
    let frame: Rect
    let outline: VectorPath
    /// Whether touches in the area reach the presenter.
    let passesTouches: Bool
}

extension DialogRequest {
    /// The areas that stay undimmed. Elements that the device lacks are left out; ``Staged`` rejects them.
    func cutouts(on stage: Stage) -> [PlacedCutout] {
        guard let details = self.backdrop.details, !details.cutouts.isEmpty else { return [] }
        return details.cutouts.compactMap { cutout in
            let frame: Rect? =
                switch cutout.place {
                case .frame(let frame): frame
                case .element(let id): stage.elements.first { $0.id == id }?.frame
                }
            return frame.map { frame in
                PlacedCutout(
                    frame: frame, outline: VectorPath(rounded: frame, radii: CornerRadii(all: cutout.cornerRadius)),
                    passesTouches: cutout.passesTouches)
            }
        }
    }

    /// The work of joining the outlines of all cutouts once, in layers: each may cross each other one.
    package var cutoutWork: Int {
        let count = self.backdrop.details?.cutouts.count ?? 0
        return count * (count + 8)
    }

    /// The rectangles in which touches reach the presenter, whatever the backdrop does with other touches.
    func openRects(on stage: Stage) -> [Rect] {
        let rects = self.backdrop.passThroughRects
        return self.backdrop.details == nil ? rects : rects + cutouts(on: stage).filter(\.passesTouches).map(\.frame)
    }
}
