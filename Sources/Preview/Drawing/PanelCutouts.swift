import Boxes
import Devices
import Dialogs
import Geometry

extension StageReport {
    /// What is missing of the panel, where it is drawn: as the answer tells it, or, of phones whose cut-out no source gives,
    /// by eye from what they keep free at the top.
    ///
    /// Phones with an island keep 48 points more free than the island is below the edge, at 125 × 37; a notch takes
    /// some 0.55 of the width (the island of the iPhone 14 Pro, and the notches of the iPhone XR and 12, in the catalogue).
    var panelCutouts: [RoundedArea] {
        guard screen.cutouts.isEmpty, let (frame, radii) = likelyCutout else { return screen.cutouts }
        guard rotation == nil else { return [RoundedArea(frame: frame, radii: radii)] }
        let back = orientation.turn.inverse
        return [
            RoundedArea(
                frame: back.place(frame, on: bounds.size).offset(x: -window.minX, y: -window.minY),
                radii: back.place(radii))
        ]
    }

    /// In natural portrait.
    private var likelyCutout: (Rect, CornerRadii)? {
        let profile = state.profile
        guard state.platform == .apple, profile.idiom == .phone, state.id != nil, screen.homeIndicator != nil else {
            return nil
        }
        let free = profile.effectiveSafeAreaInsets(in: .portrait, on: state.runningSystem).value.top
        let width = profile.screen.size.width
        if free >= 59 {
            let frame = Rect(x: (width - 125) / 2, y: free - 48, width: 125, height: 37)
            return (frame, CornerRadii(all: frame.height / 2))
        }
        guard free >= 44 else { return nil }
        let notch = width * 0.55
        return (
            Rect(x: (width - notch) / 2, y: 0, width: notch, height: 32),
            CornerRadii(bottomRight: 20, bottomLeft: 20)
        )
    }
}
