import Boxes
import Devices
import Geometry

/// The detents of a sheet at the bottom edge on platforms whose own sheets have none: Material's bottom sheets, and the
/// replacement for a sheet on the web. Against another edge they are measured from that edge, and at the sides they are
/// widths.
///
/// Heights are those of the frame, down to the window's edge. To a height that the request gives in points, the inset
/// at the edge is added, as Material's library pads its sheets. A share is one of the container's height, or of another
/// height that the platform uses.
struct BottomDetents {
    /// The default detents, if the request gives none.
    enum Offer {
        /// The height of the content, and below it a peek height if the content is higher than that.
        case sheet
        /// Only the height of the content.
        case list
    }

    private let measured: Measured
    private let request: DialogRequest
    private var stage: Stage { measured.stage }
    private let container: Rect
    /// The edge from which heights are measured.
    private let edge: Edge
    /// The part of the window's inset at that edge that the dialog overlaps, in points.
    private let inset: Double
    /// What is added to a height that the request gives in points.
    private let added: Double
    private let largest: Double
    private let fit: Double
    /// The medium detent as a share of the container.
    private let medium: Double
    /// The height, in points, of which the request's shares are taken.
    private let whole: Double
    /// The library whose detents are used if the request gives none.
    private let library: Library

    /// Material's libraries on Android, and the web, which has none.
    enum Library {
        /// Sheets are at least as high as a peek, and open at a height derived from a keyline.
        case views
        /// Sheets are as high as their content, and open at no more than half their container.
        case compose
        /// Sheets are as high as their content: in wide desktop windows the keyline would leave only a strip of it.
        case html
    }

    /// - Parameters:
    ///     - request: The request for the sheet; `nil` is the one that was measured.
    ///     - band: The height that content keeps free at the top, in points.
    ///     - room: The least distance of the largest detent from the side opposite its edge, in points.
    ///     - whole: The height, in points, of which the request's shares are taken; `nil` is the container's.
    ///     - least: The least height of a sheet that is as high as its content; `nil` is the library's.
    ///     - medium: The medium detent as a share of the container; `nil` is the library's.
    init(
        _ measured: Measured, asking request: DialogRequest? = nil, band: Double, leaving room: Double = 0,
        sharing whole: Double? = nil, atLeast least: Double? = nil, medium: Double? = nil, as library: Library = .views
    ) {
        self.library = library
        self.medium =
            medium ?? (library == .compose ? ComposeFigure.table[.sheetPartial] : BottomSheet.figures[.detentMedium])
        self.measured = measured
        let request = request ?? measured.request
        self.request = request
        let stage = measured.stage
        container = measured.available
        edge = measured.edge ?? .bottom
        self.whole = edge.isVertical ? whole ?? container.height : container.width
        let unsafe = stage.unsafeInsets(of: container)
        inset = measured.edge.map { unsafe[$0] } ?? 0
        let isOfWindow = request.named?.arrangement.detentsFrom == .window
        added = isOfWindow ? 0 : inset
        // Compose's sheets extend up to the opposite edge, and only their content keeps clear of the unsafe area there.
        let (extent, covered) = (container.extent(along: edge), unsafe[edge.opposite])
        let reachesAcross = (library == .compose || isOfWindow) && edge.isVertical
        largest = reachesAcross ? extent : max(0, extent - max(room, covered))
        guard edge.isVertical else {
            fit = measured.size.width
            return
        }
        let strip = Sliding.rest(
            Size(width: measured.size.width, height: container.height), against: measured.edge, in: container)
        let width = max(0, measured.size.width - stage.unsafeInsets(of: strip).horizontal)
        let natural = max(band, measured.content?.barTop ?? 0) + measured.contentHeight(width)
        let own = library == .compose ? 0 : BottomSheet.figures[.peekMinimum]
        let foot = measured.content?.foot ?? 0
        let bands = edge == .bottom ? max(inset, foot) : inset + foot
        let whole = stage.grid.roundUp(max((least ?? own) + inset, natural + bands))
        fit = reachesAcross && whole > extent - covered ? max(whole, extent) : whole
    }

    /// The dialog at the selected detent, by default the lowest; or in the frame that the request fixes.
    ///
    /// - Parameter scrim: The opacity of the backdrop behind all detents that the request does not leave undimmed.
    func placed(offering offer: Offer, over scrim: Double) throws(ResolveError) -> Placed {
        guard !measured.isFixed else {
            var placed = Placed(measured.rest)
            placed.contentInsets = stage.unsafeInsets(of: measured.rest)
            return placed
        }
        var detents = try detents(offering: offer)
        let sheet = request.placement.sheet
        let named = try index(of: sheet.selected, in: detents, .selectedDetent) ?? 0
        let selected = request.extends(on: stage) ? detents.count - 1 : named
        let undimmed = try index(of: sheet.largestUndimmed, in: detents, .largestUndimmedDetent)
        for index in detents.indices {
            let isLive = undimmed.map { index <= $0 } ?? false
            detents[index].isSelected = index == selected
            let requested = request.backdropOpacity(at: detents[index].detent)
            detents[index].isDimmed = (requested ?? (isLive ? 0 : scrim)) > 0
        }
        var placed = Placed(detents[selected].frame)
        placed.detents = detents
        placed.offersDetents = offer == .sheet
        placed.isHeightLimited = !edge.isVertical && fills(offer) && heightAtSide < container.height
        placed.contentInsets = stage.unsafeInsets(of: placed.frame)
        placed.leavesPresenterLive = undimmed.map { selected <= $0 } ?? false
        return placed
    }

    /// Reports what became of the requested detents.
    ///
    /// - Parameter assumesLarge: Whether the distance above the largest detent is assumed to be Material's, which is
    ///   reported.
    static func report(
        _ placed: Placed, of measured: Measured, assumesLarge: Bool, into diagnostics: inout Diagnostics
    ) {
        guard !measured.isFixed else { return }
        let wanted = measured.request.placement.sheet.detents ?? []
        if wanted.isEmpty { reportLimit(of: placed, measured, into: &diagnostics) }
        placed.report(wanted, on: measured.stage.grid, into: &diagnostics) { resting, field, diagnostics in
            guard resting.isLargest else { return }
            diagnostics.adapt(
                from: resting.detent.name, to: Detent.large.name, reason: .detentExceedsMaximum, field: field)
        }
        guard assumesLarge, wanted.contains(.large) else { return }
        diagnostics.assume(BottomSheet.figures.figure(.detentLargeTop), field: .detents)
    }

    /// Reports a length that the request gives, or its least one, if even the largest detent is shorter.
    private static func reportLimit(of placed: Placed, _ measured: Measured, into diagnostics: inout Diagnostics) {
        let isUpright = measured.edge?.isVertical ?? true
        let content = measured.request.content
        let requested = isUpright ? content.height : content.width
        guard let side = isUpright ? measured.sides?.height : measured.sides?.width,
            requested != nil && requested != .fit || side.limit == .minimum
        else { return }
        let (wanted, got) = (min(side.wanted, side.room), isUpright ? placed.frame.height : placed.frame.width)
        guard wanted - got >= 1 / measured.stage.grid.scale else { return }
        diagnostics.adapt(
            from: TraceText.points(wanted), to: TraceText.points(got), reason: .limitedToContainer,
            field: [.dialog, .content, .size, isUpright ? .height : .width])
    }

    /// The height of a detent, within the limits of the request.
    private func height(_ detent: Detent) -> Double {
        let extent = container.extent(along: edge)
        let height =
            switch detent {
            case .medium: medium * extent
            case .large: largest
            case .fit: fit
            case .points(let points): points + added
            case .fraction(let share): share * whole
            }
        let limits = edge.isVertical ? measured.limits.height : measured.limits.width
        return max(limits.lowerBound, min(limits.upperBound, height))
    }

    /// The library's own peek height, in points, without the inset: the height that remains of the container below a 16
    /// : 9 picture of its width.
    private var peek: Double {
        let keyline = container.height - container.width / BottomSheet.figures[.peekRatio]
        return max(BottomSheet.figures[.peekMinimum], stage.grid.roundUp(keyline))
    }

    /// The detent at which a sheet opens if its content is higher; `nil` if it opens at the height of its content.
    private var first: Detent? {
        switch library {
        case .views: .points(peek)
        case .compose: .medium
        case .html: nil
        }
    }

    private func resting(_ detent: Detent, _ height: Double, offering offer: Offer) -> RestingDetent {
        var size = Size(width: measured.size.width, height: min(height, largest))
        if !edge.isVertical {
            size = Size(
                width: min(height, largest), height: fills(offer) ? heightAtSide : measured.size.height)
        }
        return RestingDetent(
            detent: detent, frame: Sliding.rest(size, against: measured.edge, in: container), isDimmed: true,
            isSelected: false, bottomInset: edge == .bottom ? inset : 0, isLargest: height > largest)
    }

    /// Whether a sheet at a side is as high as there is room; a list is as high as its content.
    private func fills(_ offer: Offer) -> Bool { offer == .sheet && request.content.height == nil }

    /// The height of a sheet at a side that fills its room, within the limits of the request.
    private var heightAtSide: Double { min(container.height, measured.limits.height.upperBound) }

    /// Every detent, from the lowest up; if the request gives a height, that is the only one.
    private func detents(offering offer: Offer) throws(ResolveError) -> [RestingDetent] {
        var detents: [RestingDetent] = []
        let wanted = request.placement.sheet.detents ?? []
        if wanted.isEmpty {
            switch edge.isVertical ? request.content.height : request.content.width {
            case nil, .fit:
                let highest = height(.fit)
                if edge.isVertical, offer == .sheet, let first, highest > height(first) {
                    detents.append(resting(first, height(first), offering: offer))
                }
                detents.append(resting(.fit, highest, offering: offer))
            default:
                let height = edge.isVertical ? measured.size.height : measured.size.width
                detents.append(resting(.points(max(0, height - added)), height, offering: offer))
            }
        }
        for (index, detent) in wanted.enumerated() {
            var height = height(detent)
            // A height that the request does not give cannot be an error of the request.
            if case .list = offer { height = max(Sheet.leastHeight, height) }
            guard height - (detent.isPoints ? added : 0) >= Sheet.leastHeight || detent == .fit else {
                throw ResolveError(.detent(index), .detentTooSmall(detent.name, minimum: Sheet.leastHeight))
            }
            guard !detents.contains(where: { $0.detent == detent }) else { continue }
            detents.append(resting(detent, height, offering: offer))
        }
        // Detents of equal height keep the request's order.
        return detents.enumerated()
            .sorted {
                let (one, other) = ($0.element.frame.extent(along: edge), $1.element.frame.extent(along: edge))
                return (one, $0.offset) < (other, $1.offset)
            }
            .map(\.element)
    }

    private func index(
        of detent: Detent?, in detents: [RestingDetent], _ member: FieldPath.Member
    ) throws(ResolveError) -> Int? {
        guard let detent else { return nil }
        guard let index = detents.map(\.detent).index(namedBy: detent) else {
            throw ResolveError(
                [.dialog, .placement, member],
                .detentNotOffered(detent.name, offered: detents.map(\.detent.name)))
        }
        return index
    }
}

extension Detent {
    /// Whether the height is given in points, to which the inset is added.
    fileprivate var isPoints: Bool { if case .points = self { true } else { false } }
}
