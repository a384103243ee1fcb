import Boxes
import Devices
import Geometry
import Typography

/// Measures the dialog: from the style's defaults and the content to the wanted size, and the frame in which that size
/// would rest.
///
/// The size fits the room, unless the request fixes the frame.
extension Staged {
    /// Measures the dialog with the given content.
    func measured(by stack: ContentStack?) throws(ResolveError) -> Measured {
        // If the keyboard is the container's end, shares and the middle are those of the part above it.
        let container = room(in: container.rect)
        let centringFrame = centringFrame(in: container)
        let available = available(in: centringFrame)
        guard
            request.placement.margins == nil || !defaults.sizing.isResizable || !available.isEmpty || container.isEmpty
        else { throw ResolveError([.dialog, .placement, .margins], .leavesNoRoom(of: .container)) }
        let edge = (request.placement.edge ?? defaults.sizing.edge).physical(in: stage.direction)
        let whole = wholeOfShares(of: container)
        let limits = request.content.sizeLimits.map { Measured.Limits($0, of: whole) } ?? Measured.Limits()
        // Constructed in one place, once the sides are known, because it is large.
        func measured(_ size: Size, at rest: Rect, isFixed: Bool = false, _ sides: Measured.Sides? = nil) -> Measured {
            Measured(
                request: request, stage: stage, container: container, centringFrame: centringFrame,
                available: available, size: size, edge: edge, rest: rest, isFixed: isFixed, sides: sides,
                limits: isFixed ? Measured.Limits() : limits, cornerRadius: cornerRadius,
                grabber: defaults.look.grabber, content: stack, emptyHeight: defaults.look.content.emptyHeight,
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
            let fitting = fittingHeight(of: stack, width: width.length, in: room)
            let needed = min(available.height, limits.height.upperBound, fitting)
            if needed > height.length {
                height.length = needed
                height.limit = limits.height.limit(met: fitting)
                size.height = needed
            }
            outgrowsFixedBoxes = true
        }
        var result = measured(
            size, at: Sliding.rest(size, against: edge, in: available),
            Measured.Sides(width: width, height: height))
        result.outgrowsFixedBoxes = outgrowsFixedBoxes
        if container != self.container.rect { keepBelowTop(&result, height: height.wanted) }
        return result
    }

    /// The size of which shares are taken: that of the container, or, if that is a whole page, the page including what
    /// a browser's bars cover.
    private func wholeOfShares(of container: Rect) -> Size {
        guard request.named?.arrangement.viewport == .large, container == stage.window, let viewports = stage.viewports
        else {
            return container.size
        }
        return viewports.large
    }

    /// Keeps a dialog below the status bar if a keyboard reduces its room.
    ///
    /// - Parameter wanted: The wanted height, in points, computed from the room above the keyboard.
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

    /// - Parameter wider: The width that the style uses if its own is too small for the content, in points.
    private func width(of stack: ContentStack?, in room: Measured.Room, wider: Double? = nil) -> Measured.Side {
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
            // In whole pixels, so that rounding the edges of a centred dialog does not widen it.
            natural = inset > 0 ? stage.grid.snap(whole - inset) : whole
        case .fit: natural = fittingWidth(of: stack, within: min(most, range.upperBound))
        }
        var wanted = range.clamp(natural)
        // A style that fits its width to the content limits it to the room.
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

    /// The style's own limit of a height that the request leaves to it, in points; without regard to the room unless
    /// the style itself limits its size to the container.
    private var greatestHeight: Double {
        guard request.content.height == nil, request.content.sizeLimits?.maxHeight == nil else { return .infinity }
        return defaults.sizing.maximumHeight ?? .infinity
    }

    private func limited(_ wanted: Double, to room: Double) -> Double {
        defaults.sizing.limitsToContainer ? min(wanted, room) : wanted
    }

    /// The container without the request's margins, or else the style's, and without the unsafe bands if the style
    /// stays clear of them.
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
        let requested = container.inset(by: given)
        return requested.intersection(safe) ?? requested
    }

    /// The greatest height, in points: the available height, the style's own limit and, for a height that follows from
    /// the content, the safe height. A dialog on an edge extends into the band at that edge.
    private func roomHeight(_ available: Rect, against edge: Edge?) -> Double {
        let room = min(available.height, greatestHeight)
        guard (request.content.height ?? defaults.sizing.height) == .fit, defaults.sizing.limitsToContainer else {
            return room
        }
        let bands = stage.unsafeInsets(of: available)
        let safe = available.height - (edge == .top ? 0 : bands.top) - (edge == .bottom ? 0 : bands.bottom)
        // A window that consists of unsafe bands has no safe height.
        return safe > 0 ? min(room, safe) : room
    }

    /// The member of the request that fixes the frame in a window of this shape.
    var frameMember: FieldPath.Member {
        let specific =
            stage.window.size.isLandscape ? request.placement.landscapeFrame : request.placement.portraitFrame
        return specific == nil ? .frame : .frames
    }

    /// The part of the container above a docked keyboard, if the request or the style treats the keyboard as the
    /// container's end; the whole container otherwise, or if nothing remains.
    private func room(in container: Rect) -> Rect {
        let policy = request.placement.keyboard
        guard policy == .resize || defaults.sizing.endsAtKeyboard && policy != .ignore,
            defaults.sizing.avoidsKeyboard
        else { return container }
        return aboveKeyboard(container)
    }

    /// The area in which the dialog is centred: the container, or the part of it above a docked keyboard.
    private func centringFrame(in container: Rect) -> Rect {
        guard request.placement.keyboard == .avoid, defaults.sizing.centresAboveKeyboard else { return container }
        return aboveKeyboard(container)
    }

    /// The part of `area` above a docked keyboard; all of it if that is empty.
    private func aboveKeyboard(_ area: Rect) -> Rect {
        guard let keyboard = stage.dockedKeyboard, area.intersection(keyboard) != nil,
            keyboard.minY > max(area.minY, stage.safeArea.minY)
        else { return area }
        return Rect(minX: area.minX, minY: area.minY, maxX: area.maxX, maxY: keyboard.minY)
    }

    /// The style's own margins in `area`, including the margin to a keyboard if `area` ends there.
    private func margins(in area: Rect) -> EdgeInsets {
        var margins = defaults.sizing.margins
        if let towardsKeyboard = defaults.sizing.keyboardMargin, area.maxY == stage.dockedKeyboard?.minY {
            margins.bottom = towardsKeyboard
        }
        return margins
    }

    /// The width at which no text wraps; or that of a column of buttons if these do not fit side by side in `room`.
    private func fittingWidth(of stack: ContentStack?, within room: Double) -> Double {
        // Rounded up to whole pixels: rounding edges later keeps such a width, so that a line that just fits is not
        // wrapped.
        let natural = stack?.naturalWidth(within: room) ?? max(0, defaults.look.content.insets.horizontal).rounded(.up)
        guard let stack, request.content.isInEllipse else { return stage.grid.roundUp(natural) }
        return stage.grid.roundUp(stack.ellipseWidth(around: natural))
    }

    /// The height that shows everything at this width, including the unsafe bands that the dialog then overlaps, in
    /// points.
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
        // A higher dialog may overlap more of a band, so the height is found in rounds, each of which at least doubles
        // the known part of the band.
        let (top, foot) = (stack?.barTop ?? 0, stack?.foot ?? 0)
        var height = natural + top + foot
        for _ in 0..<16 {
            // A dialog that moves up for a keyboard no longer overlaps the band at the bottom.
            let frame = keyboard.avoid(
                Sliding.rest(Size(width: width, height: height), against: edge, in: available), on: stage
            ).frame
            // A dialog higher than the window overlaps the bands only inside the window.
            var bands = keepsSafe ? stage.unsafeInsets(of: frame.intersection(stage.window) ?? frame) : .zero
            bands.top = max(bands.top, top)
            bands.bottom = max(bands.bottom, foot)
            if let ellipse { bands = bands.union(ellipse.ellipseInsets(of: frame.size)) }
            let needed = natural + bands.vertical
            guard needed > height else { break }
            height = needed
        }
        // Rounded up to whole pixels: rounding edges later keeps such a height, so that a line that just fits is not
        // cut off.
        return stage.grid.roundUp(height)
    }
}

extension Measured.Limits {
    /// The request's limits in points; shares are of a container of `size`. If the minimum exceeds the maximum, as with
    /// a share of a small window, the minimum applies.
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
    /// The dimension in points, for a side of the container; `nil` for `fit`, which depends on the content.
    fileprivate func points(of side: Double) -> Double? {
        switch self {
        case .points(let points): points
        case .fraction(let share): share * side
        case .fit: nil
        }
    }
}

extension ClosedRange<Double> {
    /// These limits, narrowed by a style's own where they do not conflict.
    fileprivate func narrowing(_ own: ClosedRange?) -> ClosedRange {
        guard let own else { return self }
        // A limit of the request replaces the style's.
        let least = lowerBound > 0 ? lowerBound : Swift.min(own.lowerBound, upperBound)
        let most = upperBound < .infinity ? upperBound : Swift.max(own.upperBound, lowerBound)
        return least...Swift.max(least, most)
    }

    fileprivate func clamp(_ length: Double) -> Double { Swift.max(lowerBound, Swift.min(upperBound, length)) }

    /// The limit that a length exceeds or falls below; `nil` if it is between them.
    fileprivate func limit(met length: Double) -> SizeSource? {
        length < lowerBound ? .minimum : length > upperBound ? .maximum : nil
    }
}

extension Double {
    /// The nearest length within a range; the length itself without a range.
    fileprivate func clamped(to range: ClosedRange<Double>?) -> Double { range.map { $0.clamp(self) } ?? self }
}

extension SizingDefaults.Wider {
    /// Whether content does not fit a width, so that a wider one is needed.
    ///
    /// - Parameter height: The height of the dialog at that width, in points.
    fileprivate func isNeeded(for stack: ContentStack, width: Double, height: Double) -> Bool {
        height >= self.height || (stack.plan(width: width).title?.lines.count ?? 0) > titleLines
    }
}
