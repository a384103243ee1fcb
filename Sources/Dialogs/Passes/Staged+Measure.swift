import Boxes
import Devices
import Geometry
import Typography

/// Measures the dialog: from the style's defaults and the content to the size that it wants, and the frame in which
/// that size would rest.
///
/// The size fits the room, unless the caller fixed the frame.
extension Staged {
    func measure(_ stack: consuming ContentStack?) throws(ResolveError) -> Measured {
        var measured = try measured(by: stack)
        measured.content = stack
        return measured
    }

    /// The size for that content, which is left out.
    private func measured(by stack: ContentStack?) throws(ResolveError) -> Measured {
        // Where the keyboard is the end of the container shares are of what it leaves, and so is the middle.
        let container = room(in: container.rect)
        let centringFrame = centringFrame(in: container)
        let available = available(in: centringFrame)
        guard
            request.placement.margins == nil || !defaults.sizing.isResizable || !available.isEmpty || container.isEmpty
        else {
            throw ResolveError([.dialog, .placement, .margins], .leavesNoRoom(of: .container))
        }
        let edge = (request.placement.edge ?? defaults.sizing.edge).physical(in: stage.direction)
        let whole = wholeOfShares(of: container)
        let limits = request.content.sizeLimits.map { Measured.Limits($0, of: whole) } ?? Measured.Limits()
        // Made in one place, once the sides are known, since it is large.
        func measured(_ size: Size, at rest: Rect, isFixed: Bool = false, _ sides: Measured.Sides? = nil) -> Measured {
            Measured(
                request: request, stage: stage, container: container, centringFrame: centringFrame,
                available: available, size: size, edge: edge, rest: rest, isFixed: isFixed, sides: sides,
                limits: sides == nil ? Measured.Limits() : limits, cornerRadius: cornerRadius,
                emptyHeight: defaults.look.content.emptyHeight,
                keepsContentSafe: defaults.sizing.keepsContentSafe)
        }
        guard defaults.sizing.isResizable else { return measured(available.size, at: available) }
        if let fixed = request.placement.fixedFrame(inLandscape: stage.window.size.isLandscape) {
            guard fixed.intersection(stage.window) != nil else {
                throw ResolveError([.dialog, .placement, frameMember], .outsideWindow)
            }
            return measured(fixed.size, at: fixed, isFixed: true)
        }
        let room = Measured.Room(container: whole, available: available, edge: edge, limits: limits)
        var width = width(of: stack, in: room)
        var height = height(of: stack, width: width.length, in: room)
        if let wider = defaults.sizing.wider, let stack, request.content.width == nil {
            for next in wider.widths where wider.isNeeded(for: stack, width: width.length, height: height.wanted) {
                width = self.width(of: stack, in: room, wider: next)
                height = self.height(of: stack, width: width.length, in: room)
            }
        }
        var size = Size(width: width.length, height: height.length)
        var outgrowsFixedBoxes = false
        if let stack, defaults.look.content.usesFixedBoxes, stack.isHeightGiven,
            !stack.fitsFixedBoxes(of: Sliding.rest(size, against: edge, in: available), on: stage)
        {
            let needed = min(available.height, fittingHeight(of: stack, width: width.length, in: room))
            size.height = max(height.length, needed)
            outgrowsFixedBoxes = true
        }
        var result = measured(
            size, at: Sliding.rest(size, against: edge, in: available),
            Measured.Sides(width: width, height: height))
        result.outgrowsFixedBoxes = outgrowsFixedBoxes
        if container != self.container.rect { keepBelowTop(&result, height: height.wanted) }
        return result
    }

    /// What shares of a container are of: a container that is all of a page may count with what a browser's bars cover.
    private func wholeOfShares(of container: Rect) -> Size {
        guard request.named?.viewport == .large, container == stage.window, let viewports = stage.viewports else {
            return container.size
        }
        return viewports.large
    }

    /// Keeps a dialog from ending up under the status bar because a keyboard leaves it less room.
    ///
    /// - Parameter wanted: The height asked for, in points, computed from what the keyboard leaves.
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

    /// - Parameter wider: The width that the style takes where its own is too little for the content, in points.
    private func width(
        of stack: ContentStack?, in room: Measured.Room, wider: Double? = nil
    ) -> Measured.Side {
        let most = room.available.width
        let own = defaults.sizing.widths
        let isOwn = request.content.width == nil
        let range = isOwn ? room.limits.width.narrowing(own) : room.limits.width
        let natural: Double
        switch request.content.width ?? wider.map({ .points($0) }) ?? defaults.sizing.width {
        case .points(let points): natural = max(points, min(most, defaults.sizing.minimumWidth))
        case .fraction(let share):
            let whole = share * room.container.width
            let inset = isOwn ? defaults.sizing.widthInset : 0
            // In whole pixels, so that rounding the edges of a centred dialog adds none.
            natural = inset > 0 ? stage.grid.snap(whole - inset) : whole
        case .fit: natural = fittingWidth(of: stack, within: min(most, range.upperBound))
        }
        var wanted = range.clamp(natural)
        // A style that fits its width to the content makes it no wider than there is room for.
        if isOwn, own != nil, defaults.sizing.width == .fit { wanted = min(most, wanted) }
        return Measured.Side(
            wanted: wanted, room: most, length: limited(wanted, to: most),
            limit: room.limits.width.limit(met: isOwn ? natural.clamped(to: own) : natural))
    }

    private func height(of stack: ContentStack?, width: Double, in room: Measured.Room) -> Measured.Side {
        let natural: Double
        switch request.content.height ?? defaults.sizing.height {
        case .points(let points): natural = points
        case .fraction(let share): natural = share * room.container.height
        case .fit:
            let fitting = fittingHeight(of: stack, width: width, in: room)
            natural = request.content.height == nil ? max(fitting, defaults.sizing.minimumHeight) : fitting
        }
        let wanted = room.limits.height.clamp(natural)
        let most = roomHeight(room.available, against: room.edge)
        return Measured.Side(
            wanted: wanted, room: most, length: min(limited(wanted, to: most), greatestHeight),
            limit: room.limits.height.limit(met: natural))
    }

    /// The style's own limit of a height that the request leaves to it. It is independent of the room; only a style
    /// that limits itself to the container considers that.
    private var greatestHeight: Double {
        guard request.content.height == nil, request.content.sizeLimits?.maxHeight == nil else { return .infinity }
        return defaults.sizing.maximumHeight ?? .infinity
    }

    private func limited(_ wanted: Double, to room: Double) -> Double {
        defaults.sizing.limitsToContainer ? min(wanted, room) : wanted
    }

    /// The container without the request's margins, or else the style's, and without the unsafe bands where the style
    /// stays out of them.
    private func available(in container: Rect) -> Rect {
        let given = request.placement.margins?.physical(in: stage.direction)
        guard defaults.sizing.staysInSafeArea else {
            if let given { return container.inset(by: given) }
            // In a container too small for them, the style's own margins are dropped.
            let inner = container.inset(by: margins(in: container))
            return inner.isEmpty ? container : inner
        }
        let safe = container.inset(by: stage.unsafeInsets(of: container))
        guard let given else {
            // In a window too small for them, the style's own margins are dropped.
            let inner = safe.inset(by: margins(in: container))
            return !inner.isEmpty ? inner : safe.isEmpty ? container : safe
        }
        let asked = container.inset(by: given)
        return asked.intersection(safe) ?? asked
    }

    /// The greatest height: what is available, the style's own limit and, for a height that follows from the content,
    /// the safe height. A dialog on an edge extends into the band behind that edge.
    private func roomHeight(_ available: Rect, against edge: Edge?) -> Double {
        let room = min(available.height, greatestHeight)
        guard (request.content.height ?? defaults.sizing.height) == .fit, defaults.sizing.limitsToContainer else {
            return room
        }
        let bands = stage.unsafeInsets(of: available)
        let safe = available.height - (edge == .top ? 0 : bands.top) - (edge == .bottom ? 0 : bands.bottom)
        // A window that consists of unsafe bands has no safe height to keep to.
        return safe > 0 ? min(room, safe) : room
    }

    /// The member of the request that fixes the frame in this shape of window.
    var frameMember: FieldPath.Member {
        let specific =
            stage.window.size.isLandscape ? request.placement.landscapeFrame : request.placement.portraitFrame
        return specific == nil ? .frame : .frames
    }

    /// What a docked keyboard leaves of the container where the caller or the style wants it to count as the end of
    /// it; all of the container where it leaves nothing.
    private func room(in container: Rect) -> Rect {
        let policy = request.placement.keyboard
        guard policy == .resize || defaults.sizing.endsAtKeyboard && policy != .ignore,
            defaults.sizing.avoidsKeyboard
        else { return container }
        return aboveKeyboard(container)
    }

    /// The area in which the dialog is centred: the container, or what a docked keyboard leaves of it.
    private func centringFrame(in container: Rect) -> Rect {
        guard request.placement.keyboard == .avoid, defaults.sizing.centresAboveKeyboard else { return container }
        return aboveKeyboard(container)
    }

    /// The part of `area` above a docked keyboard; all of it where that is nothing.
    private func aboveKeyboard(_ area: Rect) -> Rect {
        guard let keyboard = stage.dockedKeyboard, area.intersection(keyboard) != nil,
            keyboard.minY > max(area.minY, stage.safeArea.minY)
        else { return area }
        return Rect(minX: area.minX, minY: area.minY, maxX: area.maxX, maxY: keyboard.minY)
    }

    /// The style's own margins in `area`, including the one towards a keyboard where `area` ends at it.
    private func margins(in area: Rect) -> EdgeInsets {
        var margins = defaults.sizing.margins
        if let towardsKeyboard = defaults.sizing.keyboardMargin, area.maxY == stage.dockedKeyboard?.minY {
            margins.bottom = towardsKeyboard
        }
        return margins
    }

    /// The width at which no text breaks, or that of a column of buttons where `room` holds them in no row.
    private func fittingWidth(of stack: ContentStack?, within room: Double) -> Double {
        // Rounded up to whole pixels: rounding edges later keeps such a width, and never breaks a line that just
        // fitted.
        let natural = stack?.naturalWidth(within: room) ?? max(0, defaults.look.content.insets.horizontal).rounded(.up)
        guard let stack, request.content.isInEllipse else { return stage.grid.roundUp(natural) }
        return stage.grid.roundUp(stack.ellipseWidth(around: natural))
    }

    /// The height that shows everything at this width, including the unsafe bands that the dialog then reaches into.
    private func fittingHeight(of stack: ContentStack?, width: Double, in room: Measured.Room) -> Double {
        let (edge, available) = (room.edge, room.available)
        let trial = Sliding.rest(Size(width: width, height: 1), against: edge, in: available)
        let ellipse = request.content.isInEllipse ? stack : nil
        let keepsSafe = defaults.sizing.keepsContentSafe
        var sides = keepsSafe ? stage.unsafeInsets(of: trial) : .zero
        if let ellipse { sides = sides.union(ellipse.ellipseInsets(of: trial.size)) }
        let natural = stack?.naturalHeight(width: width - sides.horizontal) ?? defaults.look.content.emptyHeight
        let keyboard = AvoidKeyboard(
            by: defaults, in: available, policy: request.placement.keyboard, margins: request.placement.margins)
        // The higher the dialog, the more of a band it may reach into: each round at least doubles what is known of it.
        let (top, foot) = (stack?.barTop ?? 0, stack?.foot ?? 0)
        var height = natural + top + foot
        for _ in 0..<16 {
            // A keyboard lifts the dialog out of the band below, which then no longer counts.
            let frame = keyboard.avoid(
                Sliding.rest(Size(width: width, height: height), against: edge, in: available), on: stage
            ).frame
            // A dialog higher than the window reaches no further into the window's bands than the window does.
            var bands = keepsSafe ? stage.unsafeInsets(of: frame.intersection(stage.window) ?? frame) : .zero
            bands.top = max(bands.top, top)
            bands.bottom = max(bands.bottom, foot)
            if let ellipse { bands = bands.union(ellipse.ellipseInsets(of: frame.size)) }
            let needed = natural + bands.vertical
            guard needed > height else { break }
            height = needed
        }
        // Rounded up to whole pixels: rounding edges later keeps such a height, and never cuts off a line that just
        // fitted.
        return stage.grid.roundUp(height)
    }
}

extension Measured.Limits {
    /// The request's limits in points; shares are of a container of `size`. Where the least is more than the greatest,
    /// as a share of a small window may be, the least counts.
    fileprivate init(_ limits: Boxed<SizeLimits>, of size: Size) {
        width = Self.range(limits.minWidth, limits.maxWidth, of: size.width)
        height = Self.range(limits.minHeight, limits.maxHeight, of: size.height)
    }

    private static func range(_ least: Dimension?, _ most: Dimension?, of side: Double) -> ClosedRange<Double> {
        let least = least?.points(of: side) ?? 0
        return least...max(least, most?.points(of: side) ?? .infinity)
    }
}

extension Dimension {
    /// The dimension in points, for a side of the container; nil for `fit`, which depends on the content.
    fileprivate func points(of side: Double) -> Double? {
        switch self {
        case .points(let points): points
        case .fraction(let share): share * side
        case .fit: nil
        }
    }
}

extension ClosedRange<Double> {
    /// These limits, narrowed by a style's own as far as they allow.
    fileprivate func narrowing(_ own: ClosedRange?) -> ClosedRange {
        guard let own else { return self }
        // A limit of the request replaces the style's.
        let least = lowerBound > 0 ? lowerBound : Swift.min(own.lowerBound, upperBound)
        let most = upperBound < .infinity ? upperBound : Swift.max(own.upperBound, lowerBound)
        return least...Swift.max(least, most)
    }

    fileprivate func clamp(_ length: Double) -> Double { Swift.max(lowerBound, Swift.min(upperBound, length)) }

    /// The limit that a length is beyond; nil where it lies between them.
    fileprivate func limit(met length: Double) -> SizeSource? {
        length < lowerBound ? .minimum : length > upperBound ? .maximum : nil
    }
}

extension Double {
    /// The nearest length within a range; the length itself where there is no range.
    fileprivate func clamped(to range: ClosedRange<Double>?) -> Double { range.map { $0.clamp(self) } ?? self }
}

extension SizingDefaults.Wider {
    /// Whether content is too much for a width.
    ///
    /// - Parameter height: The height of the dialog at that width, in points.
    fileprivate func isNeeded(for stack: ContentStack, width: Double, height: Double) -> Bool {
        height >= self.height || (stack.plan(width: width).title?.lines.count ?? 0) > titleLines
    }
}
