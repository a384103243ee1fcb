import Devices
import Dialogs
import Geometry
import JSONText
import Timeline

extension JSONWriter {
    mutating func write(_ transitions: Transitions) {
        beginObject()
        key("present")
        write(transitions.present, effect: transitions.presentEffect)
        key("dismiss")
        write(transitions.dismiss, effect: transitions.dismissEffect)
        if let refuse = transitions.refuse {
            key("refuse")
            write(refuse)
        }
        key("rotate")
        beginObject()
        write(transitions.rotate)
        endObject()
        key("keyboard")
        if let keyboard = transitions.keyboard { write(keyboard) } else { null() }
        key("keyboardHide")
        if let hide = transitions.keyboardHide { write(hide) } else { null() }
        if !transitions.detents.isEmpty {
            key("detents")
            beginObject()
            let detents = transitions.detents.span
            for index in detents.indices {
                key(text: detents[index].to.name)
                write(detents[index].motion)
            }
            endObject()
        }
        endObject()
    }

    /// The rotations by where they lead.
    private mutating func write(_ rotations: [Transitions.Rotation]) {
        let rotations = rotations.span
        var tracks = 0..<0
        for index in rotations.indices {
            key(text: rotations[index].to.rawValue)
            beginObject()
            // To either landscape the layers move alike.
            let isAgain = index > 0 && rotations[index].motion.tracks == rotations[index - 1].motion.tracks
            tracks = writeMembers(of: rotations[index].motion, tracks: isAgain ? tracks : nil)
            key("turn")
            beginObject()
            writeMembers(of: rotations[index].turn)
            endObject()
            endObject()
        }
    }

    /// A timeline with what is more than moving layers beside its tracks.
    mutating func write(_ choreography: Choreography) {
        beginObject()
        writeMembers(of: choreography)
        endObject()
    }

    /// The members of a timeline: the window's own turn and an effect stand beside its tracks.
    mutating func writeMembers(of choreography: Choreography) {
        writeMembers(of: choreography.motion)
        if let effect = choreography.effect {
            key("effect")
            write(effect)
        }
        if let turn = choreography.turn {
            key("turn")
            beginObject()
            writeMembers(of: turn)
            endObject()
        }
    }

    private mutating func write(_ motion: Motion, effect: TransitionEffect? = nil) {
        beginObject()
        writeMembers(of: motion)
        if let effect {
            key("effect")
            write(effect)
        }
        endObject()
    }

    private mutating func write(_ effect: TransitionEffect) {
        beginObject()
        key("name")
        string(effect.name)
        key("layer")
        string(effect.layer)
        key("progress")
        beginArray()
        for keyframe in effect.progress { write(keyframe) }
        endArray()
        endObject()
    }

    mutating func writeMembers(of turn: Choreography.Turn) {
        key("degrees")
        number(turn.degrees)
        key("duration")
        number(turn.duration, decimals: 9)
        key("easing")
        write(turn.easing)
        if let orientation = turn.to {
            key("to")
            string(orientation.rawValue)
        }
    }

    /// - Parameter written: Where the very same tracks stand already.
    /// - Returns: Where the tracks stand.
    @discardableResult private mutating func writeMembers(of motion: Motion, tracks written: Range<Int>? = nil)
        -> Range<Int>
    {
        key("duration")
        number(motion.duration)
        key("tracks")
        let start = count
        if let written {
            again(written)
        } else {
            beginArray()
            let tracks = motion.tracks.span
            for index in tracks.indices { write(tracks, at: index) }
            endArray()
        }
        let end = count
        key("events")
        beginArray()
        let events = motion.events.span
        for index in events.indices { write(events[index]) }
        endArray()
        write(motion.labels)
        return start..<end
    }

    /// One of the tracks, read where it lies: it holds its keyframes in itself, and is not copied for that.
    private mutating func write(_ tracks: Span<Track>, at index: Int) {
        beginObject()
        key("layer")
        string(tracks[index].layer)
        key("property")
        string(tracks[index].property.rawValue)
        key("keyframes")
        beginArray()
        for place in 0..<tracks[index].keyframes.count { write(tracks[index].keyframes[place]) }
        endArray()
        endObject()
    }

    private mutating func write(_ event: Motion.Event) {
        beginObject()
        key("time")
        number(event.time)
        key("name")
        string(event.name)
        if let label = event.label {
            key("label")
            string(label)
        }
        endObject()
    }

    /// The named parts of a timeline or of one of its parts; nothing where there are none.
    private mutating func write(_ labels: [Motion.Label]) {
        guard !labels.isEmpty else { return }
        key("labels")
        beginArray()
        for label in labels {
            beginObject()
            key("label")
            string(label.name)
            key("start")
            number(label.start)
            key("end")
            number(label.end)
            write(label.labels)
            endObject()
        }
        endArray()
    }

    @inline(__always) private mutating func write(_ keyframe: Keyframe) {
        beginObject()
        key("time")
        number(keyframe.time)
        key("value")
        write(keyframe.value)
        if let easing = keyframe.easing {
            key("easing")
            write(easing)
        }
        endObject()
    }

    mutating func write(_ value: AnimatedValue) {
        switch value {
        case .scalar(let number): self.number(number)
        case .point(let point): pair(point.x, point.y)
        case .size(let size): pair(size.width, size.height)
        case .pair(let x, let y): pair(x, y)
        case .text(let text): string(text)
        }
    }

    /// A curve with its parameters in full, whatever name it was asked for by.
    mutating func write(_ easing: Easing) {
        switch easing {
        case .cubicBezier(let curve):
            self.curve((curve.x1, curve.y1, curve.x2, curve.y2)) { $0.write(curve) }
        case .linear(let line):
            beginObject()
            key("linear")
            beginArray()
            for stop in line.stops {
                beginArray()
                number(stop.progress, decimals: 9)
                number(stop.fraction, decimals: 9)
                endArray()
            }
            endArray()
            endObject()
        case .steps(let steps):
            beginObject()
            key("steps")
            integer(steps.count)
            key("position")
            string(steps.position.rawValue)
            endObject()
        case .spring(let spring) where spring.allowsOverdamping:
            write(spring)
        case .spring(let spring):
            self.spring((spring.mass, spring.stiffness, spring.damping, spring.initialVelocity)) { $0.write(spring) }
        }
    }

    private mutating func write(_ curve: CubicBezier) {
        beginObject()
        key("cubicBezier")
        beginArray()
        number(curve.x1, decimals: 9)
        number(curve.y1, decimals: 9)
        number(curve.x2, decimals: 9)
        number(curve.y2, decimals: 9)
        endArray()
        endObject()
    }

    private mutating func write(_ spring: Spring) {
        beginObject()
        key("spring")
        beginObject()
        key("mass")
        number(spring.mass, decimals: 9)
        key("stiffness")
        number(spring.stiffness, decimals: 9)
        key("damping")
        number(spring.damping, decimals: 9)
        key("initialVelocity")
        number(spring.initialVelocity, decimals: 9)
        key("allowOverdamping")
        bool(spring.allowsOverdamping)
        endObject()
        endObject()
    }
}
