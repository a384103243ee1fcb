import Boxes
import Devices
import Geometry

/// Stacks: dialogs that rest against one edge, on top of each other and set apart.
extension Resolver {
    /// The dialogs, those of a stack with what is below them receding as the stack has it.
    ///
    /// - Parameter order: The places of the dialogs in painting order.
    func settingApart(_ dialogs: [DialogRequest], in order: [Int], on device: DeviceState) -> [DialogRequest] {
        guard dialogs.contains(where: { $0.placement.stack != nil }) else { return dialogs }
        var apart = dialogs
        let places = PlaceInStack.places(of: order.map { floor(dialogs[$0], on: device) })
        for (position, above) in zip(order.indices, order.dropFirst()) {
            guard let place = places[position] else { continue }
            apart[above].pushBack = place.pushBack
            apart[order[position]].stand(at: place)
        }
        return apart
    }

    /// Whether a dialog asks for a stack and rests against an edge, at which others may stand.
    package func isInStack(_ dialog: DialogRequest, on device: DeviceState) -> Bool {
        floor(dialog, on: device) != nil
    }

    /// The rest of a dialog that asks for a stack, by itself; nil for others, and for those that cannot be laid out:
    /// their own layout reports the error.
    func floor(_ dialog: DialogRequest, on device: DeviceState) -> StackFloor? {
        guard let stack = dialog.placement.stack?.value,
            let rest = try? rest(dialog, on: Stage(device), options: ResolveOptions().computing([])),
            let edge = rest.edge
        else { return nil }
        return StackFloor(
            stack: stack, edge: edge, extent: edge.isVertical ? rest.frame.height : rest.frame.width)
    }
}

/// A dialog that asks for a stack, at rest by itself.
struct StackFloor {
    let stack: StackRequest
    let edge: Edge
    /// How far it reaches from the edge, in points.
    let extent: Double
}

/// The place of a dialog behind others of its stack.
struct PlaceInStack: Hashable {
    let place: StackPlaces.Place
    let edge: Edge

    /// The places of dialogs in painting order; nil for the dialog at the edge, and for those in no stack.
    ///
    /// A stack is a run of dialogs in painting order that each ask for one and rest against the same edge; the
    /// uppermost dialog decides how it looks.
    ///
    /// - Parameter floors: The dialogs in painting order; nil for one that asks for no stack.
    static func places(of floors: [StackFloor?]) -> [PlaceInStack?] {
        var places = [PlaceInStack?](repeating: nil, count: floors.count)
        var end = floors.count
        while end > 0 {
            guard let front = floors[end - 1] else {
                end -= 1
                continue
            }
            var extents: [Double] = []
            while extents.count < end, let floor = floors[end - 1 - extents.count], floor.edge == front.edge {
                extents.append(floor.extent)
            }
            for (depth, place) in StackPlaces(front.stack, of: extents).places.enumerated().dropFirst() {
                places[end - 1 - depth] = PlaceInStack(place: place, edge: front.edge)
            }
            end -= extents.count
        }
        return places
    }

    /// The displacement from where it would rest by itself, in points of the window.
    var offset: Point { Point(x: -edge.outward.x * place.distance, y: -edge.outward.y * place.distance) }

    /// How far the dialog reaches from the edge in this place, in points; nil is as far as by itself.
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
    /// Gives the dialog the size that it has in its place.
    mutating func stand(at place: PlaceInStack) {
        guard let extent = place.extent else { return }
        if place.edge.isVertical {
            self.content.height = .points(extent)
        } else {
            self.content.width = .points(extent)
        }
    }
}

/// The places of the dialogs of a stack, the one at the edge first.
struct StackPlaces {
    /// The place of one dialog.
    struct Place: Hashable {
        /// How far its frame is moved away from the edge, in points.
        var distance: Double
        /// The scale about its centre.
        var scale: Double
        var isSeen: Bool
        /// How far it reaches from the edge before it is scaled, in points; nil is as far as by itself.
        var extent: Double?
    }

    let places: [Place]

    /// - Parameter extents: How far each dialog reaches from the edge where it rests by itself, in points.
    init(_ stack: StackRequest, of extents: [Double]) {
        if stack.sizing == .front, case .offset(let offset) = stack.distance, let front = extents.first {
            places = extents.indices.map { depth in
                Place(
                    distance: Double(depth) * offset, scale: max(0, 1 - Double(depth) * (1 - stack.scale)),
                    isSeen: stack.most.map { depth < $0 } ?? true, extent: front)
            }
            return
        }
        var places: [Place] = []
        var scale = 1.0
        // The visible end of the dialog before, measured from the start of the first one.
        var end = 0.0
        for (depth, extent) in extents.enumerated() {
            let seen = extent * scale
            let start: Double
            switch stack.distance {
            case .gap(let gap): start = depth == 0 ? 0 : end + gap
            case .offset(let offset): start = depth == 0 ? 0 : end + offset - seen
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
