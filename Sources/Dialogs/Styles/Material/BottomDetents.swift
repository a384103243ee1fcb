import Boxes
import Devices
import Geometry

/// The heights of a dialog that comes up from the bottom edge and has detents where the platform's own sheets have
/// none: Material's bottom sheets, and what stands in for a sheet on the web. Against another edge they count from that
/// one: at the sides they are widths.
///
/// Heights are those of the frame, down to the window's edge: what a caller gives in points is the sheet's own, and the
/// inset at its edge comes on top of it, as Material's library pads its sheets; shares are of the container, or of
/// what its platform has them of.
struct BottomDetents {
    /// What heights there are without any asked for.
    enum Offer {
        /// As high as the content, and first its peek if the content is higher than that.
        case sheet
        /// As high as the content, with no height to choose.
        case list
    }

    private let measured: Measured
    private let request: DialogRequest
    private let stage: Stage
    private let container: Rect
    /// The edge that heights count from.
    private let edge: Edge
    /// The window's inset at that edge, as far as the dialog reaches into it, in points.
    private let inset: Double
    private let largest: Double
    private let fit: Double
    /// The share of the container that a medium detent is.
    private let medium: Double
    /// What shares that a caller gives are of, in points.
    private let whole: Double
    /// Whose heights they are where the request names none.
    private let library: Library

    /// Material's libraries on Android, and what has none.
    enum Library {
        /// Sheets are as high as a peek at least, and first as high as a keyline has it.
        case views
        /// Sheets are as high as their content, and first half their container at most.
        case compose
        /// As high as their content: the keyline would leave nothing but a strip of it in the wide windows of desktops.
        case html
    }

    /// - Parameters:
    ///   - band: What is free of content at the top, in points.
    ///   - room: What the largest height leaves free at least across from its edge, in points.
    ///   - whole: What shares that a caller gives are of, in points; nil is the container.
    ///   - least: How high a sheet is at least that is as high as its content; nil is as its library has it.
    ///   - medium: The share of the container that a medium detent is; nil is as its library has it.
    init(
        _ measured: Measured, for request: DialogRequest, on stage: Stage, band: Double, leaving room: Double = 0,
        sharing whole: Double? = nil, atLeast least: Double? = nil, medium: Double? = nil, as library: Library = .views
    ) {
        self.library = library
        self.medium =
            medium ?? (library == .compose ? ComposeFigure.table[.sheetPartial] : BottomSheet.figures[.detentMedium])
        self.measured = measured
        self.request = request
        self.stage = stage
        container = measured.available
        edge = measured.edge ?? .bottom
        self.whole = edge.isVertical ? whole ?? container.height : container.width
        let unsafe = stage.unsafeInsets(of: container)
        inset = measured.edge.map { unsafe[$0] } ?? 0
        largest = max(0, container.extent(along: edge) - max(room, unsafe[edge.opposite]))
        guard edge.isVertical else {
            fit = measured.size.width
            return
        }
        let strip = Sliding.rest(
            Size(width: measured.size.width, height: container.height), against: measured.edge, in: container)
        let width = max(0, measured.size.width - stage.unsafeInsets(of: strip).horizontal)
        let natural = band + measured.contentHeight(width)
        let own = library == .compose ? 0 : BottomSheet.figures[.peekMinimum]
        fit = stage.grid.roundUp(max(least ?? own, natural) + inset)
    }

    /// The dialog at the height chosen, the lowest without a word; in its own frame where the caller fixed that.
    ///
    /// - Parameter scrim: The opacity of the backdrop behind every height but those named undimmed.
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
            let asked = request.backdropOpacity(at: detents[index].detent)
            detents[index].isDimmed = (asked ?? (isLive ? 0 : scrim)) > 0
        }
        var placed = Placed(detents[selected].frame)
        placed.detents = detents
        placed.offersDetents = offer == .sheet
        placed.contentInsets = stage.unsafeInsets(of: placed.frame)
        placed.leavesPresenterLive = undimmed.map { selected <= $0 } ?? false
        return placed
    }

    /// What became of the heights asked for.
    ///
    /// - Parameter assumesLarge: Whether what the largest leaves free is Material's, which is told.
    static func report(
        _ placed: Placed, of measured: Measured, for request: DialogRequest, on stage: Stage,
        assumesLarge: Bool = true, into diagnostics: inout Diagnostics
    ) {
        guard !measured.isFixed else { return }
        let wanted = request.placement.sheet.detents ?? []
        placed.report(wanted, on: stage.grid, into: &diagnostics) { resting, field, diagnostics in
            guard resting.isLargest else { return }
            diagnostics.adapt(
                from: resting.detent.name, to: Detent.large.name, reason: .detentExceedsMaximum, field: field)
        }
        guard assumesLarge, wanted.contains(.large) else { return }
        let top =
            stage.isByCompose
            ? ComposeSheet.topFigure(in: measured.container) : BottomSheet.figures.figure(.detentLargeTop)
        diagnostics.assume(top, field: .detents)
    }

    /// As high as the detent has it, within what the request allows.
    private func height(_ detent: Detent) -> Double {
        let extent = container.extent(along: edge)
        let height =
            switch detent {
            case .medium: medium * extent
            case .large: largest
            case .fit: fit
            case .points(let points): points + inset
            case .fraction(let share): share * whole
            }
        let limits = edge.isVertical ? measured.limits.height : measured.limits.width
        return max(limits.lowerBound, min(limits.upperBound, height))
    }

    /// The peek height of the library's own choice, in points, without the inset: what is left of the container above a
    /// picture of 16 : 9 as wide as it.
    private var peek: Double {
        let keyline = container.height - container.width / BottomSheet.figures[.peekRatio]
        return max(BottomSheet.figures[.peekMinimum], stage.grid.roundUp(keyline))
    }

    /// The height that a sheet opens at where its content is higher; nil where that is the height of its content.
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
            // At the side a sheet is as high as there is room, a list as its content.
            let fills = offer == .sheet && request.content.height == nil
            size = Size(width: min(height, largest), height: fills ? container.height : measured.size.height)
        }
        return RestingDetent(
            detent: detent, frame: Sliding.rest(size, against: measured.edge, in: container), isDimmed: true,
            isSelected: false, bottomInset: edge == .bottom ? inset : 0, isLargest: height > largest)
    }

    /// Every detent, from the lowest up; a height that the caller gives is the only one.
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
                detents.append(resting(.points(max(0, height - inset)), height, offering: offer))
            }
        }
        for (index, detent) in wanted.enumerated() {
            var height = height(detent)
            // One that nobody asked for is no fault of the request's.
            if case .list = offer { height = max(Sheet.leastHeight, height) }
            guard height - (detent.isPoints ? inset : 0) >= Sheet.leastHeight || detent == .fit else {
                throw ResolveError(.detent(index), .detentTooSmall(detent.name, minimum: Sheet.leastHeight))
            }
            guard !detents.contains(where: { $0.detent == detent }) else { continue }
            detents.append(resting(detent, height, offering: offer))
        }
        // Equal heights keep the request's order.
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
        guard let index = detents.firstIndex(where: { $0.detent == detent }) else {
            throw ResolveError(
                [.dialog, .placement, member],
                .detentNotOffered(detent.name, offered: detents.map(\.detent.name)))
        }
        return index
    }
}

extension Detent {
    /// Whether it is a number of points, to which the inset comes on top.
    fileprivate var isPoints: Bool { if case .points = self { true } else { false } }
}
