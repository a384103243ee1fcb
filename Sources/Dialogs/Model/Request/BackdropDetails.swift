package import Boxes
package import Geometry

/// Backdrop members that few requests have.
package struct BackdropDetails: Sendable, Hashable {
    /// The name of one of the platform's materials, which replaces the dimming.
    package var material: String?
    /// The opacity of the dimming at a sheet's detents, 0…1, in the order of the detents' names.
    package var opacities: [DetentOpacity] = []
    /// Areas that are not dimmed.
    package var cutouts: [BackdropCutout] = []

    package init() {}
}

/// The opacity of the dimming behind a sheet at one of its detents.
package struct DetentOpacity: Sendable, Hashable {
    /// The detent's name, as on the wire.
    package var detent: String
    /// 0…1.
    package var opacity: Double

    package init(detent: String, opacity: Double) {
        self.detent = detent
        self.opacity = opacity
    }
}

/// A part of the window that the backdrop leaves undimmed.
package struct BackdropCutout: Sendable, Hashable {
    package enum Place: Sendable, Hashable {
        /// A frame in window coordinates.
        case frame(Rect)
        /// The frame of the device's element with this id.
        case element(String)
    }

    package var place: Place
    /// The corner radius in points.
    package var cornerRadius: Double
    /// Whether touches in that part reach the presenter.
    package var passesTouches: Bool

    package init(at place: Place, cornerRadius: Double, passesTouches: Bool) {
        self.place = place
        self.cornerRadius = cornerRadius
        self.passesTouches = passesTouches
    }
}

extension DialogRequest {
    /// The requested opacity of the dimming behind the dialog, or behind a sheet at `detent`; `nil` leaves it to the
    /// style.
    package func backdropOpacity(at detent: @autoclosure () -> Detent?) -> Double? {
        guard let details = self.backdrop.details, !details.opacities.isEmpty, let detent = detent() else {
            return self.backdrop.opacity
        }
        return details.opacities.first { $0.detent == detent.name }?.opacity ?? self.backdrop.opacity
    }
}
