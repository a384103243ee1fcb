package import Geometry
package import Timeline

/// What a touch reaches in a dialog at rest or at a moment of a timeline. At rest it is the first of the answer's hit
/// regions that contains the touch.
///
/// In a timeline each region moves with its layer, including the layer's size, rotation and scale. These rules are
/// assumed unless a source is named:
/// - A moving dialog receives touches as at rest: its buttons work wherever they are.
/// - The area that blocks touches or dismisses around the dialog does so from the first moment to the last, however
///   transparent it is.
/// - A layer whose opacity, or that of an ancestor, is below 0.01 receives no touch (Apple, `UIView.hitTest(_:with:)`);
///   neither does one that is edge-on, or faces away without a visible back.
/// - After the event `removed`, nothing of the dialog is left.
/// - A moving keyboard receives touches wherever it is, like every layer.
/// - A page curl moves no layer, so touches reach the same as at rest.
///
/// A map of the end of a timeline to another rest is that rest's own (``Resolver/touchMap(_:in:at:)``).
package struct TouchMap: Sendable {
    /// A region, with the transform from the screen to the region's path.
    private struct Area: Sendable {
        let region: HitRegion
        let toPath: PlaneTransform?
        /// The region's path, prepared for many touches.
        let filled: FilledPath

        /// This area with `prefix` in front of the dialog's ids.
        func named(in prefix: String) -> Area {
            var region = region
            region.target = LayerID.id(region.target, in: prefix)
            return Area(region: region, toPath: toPath)
        }

        init(region: HitRegion, toPath: PlaneTransform? = nil) {
            self.region = region
            self.toPath = toPath
            filled = FilledPath(region.path)
        }
    }

    /// The least opacity at which a layer receives touches.
    static let leastOpacity = DeviceFigures.figures[.touchOpacityLeast]

    private var areas: [Area]

    /// The parts of an answer that the map requires.
    package static let parts: AnswerParts = [.layers, .hitRegions]

    /// The map of a dialog at rest.
    package init(_ dialog: ResolvedDialog) { self.init(regions: dialog.hitRegions) }

    /// The map of these regions, at rest.
    package init(regions: [HitRegion]) { areas = regions.map { Area(region: $0) } }

    /// The map at a moment of a timeline.
    ///
    /// - Parameters:
    ///     - motion: A timeline of this dialog's layers.
    ///     - seconds: The time from the timeline's start; later than its end counts as the end.
    package init(_ dialog: ResolvedDialog, in motion: Motion, at seconds: Double) {
        self.init(dialog.layers, dialog.hitRegions, window: dialog.stage.windowOfFrames, in: motion, at: seconds)
    }

    /// The map at a moment of a timeline of a drawn resting layout, whose regions cover the window.
    ///
    /// - Parameter end: The rest in which the timeline ends, whose map this is from then on; `nil` if it is not known.
    package init(_ drawn: DrawnRest, in motion: Motion, endingIn end: DrawnRest? = nil, at seconds: Double) {
        if let end, seconds >= motion.duration, !motion.events.announce(.removed, by: seconds) {
            self.init(regions: end.hitRegions)
            return
        }
        let window = drawn.hitRegions.map(\.path.bounds).reduce(nil as Rect?) { $0?.union($1) ?? $1 }
        self.init(drawn.layers, drawn.hitRegions, window: window ?? .zero, in: motion, at: seconds)
    }

    /// The map of given layers and regions.
    ///
    /// - Parameter window: The window at rest, in the space of their frames.
    private init(_ layers: [Layer], _ hitRegions: [HitRegion], window: Rect, in motion: Motion, at seconds: Double) {
        let following = Following(
            layers: layers, window: window, moment: SampledLayers(layers, in: motion, at: seconds),
            rest: SampledLayers(layers, in: .nothing, at: 0))
        let isRemoved = motion.events.announce(.removed, by: seconds)
        let regions = isRemoved ? hitRegions.filter { $0.target == LayerID.keyboard } : hitRegions
        let moved: [Area] = regions.compactMap { region in
            guard let (region, toPath) = following.moved(region) else { return nil }
            return Area(region: region, toPath: toPath)
        }
        areas = moved + (isRemoved ? [Area(region: following.presenter)] : [])
    }

    /// The map of several dialogs, each with the prefix of its ids, the uppermost first, below the keyboard. A touch in
    /// the window that none of them receives reaches the presenter.
    init(_ floors: [(prefix: String, map: TouchMap)], keyboard: Rect?, window: Rect) {
        let keyboard = keyboard.map { HitRegion(target: LayerID.keyboard, rectangle: $0, effect: .passThrough) }
        let passing = HitRegion(target: LayerID.presenter, rectangle: window, effect: .passThrough)
        areas =
            (keyboard.map { [Area(region: $0)] } ?? [])
            + floors.flatMap { floor in
                floor.map.areas.filter { $0.region.effect != .passThrough }.map { $0.named(in: floor.prefix) }
            } + [Area(region: passing)]
    }

    /// This map without the regions of a layer.
    func leavingOut(_ target: String) -> TouchMap {
        var map = self
        map.areas.removeAll { $0.region.target == target }
        return map
    }

    /// The first region that contains a touch; `nil` outside of the window.
    ///
    /// Left and top sides of a region belong to it, right and bottom ones to its neighbours. The region's path is the
    /// one at rest.
    /// - Complexity: O(elements of all paths); see ``segmentCount``.
    package func region(at point: Point) -> HitRegion? {
        areas.first { area in
            guard let toPath = area.toPath else { return area.filled.contains(point) }
            return toPath.applied(to: point).map { area.filled.contains($0) } ?? false
        }?.region
    }

    /// An upper bound of the cost of one touch, in straight segments of outlines; a curve counts as ``curveWeight`` of
    /// them.
    package var segmentCount: Int {
        areas.reduce(0) { $0 + $1.filled.straightCount + Self.curveWeight * $1.filled.curvedCount }
    }

    /// - Throws: An error if testing that many touches would take more outline segments than `limit`.
    package func check(touches: Int, limit: Int) throws(ResolveError) {
        let (count, isTooMany) = touches.multipliedReportingOverflow(by: segmentCount)
        guard !isTooMany, count <= limit else {
            throw ResolveError([.points], .tooManyPointSegments(isTooMany ? .max : count, limit: limit))
        }
    }

    /// The greatest ratio of the cost of a curved segment to that of a straight one.
    package static let curveWeight = 16
}

/// The positions of a dialog's regions at a moment.
private struct Following {
    /// The window, in the space of the layers' frames, and at the moment: it rotates with the device, as a presenter
    /// that fills it does.
    private let window: Rect
    private let windowNow: Rect
    private let moment: SampledLayers
    private let chains: LayerChains
    /// The layers at rest, for which the regions were made.
    private let restingChains: LayerChains

    init(layers: [Layer], window: Rect, moment: SampledLayers, rest: SampledLayers) {
        (self.window, self.moment) = (window, moment)
        (chains, restingChains) = (moment.chains(), rest.chains())
        let presenter = layers.first { $0.role == .presenter && $0.frame.size == window.size }
        let size = presenter.flatMap { moment.state(of: $0.id)?.frame.size }
        windowNow = size.map { Rect(origin: window.origin, size: $0) } ?? window
    }

    /// The region that remains after the dialog is removed: the presenter, over the whole window.
    var presenter: HitRegion {
        HitRegion(
            target: LayerID.presenter, path: VectorPath(rectangle: windowNow), effect: .passThrough, dismisses: nil)
    }

    /// A region at the moment: the path to test, and the transform from the screen to that path. `nil` if no touch can
    /// reach it.
    func moved(_ region: HitRegion) -> (region: HitRegion, toPath: PlaneTransform?)? {
        guard let layer = layer(of: region), let state = moment.state(of: layer.id) else {
            return (stretched(region), nil)
        }
        if layer.role != .dimming {
            // A layer that is invisible at rest receives touches there, and so at every moment.
            let isSeenAtRest = layer.opacity >= TouchMap.leastOpacity
            if isSeenAtRest, chains.opacity(of: layer.id) < TouchMap.leastOpacity { return nil }
            if chains.isFacingAway(layer.id) { return nil }
        }
        var region = region
        var toScreen = PlaneTransform.identity
        let rest = layer.cornerRadii ?? CornerRadii(all: layer.cornerRadius)
        let radii = state.cornerRadii ?? rest
        let isRounded = layer.outline == nil || layer.cornerRadii != nil
        if layer.role == .dialog, isRounded, state.frame.size != layer.frame.size || radii != rest {
            // Round corners keep their radius when the frame changes its size.
            region.path = VectorPath(rounded: state.frame, radii: radii)
        } else {
            // The region of a dialog behind another already has the pushed-back frame that is visible.
            if layer.role != .presenter {
                guard let back = restingChains.transform(of: layer.id).inverse else { return nil }
                toScreen = back
            }
            if state.frame != layer.frame {
                guard !state.frame.isEmpty else { return nil }
                toScreen = toScreen.followed(by: PlaneTransform(from: layer.frame, to: state.frame))
            }
        }
        toScreen = toScreen.followed(by: chains.transform(of: layer.id))
        guard toScreen != .identity else { return (region, nil) }
        guard let toPath = toScreen.inverse else { return nil }
        return (region, toPath)
    }

    /// The layer with which a region moves; `nil` for a region that does not move, such as the presenter.
    private func layer(of region: HitRegion) -> Layer? {
        // The transparent part of a surface as large as the screen does not belong to the dialog's own outline.
        guard region.target != LayerID.presenter, let layer = moment.layer(region.target) else { return nil }
        guard layer.role == .dialog, region.effect == .block else { return layer }
        let dimming = layer.id.dropLast(LayerID.dialog.count) + LayerID.dimming
        return moment.layer(String(dimming))
    }

    /// A region that moves with no layer. One that is the whole window follows the window's size.
    private func stretched(_ region: HitRegion) -> HitRegion {
        guard windowNow != window, region.path == VectorPath(rectangle: window) else { return region }
        var region = region
        region.path = VectorPath(rectangle: windowNow)
        return region
    }
}
