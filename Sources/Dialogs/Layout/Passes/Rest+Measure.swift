import Devices
import Geometry
import Typography

/// From the style's defaults and the content to the size that the dialog wants, and where that size would rest.
///
/// The size fits the room, unless the caller fixed the frame.
extension RestPasses {
    func measure(
        _ stack: ContentStack?, by defaults: Shared<StyleDefaults>, in container: Rect, notes: inout Notes
    ) throws(ResolveError) -> Measured {
        // Under `resize` the keyboard is the end of the container: shares are of what it leaves, and so is the middle.
        let whole = container
        let container = room(in: whole, by: defaults)
        if container != whole {
            notes.decide(
                .keyboardResizes, before: NumberText.frame(whole), after: NumberText.frame(container),
                reason: .value(request.placement.keyboard.rawValue), field: ["dialog", "placement", "keyboard"])
        }
        let available = available(in: container, by: defaults)
        guard request.placement.margins == nil || !defaults.isResizable || !available.isEmpty || container.isEmpty
        else {
            throw ResolveError(["dialog", "placement", "margins"], .leavesNoRoom(of: .container))
        }
        let edge = (request.placement.edge ?? defaults.edge).physical(in: stage.direction)
        var measured = Measured(
            container: container, available: available, size: available.size, edge: edge, rest: available,
            isFixed: false, presenterFrame: request.presenter.frame, content: stack,
            emptyHeight: defaults.content.emptyHeight)

        if defaults.isResizable, let fixed = request.placement.fixedFrame(inLandscape: stage.window.size.isLandscape) {
            guard fixed.intersection(stage.window) != nil else {
                throw ResolveError(["dialog", "placement", frameMember], .outsideWindow)
            }
            measured.size = fixed.size
            measured.rest = fixed
            measured.isFixed = true
            notes.decide(
                .givenFrame, after: NumberText.frame(fixed), reason: .because(.request),
                field: ["dialog", "placement", frameMember])
            return measured
        }
        guard defaults.isResizable else { return measured }

        let fits = (
            width: (request.content.width ?? defaults.width) == .fit,
            height: (request.content.height ?? defaults.height) == .fit
        )
        if fits.width || fits.height, use == .answer {
            let source: SizeSource = stack?.isMeasured == true ? .measured : .assumed
            if fits.width { measured.widthSource = source }
            if fits.height { measured.heightSource = source }
        }
        var width = resolve(
            request.content.width ?? defaults.width, of: container.width, within: measured.available.width,
            member: "width", isGiven: request.content.width != nil, by: defaults, into: &notes
        ) { fittingWidth(of: stack, by: defaults, within: measured.available.width) }
        if request.content.width == nil, let widths = defaults.widths { width = min(width, widths.upperBound) }
        trace(.width, width, request.content.width, defaults.width, measured.widthSource, &notes)
        var height = resolve(
            request.content.height ?? defaults.height, of: container.height,
            within: roomHeight(measured.available, against: edge, by: defaults),
            member: "height", isGiven: request.content.height != nil, by: defaults, into: &notes
        ) { fittingHeight(of: stack, by: defaults, width: width, edge: edge, in: measured.available) }
        trace(.height, height, request.content.height, defaults.height, measured.heightSource, &notes)

        if let stack, defaults.content.usesFixedBoxes, stack.isHeightGiven,
            !fitsFixedBoxes(of: stack, width: width, height: height, edge: edge, in: measured.available)
        {
            let needed = min(
                measured.available.height,
                fittingHeight(of: stack, by: defaults, width: width, edge: edge, in: measured.available))
            notes.adapt(
                from: "fixedBoxes", to: "measuredText", reason: .textCollides,
                field: ["dialog", "content", "size", "height"])
            height = max(height, needed)
        }
        measured.size = Size(width: width, height: height)
        measured.rest = Sliding.rest(measured.size, against: edge, in: measured.available)
        return measured
    }

    /// Tells how a side came about: by a number or a share of the request or the style, or from the content.
    private func trace(
        _ side: TraceRule, _ length: Double, _ asked: Dimension?, _ usual: Dimension, _ source: SizeSource,
        _ notes: inout Notes
    ) {
        guard notes.explains else { return }
        notes.decide(
            side, before: (asked ?? usual).name, after: NumberText.points(length),
            reason: (asked ?? usual) == .fit ? .value(source.rawValue) : .because(asked == nil ? .style : .request),
            field: FieldPath(
                components: [.member("dialog"), .member("content"), .member("size"), .member(side.rawValue)]))
    }

    /// The container without the request's margins, or else the style's, and without the unsafe bands where the style
    /// keeps out of them.
    private func available(in container: Rect, by defaults: Shared<StyleDefaults>) -> Rect {
        let given = request.placement.margins?.physical(in: stage.direction)
        guard defaults.staysInSafeArea else {
            if let given { return container.inset(by: given) }
            // A container too small for the style's own margins goes without them.
            let inner = container.inset(by: defaults.margins)
            return inner.isEmpty ? container : inner
        }
        let safe = container.inset(by: stage.unsafeInsets(of: container))
        guard let given else {
            // In a window too small for them, the style's own margins give way.
            let inner = safe.inset(by: defaults.margins)
            return !inner.isEmpty ? inner : safe.isEmpty ? container : safe
        }
        let asked = container.inset(by: given)
        return asked.intersection(safe) ?? asked
    }

    /// The most that a height may be: what is available, the style's own limit, and, for a height that is the content's,
    /// the safe height; but a dialog on an edge goes on into the band behind that edge.
    private func roomHeight(_ available: Rect, against edge: Edge?, by defaults: Shared<StyleDefaults>) -> Double {
        var room = available.height
        if let most = defaults.maximumHeight, request.content.height == nil { room = min(room, most) }
        guard (request.content.height ?? defaults.height) == .fit, defaults.limitsToContainer else { return room }
        let bands = stage.unsafeInsets(of: available)
        let safe = available.height - (edge == .top ? 0 : bands.top) - (edge == .bottom ? 0 : bands.bottom)
        // A window that is all bands has no safe height to keep to.
        return safe > 0 ? min(room, safe) : room
    }

    /// The name of the member that fixes the frame in this form of window.
    private var frameMember: String {
        let specific =
            stage.window.size.isLandscape ? request.placement.landscapeFrame : request.placement.portraitFrame
        return specific == nil ? "frame" : "frames"
    }

    /// What a docked keyboard leaves of the container where the caller wants it to count as the end of it; all of the
    /// container where it leaves nothing.
    private func room(in container: Rect, by defaults: Shared<StyleDefaults>) -> Rect {
        guard request.placement.keyboard == .resize, defaults.avoidsKeyboard, let keyboard = stage.dockedKeyboard,
            container.intersection(keyboard) != nil, keyboard.minY > max(container.minY, stage.safeArea.minY)
        else { return container }
        return Rect(minX: container.minX, minY: container.minY, maxX: container.maxX, maxY: keyboard.minY)
    }

    private func resolve(
        _ dimension: Dimension, of whole: Double, within room: Double, member: String, isGiven: Bool,
        by defaults: Shared<StyleDefaults>, into notes: inout Notes, fit: () -> Double
    ) -> Double {
        let wanted: Double
        switch dimension {
        case .points(let points): wanted = points
        case .fraction(let share): wanted = share * whole
        case .fit: wanted = fit()
        }
        guard wanted > room, defaults.limitsToContainer else { return wanted }
        // A share of the container that is not asked for means the room there is.
        var isShare: Bool { if case .fraction = dimension { true } else { false } }
        if isGiven || !isShare {
            notes.adapt(
                from: NumberText.points(wanted), to: NumberText.points(room), reason: .limitedToContainer,
                field: ["dialog", "content", "size", member])
        }
        return room
    }

    /// The width at which no text breaks; where the request leaves it to the style, within the style's limits.
    private func fittingWidth(
        of stack: ContentStack?, by defaults: Shared<StyleDefaults>, within room: Double
    ) -> Double {
        // Up to whole pixels: rounding edges later keeps such a width, and never breaks a line that just fitted.
        let natural = stage.grid.roundUp(
            stack?.naturalWidth ?? max(0, defaults.content.insets.horizontal).rounded(.up))
        guard request.content.width == nil, let widths = defaults.widths else { return natural }
        return min(room, max(widths.lowerBound, min(widths.upperBound, natural)))
    }

    /// The height that shows everything at this width, with the unsafe bands that the dialog then reaches into.
    private func fittingHeight(
        of stack: ContentStack?, by defaults: Shared<StyleDefaults>, width: Double, edge: Edge?, in available: Rect
    ) -> Double {
        let trial = Sliding.rest(Size(width: width, height: 1), against: edge, in: available)
        let sides = stage.unsafeInsets(of: trial)
        let natural = stack?.naturalHeight(width: width - sides.horizontal) ?? defaults.content.emptyHeight
        let keyboard = AvoidKeyboard(by: defaults, in: available, policy: request.placement.keyboard)
        // The higher the dialog, the more of a band it may reach into: each round at least doubles what is known of it.
        var height = natural
        for _ in 0..<16 {
            // A keyboard lifts the dialog out of the band below, which then counts no more.
            var ignored = Notes.unread
            let frame = keyboard.avoid(
                Sliding.rest(Size(width: width, height: height), against: edge, in: available), on: stage,
                notes: &ignored)
            // What is higher than the window reaches no further into its bands than the window does.
            let needed = natural + stage.unsafeInsets(of: frame.intersection(stage.window) ?? frame).vertical
            guard needed > height else { break }
            height = needed
        }
        // Up to whole pixels: rounding edges later keeps such a height, and never cuts off a line that just fitted.
        return stage.grid.roundUp(height)
    }

    /// Whether a caller's own height leaves title and message room beside each other in their fixed boxes.
    private func fitsFixedBoxes(
        of stack: ContentStack, width: Double, height: Double, edge: Edge?, in available: Rect
    ) -> Bool {
        stack.fitsFixedBoxes(
            of: Sliding.rest(Size(width: width, height: height), against: edge, in: available), on: stage)
    }
}
