import Devices
package import Geometry

extension Stage {
    /// The rectangle that a dialog is laid out in: the base of percentages and of centring.
    ///
    /// In this order: the rectangle that the request names; the window less the app's bars at content level; the part
    /// of a divided window that `anchorPoint` chooses, for dialogs that do not fill the screen; the window, status
    /// bar included.
    package func container(
        for placement: Placement, level: Level, fillsScreen: Bool
    ) throws(ResolveError) -> Rect {
        if let asked = placement.container {
            guard let shared = asked.intersection(window) else {
                throw ResolveError(["dialog", "placement", "container"], .outsideWindow)
            }
            return shared
        }
        let base = level == .content ? window.inset(by: device.bars.insets) : window
        let regions = givenRegions ?? hinge
        let divisions = regions.filter { $0.kind == .division && $0.isActive }
        guard !fillsScreen, !divisions.isEmpty else { return base }
        let parts = SubScreens(
            of: window, avoiding: divisions.map { $0.frame.offset(x: -windowOnScreen.minX, y: -windowOnScreen.minY) })
        let corner = direction == .leftToRight ? window.minX : window.maxX
        let anchor = placement.anchorPoint ?? Point(x: corner, y: window.minY)
        let part = parts.nearest(to: anchor)
        return base.intersection(part) ?? part
    }

    /// The regions of the request as they lie on the screen held this way: they turn with the hardware.
    private var givenRegions: [ReservedRegion]? {
        guard orientation != device.orientation else { return device.reservedRegions }
        let natural = device.profile.screen
        let given = device.orientation.turn
        return device.reservedRegions?.map { region in
            var region = region
            let onScreen = given.place(region.frame, on: natural.size)
            region.frame = orientation.turn.inverse.place(onScreen, on: screen.size)
            return region
        }
    }

    /// The profile's own hinge, where it keeps two screens apart.
    private var hinge: [ReservedRegion] {
        device.profile.fold?.region(in: Aspect(of: screen.size)).map { [$0] } ?? []
    }
}
