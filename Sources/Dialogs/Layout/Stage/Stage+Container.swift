import Boxes
import Devices
package import Geometry

/// The rectangle that a dialog is laid out in.
package struct Container: Sendable {
    /// The rectangle, in window coordinates.
    package let rect: Rect
    /// The container without regard to folds and hinges, in window coordinates.
    package let undivided: Rect
    /// What decided which part of a divided screen holds the dialog; `nil` if the screen is not divided or the dialog
    /// spans its parts.
    let chooser: TraceReason?

    /// The part of a divided screen to which a dialog is limited.
    package enum Part: Sendable {
        /// No part: the dialog fills the screen.
        case whole
        /// The part that contains the view at which the dialog is anchored.
        case partOfAnchor
        case leadingPart
    }
}

extension Stage {
    /// Returns the rectangle that a dialog is laid out in, the base of percentages and of centring.
    ///
    /// It is the rectangle that the request names; else, at content level, the window without the app's bars; else the
    /// window, status bar included. A dialog that does not fill the screen is then limited to one of the parts into
    /// which folds and hinges divide it: the part that `anchorPoint` chooses, else the one that contains the view at
    /// which the dialog is anchored, else the one at the leading top corner.
    package func container(
        for request: DialogRequest, level: Level, keepingTo part: Container.Part
    ) throws(ResolveError) -> Container {
        var placement: Placement { @inline(__always) _read { yield request.value.placement } }
        let whole = try undivided(container: placement.container, level: level)
        let dividing = dividingRegions
        guard part != .whole, !dividing.isEmpty else { return Container(rect: whole, undivided: whole, chooser: nil) }
        let chooser = chooser(of: placement, keepingTo: part)
        // A rectangle that the request names is divided instead of the window. A point outside of it counts as the
        // nearest one inside.
        let screen = placement.container == nil ? window : whole
        let corner = Point(x: direction == .leftToRight ? window.minX : window.maxX, y: window.minY)
        let point =
            switch chooser {
            case .anchorPoint: placement.anchorPoint
            case .anchor: placement.popover.anchor?.center
            default: corner
            }
        let parts = SubScreens(of: screen, avoiding: dividing, tolerance: 0.5 / grid.scale)
        let nearest = parts.nearest(to: point ?? corner)
        return Container(rect: whole.intersection(nearest) ?? nearest, undivided: whole, chooser: chooser)
    }

    /// What decides which part of a divided screen holds the dialog.
    private func chooser(of placement: Placement, keepingTo part: Container.Part) -> TraceReason {
        if placement.anchorPoint != nil { return .anchorPoint }
        return part == .partOfAnchor && placement.popover.anchor != nil ? .anchor : .leadingTopCorner
    }

    /// The rectangle that the dialog is laid out in, without regard to folds.
    private func undivided(container requested: Rect?, level: Level) throws(ResolveError) -> Rect {
        if let requested {
            guard let shared = requested.intersection(window) else {
                throw ResolveError([.dialog, .placement, .container], .outsideWindow)
            }
            return shared
        }
        guard level == .content else { return window }
        let between = window.inset(by: device.bars.insets)
        guard !between.isEmpty else { throw ResolveError([.device, .bars], .leavesNoRoom(of: .window)) }
        return between
    }

    /// Reports how the container was determined.
    func report(
        _ container: Container, for request: DialogRequest, at level: Level, into diagnostics: inout Diagnostics
    ) {
        let requested = request.placement.container
        diagnostics.trace(
            .level, after: level.rawValue, reason: .because(request.placement.level == nil ? .default : .request),
            field: [.dialog, .placement, .level])
        if let requested, container.undivided != requested {
            diagnostics.adapt(
                from: TraceText.frame(requested), to: TraceText.frame(container.undivided), reason: .limitedToWindow,
                field: [.dialog, .placement, .container])
        }
        let isContent = level == .content
        diagnostics.trace(
            .container, before: TraceText.frame(window), after: TraceText.frame(container.undivided),
            reason: .because(requested != nil ? .request : isContent ? .insideBars : .wholeWindow),
            field: requested != nil
                ? [.dialog, .placement, .container] : isContent ? [.device, .bars] : [.device, .window])
        guard let chooser = container.chooser else { return }
        diagnostics.trace(
            .screenPart, before: TraceText.frame(container.undivided), after: TraceText.frame(container.rect),
            reason: .because(chooser),
            field: chooser == .anchorPoint
                ? [.dialog, .placement, .anchorPoint]
                : chooser == .anchor ? [.dialog, .placement, .anchor] : [.device, .reservedRegions])
        if requested != nil, container.rect != container.undivided {
            diagnostics.adapt(
                from: TraceText.frame(container.undivided), to: TraceText.frame(container.rect),
                reason: .screenDivided, field: [.dialog, .placement, .container])
        }
    }

    // MARK: Folds and cut-outs

    /// The active regions, in window coordinates.
    static func activeRegions(
        of device: DeviceState, in orientation: Orientation, on screen: Rect, window: Rect
    ) -> [ReservedRegion] {
        // Most devices have no folds or cut-outs.
        guard device.hasRegions else { return [] }
        guard let regions = givenRegions(of: device, in: orientation, on: screen) ?? hinge(of: device, on: screen)
        else { return [] }
        return regions.filter(\.isActive).map { region in
            var region = region
            region.frame = region.frame.offset(x: -window.minX, y: -window.minY)
            return region
        }
    }

    /// The regions that may cut a screen in parts, in window coordinates.
    ///
    /// Flutter's rule (`DisplayFeatureSubScreen.avoidBounds`) counts every feature with an area, and half-open folds
    /// without one; an active division without width is such a fold.
    private var dividingRegions: [Rect] {
        guard !activeRegions.isEmpty else { return [] }
        return activeRegions.filter { $0.kind == .division || !$0.frame.isEmpty }.map(\.frame)
    }

    /// The regions that the request gives, rotated with the hardware to this orientation, in screen coordinates.
    var givenRegions: [ReservedRegion]? { Stage.givenRegions(of: device, in: orientation, on: screen) }

    private static func givenRegions(
        of device: DeviceState, in orientation: Orientation, on screen: Rect
    ) -> [ReservedRegion]? {
        guard orientation != device.orientation, let regions = device.reservedRegions else {
            return device.reservedRegions
        }
        let given = device.orientation.quarterTurn
        return regions.map { region in
            var region = region
            let onScreen = given.rotate(region.frame, on: device.profile.screen.exactSize)
            region.frame = orientation.quarterTurn.inverse.rotate(onScreen, on: screen.size)
            return region
        }
    }

    /// The profile's own folds and hinges; those that keep two screens apart are active.
    private static func hinge(of device: DeviceState, on screen: Rect) -> [ReservedRegion]? {
        device.profile.hardware.regions[Aspect(of: screen.size)]
    }

    // MARK: Bars

    /// A bar of app or system.
    enum Bar { case status, navigation, toolbar, tab }

    /// Whether the app has any bars of its own below the status bar.
    var hasAppBars: Bool {
        let given = device.bars
        return given.navigation > 0 || given.toolbar > 0 || given.tab > 0
    }

    /// Returns the frame of a bar in window coordinates; `nil` if the window has no such bar.
    ///
    /// Heights count from the window's edge: the height of a tab bar includes the room for a home indicator. The status
    /// bar has the height that the request gives, else the system's, limited to the part over the window.
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

}
