import Boxes
import Geometry

/// A part of a window that a backdrop leaves as it is, where it lies on a stage.
struct PlacedCutout {
    /// In window coordinates.
    let frame: Rect
    let outline: VectorPath
    /// Whether touches there reach the presenter.
    let passesTouches: Bool
}

extension DialogRequest {
    /// What stays light. Elements that the device lacks are left out; ``Staged`` refuses them.
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
                    frame: frame,
                    outline: VectorPath(rounded: frame, radii: CornerRadii(all: cutout.cornerRadius)),
                    passesTouches: cutout.passesTouches)
            }
        }
    }

    /// Where touches reach the presenter whatever the backdrop does with others.
    func openRects(on stage: Stage) -> [Rect] {
        let rects = self.backdrop.passThroughRects
        return self.backdrop.details == nil ? rects : rects + cutouts(on: stage).filter(\.passesTouches).map(\.frame)
    }
}
