import Boxes
import Devices
import Geometry

/// The first pass: the style that a request shows on a stage, its defaults, and the container in which it is laid out.
/// It throws if the style cannot be shown.
struct Staged {
    let stage: Stage
    let options: ResolveOptions
    /// The request as it is laid out: with its presenter's frame, and without the parts that the style leaves out.
    private(set) var request: DialogRequest
    let requested: StyleName
    let resolved: StyleName
    /// The adaptations from the requested style to the one shown, in order.
    let adaptations: [StyleAdaptation]
    /// The buttons that are left out, each with its index in the request's list.
    let omittedActions: [(index: Int, id: String)]
    /// The rules of the style that is shown.
    let rules: any PresentationStyle
    let defaults: Boxed<StyleDefaults>
    /// The looks of the style's parts before the request's changes.
    let look: DialogLook
    let level: Level
    let container: Container

    /// - Parameter presenter: The presenter's frame by its own style, if the request gives none.
    init(
        _ received: DialogRequest, presentedIn presenter: Rect?, on stage: Stage, _ options: ResolveOptions
    ) throws(ResolveError) {
        self.stage = stage
        self.options = options
        var request = received
        if let presenter { request.presenter.frame = presenter }
        try Self.findElements(of: &request, on: stage)
        let requested = request.style ?? Self.style(on: stage)
        (resolved, adaptations, omittedActions) = try Self.adapt(&request, from: requested, on: stage)
        self.requested = requested
        self.request = request.shown(as: resolved)
        try Self.check(requested, self.request)
        rules = resolved.rules(on: stage)
        var defaults = rules.sharedDefaults(for: request, on: stage)
        var setting = LookSetting.of(stage, theme: request.theme)
        if let named = request.named {
            defaults = defaults.adjusted(by: named, as: resolved)
            if named.arrangement.borderSides == .inner {
                defaults = Self.innerBorder(of: &self.request, defaults, on: stage)
            }
            setting.named = named
        }
        self.defaults = defaults
        try setting.check(request)
        // A style that keeps its content in a popover also keeps its look.
        setting.isPopover = resolved == .popover && requested.rules(on: stage).popoverContent(on: stage) != nil
        setting.isTip = resolved == .popover && TeachingTip.isShown(request.content, by: stage.toolkit)
        look = (setting.isPopover ? requested : resolved).look(in: setting)
        level = request.placement.level ?? .window
        container = try stage.container(
            for: request, level: level,
            keepingTo: defaults.sizing.fillsScreen ? .whole : resolved.traits.isAnchored ? .partOfAnchor : .leadingPart
        )
    }

    /// Restricts a border to the side opposite the edge against which the dialog rests, and returns the defaults
    /// adjusted for it.
    private static func innerBorder(
        of request: inout DialogRequest, _ defaults: Boxed<StyleDefaults>, on stage: Stage
    ) -> Boxed<StyleDefaults> {
        guard let border = request.content.border,
            let edge = (request.placement.edge ?? defaults.sizing.edge).physical(in: stage.direction)
        else { return defaults }
        request.content.border?.sides = [edge.opposite]
        return defaults.holding(border.width, at: edge.opposite, isMirrored: stage.direction == .rightToLeft)
    }

    /// Resolves the elements that the request names: sets the frame of the popover's anchor, and throws for an element
    /// that does not exist.
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
            _ = try stage.frame(ofElement: id, namedAt: list + .index(index) + .frame)
        }
    }

    /// The style of a request without one.
    ///
    /// Full screen is the default up to iOS 12, the page sheet from iOS 13 (presentation-metrics adapt.default.style).
    /// Other platforms use the page sheet as well, or its replacement there.
    private static func style(on stage: Stage) -> StyleName {
        guard let release = stage.appleRelease, release < .card else { return .pageSheet }
        return .fullScreen
    }

    /// Finds the style that is shown and the adaptations that lead to it; removes from the request the actions that the
    /// style leaves out.
    private static func adapt(
        _ request: inout DialogRequest, from requested: StyleName, on stage: Stage
    ) throws(ResolveError) -> (resolved: StyleName, steps: [StyleAdaptation], omitted: [(index: Int, id: String)]) {
        var resolved = requested
        var steps: [StyleAdaptation] = []
        var omitted: [(index: Int, id: String)] = []
        // Each style adapts at most once, so that the loop ends; its bound makes that evident.
        for _ in StyleName.allCases {
            let rules = resolved.rules(on: stage)
            try rules.check(request, on: stage)
            guard let step = rules.adaptation(of: request, on: stage) else { break }
            steps.append(step)
            resolved = step.to
            if step.omitsCancel, omitted.isEmpty { omitted = omit(from: &request) { $0.role == .cancel } }
            if step.isFinal { break }
        }
        // A remote has a button that cancels (UIAlertControllerVisualStyleAlertTV: an untitled cancel button is
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

    /// Rejects the page curl for all styles except full screen.
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

    /// On a television, a centred dialog is moved completely inside the safe area, since the set may cut off what is
    /// outside.
    ///
    /// A dialog that fills the screen or rests against an edge extends to the edge, and keeps its content inside.
    func keepInOverscan(_ frame: Rect, _ measured: Measured, _ defaults: Boxed<StyleDefaults>) -> Rect {
        guard stage.isTelevision, !defaults.sizing.fillsScreen, !measured.isFixed, measured.edge == nil,
            let room = stage.safeArea.intersection(measured.container)
        else { return frame }
        var fitted = frame
        fitted.size.width = min(frame.width, room.width)
        fitted.size.height = min(frame.height, room.height)
        return fitted.clamped(into: room)
    }

    /// The frame clear of cut-outs, other covers and elements of the app, if the dialog may be moved.
    func avoidRegions(
        _ frame: Rect, _ measured: Measured, _ placed: Placed, _ defaults: Boxed<StyleDefaults>
    ) -> AvoidRegions.Result {
        let mayBeCovered = !stage.activeRegions.isEmpty || !stage.device.elements.isEmpty
        guard mayBeCovered, defaults.sizing.isResizable, !measured.isFixed, placed.popover == nil else {
            return AvoidRegions.Result(frame: frame, effect: .none)
        }
        return AvoidRegions(stage: stage, container: container.rect, edge: measured.edge).avoid(frame)
    }

    /// `rect` on the grid if the request sets that.
    func snap(_ rect: Rect) -> Rect { options.snap == .pixel ? stage.grid.snap(rect) : rect }
}
