package import Devices
package import Geometry

/// Material 3's bottom sheet; action sheets and activity views are bottom sheets as high as their content.
///
/// HTML has none: a sheet on the web is a dialog of HTML's look in the bottom sheet's place.
package struct BottomSheet: PresentationStyle {
    private let style: StyleName
    private let platform: Platform

    package init(_ style: StyleName, on platform: Platform = .material) {
        self.style = style
        self.platform = platform
    }

    private var isHTML: Bool { platform == .web }

    package var summary: String { style.rules(on: .apple).summary }
    package var component: String? { isHTML ? "dialog" : "bottomSheet" }

    /// A detent that is named has to be one of the caller's own list; without one the platform offers its own.
    package func check(_ request: DialogRequest, on stage: Stage) throws(ResolveError) {
        guard style == .sheet, request.placement.sheet.detents != nil else { return }
        try Sheet().check(request, on: stage)
    }

    private static func figure(
        _ name: String, _ value: Double, _ unit: String = "dp", source: String
    ) -> StyleFigure {
        StyleFigure(name, value, unit, eras: MaterialMotion.eras, .documented, source: source)
    }

    package static let maxWidth = figure(
        "size.width.maximum", 640, source: "presentation-metrics m3.sheet.max_width")
    package static let radius = figure("cornerRadius", 28, source: "presentation-metrics m3.sheet.corner")
    package static let handleWidth = figure(
        "grabber.width", 32, source: "presentation-metrics m3.sheet.handle")
    package static let handleHeight = figure(
        "grabber.height", 4, source: "presentation-metrics m3.sheet.handle")
    package static let handlePadding = figure(
        "grabber.padding", 22,
        source: "presentation-metrics m3.sheet.handle: (48 - 4) / 2 above and below, as in Compose: "
            + "https://github.com/androidx/androidx "
            + "compose/material3/material3/src/commonMain/kotlin/androidx/compose/material3/SheetDefaults.kt")
    package static let leastPeek = figure(
        "peek.minimum", 64, source: "presentation-metrics m3.sheet.peek_min: a sheet that sizes itself")
    package static let listRow = StyleFigure(
        "list.row.height", 56, "dp", eras: MaterialMotion.eras, .assumed,
        source: "no source in the list of figures; a list item of one line")
    package static let listPadding = StyleFigure(
        "list.padding", 8, "dp", eras: MaterialMotion.eras, .assumed,
        source: "no source in the list of figures; above and below a list")
    package static let htmlWidth = StyleFigure(
        "sheet.size.width.maximum", 640, "px", eras: WebMotion.eras, .assumed,
        source: "HTML has no sheet: a dialog in the place of Material's, with its width and its detents")
    package static let partial = figure(
        "detent.medium", 0.5, "of the container",
        source: "Compose's partially expanded: https://github.com/androidx/androidx "
            + "compose/material3/material3/src/commonMain/kotlin/androidx/compose/material3/ModalBottomSheet.kt")
    package static let large = StyleFigure(
        "detent.large.top", 0, "dp below the top inset", eras: MaterialMotion.eras, .assumed,
        source: "the margins of 56 and 72 dp above a sheet were not sourced: it ends below the status bar")
    package static let present = figure(
        "present.slide.duration", 0.4, "s", source: "presentation-metrics m3.sheet.motion: emphasized")
    package static let dismissSlide = figure(
        "dismiss.slide.duration", 0.35, "s", source: "presentation-metrics m3.sheet.motion: emphasized")
    package static let dismissFade = figure(
        "dismiss.fade.duration", 0.3, "s", source: "presentation-metrics m3.sheet.motion: emphasized")
    package static let away = figure(
        "away.offset", 0.2, "of the container", source: "presentation-metrics m3.sheet.motion")

    /// The handle in its band of 48 dp.
    private static let handle = Grabber(
        size: Size(width: handleWidth.value, height: handleHeight.value), top: handlePadding.value)

    package func defaults(for request: DialogRequest, on stage: Stage) -> StyleDefaults {
        var defaults = StyleDefaults()
        defaults.widths = 0...Self.maxWidth.value
        defaults.height = .fit
        defaults.edge = .bottom
        defaults.transition = .slide
        defaults.curve = MaterialMotion.emphasized
        defaults.interaction = .dismiss
        defaults.backdropOpacity = BasicDialog.scrim.value
        let radius = Self.radius.value
        defaults.corners = CornerRadii(topLeft: radius, topRight: radius)
        defaults.background = Background(color: MaterialColor.sheet(on: stage), opacity: 1)
        defaults.grabber = Self.handle
        defaults.content = ContentMetrics.bottomSheet(style, on: stage)
        // Its behaviour is for dragging: modal bottom sheets can be drawn down and away (m3.sheet.thresholds).
        defaults.swipe = [.bottom]
        guard isHTML else { return defaults }
        defaults.transition = .none
        defaults.curve = WebMotion.curve
        defaults.backdropOpacity = HTMLDialog.backdrop.value
        defaults.corners = .zero
        defaults.border = HTMLDialog.border(on: stage)
        defaults.background = HTMLDialog.canvas(on: stage)
        defaults.grabber = nil
        defaults.content = ContentMetrics.htmlDialog
        defaults.swipe = []
        return defaults
    }

    // MARK: Where it rests

    package func place(
        _ measured: Measured, for request: DialogRequest, on stage: Stage, notes: inout Notes
    ) throws(ResolveError) -> Placed {
        if style != .sheet || isHTML { notes.adapt(style, to: component) }
        if isHTML { notes.assume(Self.htmlWidth, field: ["dialog", "content", "size", "width"]) }
        let heights = Heights(measured, band: isHTML ? 0 : Self.handle.band, on: stage)
        if measured.isFixed {
            var placed = Placed(measured.rest)
            placed.contentInsets = stage.unsafeInsets(of: measured.rest)
            return placed
        }
        var detents = try self.detents(request, heights, measured, on: stage, notes: &notes)
        let sheet = request.placement.sheet
        // Without a word the lowest one.
        let selected = try chosen(sheet.selected, of: detents, "selectedDetent") ?? 0
        let undimmed = try chosen(sheet.largestUndimmed, of: detents, "largestUndimmedDetent")
        let scrim = (isHTML ? HTMLDialog.backdrop : BasicDialog.scrim).value
        var isPresenterLive = false
        for index in detents.indices {
            let isLive = undimmed.map { index <= $0 } ?? false
            detents[index].isSelected = index == selected
            detents[index].isDimmed = (request.backdrop.opacity ?? (isLive ? 0 : scrim)) > 0
            if index == selected { isPresenterLive = isLive }
        }
        var placed = Placed(detents[selected].frame)
        placed.detents = style == .sheet ? detents : []
        placed.contentInsets = stage.unsafeInsets(of: placed.frame)
        placed.leavesPresenterLive = isPresenterLive
        if measured.edge != .bottom, !isHTML { placed.corners = CornerRadii(all: Self.radius.value) }
        return placed
    }

    /// What a detent is worth on one stage.
    ///
    /// Heights are those of the frame, down to the window's edge: what a caller gives in points is the sheet's own, and
    /// the bottom inset comes on top of it, as the library pads its sheets; shares are of the container.
    private struct Heights {
        let container: Rect
        let bottomInset: Double
        let largest: Double
        let fit: Double
        private let stage: Stage

        init(_ measured: Measured, band: Double, on stage: Stage) {
            self.stage = stage
            container = measured.available
            let unsafe = stage.unsafeInsets(of: container)
            bottomInset = measured.edge == .bottom ? unsafe.bottom : 0
            largest = max(0, container.height - unsafe.top)
            let strip = Sliding.rest(
                Size(width: measured.size.width, height: container.height), against: measured.edge, in: container)
            let width = max(0, measured.size.width - stage.unsafeInsets(of: strip).horizontal)
            let natural = band + measured.contentHeight(width)
            fit = stage.grid.roundUp(max(BottomSheet.leastPeek.value, natural) + bottomInset)
        }

        func height(_ detent: Detent) -> Double {
            switch detent {
            case .medium: BottomSheet.partial.value * container.height
            case .large: largest
            case .fit: fit
            case .points(let points): points + bottomInset
            case .fraction(let share): share * container.height
            }
        }
    }

    /// Every detent, from the lowest up. Without any asked for: as high as the content, and half the container first if
    /// the content is higher than that, as in Compose; a height that the caller gives is the only one.
    private func detents(
        _ request: DialogRequest, _ heights: Heights, _ measured: Measured, on stage: Stage, notes: inout Notes
    ) throws(ResolveError) -> [RestingDetent] {
        let list: FieldPath = ["dialog", "placement", "detents"]
        var detents: [RestingDetent] = []
        func add(_ detent: Detent, _ height: Double) {
            let frame = Sliding.rest(
                Size(width: measured.size.width, height: min(height, heights.largest)), against: measured.edge,
                in: heights.container)
            detents.append(
                RestingDetent(
                    detent: detent, frame: frame, isDimmed: true, isSelected: false,
                    bottomInset: heights.bottomInset))
        }
        let wanted = request.placement.sheet.detents ?? []
        if wanted.isEmpty {
            switch request.content.height {
            case nil, .fit:
                if heights.fit > heights.height(.medium), style == .sheet { add(.medium, heights.height(.medium)) }
                add(.fit, heights.fit)
            default: add(.points(max(0, measured.size.height - heights.bottomInset)), measured.size.height)
            }
        }
        for (index, detent) in wanted.enumerated() {
            let field = FieldPath(components: list.components + [.index(index)])
            let height = heights.height(detent)
            guard height - (detent.isPoints ? heights.bottomInset : 0) >= Sheet.leastHeight || detent == .fit else {
                throw ResolveError(field, .detentTooSmall(detent.name, minimum: Sheet.leastHeight))
            }
            if detents.contains(where: { $0.detent == detent }) {
                notes.adapt(from: detent.name, to: detent.name, reason: .detentsCoincide, field: field)
                continue
            }
            if height > heights.largest {
                notes.adapt(from: detent.name, to: Detent.large.name, reason: .detentExceedsMaximum, field: field)
            }
            add(detent, height)
            let frame = stage.grid.snap(detents[detents.count - 1].frame)
            if let twin = detents.dropLast().first(where: { stage.grid.snap($0.frame) == frame }) {
                notes.adapt(from: detent.name, to: twin.detent.name, reason: .detentsCoincide, field: field)
            }
        }
        if wanted.contains(.large) { notes.assume(Self.large, field: list) }
        // Equal heights keep the request's order.
        return detents.enumerated()
            .sorted { ($0.element.frame.height, $0.offset) < ($1.element.frame.height, $1.offset) }
            .map(\.element)
    }

    private func chosen(
        _ detent: Detent?, of detents: [RestingDetent], _ member: String
    ) throws(ResolveError) -> Int? {
        guard let detent else { return nil }
        guard let index = detents.firstIndex(where: { $0.detent == detent }) else {
            throw ResolveError(
                FieldPath(components: [.member("dialog"), .member("placement"), .member(member)]),
                .detentNotOffered(detent.name, offered: detents.map(\.detent.name)))
        }
        return index
    }

    // MARK: How it moves

    /// It fades in while it comes up from a fifth of its parent's height below its rest, and goes back the same way,
    /// faded out a little before it stands still.
    package func motion(
        _ direction: TransitionDirection, by transition: TransitionStyle, of frame: Rect, through edge: Edge,
        in container: Rect, on stage: Stage
    ) -> StyleMotion? {
        if isHTML { return WebMotion.motion(by: transition) }
        guard transition == .slide, edge == .bottom else { return MaterialMotion.motion(direction, by: transition) }
        let isComing = direction == .present
        let fade =
            isComing
            ? nil
            : StyleMotion.Part(to: Self.dismissFade.value / Self.dismissSlide.value, MaterialMotion.emphasized)
        return StyleMotion(
            duration: (isComing ? Self.present : Self.dismissSlide).value, curve: MaterialMotion.emphasized,
            pose: Pose(opacity: 0, translation: Point(x: 0, y: Self.away.value * container.height)),
            fade: fade, dimming: fade)
    }

    package var figures: [StyleFigure] {
        if isHTML { return [Self.htmlWidth, HTMLDialog.backdrop, HTMLDialog.border] + WebMotion.figures }
        return [
            Self.maxWidth, Self.radius, Self.handleWidth, Self.handleHeight, Self.handlePadding, Self.leastPeek,
            Self.partial, Self.large, BasicDialog.scrim, Self.present, Self.dismissSlide, Self.dismissFade, Self.away,
        ] + ReleaseFigures.materialSheet + (style == .sheet ? [] : [Self.listRow, Self.listPadding])
            + ContentMetrics.materialFigures
            + MaterialMotion.figures
    }
}

extension Detent {
    /// Whether it is a number of points, to which the bottom inset comes on top.
    fileprivate var isPoints: Bool { if case .points = self { true } else { false } }
}
