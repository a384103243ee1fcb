import Devices
import Geometry

/// The form of a sheet in its container, which determines the frame for each height of content.
///
/// There are three forms: a card over the full width of a compact window; the same attached to the bottom edge of a
/// window of compact height, if the request sets that edge; and in regular width a centred page. On iOS 26 the first
/// two float, detached from the edges, below their greatest height.
struct SheetForm {
    enum Kind: Equatable {
        case card, edgeAttached, centred
        /// Against an edge other than the bottom one; in regular width, where a sheet is normally centred, against any
        /// edge.
        case side(Edge)
    }

    let kind: Kind
    /// The frame of the large detent, in window coordinates.
    let large: Rect
    /// The greatest height of content that a lower detent can have, in points: UIKit's `maximumDetentValue`.
    let maximum: Double
    private let stage: Stage
    private let container: Rect
    /// The part of the window's bottom inset that the large sheet overlaps, in points.
    private let bottomInset: Double

    /// - Parameter edge: The edge that the request gives the sheet; `nil` centres it.
    init(in container: Rect, against edge: Edge?, on stage: Stage) {
        self.stage = stage
        self.container = container
        let safe = stage.unsafeInsets(of: container)
        if let edge, edge != .bottom || PageSheet.isRegular(on: stage) {
            kind = .side(edge)
            large = Self.large(against: edge, in: container, on: stage)
        } else if PageSheet.isCard(on: stage) {
            kind = .card
            large = PageSheet.card(in: container, on: stage)
        } else if stage.sizeClass.vertical == .compact {
            kind = .edgeAttached
            // As wide as the safe area (documented, adapt.width_follows.default).
            let top = safe.top + (stage.release == .glass ? 0 : Sheet.figures[.edgeAttachedTop, .detents])
            large = Rect(
                minX: container.minX + safe.left, minY: min(container.maxY, container.minY + top),
                maxX: container.maxX - safe.right, maxY: container.maxY)
        } else {
            kind = .centred
            large = PageSheet.page(in: container, on: stage)
        }
        // A centred page stays clear of the unsafe bands altogether.
        switch kind {
        case .card, .edgeAttached:
            bottomInset = min(safe.bottom, large.height)
            maximum = large.height - bottomInset
        case .centred:
            bottomInset = 0
            maximum = large.height
        case .side(let edge):
            bottomInset = stage.unsafeInsets(of: large).bottom
            maximum = max(0, large.extent(along: edge) - safe[edge])
        }
    }

    /// The layout of a sheet resting at one height of content.
    struct Rest {
        var frame: Rect
        /// The room that content keeps free above the frame's bottom edge for the window's inset, in points.
        var bottomInset: Double
        /// The factor by which the system scales the sheet down after laying it out at full width.
        var scale: Double
        /// The height of the sheet's content, in points.
        var value: Double
        var isLarge = false
    }

    /// The layout at the large detent.
    var tallest: Rest { Rest(frame: large, bottomInset: bottomInset, scale: 1, value: maximum, isLarge: true) }

    /// The edge from which heights are measured.
    private var edge: Edge { if case .side(let edge) = kind { edge } else { .bottom } }

    /// The height of a resting sheet, or its width against a side edge, in points.
    func extent(of rest: Rest) -> Double { rest.frame.extent(along: edge) }

    /// The extent of the container perpendicular to the sheet's edge, in points, of which shares are taken.
    var wholeExtent: Double { container.extent(along: edge) }

    /// The height of content of the medium detent, in points.
    ///
    /// 0.56 × 759 is 425.04 and 425 was measured (ios26.medium.content): the product rounded to the nearest pixel,
    /// which on that phone is also the nearest point.
    var medium: Double {
        let isLow = stage.window.height <= Sheet.figures[.detentMediumLowHeight]
        return stage.grid.snap(maximum * Sheet.figures[isLow ? .detentMediumLow : .detentMedium])
    }

    /// The layout for a detent with `value` points of content. Above the maximum it is exactly the large detent's
    /// (ios26.custom.rule).
    func rest(at value: Double) -> Rest {
        // A small tolerance, so that a computed maximum does not exceed the limit.
        guard value <= maximum + 1e-9 else { return tallest }
        if case .side(let edge) = kind { return rest(at: value, against: edge) }
        if kind == .centred {
            let safe = container.inset(by: stage.unsafeInsets(of: container))
            let frame = Rect(center: container.center, size: Size(width: large.width, height: value))
            return Rest(frame: frame.clamped(into: safe), bottomInset: 0, scale: 1, value: value)
        }
        if stage.release == .glass { return floating(at: value) }
        // UIKit adds the bottom inset to a detent's height (detent.safe_area).
        let top = max(large.minY, large.maxY - value - bottomInset)
        return Rest(
            frame: Rect(minX: large.minX, minY: top, maxX: large.maxX, maxY: large.maxY), bottomInset: bottomInset,
            scale: 1, value: value)
    }

    /// The layout of a sheet whose content a docked keyboard would cover. The sheet extends behind the keyboard, and is
    /// higher by as much as the keyboard overlaps the tallest sheet, but no higher than that sheet (read out of UIKit
    /// 16.0, presentation-metrics sheet.keyboard). A sheet against another edge would not grow out of its way.
    func raised(_ rest: Rest) -> Rest {
        let overlap = kind == .centred || edge != .bottom ? 0 : stage.keyboardOverlap(of: large)
        return overlap > 0 && !rest.isLarge ? self.rest(at: rest.value + overlap) : rest
    }

    /// The sheet of iOS 26 below its greatest height: laid out at full width and height, then scaled down so that it is
    /// detached from the sides and the bottom, by more the lower it is.
    ///
    /// Source: presentation-metrics ios26.detent.fixture, whose eleven floating frames this function gives to a
    /// thousandth of a point; between 144 and 200 points of content the result is interpolated. The gradually added
    /// bottom inset was read in whole pixels (31.33 and 11 at a scale of 3).
    private func floating(at value: Double) -> Rest {
        let (low, high) = (Sheet.figures[.floatingInsetSmallHeight], Sheet.figures[.floatingInsetFull])
        let share = max(0, min(1, (value - low) / (high - low)))
        let inset =
            Sheet.figures[.floatingInsetSmall] + (Sheet.figures[.floatingInset] - Sheet.figures[.floatingInsetSmall])
            * share
        // In a window too narrow for the inset, the sheet has half its width.
        let side = min(inset, large.width / 4)
        let scale = large.width > 0 ? (large.width - 2 * side) / large.width : 1
        let height = (value >= high ? value + bottomInset : value) * scale
        let bottom = max(large.minY, large.maxY - side)
        return Rest(
            frame: Rect(
                minX: large.minX + side, minY: max(large.minY, bottom - height), maxX: large.maxX - side, maxY: bottom),
            bottomInset: min(stage.grid.snap(bottomInset * share), height), scale: scale, value: value)
    }

    /// The least height of content, in whole pixels, at which all content is visible with `band` points free at the
    /// top; above the maximum if the content is taller.
    ///
    /// - Parameter foot: The least room that content keeps free at its end, in points.
    func fitting(_ contentHeight: (_ width: Double) -> Double, band: Double, foot: Double) -> Double {
        let pixel = 1 / stage.grid.scale
        func fits(_ value: Double) -> Bool {
            let rest = rest(at: value)
            let unsafe = stage.unsafeInsets(of: rest.frame)
            // Rounding the edges of a scaled sheet may take a pixel; an unscaled sheet is whole pixels high.
            let slack = rest.scale == 1 ? 1e-6 : -pixel
            let room = rest.frame.height - max(rest.bottomInset, foot) - unsafe.top - band + slack
            return room >= contentHeight(max(0, rest.frame.width - unsafe.horizontal))
        }
        // Against a side edge, the content's natural width is unknown.
        if case .side(let edge) = kind, !edge.isVertical { return maximum }
        guard maximum > 0, fits(maximum) else { return maximum + 1 }
        // A higher sheet never has less room, so that a binary search finds the least height that fits.
        var (low, high) = (0.0, (maximum / pixel).rounded(.up))
        while high - low > 1 {
            let middle = ((low + high) / 2).rounded(.down)
            if fits(middle * pixel) { high = middle } else { low = middle }
        }
        return min(high * pixel, maximum)
    }

    /// The greatest height of content, in whole pixels, at which the sheet is no higher than `extent`, in points; 0 if
    /// there is none.
    func value(within extent: Double) -> Double {
        guard extent < self.extent(of: rest(at: maximum)) else { return maximum }
        let pixel = 1 / stage.grid.scale
        // A higher content never makes a lower sheet.
        var (low, high) = (0.0, (maximum / pixel).rounded(.up))
        while high - low > 1 {
            let middle = ((low + high) / 2).rounded(.down)
            if self.extent(of: rest(at: middle * pixel)) <= extent + 1e-6 { low = middle } else { high = middle }
        }
        return low * pixel
    }

    /// Whether a sheet resting at `rest` is detached from the edges: on iOS 26, below its greatest height.
    func floats(at rest: Rest) -> Bool {
        stage.release == .glass && !rest.isLarge && (kind == .card || kind == .edgeAttached)
    }

    /// The corners of a sheet resting at `rest`; `nil` if they are the style's own.
    ///
    /// They are scaled with the sheet. The lower corners of a low sheet have a smaller radius than the screen's, so
    /// that they are concentric with it; if the screen's radius is unknown, an imitation's radii are used.
    func corners(at rest: Rest) -> CornerRadii? {
        if case .side(let edge) = kind { return corners(against: edge) }
        guard floats(at: rest) else { return nil }
        let top = PageSheet.figures[.cardCornerRadius] * rest.scale
        var bottom = Sheet.figures[.floatingCornerRadiusBottom] * rest.scale
        if let screen = PageSheet.screenRadius(on: stage), rest.scale > 0, large.height > 0 {
            let lacking = max(0, 1 - rest.frame.height / rest.scale / large.height)
            let radius = screen - Sheet.figures[.floatingCornerRadiusBottomLoss] * lacking
            bottom = max(Sheet.figures[.floatingCornerRadiusBottomMinimum], radius) * rest.scale
        }
        return CornerRadii(topLeft: top, topRight: top, bottomRight: bottom, bottomLeft: bottom)
    }
}

// MARK: Other edges

/// A sheet against the top or a side, which UIKit lacks (assumed): the sheet at the bottom, rotated. It fills its side
/// of the container; at the top of regular windows it is as wide as a page. The large detent leaves as much room
/// opposite its edge as a card leaves below the status bar.
extension SheetForm {
    fileprivate static func large(against edge: Edge, in container: Rect, on stage: Stage) -> Rect {
        let safe = stage.unsafeInsets(of: container)
        let gap = safe[edge.opposite] + (stage.release == .glass ? 0 : PageSheet.figures[.cardTopGap, .card])
        var size = container.size
        if edge.isVertical {
            size.height = max(0, size.height - gap)
            if PageSheet.isRegular(on: stage) { size.width = PageSheet.page(in: container, on: stage).width }
        } else {
            size.width = max(0, size.width - gap)
        }
        return Sliding.rest(size, against: edge, in: container)
    }

    fileprivate func rest(at value: Double, against edge: Edge) -> Rest {
        let reach = min(large.extent(along: edge), value + stage.unsafeInsets(of: container)[edge])
        var size = large.size
        if edge.isVertical { size.height = reach } else { size.width = reach }
        let frame = Sliding.rest(size, against: edge, in: container)
        return Rest(frame: frame, bottomInset: stage.unsafeInsets(of: frame).bottom, scale: 1, value: value)
    }

    /// Round corners away from the sheet's edge, square ones at it.
    fileprivate func corners(against edge: Edge) -> CornerRadii {
        let radius = PageSheet.figures[.cardCornerRadius, max(stage.release, .card)]
        return Sliding.corners(radius, against: edge)
    }
}
