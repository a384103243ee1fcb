import Geometry
import Timeline

/// Finds the layers of two snapshots that need no track of their position, because they keep their distance from their
/// nearest ancestor in both.
struct SnapshotCarrying {
    private let start: LayerSnapshot
    private let end: LayerSnapshot
    /// The boxes in the other snapshot of the layers of only one that move by themselves.
    private let boxes: [String: Rect]

    init(from start: LayerSnapshot, to end: LayerSnapshot, moving boxes: [String: Rect]) {
        self.start = start
        self.end = end
        self.boxes = boxes
    }

    /// The nearest ancestor of this layer that both snapshots have; `nil` if there is none, or if it differs between
    /// the snapshots.
    func carrier(of layer: Layer) -> String? {
        let first = start.layer(layer.id).map { shared(above: $0, in: start) }
        let second = end.layer(layer.id).map { shared(above: $0, in: end) }
        switch (first, second) {
        case (let first?, let second?): return first == second ? first : nil
        case (let only?, nil), (nil, let only?): return only
        case (nil, nil): return nil
        }
    }

    private func shared(above layer: Layer, in snapshot: LayerSnapshot) -> String? {
        var parent = layer.parent
        // Parents come before their children, so that the loop ends; its bound makes that evident.
        for _ in snapshot.layers {
            guard let id = parent, let ancestor = snapshot.layer(id) else { return nil }
            if start.layer(id) != nil, end.layer(id) != nil { return id }
            parent = ancestor.parent
        }
        return nil
    }

    /// Whether a layer keeps its resting distance from its carrier in both snapshots and in between.
    ///
    /// - Parameter isAtOnce: Whether everything that moves jumps to its end, so that its first position is invisible.
    func carries(_ layer: Layer, atOnce isAtOnce: Bool) -> Bool {
        guard let carrier = carrier(of: layer), !hasMovingParent(layer) else { return false }
        var distances: [Point] = []
        for (index, snapshot) in [start, end].enumerated() {
            guard let there = snapshot.layer(carrier) else { continue }
            if snapshot.layer(layer.id) == nil, let box = boxes[layer.id] {
                if index == 0, isAtOnce { continue }
                guard case .point(let middle) = snapshot.state(carrier, .position)?.value else { return false }
                distances.append(box.center - middle)
                continue
            }
            guard let here = snapshot.layer(layer.id) else { continue }
            distances.append(here.frame.center - there.frame.center)
            if index == 0, isAtOnce { continue }
            guard let state = snapshot.state(layer.id, .position), case .point(let center) = state.value,
                let carrying = snapshot.state(carrier, .position), case .point(let middle) = carrying.value,
                state.velocity.isAbout(carrying.velocity)
            else { return false }
            distances.append(center - middle)
        }
        guard let first = distances.first else { return false }
        return distances.allSatisfy { abs($0.x - first.x) < Self.slack && abs($0.y - first.y) < Self.slack }
    }

    /// Whether a layer lies, in either snapshot, in one that only that snapshot has and that moves by itself.
    private func hasMovingParent(_ layer: Layer) -> Bool {
        guard !boxes.isEmpty else { return false }
        return [start.layer(layer.id)?.parent, end.layer(layer.id)?.parent].contains { parent in
            parent.map { boxes[$0] != nil } ?? false
        }
    }

    /// The greatest distance, in points, at which two positions count as equal: each was rounded to four decimals.
    private static let slack = 2.01 * Grid.step

    /// The velocity at the start of a layer that scrolls only at the end: that of its content, else of its carrier.
    func velocity(of layer: Layer) -> AnimatedValue? {
        let content = end.layers.first { $0.parent == layer.id && start.layer($0.id) != nil }
        return (content?.id ?? carrier(of: layer)).flatMap { start.state($0, .position)?.velocity }
    }

    /// The displacement, in points, from its rest to its end, of the layer `parent` or its nearest ancestor in both
    /// snapshots.
    func shift(of parent: String?) -> Point {
        var parent = parent
        for _ in start.layers {
            guard let id = parent, let here = start.layer(id) else { break }
            if case .point(let center) = end.state(id, .position)?.value { return center - here.frame.center }
            if let box = boxes[id] { return box.center - here.frame.center }
            parent = here.parent
        }
        return .zero
    }
}

extension AnimatedValue? {
    /// Whether the difference between two velocities of positions is invisible; `nil` is no movement.
    fileprivate func isAbout(_ other: AnimatedValue?) -> Bool {
        func numbers(_ value: AnimatedValue?) -> (Double, Double) {
            if case .point(let point) = value { (point.x, point.y) } else { (0, 0) }
        }
        let (one, another) = (numbers(self), numbers(other))
        return abs(one.0 - another.0) < 1 && abs(one.1 - another.1) < 1
    }
}
