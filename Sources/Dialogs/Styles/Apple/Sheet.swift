import Boxes
import Devices
import Geometry
import Timeline

/// A sheet that rests at one of several heights, its detents; from iOS 15 on.
package struct Sheet: PresentationStyle {
    /// The numbers of sheets with detents: `Figures/apple-sheet.json`.
    enum FigureName: Int, FigureKey {
        case detentMedium, detentMediumLow, detentMediumLowHeight, edgeAttachedTop, floatingInset, floatingInsetSmall
        case floatingInsetFull, floatingInsetSmallHeight, floatingCornerRadiusBottomLoss
        case floatingCornerRadiusBottomMinimum, floatingCornerRadiusBottom, grabberWidth, grabberHeight, grabberTop
        case grabberDetentsMinimum, backdropOpacityFloatingDark
    }

    static let figures = FigureTable<FigureName, AppleRelease>("apple-sheet")

    package init() {}

    package func defaults(for request: DialogRequest, on stage: Stage) -> StyleDefaults {
        var defaults = PageSheet.sheetDefaults(in: SystemLook(on: stage))
        defaults.sizing.isResizable = false
        defaults.sizing.edge = PageSheet.isRegular(on: stage) ? .center : .bottom
        defaults.look.grabber = Self.grabber(for: request)
        // A sheet that rests against another edge enters from that edge.
        switch request.placement.edge?.physical(in: stage.direction) {
        case .top, .left, .right: defaults.motion.transition = .slide
        case .bottom, nil: break
        }
        // At its large detent, and at any detent on the bottom edge, a sheet extends behind a keyboard like a page
        // sheet; then it is not moved as well.
        let sheet = request.placement.sheet
        let offered = sheet.offered
        let isLarge = sheet.selected == .large || request.extends(on: stage) && offered.contains(.large)
        defaults.sizing.avoidsKeyboard =
            PageSheet.isRegular(on: stage) && request.placement.edge != .bottom && !isLarge
            && offered.contains { $0 != .large }
        return defaults
    }

    package func look(in setting: LookSetting) -> DialogLook { SheetLooks.sheet(in: setting) }

    private static func grabber(for request: DialogRequest) -> Grabber? {
        let sheet = request.placement.sheet
        guard sheet.showsGrabber ?? (Double(sheet.offered.count) >= figures[.grabberDetentsMinimum]) else { return nil }
        return Grabber(
            size: Size(width: figures[.grabberWidth], height: figures[.grabberHeight]), top: figures[.grabberTop])
    }

    package func check(_ request: DialogRequest, on stage: Stage) throws(ResolveError) {
        try request.placement.sheet.checkDetents(offersLarge: true)
    }

    /// Before iOS 15 a sheet had a single height, the page sheet's. In compact height it fills the screen unless it is
    /// attached to an edge (documented for the bottom edge, adapt.compact_height, adapt.edge_attached.default), which a
    /// request sets with `edge`.
    package func adaptation(of request: DialogRequest, on stage: Stage) -> StyleAdaptation? {
        if let standIn = stage.standIn(for: .sheet) { return standIn }
        if stage.release < .detents { return StyleAdaptation(to: .pageSheet, reason: .detentsUnavailable) }
        let edge = request.placement.edge
        return stage.sizeClass.vertical == .compact && (edge == nil || edge == .center)
            ? StyleAdaptation(to: .fullScreen, reason: .compactHeight) : nil
    }

    package func frame(for measured: Measured) throws(ResolveError) -> Placed {
        let (request, stage) = (measured.request, measured.stage)
        let form = SheetForm(in: measured.container, against: measured.edge, on: stage)
        var resting = try resting(in: form, measured)
        let sheet = request.placement.sheet
        // If the request selects none, the lowest detent, as in UIKit.
        func index(of detent: Detent?) -> Int? { detent.flatMap { resting.map(\.detent).index(namedBy: $0) } }
        let chosen = request.extends(on: stage) ? resting.count - 1 : index(of: sheet.selected) ?? 0
        // UIKit dims behind every detent unless the request names the largest undimmed one (documented,
        // detent.undimmed.default). If that one is inactive, all detents are dimmed.
        let undimmed = index(of: sheet.largestUndimmed).flatMap { isInactive(resting[$0].detent, in: form) ? nil : $0 }
        let limit = undimmed.map { form.extent(of: resting[$0].rest) }
        for index in resting.indices {
            resting[index].isLive = limit.map { form.extent(of: resting[index].rest) <= $0 + 1e-9 } ?? false
        }
        let selected = resting[chosen]
        let rest = request.placement.keyboard == .ignore ? selected.rest : form.raised(selected.rest)
        var placed = Placed(rest.frame)
        placed.corners = form.corners(at: rest) ?? PageSheet.screenCorners(on: stage)
        placed.contentInsets = stage.unsafeInsets(of: placed.frame)
        placed.contentInsets?.bottom = rest.bottomInset
        placed.leavesPresenterLive = selected.isLive
        placed.floats = form.floats(at: rest)
        placed.backdropOpacity = Self.backdropOpacity(isFloating: placed.floats, on: stage)
        if form.kind == .card, rest.isLarge {
            placed.pushBack = PageSheet.pushBack(behind: placed.frame, in: measured.container, for: request, on: stage)
        }
        let opacity = PageSheet.figures[.backdropOpacity]
        placed.detents = resting.enumerated().map { index, rest in
            RestingDetent(
                detent: rest.detent, frame: rest.rest.frame,
                isDimmed: (request.backdropOpacity(at: rest.detent) ?? (rest.isLive ? 0 : opacity)) > 0,
                isSelected: index == chosen,
                bottomInset: rest.rest.bottomInset, scale: rest.rest.scale, isLargest: rest.rest.isLarge)
        }
        return placed
    }

    package func report(_ placed: Placed, of measured: Measured, into diagnostics: inout Diagnostics) {
        let form = SheetForm(in: measured.container, against: measured.edge, on: measured.stage)
        placed.report(Self.detents(of: measured.request), on: measured.stage.grid, into: &diagnostics) {
            resting, field, diagnostics in
            let detent = resting.detent
            if isInactive(detent, in: form) {
                diagnostics.adapt(from: detent.name, to: Detent.large.name, reason: .mediumInactive, field: field)
            } else if resting.isLargest, detent != .large, detent != .medium {
                diagnostics.adapt(from: detent.name, to: Detent.large.name, reason: .detentExceedsMaximum, field: field)
            }
            diagnostics.trace(
                .detent, before: detent.name, after: TraceText.frame(resting.frame),
                reason: .because(resting.isLargest ? .tallest : .height), field: field)
        }
        if let assumption = assumption(form, placed.detents, on: measured.stage) { diagnostics.assume(assumption) }
    }

    /// The opacity of the dimming behind a sheet that floats in the dark appearance; `nil` if it is that of all sheets.
    static func backdropOpacity(isFloating: Bool, on stage: Stage) -> Double? {
        isFloating && stage.device.appearance == .dark ? figures[.backdropOpacityFloatingDark] : nil
    }

    /// The detents of the request, in its order, repetitions included; `large` if it lists none.
    private static func detents(of request: DialogRequest) -> [Detent] {
        let given = request.placement.sheet.detents ?? []
        return given.isEmpty ? [.large] : given
    }

    // MARK: Heights

    private struct Rest {
        var detent: Detent
        var rest: SheetForm.Rest
        /// Whether the presenter behind the sheet is not dimmed and receives touches.
        var isLive = false
    }

    /// Every detent with its resting layout, from the lowest up.
    private func resting(in form: SheetForm, _ measured: Measured) throws(ResolveError) -> [Rest] {
        var resting: [Rest] = []
        for (index, detent) in Self.detents(of: measured.request).enumerated() {
            guard !resting.contains(where: { $0.detent == detent }) else { continue }
            let rest = try rest(of: detent, at: index, in: form, measured)
            resting.append(Rest(detent: detent, rest: rest))
        }
        // Detents of equal height keep the request's order.
        return resting.enumerated()
            .sorted {
                (form.extent(of: $0.element.rest), $0.offset) < (form.extent(of: $1.element.rest), $1.offset)
            }
            .map(\.element)
    }

    /// The medium detent is inactive in compact height (documented, detent.medium.compact_height).
    private func isInactive(_ detent: Detent, in form: SheetForm) -> Bool {
        detent == .medium && form.kind == .edgeAttached
    }

    /// The sheet's layout at one detent; the tallest one if the detent is higher than the room.
    ///
    /// - Parameter index: The detent's index in the request's list.
    private func rest(
        of detent: Detent, at index: Int, in form: SheetForm, _ measured: Measured
    ) throws(ResolveError) -> SheetForm.Rest {
        let value: Double
        switch detent {
        case .large: return form.tallest
        case .medium:
            return isInactive(detent, in: form) ? form.tallest : form.rest(at: form.medium)
        case .fit:
            let band = measured.grabber?.band(above: measured.content) ?? 0
            let fitting = form.fitting(
                measured.contentHeight, band: max(band, measured.content?.barTop ?? 0),
                foot: measured.content?.foot ?? 0)
            value = within(measured, fitting, in: form)
        case .points(let points): value = points
        case .fraction(let share): value = share * form.wholeExtent
        }
        guard value >= Self.leastHeight || detent == .fit else {
            throw ResolveError(.detent(index), .detentTooSmall(detent.name, minimum: Self.leastHeight))
        }
        return form.rest(at: value)
    }

    /// A height of content that follows from the content, changed as little as the limits of the sheet's own height
    /// want it.
    private func within(_ measured: Measured, _ value: Double, in form: SheetForm) -> Double {
        let limits = measured.edge?.isVertical == false ? measured.limits.width : measured.limits.height
        guard limits.lowerBound > 0 || limits.upperBound < .infinity else { return value }
        let (least, most) = (form.value(within: limits.lowerBound), form.value(within: limits.upperBound))
        return max(limits.lowerBound > 0 ? least : 0, limits.upperBound < .infinity ? min(most, value) : value)
    }

    /// The least height of content that a request may give, in points, so that the sheet is visible.
    static let leastHeight = 1.0

    /// The assumption about heights without a source; `nil` if all have one.
    private func assumption(_ form: SheetForm, _ detents: [RestingDetent], on stage: Stage) -> Assumption? {
        func assumption(_ figure: String, _ value: String, _ because: String) -> Assumption {
            Assumption(figure: figure, value: value, because: because, field: .detents)
        }
        switch form.kind {
        case .card: return nil
        case .edgeAttached:
            return assumption(
                "sheetSize", TraceText.frame(form.large),
                """
                only the top of sheets attached to the bottom edge in compact height was read out of a system, of iOS 16
                """
            )
        case .centred:
            guard detents.count != 1 || detents.first?.detent != .large else { return nil }
            return assumption(
                "detents", TraceText.points(form.maximum),
                "no source says what detents do in regular width; each is given its height in the middle of the window")
        case .side:
            return assumption(
                "sheetSize", TraceText.frame(form.large),
                "the system has sheets at the bottom alone; against another edge this is the same one turned")
        }
    }

    package var list: StyleList { StyleList("sheet", in: "apple-sheet") }
}

extension Grabber {
    /// The height that the grabber takes from the top of a sheet, in points: the room above it, its own height, and the
    /// room below it. The room below is the same as above by default. There is none above a bar, because a bar includes
    /// its own room.
    func band(above stack: ContentStack?) -> Double {
        top + size.height + (stack?.hasBar == true && !keepsBand ? 0 : bottom ?? top)
    }
}
