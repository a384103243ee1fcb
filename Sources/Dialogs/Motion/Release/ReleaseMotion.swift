import Boxes
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
/// While it is drawn, the dialog moves as a whole, but for a sheet on its way to another of its heights, and dimming and presenter go with it: as far on the way to what they
/// are without it as the dialog is on its way out. No source says how far they do (assumed).
struct ReleaseMotion {
    private let builder: MotionBuilder
    /// What takes over at the speed at which the dialog is let go.
    private let spring: Spring
    private let drag: Drag
    private let progress: DragProgress?
    /// How the sheet is drawn between its heights; nil for one that is drawn as a whole.
    private let pull: DetentPull?
    /// At rest, in the space of the answer.
    private let layers: [Layer]
    /// What goes with the dialog.
    private let companions: [Companion]

    /// A property that goes with the dialog: as it rests, and as it is without the dialog.
    private struct Companion {
        let layer: String
        let property: Property
        let rest: AnimatedValue
        let alone: AnimatedValue
    }

    /// - Parameter progress: How the dialog stands towards the edge that it is nearest to leaving by; nil where there is
    ///   none.
    init(_ builder: MotionBuilder, spring: Spring, drag: Drag, progress: DragProgress?, pull: DetentPull? = nil) {
        self.builder = builder
        self.spring = spring
        self.drag = drag
        self.progress = progress
        self.pull = pull
        layers = builder.layers(flipping: false)
        companions = layers.flatMap { layer in
            Self.companions(layer, presenterCenter: builder.presenterCenterAlone)
        }
    }

    private var rest: DialogLayout { builder.rest }
    private var reducesMotion: Bool { rest.stage.device.reduceMotion }

    private static func companions(_ layer: Layer, presenterCenter: Point?) -> [Companion] {
        let alone: [(Property, AnimatedValue)]
        switch layer.role {
        case .dimming: alone = [(.opacity, .scalar(0))]
        case .presenter:
            alone = [
                (.position, .point(presenterCenter ?? layer.frame.center)), (.scale, .scalar(1)),
                (.opacity, .scalar(1)), (.cornerRadius, .scalar(0)),
            ]
        default: alone = []
        }
        return alone.compactMap { property, value in
            guard let rest = layer.rest(property), rest != value else { return nil }
            return Companion(layer: layer.id, property: property, rest: rest, alone: value.spread(as: rest))
        }
    }

    // MARK: The ways it can go

    /// Back to where it rests.
    func returning() -> Motion { motion(to: layers, on: nil) }

    /// Back to where it rests, since the presenter does not let it go.
    func refused() -> Motion { motion(to: layers, on: builder.refusal) }

    /// To where it rests at another detent.
    func changing(to other: DialogLayout) -> Motion {
        let there = MotionBuilder(request: builder.request, options: builder.options, rest: other)
        return motion(
            to: there.layers(flipping: false), on: builder.detentOccasion(to: there.rest))
    }

    /// Out through `edge`.
    func leaving(through edge: Edge) -> Motion {
        let away = reducesMotion ? drag.position : away(through: edge)
        var ends = companions.map { PropertyState(layer: $0.layer, property: $0.property, value: $0.alone) }
        ends.append(
            PropertyState(
                layer: LayerID.dialog, property: .position, value: .point(builder.projection.point(away))))
        if reducesMotion { ends.append(PropertyState(layer: LayerID.dialog, property: .opacity, value: .scalar(0))) }
        if rest.layer(LayerID.presenter)?.tint != nil {
            ends.append(
                PropertyState(
                    layer: LayerID.presenter, property: .tint, value: .text(Layer.Tint.automatic.rawValue)))
        }
        let tracks = tracks(to: LayerSnapshot(layers, ends), .dismiss)
        var moves = tracks.tracks()
        var duration = moves.map(\.duration).max() ?? 0
        if duration == 0, reducesMotion { duration = SystemMotion.figures[.reduceMotionDuration] }
        moves += tracks.tints(over: duration) + presenterTurn(over: duration)
        return Motion(duration: duration, tracks: moves, on: builder.occasion(of: .dismiss))
    }

    /// Just outside the edge, or where the style has things go; no nearer to the edge than the dialog is already.
    private func away(through edge: Edge) -> Point {
        var away = rest.rules.away(from: rest.frame, through: edge, in: rest.container)
        let out = edge.outward
        let beyond = (drag.position.x - away.x) * out.x + (drag.position.y - away.y) * out.y
        if beyond > 0 { away = away.offset(x: beyond * out.x, y: beyond * out.y) }
        return away
    }

    /// - Parameter occasion: Nil is one on which nothing is announced.
    private func motion(to other: [Layer], on occasion: Motion.Occasion?) -> Motion {
        let tracks = tracks(to: LayerSnapshot(other), .present)
        var moves = tracks.tracks()
        // Without motion the dialog fades out, stands where it belongs, and fades in again.
        if reducesMotion, moves.contains(where: { $0.property == .position }), let dip { moves.append(dip) }
        let duration = moves.map(\.duration).max() ?? 0
        moves += tracks.tints(over: duration)
        guard let occasion else { return Motion(duration: duration, tracks: moves) }
        return Motion(duration: duration, tracks: moves, on: occasion)
    }

    // MARK: From where to where

    private func tracks(to end: LayerSnapshot, _ direction: TransitionDirection) -> SnapshotTracks {
        let pull: SnapshotTracks.Pull
        if reducesMotion {
            pull = .crossFade(SystemMotion.figures[.reduceMotionDuration])
        } else {
            // What leaves does not swing back.
            pull = .spring(direction == .dismiss ? spring.withoutBounce : spring)
        }
        return SnapshotTracks(from: snapshot, to: end, by: pull, direction, outOf: wayOut)
    }

    /// Everything at the end of the drag.
    private var snapshot: LayerSnapshot {
        let projection = builder.projection
        let here = projection.point(drag.position)
        let ahead = projection.point(drag.position.offset(x: drag.velocity.x, y: drag.velocity.y))
        let dialog = PropertyState(
            layer: LayerID.dialog, property: .position, value: .point(here),
            velocity: .point(Point(x: ahead.x - here.x, y: ahead.y - here.y)))
        let (share, rate) = shareOut
        let behind = companions.map {
            PropertyState(
                layer: $0.layer, property: $0.property, value: $0.rest.interpolated(to: $0.alone, at: share),
                velocity: $0.rest.rate(to: $0.alone, at: rate))
        }
        // Of two that tell of one property the later one counts.
        return LayerSnapshot(layers, [dialog] + behind + (pull?.states(from: layers) ?? []))
    }

    /// The way on which what goes with the dialog is, from its rest to the end without it.
    private var wayOut: Motion {
        Motion(
            duration: 1,
            tracks: companions.map {
                Track(
                    layer: $0.layer, property: $0.property, from: $0.rest, to: $0.alone, easing: .linear, duration: 1)
            })
    }

    /// How far the dialog is on its way out, 0…1, and how fast that changes, per second.
    private var shareOut: (value: Double, rate: Double) {
        guard let progress, !reducesMotion else { return (0, 0) }
        let out = progress.edge.outward
        let away = Sliding.justOutside(rest.frame, through: progress.edge, of: rest.container)
        let whole = (away.x - rest.frame.midX) * out.x + (away.y - rest.frame.midY) * out.y
        guard whole > 0 else { return (0, 0) }
        let way =
            (drag.position.x - rest.frame.midX) * out.x + (drag.position.y - rest.frame.midY) * out.y
        let share = way / whole
        // At either end it only goes on inwards.
        let isMoving = share > 0 && share < 1 || share == 0 && progress.speed > 0
        return (min(1, max(0, share)), isMoving ? progress.speed / whole : 0)
    }

    // MARK: Beside the springs

    /// The dialog's opacity while it goes elsewhere unseen.
    private var dip: Track? {
        guard let opacity = layers.first(where: { $0.id == LayerID.dialog })?.opacity else { return nil }
        let duration = SystemMotion.figures[.reduceMotionDuration]
        return Track(
            layer: LayerID.dialog, property: .opacity,
            keyframes: [
                Keyframe(time: 0, value: .scalar(opacity), easing: .easeInOut),
                Keyframe(time: duration / 2, value: .scalar(0), easing: .easeInOut),
                Keyframe(time: duration, value: .scalar(opacity)),
            ])
    }

    /// The presenter's turn, where presenting turned it: back at once.
    private func presenterTurn(over duration: Double) -> [Track] {
        guard builder.turnsPresenter else { return [] }
        let turn = builder.turnOfPresenter
        return [
            Track(
                layer: LayerID.presenter, property: turn.property, from: .scalar(turn.degrees), to: .scalar(0),
                easing: ChangeTiming.atOnce, duration: duration)
        ]
    }
}
