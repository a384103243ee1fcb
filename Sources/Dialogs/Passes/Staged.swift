import Boxes
import Devices
import Geometry

/// The first pass: the style that a request shows on a stage, its defaults, and the container in which it is laid out.
/// It throws where the style cannot be shown.
struct Staged {
    let stage: Stage
    let options: ResolveOptions
    /// The request as it is laid out: with its presenter's frame, and without the parts that the style leaves out.
    private(set) var request: DialogRequest
    let requested: StyleName
    let resolved: StyleName
    /// The steps from the style asked for to the one shown.
    let adaptations: [StyleAdaptation]
    /// The buttons that are left out, each with its index in the request's list.
    let omittedActions: [(index: Int, id: String)]
    /// The rules of the style that is shown.
    let rules: any PresentationStyle
    let defaults: Boxed<StyleDefaults>
    /// The look of the style's parts, where the request does not change it.
    let look: DialogLook
    let level: Level
    let container: Container

    /// - Parameter presenter: The frame that the presenter's own style gives it, where the request gives none.
    init(
        _ asked: DialogRequest, presentedIn presenter: Rect?, on stage: Stage, _ options: ResolveOptions
    ) throws(ResolveError) {
        self.stage = stage
        self.options = options
        var request = asked
        if let presenter { request.presenter.frame = presenter }
        try Self.findElements(of: &request, on: stage)
        let requested = request.style ?? Self.style(on: stage)
        (resolved, adaptations, omittedActions) = try Self.adapt(&request, from: requested, on: stage)
        self.requested = requested
        self.request = request
        try Self.check(requested, request)
        rules = resolved.rules(on: stage)
        var defaults = rules.sharedDefaults(for: request, on: stage)
        var setting = LookSetting(stage, theme: request.theme)
        if let named = request.named {
            defaults = defaults.adjusted(by: named, as: resolved)
            if named.borderSides == .inner { defaults = Self.innerBorder(of: &self.request, defaults, on: stage) }
            setting.named = named
        }
        self.defaults = defaults
        try setting.check(request)
        // A style that keeps its own content in a popover keeps its look as well.
        setting.isPopover =
            resolved == .popover && requested.rules(on: stage).popoverContent(on: stage) != nil
        setting.isTip = resolved == .popover && TeachingTip.isShown(request.content, by: stage.toolkit)
        look = (setting.isPopover ? requested : resolved).look(in: setting)
        level = request.placement.level ?? .window
        container = try stage.container(
            for: request, level: level,
            keepingTo: defaults.sizing.fillsScreen ? .whole : resolved.traits.isAnchored ? .partOfAnchor : .leadingPart
        )
    }

    /// Restricts a border to the side opposite the edge that the dialog rests against, and returns the defaults
    /// adjusted for that border.
    private static func innerBorder(
        of request: inout DialogRequest, _ defaults: Boxed<StyleDefaults>, on stage: Stage
    ) -> Boxed<StyleDefaults> {
        guard let border = request.content.border,
            let edge = (request.placement.edge ?? defaults.sizing.edge).physical(in: stage.direction)
        else { return defaults }
        request.content.border?.sides = [edge.opposite]
        return defaults.holding(border.width, at: edge.opposite, isMirrored: stage.direction == .rightToLeft)
    }

    /// Resolves the elements that the request names: the popover's anchor gets its frame, and an element that is not
    /// there throws.
    private static func findElements(of request: inout DialogRequest, on stage: Stage) throws(ResolveError) {
        if let id = request.placement.popover.anchorElement {
            let frame = try stage.frame(ofElement: id, namedAt: [.dialog, .placement, .anchor])
            request.placement.popover.anchor = frame
        }
        if let id = request.presenter.focus {
            _ = try stage.frame(ofElement: id, namedAt: [.dialog, .presenter, .focus])
        }
        guard let details = request.backdrop.details else { return }
        for (index, cutout) in details.cutouts.enumerated() {
            guard case .element(let id) = cutout.place else { continue }
            let list: FieldPath = [.dialog, .backdrop, .cutouts]
            _ = try stage.frame(ofElement: id, namedAt: list + .index(index))
        }
    }

    /// The style of a request that asks for none.
    ///
    /// Full screen is the default up to iOS 12, the page sheet from iOS 13 (presentation-metrics adapt.default.style).
    /// Platforms without releases of that kind take the page sheet too, or what stands in for it there.
    private static func style(on stage: Stage) -> StyleName {
        guard let release = stage.appleRelease, release < .card else { return .pageSheet }
        return .fullScreen
    }

    /// Finds the style that is shown and the steps to it; removes from the request the actions that the style leaves
    /// out.
    private static func adapt(
        _ request: inout DialogRequest, from requested: StyleName, on stage: Stage
    ) throws(ResolveError) -> (resolved: StyleName, steps: [StyleAdaptation], omitted: [(index: Int, id: String)]) {
        var resolved = requested
        var steps: [StyleAdaptation] = []
        var omitted: [(index: Int, id: String)] = []
        // Each style adapts at most once, so the loop ends; its bound makes that plain.
        for _ in StyleName.allCases {
            let rules = resolved.rules(on: stage)
            try rules.check(request, on: stage)
            guard let step = rules.adaptation(of: request, on: stage) else { break }
            steps.append(step)
            resolved = step.to
            if step.omitsCancel, omitted.isEmpty { omitted = omit(from: &request) { $0.role == .cancel } }
            if step.isFinal { break }
        }
        // A remote has a button that cancels (UIAlertControllerVisualStyleAlertTV: an untitled one that cancels is
        // hidden).
        if stage.isAppleTelevision, resolved == .alert {
            omitted = omit(from: &request) { $0.role == .cancel && $0.title.isEmpty }
        }
        return (resolved, steps, omitted)
    }

    /// Removes actions from the request, and returns their indices and ids.
    private static func omit(
        from request: inout DialogRequest, where isOmitted: (Action) -> Bool
    ) -> [(index: Int, id: String)] {
        let actions = request.content.actions
        var omitted: [(index: Int, id: String)] = []
        for index in actions.indices where isOmitted(actions[index]) { omitted.append((index, actions[index].id)) }
        if !omitted.isEmpty { request.content.actions.removeAll(where: isOmitted) }
        return omitted
    }

    /// Refuses the page curl for all styles but full screen.
    private static func check(_ requested: StyleName, _ request: DialogRequest) throws(ResolveError) {
        guard requested != .fullScreen else { return }
        func refuse(_ direction: TransitionDirection) -> ResolveError {
            ResolveError(
                request.transitionField(direction) + [.style],
                .transitionNeedsStyle(transition: .partialCurl, needed: .fullScreen, given: requested))
        }
        if request.present.style == .partialCurl { throw refuse(.present) }
        if request.dismiss.style == .partialCurl { throw refuse(.dismiss) }
    }

    // MARK: Frame

    /// On a television a centred dialog stays wholly inside the safe area, since the set may cut off what lies beyond.
    ///
    /// A dialog that fills the screen or rests against an edge extends to the edge, and keeps its content inside.
    func keepInOverscan(_ frame: Rect, _ measured: Measured, _ defaults: Boxed<StyleDefaults>) -> Rect {
        guard stage.isTelevision, !defaults.sizing.fillsScreen, !measured.isFixed, measured.edge == nil,
            let room = stage.safeArea.intersection(measured.container)
        else { return frame }
        var kept = frame
        kept.size.width = min(frame.width, room.width)
        kept.size.height = min(frame.height, room.height)
        return kept.clamped(into: room)
    }

    /// The frame clear of cut-outs, other covers and elements of the app, where the dialog may be moved.
    func avoidRegions(
        _ frame: Rect, _ measured: Measured, _ placed: Placed, _ defaults: Boxed<StyleDefaults>
    ) -> AvoidRegions.Result {
        let mayBeCovered = !stage.activeRegions.isEmpty || !stage.device.elements.isEmpty
        guard mayBeCovered, defaults.sizing.isResizable, !measured.isFixed, placed.popover == nil else {
            return AvoidRegions.Result(frame: frame, effect: .none)
        }
        return AvoidRegions(stage: stage, container: container.rect, edge: measured.edge).avoid(frame)
    }

    /// `rect` on the grid, where the request wants edges there.
    func snap(_ rect: Rect) -> Rect { options.snap == .pixel ? stage.grid.snap(rect) : rect }
}
