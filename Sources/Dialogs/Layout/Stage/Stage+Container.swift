import Devices
package import Geometry

extension Stage {
    /// The rectangle that a dialog is laid out in: the base of percentages and of centring.
    ///
    /// First the rectangle that the request names; or the window less the app's bars, at content level; or the window,
    /// status bar included. A dialog that does not fill the screen then stays in one part of what folds and hinges
    /// divide: the one that `anchorPoint` chooses, else the one in which the view lies that the dialog stands beside,
    /// else the leading top corner's.
    /// - Parameter standsBesideAnchor: Whether the dialog stands beside what `placement.anchor` names.
    package func container(
        for request: DialogRequest, level: Level, fillsScreen: Bool, standsBesideAnchor: Bool, notes: inout Notes
    ) throws(ResolveError) -> Rect {
        var placement: Placement { @inline(__always) _read { yield request.value.placement } }
        notes.decide(
            .level, after: level.rawValue, reason: .because(placement.level == nil ? .default : .request),
            field: ["dialog", "placement", "level"])
        let base = try undivided(container: placement.container, level: level, notes: &notes)
        if placement.container != nil {
            notes.decide(
                .container, before: NumberText.frame(window), after: NumberText.frame(base), reason: .because(.request),
                field: ["dialog", "placement", "container"])
        } else {
            notes.decide(
                .container, before: NumberText.frame(window), after: NumberText.frame(base),
                reason: .because(level == .content ? .insideBars : .wholeWindow),
                field: level == .content ? ["device", "bars"] : ["device", "window"])
        }
        let dividing = dividingRegions
        guard !fillsScreen, !dividing.isEmpty else { return base }
        let corner = Point(x: direction == .leftToRight ? window.minX : window.maxX, y: window.minY)
        let beside = standsBesideAnchor ? placement.popover.anchor?.center : nil
        let chooser = placement.anchorPoint ?? beside ?? corner
        // A rectangle that the request names is cut itself: the point outside it counts as the one next to it.
        let whole = placement.container == nil ? window : base
        let part = SubScreens(of: whole, avoiding: dividing).nearest(to: chooser)
        let container = base.intersection(part) ?? part
        notes.decide(
            .screenPart, before: NumberText.frame(base), after: NumberText.frame(container),
            reason: .because(placement.anchorPoint != nil ? .anchorPoint : beside != nil ? .anchor : .leadingTopCorner),
            field: placement.anchorPoint != nil
                ? ["dialog", "placement", "anchorPoint"]
                : beside != nil ? ["dialog", "placement", "anchor"] : ["device", "reservedRegions"])
        if placement.container != nil, container != base {
            notes.adapt(
                from: NumberText.frame(base), to: NumberText.frame(container), reason: .screenDivided,
                field: ["dialog", "placement", "container"])
        }
        return container
    }

    /// What the request lays the dialog out in, folds or not.
    private func undivided(
        container asked: Rect?, level: Level, notes: inout Notes
    ) throws(ResolveError) -> Rect {
        if let asked {
            guard let shared = asked.intersection(window) else {
                throw ResolveError(["dialog", "placement", "container"], .outsideWindow)
            }
            if shared != asked {
                notes.adapt(
                    from: NumberText.frame(asked), to: NumberText.frame(shared), reason: .limitedToWindow,
                    field: ["dialog", "placement", "container"])
            }
            return shared
        }
        guard level == .content else { return window }
        let between = window.inset(by: device.bars.insets)
        guard !between.isEmpty else { throw ResolveError(["device", "bars"], .leavesNoRoom(of: .window)) }
        return between
    }

    // MARK: Folds and cut-outs

    /// The regions that count at the moment, in window coordinates.
    static func activeRegions(
        of device: DeviceState, in orientation: Orientation, on screen: Rect, window: Rect
    ) -> [ReservedRegion] {
        // Most devices have neither.
        guard device.hasRegions else { return [] }
        guard let regions = givenRegions(of: device, in: orientation, on: screen) ?? hinge(of: device, on: screen)
        else { return [] }
        return regions.filter(\.isActive).map { region in
            var region = region
            region.frame = region.frame.offset(x: -window.minX, y: -window.minY)
            return region
        }
    }

    /// Those that may cut a screen in parts.
    ///
    /// Flutter's rule (`DisplayFeatureSubScreen.avoidBounds`) counts every feature with an area, and of those without
    /// one a fold that is half open, which is what an active division without width says.
    private var dividingRegions: [Rect] {
        guard !activeRegions.isEmpty else { return [] }
        return activeRegions.filter { $0.kind == .division || !$0.frame.isEmpty }.map(\.frame)
    }

    /// The regions of the request as they lie on the screen held this way: they turn with the hardware.
    var givenRegions: [ReservedRegion]? { Stage.givenRegions(of: device, in: orientation, on: screen) }

    private static func givenRegions(
        of device: DeviceState, in orientation: Orientation, on screen: Rect
    ) -> [ReservedRegion]? {
        guard orientation != device.orientation, let regions = device.reservedRegions else {
            return device.reservedRegions
        }
        let given = device.orientation.turn
        return regions.map { region in
            var region = region
            let onScreen = given.place(region.frame, on: device.profile.screen.size)
            region.frame = orientation.turn.inverse.place(onScreen, on: screen.size)
            return region
        }
    }

    /// The profile's own hinge, where it keeps two screens apart.
    private static func hinge(of device: DeviceState, on screen: Rect) -> [ReservedRegion]? {
        device.profile.hardware.fold?.region(in: Aspect(of: screen.size)).map { [$0] }
    }

    // MARK: Bars

    /// A bar of app or system.
    enum Bar { case status, navigation, toolbar, tab }

    /// Whether the app has any bars of its own below the status bar.
    var hasAppBars: Bool {
        let given = device.bars
        return given.navigation > 0 || given.toolbar > 0 || given.tab > 0
    }

    /// Where the window has a bar, in window coordinates; nil where it has none.
    ///
    /// Heights count from the window's edge: a tab bar's includes what it keeps free for a home indicator. The status
    /// bar is the app's own where it tells one, else the system's, where the window reaches under it.
    func frame(of bar: Bar) -> Rect? {
        let given = device.bars
        let tabTop = window.maxY - given.tab
        let top: Double
        let bottom: Double
        switch bar {
        case .status:
            top = 0
            bottom = given.status > 0 ? given.status : systemStatusBar - windowOnScreen.minY
        case .navigation: (top, bottom) = (given.status, given.status + given.navigation)
        case .toolbar: (top, bottom) = (tabTop - given.toolbar, tabTop)
        case .tab: (top, bottom) = (tabTop, window.maxY)
        }
        return Rect(minX: window.minX, minY: top, maxX: window.maxX, maxY: bottom).intersection(window)
    }

    /// The height of the system's status bar on the screen, in points.
    private var systemStatusBar: Double {
        device.profile.effectiveStatusBarHeight(in: Aspect(of: screen.size), on: device.system)
    }
}
