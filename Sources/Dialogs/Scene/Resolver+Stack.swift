import Boxes
import Devices
import Geometry

/// Stacks: dialogs that rest against the same edge, above each other and at a distance.
extension Resolver {
    /// The dialogs; those of a stack get the positions and sizes that the stack gives them behind the others.
    ///
    /// - Parameter order: The indices of the dialogs in painting order.
    func settingApart(_ dialogs: [DialogRequest], in order: [Int], on device: DeviceState) -> [DialogRequest] {
        guard dialogs.contains(where: { $0.placement.stack != nil }) else { return dialogs }
        var apart = dialogs
        let places = PlaceInStack.places(of: order.map { floor(dialogs[$0], on: device) })
        for (position, above) in zip(order.indices, order.dropFirst()) {
            guard let place = places[position] else { continue }
            apart[above].pushBack = place.pushBack
            apart[order[position]].applyExtent(at: place)
        }
        return apart
    }

    /// Whether a dialog's request gives a stack and it rests at an edge, where others may be beside it.
    package func isInStack(_ dialog: DialogRequest, on device: DeviceState) -> Bool {
        floor(dialog, on: device) != nil
    }

    /// The resting layout of a dialog whose request gives a stack, on its own; `nil` for others, and for those that
    /// cannot be laid out, whose own layout reports the error.
    func floor(_ dialog: DialogRequest, on device: DeviceState) -> StackFloor? {
        guard let stack = dialog.placement.stack?.value,
            let rest = try? rest(dialog, on: Stage(device), options: ResolveOptions().computing([])),
            let edge = rest.edge
        else { return nil }
        let near = rest.frame[edge]
        return StackFloor(
            stack: stack, edge: edge, extent: edge.isVertical ? rest.frame.height : rest.frame.width,
            room: max(0, edge.isFar ? rest.stage.window[edge] - near : near - rest.stage.window[edge]))
    }
}

/// A dialog whose request gives a stack, at rest on its own.
struct StackFloor {
    let stack: StackRequest
    let edge: Edge
    /// How far it extends from the edge, in points.
    let extent: Double
    /// The distance between it and the window's edge, in points.
    let room: Double
}

/// The position of a dialog behind others of its stack.
struct PlaceInStack: Hashable {
    let place: StackPlaces.Place
    let edge: Edge

    /// The positions of dialogs in painting order; `nil` for the dialog at the edge, and for those in no stack.
    ///
    /// A stack is a run of dialogs in painting order whose requests give one and which rest against the same edge; the
    /// uppermost dialog's request determines its form.
    ///
    /// - Parameter floors: The dialogs in painting order; `nil` for one whose request gives no stack.
    static func places(of floors: [StackFloor?]) -> [PlaceInStack?] {
        var places = [PlaceInStack?](repeating: nil, count: floors.count)
        var end = floors.count
        while end > 0 {
            guard let front = floors[end - 1] else {
                end -= 1
                continue
            }
            var stacked: [StackFloor] = []
            while stacked.count < end, let floor = floors[end - 1 - stacked.count], floor.edge == front.edge {
                stacked.append(floor)
            }
            for (depth, place) in StackPlaces(front.stack, of: stacked).places.enumerated().dropFirst() {
                places[end - 1 - depth] = PlaceInStack(place: place, edge: front.edge)
            }
            end -= stacked.count
        }
        return places
    }

    /// The displacement from where it would rest on its own, in points of the window.
    var offset: Point { Point(x: -edge.outward.x * place.distance, y: -edge.outward.y * place.distance) }

    /// How far the dialog extends from the edge at this position, in points; `nil` is as far as on its own.
    fileprivate var extent: Double? { place.extent }

    /// How the dialog recedes behind the one above it.
    fileprivate var pushBack: PushBack {
        var pushBack = PushBack()
        pushBack.scale = place.scale
        pushBack.opacity = place.isSeen ? 1 : 0
        pushBack.sideways = offset.x
        pushBack.offset = offset.y
        pushBack.isSetApart = true
        return pushBack
    }
}

extension DialogRequest {
    /// Gives the dialog the size that it has at its position in the stack.
    mutating func applyExtent(at place: PlaceInStack) {
        guard let extent = place.extent else { return }
        if place.edge.isVertical {
            self.content.height = .points(extent)
        } else {
            self.content.width = .points(extent)
        }
    }
}

/// The positions of the dialogs of a stack, the one at the edge first.
struct StackPlaces {
    /// The position of one dialog.
    struct Place: Hashable {
        /// How far its frame is moved from the edge, in points.
        var distance: Double
        /// The scale about its centre.
        var scale: Double
        var isSeen: Bool
        /// How far it extends from the edge before it is scaled, in points; `nil` is as far as on its own.
        var extent: Double?
    }

    let places: [Place]

    /// - Parameter floors: The dialogs at rest on their own.
    init(_ stack: StackRequest, of floors: [StackFloor]) {
        if stack.sizing == .front, case .offset(let offset) = stack.distance, let front = floors.first?.extent {
            places = floors.indices.map { depth in
                Place(
                    distance: Double(depth) * offset, scale: max(0, 1 - Double(depth) * (1 - stack.scale)),
                    isSeen: stack.most.map { depth < $0 } ?? true, extent: front)
            }
            return
        }
        var places: [Place] = []
        var scale = 1.0
        // The visible end of the previous dialog, measured from the start of the first one.
        var end = 0.0
        for (depth, floor) in floors.enumerated() {
            let extent = floor.extent
            let seen = extent * scale
            let start: Double
            switch stack.distance {
            case .gap(let gap): start = depth == 0 ? 0 : end + gap
            // A dialog that is higher than the one in front of it by more than the offset stays inside the window.
            case .offset(let offset): start = depth == 0 ? 0 : max(-floor.room, end + offset - seen)
            }
            end = start + seen
            places.append(
                Place(
                    distance: start - (extent - seen) / 2, scale: scale, isSeen: stack.most.map { depth < $0 } ?? true))
            scale *= stack.scale
        }
        self.places = places
    }
}
