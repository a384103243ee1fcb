import Boxes
import Devices
import Geometry

/// The heights of a dialog that comes up from the bottom edge and has detents where the platform's own sheets have none:
/// Material's bottom sheets, and what stands in for a sheet on the web.
///
/// Heights are those of the frame, down to the window's edge: what a caller gives in points is the sheet's own, and the
/// bottom inset comes on top of it, as Material's library pads its sheets; shares are of the container.
struct BottomDetents {
    /// What heights there are without any asked for.
    enum Offer {
        /// As high as the content, and half the container first if the content is higher than that, as in Compose.
        case sheet
        /// As high as the content, with no height to choose.
        case list
    }

    private let measured: Measured
    private let request: DialogRequest
    private let stage: Stage
    private let container: Rect
    private let bottomInset: Double
    private let largest: Double
    private let fit: Double

    /// - Parameter band: What is free of content at the top, in points.
    init(_ measured: Measured, for request: DialogRequest, on stage: Stage, band: Double) {
        self.measured = measured
        self.request = request
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

    /// The dialog at the height chosen, the lowest without a word; in its own frame where the caller fixed that.
    ///
    /// - Parameter scrim: The opacity of the backdrop behind every height but those named undimmed.
    func placed(offering offer: Offer, over scrim: StyleFigure) throws(ResolveError) -> Placed {
        guard !measured.isFixed else {
            var placed = Placed(measured.rest)
            placed.contentInsets = stage.unsafeInsets(of: measured.rest)
            return placed
        }
        var detents = try detents(offering: offer)
        let sheet = request.placement.sheet
        let selected = try index(of: sheet.selected, in: detents, "selectedDetent") ?? 0
        let undimmed = try index(of: sheet.largestUndimmed, in: detents, "largestUndimmedDetent")
        for index in detents.indices {
            let isLive = undimmed.map { index <= $0 } ?? false
            detents[index].isSelected = index == selected
            detents[index].isDimmed = (request.backdrop.opacity ?? (isLive ? 0 : scrim.value)) > 0
        }
        var placed = Placed(detents[selected].frame)
        placed.detents = detents
        placed.offersDetents = offer == .sheet
        placed.contentInsets = stage.unsafeInsets(of: placed.frame)
        placed.leavesPresenterLive = undimmed.map { selected <= $0 } ?? false
        return placed
    }

    /// What became of the heights asked for.
    static func report(
        _ placed: Placed, of measured: Measured, for request: DialogRequest, on stage: Stage,
        into diagnostics: inout Diagnostics
    ) {
        guard !measured.isFixed else { return }
        let wanted = request.placement.sheet.detents ?? []
        placed.report(wanted, on: stage.grid, into: &diagnostics) { resting, field, diagnostics in
            guard resting.isLargest else { return }
            diagnostics.adapt(
                from: resting.detent.name, to: Detent.large.name, reason: .detentExceedsMaximum, field: field)
        }
        if wanted.contains(.large) { diagnostics.assume(BottomSheet.large, field: .detents) }
    }

    /// As high as the detent has it, within what the request allows.
    private func height(_ detent: Detent) -> Double {
        let height =
            switch detent {
            case .medium: BottomSheet.partial.value * container.height
            case .large: largest
            case .fit: fit
            case .points(let points): points + bottomInset
            case .fraction(let share): share * container.height
            }
        return max(measured.limits.height.lowerBound, min(measured.limits.height.upperBound, height))
    }

    private func resting(_ detent: Detent, _ height: Double) -> RestingDetent {
        let frame = Sliding.rest(
            Size(width: measured.size.width, height: min(height, largest)), against: measured.edge, in: container)
        return RestingDetent(
            detent: detent, frame: frame, isDimmed: true, isSelected: false, bottomInset: bottomInset,
            isLargest: height > largest)
    }

    /// Every detent, from the lowest up; a height that the caller gives is the only one.
    private func detents(offering offer: Offer) throws(ResolveError) -> [RestingDetent] {
        var detents: [RestingDetent] = []
        let wanted = request.placement.sheet.detents ?? []
        if wanted.isEmpty {
            switch request.content.height {
            case nil, .fit:
                let highest = height(.fit)
                if highest > height(.medium), offer == .sheet { detents.append(resting(.medium, height(.medium))) }
                detents.append(resting(.fit, highest))
            default:
                let height = measured.size.height
                detents.append(resting(.points(max(0, height - bottomInset)), height))
            }
        }
        for (index, detent) in wanted.enumerated() {
            let height = height(detent)
            guard height - (detent.isPoints ? bottomInset : 0) >= Sheet.leastHeight || detent == .fit else {
                throw ResolveError(.detent(index), .detentTooSmall(detent.name, minimum: Sheet.leastHeight))
            }
            guard !detents.contains(where: { $0.detent == detent }) else { continue }
            detents.append(resting(detent, height))
        }
        // Equal heights keep the request's order.
        return detents.enumerated()
            .sorted { ($0.element.frame.height, $0.offset) < ($1.element.frame.height, $1.offset) }
            .map(\.element)
    }

    private func index(
        of detent: Detent?, in detents: [RestingDetent], _ member: String
    ) throws(ResolveError) -> Int? {
        guard let detent else { return nil }
        guard let index = detents.firstIndex(where: { $0.detent == detent }) else {
            throw ResolveError(
                FieldPath(components: [.member("dialog"), .member("placement"), .member(member)]),
                .detentNotOffered(detent.name, offered: detents.map(\.detent.name)))
        }
        return index
    }
}

extension Detent {
    /// Whether it is a number of points, to which the bottom inset comes on top.
    fileprivate var isPoints: Bool { if case .points = self { true } else { false } }
}
