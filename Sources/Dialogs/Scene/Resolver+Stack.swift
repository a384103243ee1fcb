import Boxes
import Devices
import Geometry

/// Dialogs that rest against one edge, on top of each other: where they stand apart.
extension Resolver {
    /// The same dialogs, those of a stack with what is below them receding as the stack has it.
    ///
    /// A stack is a run of dialogs in painting order that each ask for one and rest against the same edge; the
    /// uppermost says how. What cannot be laid out stays as it is: its own layout says why.
    ///
    /// - Parameter order: The places of the dialogs in painting order.
    func standingApart(_ dialogs: [DialogRequest], in order: [Int], on device: DeviceState) -> [DialogRequest] {
        guard dialogs.contains(where: { $0.placement.stack != nil }) else { return dialogs }
        var apart = dialogs
        for run in runs(dialogs, in: order, on: device) {
            guard let front = run.last, let stack = dialogs[front.index].placement.stack?.value else { continue }
            let places = StackPlaces(stack, of: run.reversed().map(\.extent))
            for (depth, place) in places.places.enumerated().dropFirst() {
                let above = run[run.count - depth].index
                apart[above].pushBack = place.pushBack(awayFrom: front.edge)
            }
        }
        return apart
    }

    /// A dialog of a stack: its place in the request, and how it rests.
    private struct Floor {
        let index: Int
        let edge: Edge
        let extent: Double
    }

    private func runs(_ dialogs: [DialogRequest], in order: [Int], on device: DeviceState) -> [[Floor]] {
        var runs: [[Floor]] = []
        var isOpen = false
        for index in order {
            guard let floor = floor(dialogs[index], at: index, on: device) else {
                isOpen = false
                continue
            }
            if isOpen, runs.last?.last?.edge == floor.edge {
                runs[runs.count - 1].append(floor)
            } else {
                runs.append([floor])
            }
            isOpen = true
        }
        return runs
    }

    private func floor(_ dialog: DialogRequest, at index: Int, on device: DeviceState) -> Floor? {
        guard dialog.placement.stack != nil,
            let rest = try? rest(dialog, on: Stage(device), options: ResolveOptions().telling([])),
            let edge = rest.edge
        else { return nil }
        return Floor(index: index, edge: edge, extent: edge.isVertical ? rest.frame.height : rest.frame.width)
    }
}

/// Where the dialogs of a stack stand, the one at the edge first.
struct StackPlaces {
    /// One of them.
    struct Place: Equatable {
        /// How far its frame is moved away from the edge, in points.
        var distance: Double
        /// About its centre.
        var scale: Double
        var isSeen: Bool
    }

    let places: [Place]

    /// - Parameter extents: How far each reaches from the edge where it rests by itself, in points.
    init(_ stack: StackRequest, of extents: [Double]) {
        var places: [Place] = []
        var scale = 1.0
        // Where the one before ends, as it is seen, from where the first one begins.
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

extension StackPlaces.Place {
    fileprivate func pushBack(awayFrom edge: Edge) -> PushBack {
        let out = edge.outward
        var pushBack = PushBack()
        pushBack.scale = scale
        pushBack.opacity = isSeen ? 1 : 0
        pushBack.sideways = -out.x * distance
        pushBack.offset = -out.y * distance
        pushBack.standsApart = true
        return pushBack
    }
}
