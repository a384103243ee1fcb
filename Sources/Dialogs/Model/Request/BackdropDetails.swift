package import Boxes
package import Geometry

/// What few requests say of their backdrop.
package struct BackdropDetails: Sendable, Hashable {
    /// The name of one of the platform's materials, which lies in the dimming's place.
    package var material: String?
    /// Amounts of dimming at a sheet's heights, 0…1, in the order of the detents' names.
    package var opacities: [DetentOpacity] = []
    /// What stays light.
    package var cutouts: [BackdropCutout] = []

    package init() {}
}

/// How much is dimmed behind a sheet at one of its heights.
package struct DetentOpacity: Sendable, Hashable {
    /// The detent as it is told.
    package var detent: String
    /// 0…1.
    package var opacity: Double

    package init(detent: String, opacity: Double) {
        self.detent = detent
        self.opacity = opacity
    }
}

/// A part of the window that a backdrop leaves as it is.
package struct BackdropCutout: Sendable, Hashable {
    package enum Place: Sendable, Hashable {
        /// In window coordinates.
        case frame(Rect)
        /// Where the element of the device with that id is.
        case element(String)
    }

    package var place: Place
    /// In points.
    package var cornerRadius: Double
    /// Whether touches there reach the presenter.
    package var passesTouches: Bool

    package init(at place: Place, cornerRadius: Double, passesTouches: Bool) {
        self.place = place
        self.cornerRadius = cornerRadius
        self.passesTouches = passesTouches
    }
}

extension DialogRequest {
    /// The amount of dimming that the request asks for behind the dialog, or behind a sheet at one of its heights.
    package func backdropOpacity(at detent: @autoclosure () -> Detent?) -> Double? {
        guard let details = self.backdrop.details, !details.opacities.isEmpty, let detent = detent() else {
            return self.backdrop.opacity
        }
        return details.opacities.first { $0.detent == detent.name }?.opacity ?? self.backdrop.opacity
    }
}
