import Boxes
import Devices
import Geometry
import Timeline

/// Makes the timelines that follow the release of a dialog. Each starts at the dialog's present position and velocity,
/// ends at rest or away, and covers its whole duration. A style with a ``DrawnMotion`` takes no velocity over.
struct ReleaseMotion {
    private let builder: MotionBuilder
    /// The spring that continues at the speed of the release.
    private let spring: Spring
    /// The style's own motion of a dialog that is let go; nil where the spring takes over.
    private let own: DrawnMotion?
    private let drag: Drag
    private let drawn: DrawnLayers
    /// The states of all layers at the end of the drag.
    private let states: [PropertyState]

    /// - Parameters:
    ///   - drawn: The states of all layers under a drag.
    ///   - isSpringGiven: Whether the spring takes over in the place of a motion of the style's own.
    init(_ builder: MotionBuilder, spring: Spring, isSpringGiven: Bool, drag: Drag, drawn: DrawnLayers) {
        self.builder = builder
        self.spring = spring
        let rest = builder.rest
        let isOwn = !isSpringGiven && !rest.stage.device.reduceMotion
        own = isOwn ? rest.defaults.value.interaction.drawnMotion : nil
        self.drag = drag
        self.drawn = drawn
        states = drawn.states(at: drag)
    }

    private var rest: DialogLayout { builder.rest }
    private var layers: [Layer] { drawn.layers }
    private var reducesMotion: Bool { rest.stage.device.reduceMotion }

    // MARK: The timelines

    /// The timeline back to the dialog's rest.
    func returning() -> Motion { motion(to: layers, on: nil) }

    /// The timeline back to the dialog's rest after the presenter refused to dismiss it.
    func refused() -> Motion { motion(to: layers, on: builder.refusal) }

    /// The timeline to another detent.
    func changing(to other: DialogLayout) -> Motion {
        let there = MotionBuilder.of(builder.request, at: other, builder.options)
        return motion(to: there.layers(flipping: false), on: builder.detentOccasion(to: there.rest))
    }

    /// The timeline out through `edge`.
    func leaving(through edge: Edge) -> Motion {
        let center = frame.center
        let goal = own.map { center + edge.outward * $0.travel } ?? away(through: edge)
        var ends = ends(movedFrom: center, to: reducesMotion ? center : goal)
        if reducesMotion || own != nil {
            ends.append(PropertyState(layer: LayerID.dialog, property: .opacity, value: .scalar(0)))
        }
        if rest.layer(LayerID.presenter)?.tint != nil {
            ends.append(
                PropertyState(
                    layer: LayerID.presenter, property: .tint, value: .text(Layer.Tint.automatic.rawValue)))
        }
        let tracks = tracks(to: LayerSnapshot(layers, ends), .dismiss)
        var moves = tracks.tracks()
        var duration = moves.map(\.duration).max() ?? 0
        if duration == 0, reducesMotion { duration = SystemMotion.figures[.reduceMotionDuration] }
        moves += tracks.tints(over: duration) + presenterFlip(over: duration)
        return Motion(
            duration: duration, tracks: moves, on: builder.occasion(of: .dismiss), focus: builder.focus(.dismiss))
    }

    /// The end states of all layers after dismissal. Layers inside the dialog keep their states relative to it.
    private func ends(movedFrom start: Point, to end: Point) -> [PropertyState] {
        let shift = builder.projection.distance(end - start)
        return zip(drawn.channels, states).compactMap { channel, state in
            let value: AnimatedValue
            if let alone = channel.alone {
                value = alone
            } else if channel.isCarried, case .point(let center) = state.value {
                value = .point(center + shift)
            } else if channel.isOfDialog {
                value = state.value
            } else {
                return nil
            }
            return PropertyState(layer: state.layer, property: state.property, value: value)
        }
    }

    /// The dialog's frame at the end of the drag, in window coordinates.
    private var frame: Rect {
        var frame = rest.frame
        for state in states where state.layer == LayerID.dialog {
            switch (state.property, state.value) {
            case (.size, .size(let size)):
                frame = Rect(center: frame.center, size: builder.projection.size(size))
            case (.position, .point(let center)):
                frame = Rect(center: builder.projection.inverse(center), size: frame.size)
            default: break
            }
        }
        return frame
    }

    /// The dialog's centre after dismissal: just outside the edge, or where the style puts it, but no nearer to the
    /// edge than now.
    private func away(through edge: Edge) -> Point {
        let isWhole = frame.size == rest.frame.size
        let away = rest.away(from: isWhole ? rest.frame : frame, through: edge)
        let out = edge.outward
        let beyond = (frame.center - away).along(out)
        return beyond > 0 ? away + out * beyond : away
    }

    /// - Parameter occasion: `nil` for a timeline without events.
    private func motion(to other: [Layer], on occasion: Motion.Occasion?) -> Motion {
        let tracks = tracks(to: LayerSnapshot(other), .present)
        var moves = tracks.tracks()
        // With reduced motion the dialog fades out, moves while invisible, and fades in again.
        if reducesMotion, moves.contains(where: { $0.property == .position }), let dip { moves.append(dip) }
        let duration = moves.map(\.duration).max() ?? 0
        moves += tracks.tints(over: duration)
        guard let occasion else { return Motion(duration: duration, tracks: moves) }
        return Motion(duration: duration, tracks: moves, on: occasion)
    }

    // MARK: Start and end

    private func tracks(to end: LayerSnapshot, _ direction: TransitionDirection) -> SnapshotTracks {
        let pull: SnapshotTracks.Pull
        if reducesMotion {
            pull = .crossFade(SystemMotion.figures[.reduceMotionDuration])
        } else if let own {
            pull = .curve(own.curve, own.duration)
        } else {
            // A dismissed dialog does not swing back.
            pull = .spring(direction == .dismiss ? spring.withoutBounce : spring)
        }
        return SnapshotTracks(from: LayerSnapshot(layers, states), to: end, by: pull, direction, outOf: exit)
    }

    /// The change of the layers that follow the dialog, from their resting values to those without it.
    private var exit: Motion {
        Motion(
            duration: 1,
            tracks: drawn.channels.compactMap { channel in
                channel.alone.map {
                    Track(
                        layer: channel.target.layer, property: channel.target.property, from: channel.rest, to: $0,
                        easing: .linear, duration: 1)
                }
            })
    }

    // MARK: Without springs

    /// The dialog's opacity while it moves invisibly.
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

    /// Turns back at once a presenter that presenting has turned over.
    private func presenterFlip(over duration: Double) -> [Track] {
        guard builder.flipsPresenter else { return [] }
        let rotation = builder.flipOfPresenter
        return [
            Track(
                layer: LayerID.presenter, property: rotation.property, from: .scalar(rotation.degrees), to: .scalar(0),
                easing: ChangeTiming.atOnce, duration: duration)
        ]
    }
}
