package import Geometry

/// The outline of a popover: a rounded rectangle with an arrow on one edge, in points, in the space of the dialog's
/// frame.
///
/// The arrow's base stays on the straight part of its edge, clear of both corners: an offset that would put it on a
/// corner is limited accordingly. If the straight part is shorter than the base, the corners at its ends shrink to make
/// room; a base longer than the whole edge is cut to it.
package struct PopoverOutline: Hashable, Sendable {
    /// The closed outline, clockwise from the end of the top-left corner, in the space of the dialog's frame; without
    /// an arrow, the rounded rectangle.
    package var path: VectorPath
    /// The box around the arrow, outside the dialog's frame and sharing one side with it; `nil` if there is no arrow.
    package var arrowFrame: Rect?
    /// The distance from the dialog's left or top edge to the arrow's box, as drawn; `nil` if there is no arrow.
    package var arrowOffset: Double?

    /// Creates the outline around `dialog`, whose corners have one radius, limited to half its shorter side.
    ///
    /// - Parameters:
    ///   - arrow: The shape of the arrow, or `nil` for none. Its `padding` is ignored, because `offset` already
    ///     accounts for it.
    ///   - edge: The edge of the dialog that carries the arrow.
    ///   - offset: The distance from the dialog's left edge (on its top and bottom) or top edge (on its left and right)
    ///     to the arrow's box.
    package init(around dialog: Rect, cornerRadius: Double, arrow: PopoverArrow?, on edge: Edge, at offset: Double) {
        guard let arrow else {
            path = VectorPath(rounded: dialog, radius: cornerRadius)
            return
        }
        let length = edge.isVertical ? dialog.width : dialog.height
        let width = min(arrow.width, length)
        var radii = CornerRadii(all: cornerRadius).fitted(to: dialog.size)
        let clear = radii.topLeft
        let (first, last) = length - width >= 2 * clear ? (clear, length - width - clear) : (0, length - width)
        let start = max(first, min(offset, last))
        radii.limit(on: edge, before: start, after: length - width - start)

        let box = PopoverOutline.box(on: edge, of: dialog, at: start, width: width, height: arrow.height)
        path = PopoverOutline.path(around: dialog, radii: radii, edge: edge, box: box, isRounded: arrow.isRounded)
        arrowFrame = box
        arrowOffset = start
    }

    /// Creates the outline of a placed popover. `frame` replaces its frame if that has changed since, for instance by
    /// rounding.
    package init(of placed: PlacedPopover, frame: Rect? = nil, cornerRadius: Double, arrow: PopoverArrow?) {
        self.init(
            around: frame ?? placed.frame, cornerRadius: cornerRadius, arrow: placed.arrow == nil ? nil : arrow,
            on: placed.arrow?.edge ?? .top, at: placed.arrow?.offset ?? 0)
    }

    /// The arrow's box outside an edge, with its base on the edge.
    private static func box(on edge: Edge, of dialog: Rect, at start: Double, width: Double, height: Double) -> Rect {
        switch edge {
        case .top: Rect(x: dialog.minX + start, y: dialog.minY - height, width: width, height: height)
        case .bottom: Rect(x: dialog.minX + start, y: dialog.maxY, width: width, height: height)
        case .left: Rect(x: dialog.minX - height, y: dialog.minY + start, width: height, height: width)
        case .right: Rect(x: dialog.maxX, y: dialog.minY + start, width: height, height: width)
        }
    }

    /// The rounded rectangle with the arrow in `box` inserted into one of its edges.
    private static func path(
        around dialog: Rect, radii: CornerRadii, edge: Edge, box: Rect, isRounded: Bool
    ) -> VectorPath {
        var elements: [VectorPath.Element] = []
        // Start, end, a line and an arc for each side, and five elements for the arrow.
        elements.reserveCapacity(16)
        elements.append(.move(Point(x: dialog.minX + radii.topLeft, y: dialog.minY)))
        func add(_ side: Edge, until start: Point, around radius: Double, to end: Point) {
            if side == edge { addArrow(in: box, on: edge, isRounded: isRounded, to: &elements) }
            elements.append(.line(start))
            guard radius > 0 else { return }
            elements.append(
                .arc(
                    radii: Size(width: radius, height: radius), rotation: 0, isLarge: false, isClockwise: true,
                    end: end))
        }
        add(
            .top, until: Point(x: dialog.maxX - radii.topRight, y: dialog.minY), around: radii.topRight,
            to: Point(x: dialog.maxX, y: dialog.minY + radii.topRight))
        add(
            .right, until: Point(x: dialog.maxX, y: dialog.maxY - radii.bottomRight), around: radii.bottomRight,
            to: Point(x: dialog.maxX - radii.bottomRight, y: dialog.maxY))
        add(
            .bottom, until: Point(x: dialog.minX + radii.bottomLeft, y: dialog.maxY), around: radii.bottomLeft,
            to: Point(x: dialog.minX, y: dialog.maxY - radii.bottomLeft))
        add(
            .left, until: Point(x: dialog.minX, y: dialog.minY + radii.topLeft), around: radii.topLeft,
            to: Point(x: dialog.minX + radii.topLeft, y: dialog.minY))
        elements.append(.close)
        return VectorPath(elements: elements)
    }

    /// Adds the arrow's outline, from one end of its base to the other, clockwise around the dialog.
    ///
    /// A rounded arrow leaves the edge tangentially, and its tip is as far out as a sharp one's. No source gives its
    /// curves: they were chosen by eye.
    private static func addArrow(
        in box: Rect, on edge: Edge, isRounded: Bool, to elements: inout [VectorPath.Element]
    ) {
        let (minimum, maximum) = (box.origin, Point(x: box.maxX, y: box.maxY))
        /// - Parameters:
        ///   - along: The position along the base, 0…1, clockwise around the dialog.
        ///   - out: The position from the base to the tip, 0…1.
        func at(_ along: Double, _ out: Double) -> Point {
            switch edge {
            case .top: Point(x: minimum.x + box.width * along, y: maximum.y - box.height * out)
            case .right: Point(x: minimum.x + box.width * out, y: minimum.y + box.height * along)
            case .bottom: Point(x: maximum.x - box.width * along, y: minimum.y + box.height * out)
            case .left: Point(x: maximum.x - box.width * out, y: maximum.y - box.height * along)
            }
        }
        elements.append(.line(at(0, 0)))
        guard isRounded else {
            elements.append(.line(at(0.5, 1)))
            elements.append(.line(at(1, 0)))
            return
        }
        elements.append(.cubic(control1: at(0.16, 0), control2: at(0.27, 0.35), end: at(0.35, 0.55)))
        elements.append(.cubic(control1: at(0.43, 0.75), control2: at(0.44, 1), end: at(0.5, 1)))
        elements.append(.cubic(control1: at(0.56, 1), control2: at(0.57, 0.75), end: at(0.65, 0.55)))
        elements.append(.cubic(control1: at(0.73, 0.35), control2: at(0.84, 0), end: at(1, 0)))
    }
}

extension CornerRadii {
    /// Limits the radii at the two ends of an edge to the lengths that remain beside the arrow.
    fileprivate mutating func limit(on edge: Edge, before first: Double, after last: Double) {
        switch edge {
        case .top: (topLeft, topRight) = (min(topLeft, first), min(topRight, last))
        case .right: (topRight, bottomRight) = (min(topRight, first), min(bottomRight, last))
        case .bottom: (bottomLeft, bottomRight) = (min(bottomLeft, first), min(bottomRight, last))
        case .left: (topLeft, bottomLeft) = (min(topLeft, first), min(bottomLeft, last))
        }
    }
}
