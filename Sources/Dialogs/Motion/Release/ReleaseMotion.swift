import Devices
import Geometry
import Timeline

/// Where a dialog is at the end of a drag, and how fast it goes; window coordinates, points per second.
struct Drag {
    var position: Point
    var velocity: Point
}

/// Takes a dialog that is let go; gives the timelines from there; promises that each starts where the dialog is, at
/// the speed that it has, ends at rest or away, and covers its whole duration.
///
/// While it is drawn, the dialog moves as a whole, and dimming and presenter go with it: as far on the way to what they
/// are without it as the dialog is on its way out. No source says how far they do (assumed).
struct ReleaseMotion {
    let request: DialogRequest
    let options: ResolveOptions
    let rest: Resting
    let rules: ReleaseRules
    let drag: Drag
    let draw: Draw?
    private let projection: Projection

    init(
        request: DialogRequest, options: ResolveOptions, rest: Resting, rules: ReleaseRules, drag: Drag, draw: Draw?
    ) {
        self.request = request
        self.options = options
        self.rest = rest
        self.rules = rules
        self.drag = drag
        self.draw = draw
        projection = Projection(of: rest.stage, into: options.coordinateSpace)
    }

    private var reducesMotion: Bool { rest.stage.device.reduceMotion }

    // MARK: The ways it can go

    /// Back to where it rests.
    func returning() -> Motion { motion(to: rest, events: []) }

    /// Back to where it rests, since the presenter does not let it go.
    func refused() -> Motion { motion(to: rest, events: [.dismissRequested, .dismissRefused]) }

    /// To where it rests at another detent.
    func changing(to other: Resting) -> Motion {
        motion(to: other, events: [.willChangeDetent], [.didChangeDetent])
    }

    /// Out through `edge`.
    func leaving(through edge: Edge) -> Motion {
        var ends = Ends()
        for layer in rest.layers {
            switch layer.role {
            case .dialog:
                let away = reducesMotion ? drag.position : away(through: edge)
                ends.set(layer.id, .position, .point(projection.point(away)))
                if reducesMotion { ends.set(layer.id, .opacity, .scalar(0)) }
            case .dimming: ends.set(layer.id, .opacity, .scalar(0))
            case .presenter:
                for (property, value) in plainPresenter { ends.set(layer.id, property, value) }
            default: break
            }
        }
        let asked: [EventName] = request.dismissal.approval == .presenter ? [.dismissRequested] : []
        // What leaves does not swing back.
        return motion(
            moves(to: ends, of: rest), by: rules.spring.withoutBounce, isLeaving: true, asked + [.willDismiss],
            [.didDismiss, .removed])
    }

    /// Just outside the edge, or where the style has things go; no nearer to the edge than the dialog is already.
    private func away(through edge: Edge) -> Point {
        var away = rest.rules.away(from: rest.frame, through: edge, in: rest.container)
        let out = edge.outward
        let beyond = (drag.position.x - away.x) * out.x + (drag.position.y - away.y) * out.y
        if beyond > 0 { away = away.offset(x: beyond * out.x, y: beyond * out.y) }
        return away
    }

    private func motion(to other: Resting, events first: [EventName], _ last: [EventName] = []) -> Motion {
        var ends = Ends()
        let target = Projection(of: other.stage, into: options.coordinateSpace)
        for layer in other.layers {
            ends.set(layer.id, .position, .point(target.point(layer.frame.center)))
            ends.set(layer.id, .size, .size(target.size(layer.frame.size)))
            ends.set(layer.id, .scale, .scalar(layer.scale))
            ends.set(layer.id, .opacity, .scalar(layer.opacity))
            ends.set(layer.id, .cornerRadius, .scalar(layer.cornerRadius))
        }
        // What is not there at the new rest fades away, and what is not there now fades in; but for what holds a layer
        // that is there both times, which would take that along.
        let holders = LayerChange.holders(rest.layers, other.layers)
        for layer in rest.layers where other.layer(layer.id) == nil && !holders.contains(layer.id) {
            ends.set(layer.id, .opacity, .scalar(0))
        }
        return motion(moves(to: ends, of: other), by: rules.spring, isLeaving: false, first, last)
    }

    // MARK: From where to where

    /// Where properties come to rest, in the space of the answer.
    private struct Ends {
        private(set) var values: [LayerProperty: AnimatedValue] = [:]

        mutating func set(_ layer: String, _ property: Property, _ value: AnimatedValue) {
            values[LayerProperty(layer, property)] = value
        }

        func value(_ layer: String, _ property: Property) -> AnimatedValue? {
            values[LayerProperty(layer, property)]
        }
    }

    /// Something that moves: from what, at what rate, to what.
    private struct Move {
        var from: Movement
        var end: AnimatedValue
    }

    private func moves(to ends: Ends, of other: Resting) -> [Move] {
        let known = Set(rest.layers.map(\.id))
        let layers = rest.layers + other.layers.filter { !known.contains($0.id) }
        var moves: [Move] = []
        // A track carries its layer's descendants along; where those come to stand otherwise in their parent than they
        // did, each has to say where.
        let isReshaped = isReshaped(by: other)
        let holders = LayerChange.holders(rest.layers, other.layers)
        for layer in layers {
            let isNew = !known.contains(layer.id)
            for state in states(of: layer, isNew: isNew) {
                guard let end = ends.value(layer.id, state.property) else { continue }
                if isNew, state.property == .opacity, holders.contains(layer.id) { continue }
                let isCarried = state.property == .position && layer.role != .dialog && isPart(layer)
                if isCarried && !isReshaped { continue }
                moves.append(Move(from: state, end: end))
            }
        }
        return moves
    }

    /// Whether anything of the dialog stands elsewhere in it, or is of another size, at the other rest.
    private func isReshaped(by other: Resting) -> Bool {
        rest.frame.size != other.frame.size
            || rest.layers.contains { layer in
                guard isPart(layer), let match = other.layer(layer.id) else { return false }
                return abs(layer.frame.midY - rest.frame.midY - (match.frame.midY - other.frame.midY)) > 1e-9
                    || abs(layer.frame.midX - rest.frame.midX - (match.frame.midX - other.frame.midX)) > 1e-9
                    || layer.frame.size != match.frame.size
            }
    }

    private func isPart(_ layer: Layer) -> Bool {
        switch layer.role {
        case .presenter, .container, .dimming: false
        default: true
        }
    }

    /// What a layer shows at the end of the drag, and how fast that changes.
    private func states(of layer: Layer, isNew: Bool) -> [Movement] {
        var place = layer.frame.center
        var velocity = Point.zero
        if isPart(layer) {
            place = place.offset(x: drag.position.x - rest.frame.midX, y: drag.position.y - rest.frame.midY)
            velocity = drag.velocity
        }
        var opacity = isNew ? 0 : layer.opacity
        var opacityRate = 0.0
        var scale = (layer.scale, 0.0)
        var radius = (layer.cornerRadius, 0.0)
        func drawn(_ value: Double, towards plain: Double) -> (Double, Double) {
            (value + (plain - value) * progress.value, (plain - value) * progress.rate)
        }
        switch layer.role {
        case .dimming where !isNew: (opacity, opacityRate) = drawn(opacity, towards: 0)
        case .presenter:
            let usual = usualPresenterCenter
            let x = drawn(place.x, towards: usual.x)
            let y = drawn(place.y, towards: usual.y)
            (place, velocity) = (Point(x: x.0, y: y.0), Point(x: x.1, y: y.1))
            (opacity, opacityRate) = drawn(opacity, towards: 1)
            scale = drawn(layer.scale, towards: 1)
            radius = drawn(layer.cornerRadius, towards: 0)
        default: break
        }
        let here = projection.point(place)
        let there = projection.point(place.offset(x: velocity.x, y: velocity.y))
        func state(_ property: Property, _ value: AnimatedValue, _ rate: AnimatedValue) -> Movement {
            Movement(layer: layer.id, property: property, value: value, velocity: rate)
        }
        return [
            state(.position, .point(here), .point(Point(x: there.x - here.x, y: there.y - here.y))),
            state(.size, .size(projection.size(layer.frame.size)), .size(Size(width: 0, height: 0))),
            state(.scale, .scalar(scale.0), .scalar(scale.1)),
            state(.opacity, .scalar(opacity), .scalar(opacityRate)),
            state(.cornerRadius, .scalar(radius.0), .scalar(radius.1)),
        ]
    }

    /// How far the dialog is on its way out, 0…1, and how fast that changes, per second.
    private var progress: (value: Double, rate: Double) {
        guard let draw, !reducesMotion else { return (0, 0) }
        let out = draw.edge.outward
        let away = Sliding.justOutside(rest.frame, through: draw.edge, of: rest.container)
        let whole = (away.x - rest.frame.midX) * out.x + (away.y - rest.frame.midY) * out.y
        guard whole > 0 else { return (0, 0) }
        let way =
            (drag.position.x - rest.frame.midX) * out.x + (drag.position.y - rest.frame.midY) * out.y
        let share = way / whole
        // At either end it only goes on inwards.
        let isMoving = share > 0 && share < 1 || share == 0 && draw.speed > 0
        return (min(1, max(0, share)), isMoving ? draw.speed / whole : 0)
    }

    // MARK: The presenter without the dialog

    private var usualPresenterCenter: Point {
        let isMoved = (request.pushBack ?? rest.pushBack).map { $0.offset != 0 } ?? false
        let here = rest.layer("presenter")?.frame.center ?? rest.stage.window.center
        return isMoved ? (request.presenter.frame ?? rest.stage.window).center : here
    }

    private var plainPresenter: [(Property, AnimatedValue)] {
        [
            (.position, .point(projection.point(usualPresenterCenter))), (.scale, .scalar(1)), (.opacity, .scalar(1)),
            (.cornerRadius, .scalar(0)),
        ]
    }

    // MARK: Tracks

    private func motion(
        _ moves: [Move], by spring: Spring, isLeaving: Bool, _ first: [EventName], _ last: [EventName]
    ) -> Motion {
        var tracks = reducesMotion ? faded(moves, isLeaving: isLeaving) : sprung(moves, by: spring)
        var duration = tracks.map(\.duration).max() ?? 0
        if isLeaving, duration == 0, reducesMotion { duration = SystemMotion.reducedFade.value }
        if isLeaving { tracks += restored(over: duration) }
        let events =
            first.map { Motion.Event(time: 0, $0) } + last.map { Motion.Event(time: duration, $0) }
        return Motion(duration: duration, tracks: tracks, events: events)
    }

    private func sprung(_ moves: [Move], by spring: Spring) -> [Track] {
        moves.flatMap { move in
            let bounds: ClosedRange<Double>?
            switch move.from.property {
            case .opacity: bounds = 0...1
            case .size, .scale, .cornerRadius: bounds = 0...Self.beyondAnything
            default: bounds = nil
            }
            let tracks = move.from.tracks(to: move.end, by: spring, within: bounds)
            // What stands still away from its rest has to say so: without a track it would be taken to rest.
            guard tracks.isEmpty, !isAtRest(move.from) || isCarriedAlong(move.from) else { return tracks }
            return [
                Track(
                    layer: move.from.layer, property: move.from.property,
                    keyframes: [Keyframe(time: 0, value: move.end)])
            ]
        }
    }

    /// Whether the dialog's track would take this along, where the layer has none of its own.
    private func isCarriedAlong(_ movement: Movement) -> Bool {
        movement.property == .position && movement.layer != "dialog" && rest.layer(movement.layer).map(isPart) ?? true
    }

    /// Whether a property has the value that its layer has at rest; so for layers that are not there yet.
    private func isAtRest(_ movement: Movement) -> Bool {
        guard let layer = rest.layer(movement.layer) else { return true }
        let value: AnimatedValue
        switch movement.property {
        case .position: value = .point(projection.point(layer.frame.center))
        case .opacity: value = .scalar(layer.opacity)
        case .scale: value = .scalar(layer.scale)
        case .cornerRadius: value = .scalar(layer.cornerRadius)
        default: return true
        }
        return movement.value.isNear(value, within: Grid.step)
    }

    /// Larger than any size on the wire; a bound that keeps nothing from growing.
    private static let beyondAnything = 1e9

    /// Without moving: what leaves fades where it is; what stays fades out, stands at its place, and fades in again.
    private func faded(_ moves: [Move], isLeaving: Bool) -> [Track] {
        let duration = SystemMotion.reducedFade.value
        var tracks: [Track] = []
        var jumps = false
        for move in moves where !move.from.value.isNear(move.end, within: Grid.step) || isCarriedAlong(move.from) {
            let track = Track(
                layer: move.from.layer, property: move.from.property, from: move.from.value, to: move.end,
                easing: move.from.property == .opacity ? .easeInOut : .steps(StepsEasing(count: 1)),
                duration: move.from.property == .opacity ? duration : duration / 2)
            tracks.append(track.held(until: duration))
            if move.from.property == .position { jumps = true }
        }
        guard let dialog = rest.layers.first(where: { $0.role == .dialog }) else { return tracks }
        if isLeaving {
            let here = AnimatedValue.point(projection.point(drag.position))
            tracks.append(
                Track(
                    layer: dialog.id, property: .position, from: here, to: here, easing: .linear, duration: duration))
        } else if jumps {
            tracks.append(
                Track(
                    layer: dialog.id, property: .opacity,
                    keyframes: [
                        Keyframe(time: 0, value: .scalar(dialog.opacity), easing: .easeInOut),
                        Keyframe(time: duration / 2, value: .scalar(0), easing: .easeInOut),
                        Keyframe(time: duration, value: .scalar(dialog.opacity)),
                    ]))
        }
        return tracks
    }

    /// What presenting did to the presenter beside moving it: a dimmed tint, until the end (ledger B6), and its turn,
    /// at once.
    private func restored(over duration: Double) -> [Track] {
        var tracks: [Track] = []
        if rest.layer("presenter")?.tint != nil {
            tracks.append(
                Track(
                    layer: "presenter", property: .tint, from: .text(Layer.Tint.dimmed.rawValue),
                    to: .text(Layer.Tint.automatic.rawValue), easing: .steps(StepsEasing(count: 1)),
                    duration: duration))
        }
        if rest.turnsPresenter(request) {
            tracks.append(
                Track(
                    layer: "presenter", property: .rotationY, from: .scalar(Choreograph.presenterTurn), to: .scalar(0),
                    easing: .steps(StepsEasing(count: 1, position: .start)), duration: duration))
        }
        return tracks
    }
}
