import Boxes
import Devices
import Geometry

/// From the style's defaults and the content to the size that the dialog wants, and where that size would rest.
///
/// The size fits the room, unless the caller fixed the frame.
extension Staged {
    func measure(_ stack: ContentStack?) throws(ResolveError) -> Measured {
        // Under `resize` the keyboard is the end of the container: shares are of what it leaves, and so is the middle.
        let container = room(in: container.rect)
        let available = available(in: container)
        guard
            request.placement.margins == nil || !defaults.sizing.isResizable || !available.isEmpty || container.isEmpty
        else {
            throw ResolveError(["dialog", "placement", "margins"], .leavesNoRoom(of: .container))
        }
        let edge = (request.placement.edge ?? defaults.sizing.edge).physical(in: stage.direction)
        var measured = Measured(
            container: container, available: available, size: available.size, edge: edge, rest: available,
            isFixed: false, presenterFrame: request.presenter.frame, content: stack,
            emptyHeight: defaults.look.content.emptyHeight)
        guard defaults.sizing.isResizable else { return measured }
        if let fixed = request.placement.fixedFrame(inLandscape: stage.window.size.isLandscape) {
            guard fixed.intersection(stage.window) != nil else {
                throw ResolveError(["dialog", "placement", frameMember], .outsideWindow)
            }
            measured.size = fixed.size
            measured.rest = fixed
            measured.isFixed = true
            return measured
        }
        let width = width(of: stack, in: measured)
        let height = height(of: stack, width: width.length, in: measured)
        measured.sides = Measured.Sides(width: width, height: height)
        measured.size = Size(width: width.length, height: height.length)
        if let stack, defaults.look.content.usesFixedBoxes, stack.isHeightGiven, !fitsFixedBoxes(measured) {
            let needed = min(available.height, fittingHeight(of: stack, width: width.length, in: measured))
            measured.size.height = max(height.length, needed)
            measured.outgrowsFixedBoxes = true
        }
        measured.rest = Sliding.rest(measured.size, against: edge, in: available)
        if container != self.container.rect { keepBelowTop(&measured, height: height.wanted) }
        return measured
    }

    /// Keeps a dialog that a keyboard leaves less room from being put under the status bar by that.
    ///
    /// - Parameter wanted: The height asked for, in points, of what the keyboard leaves.
    private func keepBelowTop(_ measured: inout Measured, height wanted: Double) {
        let whole = available(in: container.rect)
        var size = measured.size
        size.height = wanted
        if case .fraction(let share) = request.content.height ?? defaults.sizing.height {
            size.height = share * container.rect.height
        }
        size.height = min(size.height, roomHeight(whole, against: measured.edge))
        let top = min(stage.safeArea.minY, Sliding.rest(size, against: measured.edge, in: whole).minY)
        guard measured.rest.minY < top else { return }
        let end = measured.available.maxY
        measured.rest.origin.y = top
        measured.rest.size.height = max(0, min(measured.rest.height, end - top))
        measured.size = measured.rest.size
    }

    // MARK: Sides

    private func width(of stack: ContentStack?, in measured: Measured) -> Measured.Side {
        let room = measured.available.width
        let wanted: Double
        switch request.content.width ?? defaults.sizing.width {
        case .points(let points): wanted = points
        case .fraction(let share): wanted = share * measured.container.width
        case .fit: wanted = fittingWidth(of: stack, within: room)
        }
        var side = Measured.Side(wanted: wanted, room: room, length: limited(wanted, to: room))
        if request.content.width == nil, let widths = defaults.sizing.widths {
            side.length = min(side.length, widths.upperBound)
        }
        return side
    }

    private func height(of stack: ContentStack?, width: Double, in measured: Measured) -> Measured.Side {
        let wanted: Double
        switch request.content.height ?? defaults.sizing.height {
        case .points(let points): wanted = points
        case .fraction(let share): wanted = share * measured.container.height
        case .fit: wanted = fittingHeight(of: stack, width: width, in: measured)
        }
        let room = roomHeight(measured.available, against: measured.edge)
        return Measured.Side(wanted: wanted, room: room, length: limited(wanted, to: room))
    }

    private func limited(_ wanted: Double, to room: Double) -> Double {
        defaults.sizing.limitsToContainer ? min(wanted, room) : wanted
    }

    /// The container without the request's margins, or else the style's, and without the unsafe bands where the style
    /// keeps out of them.
    private func available(in container: Rect) -> Rect {
        let given = request.placement.margins?.physical(in: stage.direction)
        guard defaults.sizing.staysInSafeArea else {
            if let given { return container.inset(by: given) }
            // A container too small for the style's own margins goes without them.
            let inner = container.inset(by: defaults.sizing.margins)
            return inner.isEmpty ? container : inner
        }
        let safe = container.inset(by: stage.unsafeInsets(of: container))
        guard let given else {
            // In a window too small for them, the style's own margins give way.
            let inner = safe.inset(by: defaults.sizing.margins)
            return !inner.isEmpty ? inner : safe.isEmpty ? container : safe
        }
        let asked = container.inset(by: given)
        return asked.intersection(safe) ?? asked
    }

    /// The most that a height may be: what is available, the style's own limit, and, for a height that is the content's,
    /// the safe height; but a dialog on an edge goes on into the band behind that edge.
    private func roomHeight(_ available: Rect, against edge: Edge?) -> Double {
        var room = available.height
        if let most = defaults.sizing.maximumHeight, request.content.height == nil { room = min(room, most) }
        guard (request.content.height ?? defaults.sizing.height) == .fit, defaults.sizing.limitsToContainer else {
            return room
        }
        let bands = stage.unsafeInsets(of: available)
        let safe = available.height - (edge == .top ? 0 : bands.top) - (edge == .bottom ? 0 : bands.bottom)
        // A window that is all bands has no safe height to keep to.
        return safe > 0 ? min(room, safe) : room
    }

    /// The name of the member that fixes the frame in this form of window.
    var frameMember: String {
        let specific =
            stage.window.size.isLandscape ? request.placement.landscapeFrame : request.placement.portraitFrame
        return specific == nil ? "frame" : "frames"
    }

    /// What a docked keyboard leaves of the container where the caller wants it to count as the end of it; all of the
    /// container where it leaves nothing.
    private func room(in container: Rect) -> Rect {
        guard request.placement.keyboard == .resize, defaults.sizing.avoidsKeyboard,
            let keyboard = stage.dockedKeyboard,
            container.intersection(keyboard) != nil, keyboard.minY > max(container.minY, stage.safeArea.minY)
        else { return container }
        return Rect(minX: container.minX, minY: container.minY, maxX: container.maxX, maxY: keyboard.minY)
    }

    /// The width at which no text breaks; where the request leaves it to the style, within the style's limits.
    private func fittingWidth(
        of stack: ContentStack?, within room: Double
    ) -> Double {
        // Up to whole pixels: rounding edges later keeps such a width, and never breaks a line that just fitted.
        let natural = stage.grid.roundUp(
            stack?.naturalWidth ?? max(0, defaults.look.content.insets.horizontal).rounded(.up))
        guard request.content.width == nil, let widths = defaults.sizing.widths else { return natural }
        return min(room, max(widths.lowerBound, min(widths.upperBound, natural)))
    }

    /// The height that shows everything at this width, with the unsafe bands that the dialog then reaches into.
    private func fittingHeight(of stack: ContentStack?, width: Double, in measured: Measured) -> Double {
        let (edge, available) = (measured.edge, measured.available)
        let trial = Sliding.rest(Size(width: width, height: 1), against: edge, in: available)
        let sides = stage.unsafeInsets(of: trial)
        let natural = stack?.naturalHeight(width: width - sides.horizontal) ?? defaults.look.content.emptyHeight
        let keyboard = AvoidKeyboard(by: defaults, in: available, policy: request.placement.keyboard)
        // The higher the dialog, the more of a band it may reach into: each round at least doubles what is known of it.
        let (top, foot) = (stack?.barTop ?? 0, stack?.foot ?? 0)
        var height = natural + top + foot
        for _ in 0..<16 {
            // A keyboard lifts the dialog out of the band below, which then counts no more.
            let frame = keyboard.avoid(
                Sliding.rest(Size(width: width, height: height), against: edge, in: available), on: stage
            ).frame
            // What is higher than the window reaches no further into its bands than the window does.
            var bands = stage.unsafeInsets(of: frame.intersection(stage.window) ?? frame)
            bands.top = max(bands.top, top)
            bands.bottom = max(bands.bottom, foot)
            let needed = natural + bands.vertical
            guard needed > height else { break }
            height = needed
        }
        // Up to whole pixels: rounding edges later keeps such a height, and never cuts off a line that just fitted.
        return stage.grid.roundUp(height)
    }

    /// Whether the size leaves title and message room beside each other in their fixed boxes.
    private func fitsFixedBoxes(_ measured: Measured) -> Bool {
        let frame = Sliding.rest(measured.size, against: measured.edge, in: measured.available)
        return measured.content?.fitsFixedBoxes(of: frame, on: stage) ?? true
    }
}
