import Geometry
import TestSupport
import Testing

@testable import Dialogs

/// The window of an iPhone 4 in portrait, in points.
private let phone = Rect(x: 0, y: 0, width: 320, height: 480)

@Suite struct `Popover placement` {
    @Test func `leaves the arrow's height between anchor and dialog unless an offset is given`() {
        let arrow = PopoverArrow(width: 25, height: 13)
        var placement = PopoverPlacement(
            anchor: Rect(x: 150, y: 100, width: 20, height: 30), size: Size(width: 200, height: 120), in: phone,
            arrow: arrow)
        // Centred under the anchor: x = 160 - 100, y = 130 + 13; the arrow in the middle: 100 - 12.5.
        #expect(placement.resolved().frame == Rect(x: 60, y: 143, width: 200, height: 120))
        #expect(placement.resolved().arrow == PlacedPopover.Arrow(edge: .top, offset: 87.5, centerOffset: 0))
        placement.offset = PopoverPlacement.Offset(mainAxis: 4, crossAxis: 7)
        // The arrow adds nothing: y = 130 + 4. It points at the anchor all the same.
        #expect(placement.resolved().frame == Rect(x: 67, y: 134, width: 200, height: 120))
        #expect(placement.resolved().arrow == PlacedPopover.Arrow(edge: .top, offset: 80.5, centerOffset: 0))
    }

    @Test func `stands at its base with flip and shift off, even outside the window`() {
        let placed = PopoverPlacement(
            anchor: Rect(x: 300, y: 470, width: 40, height: 20), size: Size(width: 100, height: 80), in: phone,
            flips: false, shifts: false
        ).resolved()
        #expect(placed.frame == Rect(x: 270, y: 490, width: 100, height: 80))
        #expect(placed.isEscaped && !placed.isReferenceHidden)
        #expect(placed.shifted == .zero)
    }

    /// By hand: centred on 305 below 470; 5 away; then above, 450 - 5 - 80; then shifted in to end at 310.
    @Test func `keeps the frames on its way`() {
        let placed = PopoverPlacement(
            anchor: Rect(x: 295, y: 450, width: 20, height: 20), size: Size(width: 100, height: 80), in: phone,
            offset: PopoverPlacement.Offset(mainAxis: 5)
        ).resolved()
        let steps = placed.steps
        #expect(steps.side == .bottom && steps.alignment == .center)
        #expect(steps.base == Rect(x: 255, y: 470, width: 100, height: 80))
        #expect(steps.offset == Rect(x: 255, y: 475, width: 100, height: 80))
        #expect(steps.flipped == Rect(x: 255, y: 365, width: 100, height: 80))
        #expect(placed.frame == Rect(x: 210, y: 365, width: 100, height: 80))
    }

    @Test func `keeps an explicit size and tells the room there is`() {
        let placed = PopoverPlacement(
            anchor: Rect(x: 140, y: 200, width: 40, height: 40), size: Size(width: 500, height: 900), in: phone,
            sizing: .fixed
        ).resolved()
        #expect(placed.frame.size == Size(width: 500, height: 900))
        // Shifted as wide as the padded window, 320 - 20; below the anchor 480 - 10 - 240.
        #expect(placed.available == Size(width: 300, height: 230))
    }

    @Test func `takes the room there is where the size may give way`() {
        let placed = PopoverPlacement(
            anchor: Rect(x: 140, y: 200, width: 40, height: 40), size: Size(width: 500, height: 900), in: phone,
            sizing: .limited
        ).resolved()
        #expect(placed.frame == Rect(x: 10, y: 240, width: 300, height: 230))
    }

    @Test func `goes to the first allowed side with room where the preferred one is not allowed`() {
        let order: [Edge] = [.bottom, .right, .left, .top]
        // In the middle of a window with room all around, the order alone decides.
        for (index, preferred) in order.enumerated() {
            let allowed = order.filter { $0 != preferred }
            let placed = PopoverPlacement(
                anchor: Rect(x: 500, y: 380, width: 20, height: 20), size: Size(width: 200, height: 150),
                in: Rect(x: 0, y: 0, width: 1024, height: 768), side: preferred, allowedSides: allowed.reversed()
            ).resolved()
            #expect(placed.side == order[index == 0 ? 1 : 0])
        }
        // Right of the anchor are 310 - 270 = 40 pt, too few for 120; left of it 250 - 10 = 240.
        let beside = PopoverPlacement(
            anchor: Rect(x: 250, y: 200, width: 20, height: 20), size: Size(width: 120, height: 100), in: phone,
            allowedSides: [.left, .right]
        ).resolved()
        #expect(beside.side == .left)
        #expect(beside.frame == Rect(x: 130, y: 160, width: 120, height: 100))
        // No side has room: right lacks 300 - 40, left 300 - 240, above 100 - (50 - 10). Left is tried before above.
        let tight = PopoverPlacement(
            anchor: Rect(x: 250, y: 50, width: 20, height: 20), size: Size(width: 300, height: 100), in: phone,
            allowedSides: [.left, .right, .top]
        ).resolved()
        #expect(tight.side == .left)
    }

    @Test func `flips to an allowed side beside the anchor where the one across is not allowed`() {
        var placement = PopoverPlacement(
            anchor: Rect(x: 20, y: 420, width: 20, height: 20), size: Size(width: 200, height: 100), in: phone,
            allowedSides: [.bottom])
        #expect(placement.resolved().side == .bottom)
        placement.allowedSides = [.bottom, .right, .left]
        #expect(placement.resolved().side == .right)
        placement.allowedSides = [.bottom, .right, .left, .top]
        #expect(placement.resolved().side == .top)
    }

    @Test func `only ever lies on an allowed side`() {
        forEachCase { placement, seed in
            for count in 1...15 {
                var limited = placement
                let allowed = Edge.allCases.enumerated().filter { count >> $0.offset & 1 == 1 }.map(\.element)
                limited.allowedSides = allowed
                let placed = limited.resolved()
                #expect(allowed.contains(placed.side), "seed \(seed)")
                if allowed.contains(limited.side), allowed.contains(limited.side.opposite) {
                    #expect(placed == placement.resolved(), "seed \(seed): sides that exclude nothing wanted")
                }
            }
            var open = placement
            open.allowedSides = []
            #expect(open.resolved() == placement.resolved(), "seed \(seed)")
        }
    }

    @Test func `mirrors with the direction of reading`() {
        forEachCase { placement, seed in
            let room = placement.boundary.inset(by: placement.padding)
            guard placement.size.width <= room.width, placement.size.height <= room.height else { return }
            let (placed, mirrored) = (placement.resolved(), placement.mirrored.resolved())
            #expect(mirrored.frame == placed.frame.mirrored, "seed \(seed)")
            #expect(mirrored.side == placed.side.mirrored, "seed \(seed)")
            #expect(mirrored.alignment == placed.alignment, "seed \(seed)")
            #expect(mirrored.available == placed.available, "seed \(seed)")
            #expect(mirrored.shifted == Point(x: 0 - placed.shifted.x, y: placed.shifted.y), "seed \(seed)")
            if let arrow = placed.arrow, let shape = placement.arrow {
                let isAlongX = arrow.edge.isVertical
                let offset = isAlongX ? placed.frame.width - shape.width - arrow.offset : arrow.offset
                #expect(mirrored.arrow?.edge == arrow.edge.mirrored, "seed \(seed)")
                #expect(mirrored.arrow?.offset == offset, "seed \(seed)")
                #expect(mirrored.arrow?.centerOffset == (isAlongX ? -1 : 1) * arrow.centerOffset, "seed \(seed)")
            }
        }
    }

    @Test func `lies inside the padded boundary wherever it can`() {
        var count = 0
        forEachCase { placement, seed in
            var placement = placement
            (placement.flips, placement.shifts) = (true, true)
            let room = placement.boundary.inset(by: placement.padding)
            guard room.contains(placement.anchor) else { return }
            let needed =
                (placement.side.isVertical ? placement.size.height : placement.size.width) + placement.offset.mainAxis
            let (before, after) =
                placement.side.isVertical
                ? (placement.anchor.minY - room.minY, room.maxY - placement.anchor.maxY)
                : (placement.anchor.minX - room.minX, room.maxX - placement.anchor.maxX)
            let isShortEnough =
                placement.side.isVertical
                ? placement.size.width <= room.width : placement.size.height <= room.height
            guard isShortEnough, max(before, after) >= needed else { return }
            count += 1
            #expect(room.contains(placement.resolved().frame), "seed \(seed)")
        }
        #expect(count > 100)
    }

    @Test func `gives finite numbers where nothing has any extent`() {
        let lengths = [Size.zero, Size(width: 0, height: 40), Size(width: 40, height: 0), Size(width: 40, height: 40)]
        let arrows = [nil, PopoverArrow(width: 0, height: 0), PopoverArrow(width: 25, height: 13, padding: 50)]
        for (anchor, size, boundary) in lengths.flatMap({ first in
            lengths.flatMap { second in lengths.map { (first, second, $0) } }
        }) {
            for side in Edge.allCases {
                for alignment in PopoverAlignment.allCases {
                    for (index, arrow) in arrows.enumerated() {
                        let placed = PopoverPlacement(
                            anchor: Rect(origin: Point(x: 5, y: 5), size: anchor), size: size,
                            in: Rect(origin: .zero, size: boundary), side: side, alignment: alignment, arrow: arrow,
                            allowedSides: index == 1 ? [.left] : nil, isRightToLeft: index == 2,
                            sizing: index == 0 ? .limited : .fixed
                        ).resolved()
                        #expect(!placed.numbers.contains { !$0.isFinite })
                        #expect(placed.frame.width >= 0 && placed.frame.height >= 0)
                        let outline = PopoverOutline(of: placed, cornerRadius: 13, arrow: arrow)
                        let bounds = outline.path.bounds
                        #expect(![bounds.minX, bounds.minY, bounds.maxX, bounds.maxY].contains { !$0.isFinite })
                    }
                }
            }
        }
    }

    /// Random placements without allowed sides and with fixed sizes; all lengths are quarters of a point, so that sums
    /// are exact.
    private func forEachCase(_ check: (PopoverPlacement, UInt64) -> Void) {
        for seed in UInt64(1)...600 {
            var generator = SeededGenerator(seed: seed)
            func length(_ low: Int, _ high: Int) -> Double {
                Double(Int.random(in: low * 4...high * 4, using: &generator)) / 4
            }
            func chance() -> Bool { Bool.random(using: &generator) }
            let placement = PopoverPlacement(
                anchor: Rect(x: length(-60, 340), y: length(-60, 500), width: length(0, 80), height: length(0, 80)),
                size: Size(width: length(60, 340), height: length(60, 400)), in: phone,
                side: Edge.allCases[Int.random(in: 0..<4, using: &generator)],
                alignment: PopoverAlignment.allCases[Int.random(in: 0..<3, using: &generator)],
                offset: PopoverPlacement.Offset(mainAxis: length(0, 20), crossAxis: length(-30, 30)), flips: chance(),
                shifts: chance(),
                padding: EdgeInsets(
                    top: length(0, 20), left: length(0, 20), bottom: length(0, 20), right: length(0, 20)),
                arrow: chance() ? PopoverArrow(width: length(4, 30), height: 13, padding: length(0, 12)) : nil,
                isRightToLeft: chance())
            check(placement, seed)
        }
    }
}

extension Edge {
    /// The edge seen in a mirror that changes left and right.
    fileprivate var mirrored: Edge { isVertical ? self : opposite }
}

extension Rect {
    /// The rectangle seen in a mirror through the middle of the window, which changes left and right.
    fileprivate var mirrored: Rect { Rect(x: phone.width - maxX, y: minY, width: width, height: height) }
}

extension PopoverPlacement {
    /// The same placement for the other direction of reading.
    fileprivate var mirrored: PopoverPlacement {
        var other = self
        other.anchor = anchor.mirrored
        other.side = side.mirrored
        (other.padding.left, other.padding.right) = (padding.right, padding.left)
        other.isRightToLeft = !isRightToLeft
        return other
    }
}
